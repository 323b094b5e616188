// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 900
    height: 300

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        NumberPanel {
            width: 860
            table: bench.table
        }
    }

    TestCase {
        name: "NumberPanel"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function cells(panel: Item): list<string> {
            return ScreenReader.names(panel, Accessible.Cell);
        }

        function variants() {
            return [
                { tag: "B4e bingo 90", variant: 90, rows: 3 },
                { tag: "B4e bingo 80", variant: 80, rows: 4 },
                { tag: "B4e bingo 75", variant: 75, rows: 5 },
                { tag: "B4e bingo 30", variant: 30, rows: 3 },
                { tag: "B4e bingo 30 with symbols", variant: 30, rows: 2, symbols: true }
            ];
        }

        function test_allNumbersStandOnThePanelInTheirOrder_data() {
            return variants();
        }

        function test_allNumbersStandOnThePanelInTheirOrder(data) {
            bench.open(data.variant, { symbols: data.symbols === true });
            const panel = createTemporaryObject(maker, page);
            const names = Array.from(cells(panel));
            compare(names.length, data.variant);
            compare(names, Array.from({ length: data.variant }, (none, i) => bench.table.ballText(i + 1) + ", not drawn yet"));
            const tops = names.map(name => Math.round(ScreenReader.find(panel, Accessible.Cell, name).y));
            compare(tops.filter((top, i) => tops.indexOf(top) === i).length, data.rows);
        }

        function test_noNumberLeavesThePanelOrCoversAnother_data() {
            const rows = [];
            for (const variant of variants())
                for (const width of [860, 700, 480])
                    rows.push(Object.assign({}, variant, { tag: "%1, %2 wide".arg(variant.tag).arg(width), width: width }));
            return rows;
        }

        function test_noNumberLeavesThePanelOrCoversAnother(data) {
            bench.open(data.variant, { symbols: data.symbols === true });
            const panel = createTemporaryObject(maker, page, { width: data.width });
            const items = Array.from(cells(panel)).map(name => ScreenReader.find(panel, Accessible.Cell, name));
            for (let i = 0; i < items.length; ++i) {
                const item = items[i];
                verify(item.x >= 0 && item.y >= 0 && item.x + item.width <= panel.width && item.y + item.height <= panel.height, ScreenReader.name(item));
                verify(item.width >= 20, "a number has room for its digits");
                const before = items[i - 1];
                verify(i === 0 || before.y + before.height <= item.y || before.x + before.width <= item.x, ScreenReader.name(item));
            }
        }

        function test_numbersAreMarkedAsTheyAreDrawn() {
            bench.open(90, { balls: "17 90 3" });
            const panel = createTemporaryObject(maker, page);
            compare(panel.Accessible.name, "Panel of numbers: 0 drawn, 90 left");
            verify(bench.drawTo(2));
            compare(panel.Accessible.name, "Panel of numbers: 2 drawn, 88 left"); // B4g
            verify(ScreenReader.find(panel, Accessible.Cell, "17, drawn")); // B4e, B23
            verify(ScreenReader.find(panel, Accessible.Cell, "90, drawn"));
            verify(ScreenReader.find(panel, Accessible.Cell, "3, not drawn yet"));
        }

        function test_theNewestNumberStandsOut() {
            bench.open(90, { balls: "17 90 3" });
            const panel = createTemporaryObject(maker, page);
            verify(bench.drawTo(2));
            const cell = name => ScreenReader.find(panel, Accessible.Cell, name);
            verify(cell("90, drawn").border.width > cell("17, drawn").border.width);
            verify(!Qt.colorEqual(cell("17, drawn").color, cell("3, not").color));
        }

        function test_columnsHaveTheirColours_data() {
            return [{ tag: "B65", variant: 80, numbers: [5, 25, 45, 65] }, { tag: "B70", variant: 75, numbers: [1, 16, 31, 46, 61] }];
        }

        function test_columnsHaveTheirColours(data) {
            bench.open(data.variant, { balls: data.numbers.join(" ") });
            const panel = createTemporaryObject(maker, page);
            verify(bench.drawTo(data.numbers.length));
            const colours = data.numbers.map(number => String(ScreenReader.find(panel, Accessible.Cell, bench.table.ballText(number) + ", drawn").color));
            compare(colours.filter((colour, i) => colours.indexOf(colour) === i).length, data.numbers.length);
        }

        function test_lettersStandBeforeTheirRows() {
            bench.open(75, { balls: "62" });
            const panel = createTemporaryObject(maker, page);
            const rows = Array.from(ScreenReader.names(panel, Accessible.StaticText));
            compare(rows, ["B", "I", "N", "G", "O"]);
            verify(bench.drawTo(1));
            verify(ScreenReader.find(panel, Accessible.Cell, "O 62, drawn")); // B77
        }

        function test_numbersOfOwnCardsStandOut() {
            bench.open(30, { balls: "30", cards: [bench.smallCard()] });
            const panel = createTemporaryObject(maker, page);
            verify(bench.buy(1));
            const cell = name => ScreenReader.find(panel, Accessible.Cell, name);
            verify(cell("1, not").border.width > 0);
            compare(cell("4, not").border.width, 0);
        }
    }
}

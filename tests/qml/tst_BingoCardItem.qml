// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 640
    height: 260

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        GridView {
            id: view

            width: page.width
            height: page.height
            cellWidth: page.width
            cellHeight: page.height
            focus: true
            keyNavigationEnabled: false
            model: bench.table.cards

            delegate: BingoCardItem {
                width: view.cellWidth
                height: view.cellHeight
                table: bench.table
                keyed: true
            }
        }
    }

    TestCase {
        name: "BingoCardItem"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30, { balls: "1 11 30 29 28 27 26 25", cards: [bench.smallCard()] });
        }

        function test_theCardShowsTheNewestNumberAndHowNearItIs() { // B23, B28
            verify(bench.buy(1));
            const made = card();
            compare(made.note, "3 to go");
            verify(bench.drawTo(1));
            tryCompare(made, "newest", 1);
            compare(made.note, "2 to go");
            verify(bench.drawTo(2));
            tryCompare(made, "newest", 2);
            compare(made.note, "1 to go");
            verify(bench.drawTo(3));
            tryCompare(made, "newest", 0); // 30 is not on it
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        /// The bought card, with the focus on it.
        function card(): BingoCardItem {
            const view = createTemporaryObject(maker, page);
            tryCompare(view, "count", 1);
            view.forceActiveFocus();
            tryVerify(() => view.currentItem && view.currentItem.activeFocus);
            return view.currentItem as BingoCardItem;
        }

        function clickBox(card: Item, name: string) {
            mouseClick(ScreenReader.find(card, Accessible.Cell, name));
        }

        function test_arrowsStayInside_data() {
            return [
                { tag: "right", from: 0, key: Qt.Key_Right, to: 1 },
                { tag: "left", from: 4, key: Qt.Key_Left, to: 3 },
                { tag: "down", from: 1, key: Qt.Key_Down, to: 4 },
                { tag: "up", from: 8, key: Qt.Key_Up, to: 5 },
                { tag: "left edge", from: 3, key: Qt.Key_Left, to: 3 },
                { tag: "right edge", from: 5, key: Qt.Key_Right, to: 5 },
                { tag: "top edge", from: 2, key: Qt.Key_Up, to: 2 },
                { tag: "bottom edge", from: 6, key: Qt.Key_Down, to: 6 }
            ];
        }

        function test_arrowsStayInside(data) {
            verify(bench.buy(1));
            const item = card();
            item.cell = data.from;
            keyClick(data.key);
            compare(item.cell, data.to);
        }

        function test_aDrawnNumberIsMarkedByHand_data() {
            return [{ tag: "B27 Space" }, { tag: "B27 click" }, { tag: "B27 assistive" }];
        }

        function test_aDrawnNumberIsMarkedByHand(data) {
            verify(bench.buy(1));
            bench.table.automatic = false;
            verify(bench.drawTo(2));
            const item = card();
            compare(bench.table.missedCount, 2);
            if (data.tag === "B27 Space") {
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Space);
            } else if (data.tag === "B27 click") {
                clickBox(item, "11, drawn, not marked");
            } else {
                ScreenReader.find(item, Accessible.Cell, "11, drawn, not marked").Accessible.pressAction();
            }
            compare(bench.table.missedCount, 1);
            verify(ScreenReader.find(item, Accessible.Cell, "11, marked"));
            verify(ScreenReader.find(item, Accessible.Cell, "1, drawn, not marked"));
        }

        function test_automaticMarksTakeNoHand_data() {
            return [{ tag: "B27 Space" }, { tag: "B27 click" }];
        }

        function test_automaticMarksTakeNoHand(data) {
            verify(bench.buy(1));
            verify(bench.drawTo(1));
            const item = card();
            const refusals = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: \"refused\" }", page);
            refusals.target = bench.table;
            verify(ScreenReader.find(item, Accessible.Cell, "1, marked"));
            if (data.tag === "B27 click") {
                clickBox(item, "22, not drawn");
            } else {
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Space);
            }
            compare(refusals.count, 0);
            compare(item.marked, 1);
        }

        function test_whatIsNotDrawnIsNotMarked() {
            verify(bench.buy(1));
            bench.table.automatic = false;
            verify(bench.drawTo(1));
            const item = card();
            clickBox(item, "22, not drawn");
            compare(item.marked, 0);
            verify(ScreenReader.find(item, Accessible.Cell, "22, not drawn"));
        }

        function test_boxesAreReadInTheirOrder() {
            verify(bench.buy(1));
            verify(bench.drawTo(1));
            const item = card();
            item.cell = 8;
            const boxes = Array.from(ScreenReader.names(item, Accessible.Cell));
            compare(boxes.filter((box, i) => boxes.indexOf(box) === i), ["1, marked", "11, not drawn", "21, not drawn", "2, not drawn",
                "12, not drawn", "22, not drawn", "3, not drawn", "13, not drawn", "23, not drawn"]);
        }

        function test_blankBoxesAreSilentAndCanNotBeMarked() {
            bench.open(90, { balls: "1 10", cards: ["1 10 20 30 40 0 0 0 0/2 0 0 0 0 50 60 70 80/3 11 21 31 41 0 0 0 0"] });
            verify(bench.buy(1));
            bench.table.automatic = false;
            verify(bench.drawTo(1));
            const item = card();
            item.cell = 5;
            const boxes = Array.from(ScreenReader.names(item, Accessible.Cell));
            compare(boxes.length, 15 + 1); // and the focused one
            compare(boxes.filter(box => box === "blank").length, 1);
            keyClick(Qt.Key_Space);
            compare(bench.table.missedCount, 1);
        }

        function test_whatIsNearAndWhatIsWonIsReported_data() {
            return [
                { tag: "nothing yet", balls: 1, text: /^$/ },
                { tag: "B28", balls: 3, text: /^21 for the line$/ },
                { tag: "B29", balls: 4, text: /^Line: \d+\.\d\d\u00A0pts$/ }
            ];
        }

        function test_whatIsNearAndWhatIsWonIsReported(data) {
            bench.open(30, { balls: "1 11 30 21", cards: [bench.smallCard()] });
            verify(bench.buy(1));
            verify(bench.drawTo(data.balls));
            if (data.balls === 4)
                verify(bench.runTo(BingoTableModel.PrizePause));
            const item = card();
            compare(item.Accessible.name, "Card " + item.number);
            verify(data.text.test(item.Accessible.description), item.Accessible.description);
        }

        function test_aClickTakesTheKeyboardToItsBox() {
            verify(bench.buy(1));
            const item = card();
            clickBox(item, "12, not drawn");
            compare(item.cell, 4);
            verify(item.activeFocus);
        }
    }
}

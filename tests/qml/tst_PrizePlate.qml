// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 800
    height: 200

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        PrizeRail {
            width: 760
            table: bench.table
        }
    }

    TestCase {
        name: "PrizePlate"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30, { balls: "1 11 30 21", cards: [bench.smallCard()], jackpotBalls: 12 });
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function plate(rail: Item, name: string): PrizePlate {
            return ScreenReader.find(rail, Accessible.ListItem, name) as PrizePlate;
        }

        function test_everyPrizeAndTheJackpotHaveAPlate() { // B4d, B44
            const rail = createTemporaryObject(maker, page);
            compare(Array.from(ScreenReader.names(rail, Accessible.ListItem)).map(name => name.split(":")[0]), ["Line", "Bingo", "Bingo jackpot"]);
        }

        function test_aPlateShowsHowItsPrizeStands_data() {
            return [
                { tag: "B19", balls: 0, plate: "Line:", text: /^Line: \d+\.\d\d\u00A0pts\. \d+% of the prizes$/ },
                { tag: "B28", balls: 3, plate: "Line:", text: /^Line: \d+\.\d\d\u00A0pts\. \d+ cards? with one to go$/ },
                { tag: "B29", balls: 4, plate: "Line:", text: /^Line: \d+\.\d\d\u00A0pts\. ball 4: You/ },
                { tag: "B42", balls: 1, plate: "Bingo jackpot:", text: /^Bingo jackpot: 10\d\.\d\d\u00A0pts\. up to ball 12$/ },
                { tag: "B42 out of reach", balls: 12, plate: "Bingo jackpot:", text: /^Bingo jackpot: 10\d\.\d\d\u00A0pts\. not in this round$/ }
            ];
        }

        function test_aPlateShowsHowItsPrizeStands(data) {
            verify(bench.buy(1));
            const rail = createTemporaryObject(maker, page);
            verify(data.balls === 0 ? bench.runTo(BingoTableModel.Announcing) : bench.drawTo(data.balls));
            if (data.balls === 4)
                verify(bench.runTo(BingoTableModel.PrizePause));
            const told = ScreenReader.name(plate(rail, data.plate));
            verify(data.text.test(told), told);
        }

        function test_thePatternIsDrawnOnItsPlate() { // B73b
            bench.open(75, { pattern: 0x1151151 });
            const rail = createTemporaryObject(maker, page);
            compare(plate(rail, "Bingo:").pattern, 0x1151151);
            compare(plate(rail, "Line:").pattern, 0);
        }

        function test_aPlateKeepsItsWordsWhereItIsNarrow_data() {
            return [{ tag: "wide", width: 760, narrow: false }, { tag: "narrow", width: 420, narrow: true }];
        }

        function test_aPlateKeepsItsWordsWhereItIsNarrow(data) {
            verify(bench.buy(1));
            verify(bench.runTo(BingoTableModel.Announcing));
            const rail = createTemporaryObject(maker, page, { width: data.width });
            const made = plate(rail, "Line:");
            compare(made.narrow, data.narrow);
            const lines = () => Array.from(texts(made)).filter(text => text.visible && text.text.length > 0);
            const top = text => Math.round(text.mapToItem(made, 0, 0).y);
            tryVerify(() => lines().filter((line, i) => lines().findIndex(other => Math.abs(top(other) - top(line)) < 8) === i).length === (data.narrow ? 3 : 2));
            tryVerify(() => lines().every(line => !line.truncated), undefined, "cut off");
            tryVerify(() => lines().every(line => top(line) >= 0 && top(line) + line.height <= made.height), undefined, "does not fit");
        }

        function texts(item: Item): list<Text> {
            return (item instanceof Text ? [item] : []).concat(...Array.from(item.children).map(child => Array.from(texts(child))));
        }
    }
}

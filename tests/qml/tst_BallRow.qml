// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 800
    height: 100

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        BallRow {
            width: 400
            height: 60
            table: bench.table
        }
    }

    TestCase {
        name: "BallRow"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30, { balls: "7 30 1 12 24 5 19 28", cards: [bench.smallCard()] });
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function balls(row: Item): list<string> {
            return ScreenReader.names(row, Accessible.ListItem);
        }

        function test_theNewestBallsStandFirst_data() {
            return [
                { tag: "B4f", drawn: 3, shown: ["1", "30", "7"] },
                { tag: "B4f the last five at least", drawn: 7, shown: ["19", "5", "24", "12", "1"] }
            ];
        }

        function test_theNewestBallsStandFirst(data) {
            verify(bench.buy(1));
            const row = createTemporaryObject(maker, page);
            verify(bench.drawTo(data.drawn));
            compare(Array.from(balls(row)).slice(0, 5), data.shown);
        }

        function test_fiveBallsFitIntoAnyWidth_data() {
            return [
                { tag: "B4f narrow", width: 90, height: 60, shown: 5 },
                { tag: "B4f square", width: 60, height: 60, shown: 5 },
                { tag: "B4f wide", width: 800, height: 60, shown: 7 }
            ];
        }

        function test_fiveBallsFitIntoAnyWidth(data) {
            verify(bench.buy(1));
            const row = createTemporaryObject(maker, page, { width: data.width, height: data.height });
            verify(bench.drawTo(7));
            compare(balls(row).length, data.shown);
            const oldest = ScreenReader.find(row, Accessible.ListItem, data.shown === 5 ? "1" : "7");
            verify(oldest.mapToItem(row, oldest.width, 0).x <= row.width);
            verify(oldest.width > 0);
        }

        function test_aRowWithoutBallsSaysWhatWillBeThere() {
            const row = createTemporaryObject(maker, page);
            compare(balls(row).length, 0);
            verify(ScreenReader.says(row, "The last balls are shown here"));
            verify(bench.buy(1));
            verify(bench.drawTo(1));
            verify(!ScreenReader.says(row, "The last balls are shown here"));
        }
    }
}

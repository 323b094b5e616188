// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 400
    height: 120

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        CalledBall {
            width: 400
            height: 90
            table: bench.table
        }
    }

    TestCase {
        name: "CalledBall"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function test_beforeTheDrawNothingIsCalled() {
            bench.open(90);
            const called = createTemporaryObject(maker, page);
            compare(called.Accessible.name, "No ball drawn yet");
            compare(called.Accessible.role, Accessible.AlertMessage);
        }

        function test_theLastBallIsCalledWithTheCount_data() {
            return [
                { tag: "B4g", variant: 90, balls: "17 90", drawn: 2, name: "Last ball: 90, ball 2", counts: "2 drawn · 88 left" },
                { tag: "B77", variant: 75, balls: "12 75", drawn: 1, name: "Last ball: B 12, ball 1", counts: "1 drawn · 74 left" },
                { tag: "B77 O", variant: 75, balls: "12 75", drawn: 2, name: "Last ball: O 75, ball 2", counts: "2 drawn · 73 left" }
            ];
        }

        function test_theLastBallIsCalledWithTheCount(data) {
            bench.open(data.variant, { balls: data.balls });
            const called = createTemporaryObject(maker, page);
            verify(bench.drawTo(data.drawn));
            compare(called.Accessible.name, data.name);
            compare(called.Accessible.description, data.counts);
        }

        function test_aSymbolIsCalledByItsName() { // B79
            bench.open(30, { symbols: true, balls: "3" });
            const called = createTemporaryObject(maker, page);
            verify(bench.drawTo(1));
            verify(/^Last ball: \D{3,}, ball 1$/.test(called.Accessible.name), called.Accessible.name);
        }
    }
}

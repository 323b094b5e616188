// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 500
    height: 300

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        PrizeCall {
            width: 460
            table: bench.table
        }
    }

    TestCase {
        name: "PrizeCall"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30, { balls: "1 11 21 2 12 22 3 13 23", cards: [bench.smallCard()] });
            verify(bench.buy(1));
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function test_aPrizeIsCalledToAllWhileTheDrawPauses() { // B24, B29
            const call = createTemporaryObject(maker, page);
            verify(bench.drawTo(2));
            verify(!call.visible);
            verify(bench.runTo(BingoTableModel.PrizePause));
            tryCompare(call, "opacity", 1);
            compare(call.Accessible.role, Accessible.AlertMessage);
            verify(/^Line! You(, .*: .* together|: \d+\.\d\d\u00A0pts)$/.test(call.Accessible.name), call.Accessible.name);
            verify(bench.drawTo(4));
            tryCompare(call, "visible", false);
        }

        function test_bingoIsCalledUntilItIsConfirmed() { // B25
            verify(bench.runTo(BingoTableModel.Confirming));
            const call = createTemporaryObject(maker, page);
            tryCompare(call, "visible", true);
            verify(/^Bingo! You/.test(call.Accessible.name), call.Accessible.name);
            verify(bench.runTo(BingoTableModel.Ending));
            tryCompare(call, "visible", false);
        }

        function test_theWinnersCardIsShown() { // B24, B29
            bench.open(30, { balls: "1 11 21" });
            const call = createTemporaryObject(maker, page, { most: 300 }) as PrizeCall;
            verify(bench.runTo(BingoTableModel.PrizePause));
            tryCompare(call, "opacity", 1);
            verify(!call.moment);
            verify(call.card.found && !call.card.own && call.card.won !== 0);
            verify(ScreenReader.find(call, Accessible.Graphic, call.card.text));
            verify(call.height <= 300);
        }

        function test_theOwnBingoIsAMoment() { // B25
            const call = createTemporaryObject(maker, page, { most: 300 }) as PrizeCall;
            verify(bench.runTo(BingoTableModel.PrizePause));
            verify(!call.moment); // a line is not bingo
            verify(bench.runTo(BingoTableModel.Confirming));
            verify(call.moment && call.card.own);
            compare(call.card.won, 511);
            tryCompare(call, "opacity", 1);
            verify(call.height <= 300);
        }

        function test_manyWinnersDoNotBreakTheCall() {
            bench.open(30, { balls: "1 11 21", members: 4000 });
            verify(bench.runTo(BingoTableModel.PrizePause));
            const call = createTemporaryObject(maker, page);
            tryCompare(call, "visible", true);
            verify(/ and \d+ more: .* together$/.test(call.Accessible.name), call.Accessible.name);
            verify(call.height < page.height);
        }
    }
}

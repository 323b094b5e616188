// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 900
    height: 600

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        WinnersView {
            table: bench.table
        }
    }

    TestCase {
        name: "WinnersView"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30, { balls: "1 11 21 2 12 22 3 13 23", cards: [bench.smallCard()] });
            verify(bench.buy(1));
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function view(): WinnersView {
            const made = createTemporaryObject(maker, page) as WinnersView;
            made.open();
            tryVerify(() => made.opened);
            return made;
        }

        function rows(view: WinnersView): list<string> {
            return ScreenReader.names(view.contentItem, Accessible.ListItem);
        }

        function test_beforeAPrizeItSaysSo() {
            const made = view();
            compare(rows(made).length, 0);
            verify(ScreenReader.says(made.contentItem, "Nothing has been won in this round yet."));
        }

        function test_everyWinningCardIsReported() { // B29
            verify(bench.runTo(BingoTableModel.Confirming));
            const made = view();
            const told = Array.from(rows(made));
            compare(told.length, bench.table.winners.count);
            verify(/^Line, ball 3: You, card 1, \d+\.\d\d\u00A0pts$/.test(told.find(row => row.includes("Line") && row.includes("You"))), told.join("\n"));
            verify(told.some(row => /^Bingo, ball 9: You, card 1, \d+\.\d\d\u00A0pts$/.test(row)), told.join("\n"));
        }

        // I-B30: whoever adds up the amounts finds the missing cents explained.
        function test_theOddCentIsExplained() {
            verify(bench.runTo(BingoTableModel.Confirming));
            const made = view();
            for (const sentence of Array.from(bench.table.reckoning))
                verify(ScreenReader.says(made.contentItem, sentence), sentence);
        }

        function test_aPrizeIsAddedWhileTheListIsOpen() {
            const made = view();
            verify(bench.runTo(BingoTableModel.PrizePause));
            tryVerify(() => rows(made).length > 0);
        }

        function test_moreWinnersThanFitCanBeScrolledTo() {
            bench.open(30, { balls: "1 11 21", members: 4000 });
            verify(bench.runTo(BingoTableModel.PrizePause));
            const made = view();
            verify(rows(made).length > 20);
            verify(made.height <= page.height);
        }
    }
}

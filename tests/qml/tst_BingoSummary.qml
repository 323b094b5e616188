// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 700
    height: 700

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        BingoSummary {
            table: bench.table
        }
    }

    SignalSpy {
        id: leaves

        signalName: "lobbyAsked"
    }

    TestCase {
        name: "BingoSummary"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30, { balls: "1 11 21 2 12 22 3 13 23", cards: [bench.smallCard()] });
            verify(bench.buy(1));
            verify(bench.runToEvent("round_closed"));
            bench.table.leave();
            verify(bench.table.sessionOver);
        }

        function summary(): BingoSummary {
            const made = createTemporaryObject(maker, page) as BingoSummary;
            leaves.target = made;
            leaves.clear();
            made.open();
            tryVerify(() => made.opened);
            return made;
        }

        function test_cardsCostAndPrizesByKindAreReported_data() {
            return [
                { tag: "B52 cards", text: /^Cards bought: 1$/ },
                { tag: "B52 cost", text: /^Paid for them: 1\.00\u00A0pts$/ },
                { tag: "B52 line", text: /^Line: \d+\.\d\d\u00A0pts$/ },
                { tag: "B52 bingo", text: /^Bingo: \d+\.\d\d\u00A0pts$/ },
                { tag: "B52 result", text: /^Won: [+]\d+\.\d\d\u00A0pts$/ }
            ];
        }

        function test_cardsCostAndPrizesByKindAreReported(data) {
            const made = summary();
            const told = Array.from(ScreenReader.names(made.contentItem, Accessible.StaticText));
            verify(told.some(text => data.text.test(text)), told.join("\n"));
        }

        function test_theSummaryCanNotBePutAwayWithoutAChoice() {
            const made = summary();
            keyClick(Qt.Key_Escape);
            verify(made.visible);
        }

        function test_theWaysOnAreStayingAndLeaving() { // B53
            const made = summary();
            mouseClick(ScreenReader.find(made.footer, Accessible.Button, "To the lobby"));
            compare(leaves.count, 1);
            mouseClick(ScreenReader.find(made.footer, Accessible.Button, "Stay in the room"));
            verify(!bench.table.sessionOver);
        }
    }
}

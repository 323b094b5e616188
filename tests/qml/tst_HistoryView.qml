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

        HistoryView {
            table: bench.table
        }
    }

    SignalSpy {
        id: replays

        signalName: "replayAsked"
    }

    TestCase {
        name: "HistoryView"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function playRounds(count: int) {
            for (let i = 0; i < count; ++i)
                verify(bench.runToEvent("round_closed"));
        }

        function view(): HistoryView {
            const made = createTemporaryObject(maker, page) as HistoryView;
            replays.target = made;
            replays.clear();
            made.open();
            tryVerify(() => made.opened);
            return made;
        }

        function rounds(view: HistoryView): list<string> {
            return Array.from(ScreenReader.names(view.contentItem, Accessible.ListItem)).map(row => row.split(".")[0]);
        }

        function test_withoutRoundsItSaysSo() {
            bench.open(30);
            const made = view();
            compare(rounds(made).length, 0);
            verify(ScreenReader.says(made.contentItem, "No round has ended since you came in."));
        }

        function test_theLastThreeRoundsAreThere() { // B50
            bench.open(30);
            playRounds(4);
            compare(Array.from(rounds(view())).slice(0, 3), ["Round 4", "Round 3", "Round 2"]);
        }

        function test_aRowShowsWinnersAndResult() {
            bench.open(30, { balls: "1 11 21 2 12 22 3 13 23", cards: [bench.smallCard()] });
            verify(bench.buy(1));
            playRounds(1);
            const made = view();
            const row = ScreenReader.names(made.contentItem, Accessible.ListItem)[0];
            verify(/^Round 1\. Line: You.* · Bingo: You.*\. [+]\d+\.\d\d\u00A0pts$/.test(row), row);
        }

        function test_aRoundIsWatchedAgain() { // B50
            bench.open(30);
            playRounds(2);
            const made = view();
            mouseClick(ScreenReader.find(made.contentItem, Accessible.Button, "Watch again"));
            compare(replays.count, 1);
            compare(replays.signalArguments[0][0], 2);
            tryVerify(() => !made.visible);
        }

        function test_aVoidRoundIsReportedAsSuch() { // B20
            bench.open(30, { members: 0 });
            verify(bench.buy(1));
            playRounds(1);
            const row = ScreenReader.names(view().contentItem, Accessible.ListItem)[0];
            verify(row.endsWith("void"), row);
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 1000
    height: 100

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        ReplayBar {
            width: page.width
            table: bench.table
            room: bench.table
        }
    }

    SignalSpy {
        id: ends

        signalName: "ended"
    }

    TestCase {
        name: "ReplayBar"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30, { balls: "1 11 21 2 12 22 3 13 23", cards: [bench.smallCard()] });
            verify(bench.buy(1));
            verify(bench.runToEvent("round_closed"));
            bench.watchAgain();
        }

        function bar(): ReplayBar {
            const made = createTemporaryObject(maker, page) as ReplayBar;
            ends.target = made;
            ends.clear();
            return made;
        }

        function test_itSaysWhichRoundIsWatchedAgain() { // B2h, B50
            const made = bar();
            compare(made.Accessible.name, "Repetition of round 1");
            verify(ScreenReader.says(made, "it has been played already"));
            verify(ScreenReader.says(made, "Live"));
        }

        function test_theRepetitionPausesAndGoesOn_data() {
            return [{ tag: "mouse" }, { tag: "key" }];
        }

        function test_theRepetitionPausesAndGoesOn(data) {
            const made = bar();
            const press = words => data.tag === "key" ? keyClick(Qt.Key_P) : mouseClick(ScreenReader.find(made, Accessible.Button, words));
            bench.table.paused = true;
            press("Go on");
            verify(!bench.table.paused);
            press("Pause");
            verify(bench.table.paused);
        }

        function test_theWayBackIsAsked_data() {
            return [{ tag: "mouse" }, { tag: "key" }];
        }

        function test_theWayBackIsAsked(data) {
            const made = bar();
            if (data.tag === "key")
                keyClick(Qt.Key_Escape);
            else
                mouseClick(ScreenReader.find(made, Accessible.Button, "Back to the room"));
            compare(ends.count, 1);
        }

        function test_theSameNumbersComeOnceMore() { // B50
            const made = bar();
            verify(bench.drawTo(3));
            compare(Array.from(bench.table.drawn), [1, 11, 21]);
            compare(made.Accessible.name, "Repetition of round 1");
        }
    }
}

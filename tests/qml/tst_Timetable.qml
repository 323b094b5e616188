// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 620
    height: 480

    BingoTestHall {
        id: bench
    }

    Component {
        id: maker

        Timetable {
            hall: bench.hall
        }
    }

    SignalSpy {
        id: asked

        signalName: "ruleAsked"
    }

    TestCase {
        name: "Timetable"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function timetable(): Timetable {
            const made = createTemporaryObject(maker, page) as Timetable;
            asked.target = made;
            asked.clear();
            made.open();
            tryVerify(() => made.opened);
            return made;
        }

        function test_theNextSalesAreReportedInTheirOrder() { // B7: every ten minutes, after 21:34
            const made = timetable();
            const lines = Array.from(ScreenReader.names(made.contentItem, Accessible.StaticText)).filter(text => /^\d\d:\d\d · /.test(text));
            verify(lines.length > 0);
            verify(lines[0].startsWith("21:40 · Sala "), lines[0]);
            compare(lines, lines.slice().sort());
            verify(lines.every(line => /^\d\d:\d0 · /.test(line)), lines.join("\n"));
        }

        function test_theRuleCanBeRead() {
            const made = timetable();
            mouseClick(ScreenReader.findAny(made.contentItem, "Rule B7"));
            compare(asked.count, 1);
            compare(asked.signalArguments[0][0], "B7");
        }

        function test_doneCloses() {
            const made = timetable();
            keyClick(Qt.Key_Return);
            tryVerify(() => !made.visible);
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls

Item {
    width: 200
    height: 200

    TimerRing {
        id: ring

        width: 72
        height: 72
    }

    SignalSpy {
        id: steps

        target: ring
        signalName: "highlightedChanged"
    }

    TestCase {
        name: "TimerRing"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            ring.width = 72;
            ring.remaining = 0;
            steps.clear();
        }

        function test_ticksShowWhatIsLeft_data() {
            return [
                { tag: "all", remaining: 1, highlighted: 40 },
                { tag: "half", remaining: 0.5, highlighted: 20 },
                { tag: "the last moment still shows", remaining: 0.001, highlighted: 1 },
                { tag: "none", remaining: 0, highlighted: 0 },
                { tag: "overdue", remaining: -0.2, highlighted: 0 },
                { tag: "too much", remaining: 1.5, highlighted: 40 }
            ];
        }

        function test_ticksShowWhatIsLeft(data) {
            ring.remaining = data.remaining;
            compare(ring.highlighted, data.highlighted);
        }

        function test_onlyWholeTicksRepaint() {
            ring.remaining = 1;
            steps.clear();
            for (let i = 1000; i >= 0; --i)
                ring.remaining = i / 1000;
            compare(steps.count, 40);
        }

        function test_moreTicksWhereThereIsRoom_data() {
            return [{ tag: "small", width: 36, ticks: 24 }, { tag: "seat", width: 72, ticks: 40 }, { tag: "table", width: 120, ticks: 60 }];
        }

        function test_moreTicksWhereThereIsRoom(data) {
            ring.width = data.width;
            compare(ring.ticks, data.ticks);
        }

        function test_tellsTheSeconds() {
            ring.seconds = 12;
            verify(ring.Accessible.name.includes("12"));
        }
    }
}

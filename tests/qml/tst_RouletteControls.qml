// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Controls
import MesaViva.Roulette

Item {
    id: page

    width: 2560
    height: 300

    RouletteTestTable {
        id: bench
    }

    Component {
        id: maker

        RouletteControls {
            y: 200
            table: bench.table
            dragChips: true
        }
    }

    TestCase {
        name: "RouletteControls"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function test_nothingStandsBehindTheEdge_data() {
            const rows = [];
            for (const rules of ["online", "casino", "macau"])
                for (const width of [1024, 1280, 1420, 1600, 1920, 2560])
                    for (const text of [1, 1.3])
                        rows.push({ tag: "%1, %2, %3 %".arg(rules).arg(width).arg(100 * text), rules: rules, width: width, text: text });
            return rows;
        }

        function test_nothingStandsBehindTheEdge(data) {
            Theme.textScale = data.text;
            bench.open(data.rules);
            const made = createTemporaryObject(maker, page) as RouletteControls;
            made.width = data.width;
            wait(0);
            tryVerify(() => !made.overflows);
            Theme.textScale = 1;
        }
    }
}

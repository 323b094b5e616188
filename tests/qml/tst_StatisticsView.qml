// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Roulette

Item {
    id: page

    width: 1280
    height: 900

    RouletteTestTable {
        id: bench
    }

    Component {
        id: maker

        StatisticsView {
            table: bench.table
        }
    }

    TestCase {
        name: "StatisticsView"
        when: windowShown

        function init() {
            failOnWarning(/.?/); // Qt's layouts warn if they never settle
            bench.open("online");
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function view(): StatisticsView {
            const made = createTemporaryObject(maker, page) as StatisticsView;
            made.open();
            tryVerify(() => made.opened);
            return made;
        }

        function test_theSharesOfAllChancesAreReported_data() {
            return [{ tag: "O6e opened after a number" , before: true }, { tag: "O6e while one comes", before: false }];
        }

        function test_theSharesOfAllChancesAreReported(data) {
            const early = data.before ? null : view();
            verify(bench.runTo("betting_opened"));
            const shown = early ?? view();
            tryCompare(shown.statistics, "drawn", 1);
            const bars = ScreenReader.names(shown.contentItem, Accessible.ListItem).filter(name => name.includes("chance alone"));
            compare(bars.length, shown.statistics.shares.rowCount());
            grabImage(shown.contentItem); // forces the layout
        }
    }
}

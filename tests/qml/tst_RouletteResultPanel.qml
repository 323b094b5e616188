// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Roulette

Item {
    id: page

    width: 1920
    height: 300

    RouletteTestTable {
        id: bench
    }

    Component {
        id: maker

        RouletteResultPanel {
            table: bench.table
            height: implicitHeight
        }
    }

    TestCase {
        name: "RouletteResultPanel"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open("online");
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        // All items in the panel, visible or not.
        function parts(item) {
            return Array.from(item.children).reduce((found, child) => found.concat(parts(child)), [item]);
        }

        // Stakes on zero, one, two and so on, the first places: at most one of them wins.
        function test_asManyStakesAreReportedOneByOneAsThereIsRoomFor_data() {
            return [
                { tag: "O24 three stakes", stakes: 3, width: 1280, gathers: false },
                { tag: "O24 eight stakes", stakes: 8, width: 1280, gathers: false },
                { tag: "O24 21 stakes", stakes: 21, width: 1280, gathers: true },
                { tag: "O24 21 stakes, narrow", stakes: 21, width: 900, gathers: true },
                { tag: "O24 36 stakes, wide", stakes: 36, width: 1920, gathers: true }
            ];
        }

        function test_asManyStakesAreReportedOneByOneAsThereIsRoomFor(data) {
            for (let pocket = 0; pocket < data.stakes; ++pocket)
                bench.table.placeStake(bench.straight(pocket), 100);
            verify(bench.runTo("round_closed"));
            const panel = createTemporaryObject(maker, page, { width: data.width }) as RouletteResultPanel;
            const strip = parts(panel).find(item => item instanceof Flickable);
            const own = () => parts(panel).filter(item => item instanceof ResultStake && item.own);
            const told = () => own().filter(stake => stake.visible);
            const rest = () => ScreenReader.find(panel, Accessible.Button, data.stakes - told().length + " lost: ");
            tryVerify(() => own().length === data.stakes);
            tryVerify(() => data.gathers ? rest() !== null && told().length < data.stakes : told().length === data.stakes);
            // Winners are shown; the shown rows are visible and use the available space.
            verify(own().every(stake => stake.visible || stake.outcome === RouletteReportModel.Lost));
            tryVerify(() => strip.contentWidth > 0 && strip.contentWidth <= strip.width + 1);
            const widest = Math.max(...own().map(stake => stake.lineLength));
            grabImage(panel); // forces the layout
            tryVerify(() => !data.gathers || strip.contentWidth + widest + 60 > strip.width, 5000, "%1 of %2".arg(strip.contentWidth).arg(strip.width));
        }
    }
}

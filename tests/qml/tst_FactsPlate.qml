// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Bingo
import MesaViva.Controls
import MesaViva.Table

Item {
    id: page

    width: 400
    height: 200

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        FactsPlate {
            width: 320
            table: bench.table
        }
    }

    TestCase {
        name: "FactsPlate"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function test_thePlateShowsPriceSalesPlayersAndPrizes_data() {
            return [
                { tag: "B4a before the sale", phase: BingoTableModel.Between, text: /^Card 1\.00\u00A0pts\. 0 sold, worth 0\.00\u00A0pts\. 0 players\. Prizes 0\.00\u00A0pts$/ },
                { tag: "B4c, B19", phase: BingoTableModel.Announcing, text: /^Card 1\.00\u00A0pts\. (\d+) sold, worth \1\.00\u00A0pts\. 7 players\. Prizes \d+\.\d\d\u00A0pts$/ }
            ];
        }

        function test_thePlateShowsPriceSalesPlayersAndPrizes(data) {
            bench.open(90);
            if (data.phase !== BingoTableModel.Between)
                verify(bench.buy(2));
            verify(bench.runTo(data.phase));
            const plate = createTemporaryObject(maker, page);
            verify(data.text.test(plate.Accessible.name), plate.Accessible.name);
        }

        function test_everyCardThatIsSoldShowsAtOnce() { // B4c
            bench.open(90, { members: 0 });
            const plate = createTemporaryObject(maker, page);
            verify(bench.buy(3));
            verify(plate.Accessible.name.startsWith("Card 1.00\u00A0pts. 3 sold, worth 3.00\u00A0pts. 1 players."), plate.Accessible.name);
        }

        function test_itsLinesAreOfOneSize() {
            bench.open(75, { pattern: 0x1F8C63F });
            verify(bench.buy(2));
            const plate = createTemporaryObject(maker, page);
            const sizes = () => lines(plate).map(line => line.size);
            tryVerify(() => sizes().length === 4);
            compare(new Set(sizes()).size, 1, sizes().join(" "));
            plate.width = 230; // not all of them fit at the usual size
            tryVerify(() => sizes()[0] < Theme.textSmall && new Set(sizes()).size === 1);
        }

        function lines(item: Item): var {
            return Array.from(item.children).reduce((found, child) => found.concat(child instanceof PlateLine ? (child.visible ? [child] : []) : lines(child)), []);
        }

        function test_thePatternIsNamed() { // B73b
            bench.open(75, { pattern: 0x1F8C63F });
            const plate = createTemporaryObject(maker, page);
            compare(plate.Accessible.description, "Bingo is the pattern: Frame");
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Roulette

Item {
    id: page

    width: 400
    height: 100

    RouletteTestTable {
        id: bench
    }

    Component {
        id: maker

        NeighbourChoice {
            id: choice

            chips: 5
            onChosen: chips => choice.chips = chips
        }
    }

    TestCase {
        name: "NeighbourChoice"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open("casino"); // for its language
        }

        function radio(choice: Item, chips: int): Item {
            return ScreenReader.findAny(choice, "A number with %1 neighbours".arg(chips - 1));
        }

        function test_threeFiveOrSevenChipsAreChosen_data() {
            return [
                { tag: "R25b three", chips: 3 },
                { tag: "R25b five", chips: 5 },
                { tag: "R25b seven", chips: 7 }
            ];
        }

        function test_threeFiveOrSevenChipsAreChosen(data) {
            const choice = createTemporaryObject(maker, page, { chips: data.chips === 3 ? 7 : 3 });
            tryVerify(() => radio(choice, data.chips) !== null);
            mouseClick(radio(choice, data.chips));
            compare(choice.chips, data.chips);
            compare([3, 5, 7].filter(chips => radio(choice, chips).checked), [data.chips]);
        }
    }
}

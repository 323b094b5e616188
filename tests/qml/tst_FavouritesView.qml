// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Roulette

Item {
    id: page

    width: 800
    height: 600

    RouletteTestTable {
        id: bench
    }

    Component {
        id: maker

        FavouritesView {
            table: bench.table
            chip: 500
        }
    }

    TestCase {
        name: "FavouritesView"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open("online");
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function view(): FavouritesView {
            const made = createTemporaryObject(maker, page) as FavouritesView;
            made.open();
            tryVerify(() => made.opened);
            return made;
        }

        function button(view: FavouritesView, name: string): Item {
            return ScreenReader.find(view.contentItem, Accessible.Button, name);
        }

        /// Types a name into the focused field, and confirms it.
        function type(name: string) {
            Array.from(name).forEach(letter => keyClick(letter));
            keyClick(Qt.Key_Return);
        }

        function test_whatCanNotBeSavedSaysWhy_data() {
            return [
                { tag: "no stakes", staked: false, reason: "There are no stakes to save: put some chips down first" },
                { tag: "no name", staked: true, reason: "Give the stakes a name first" }
            ];
        }

        function test_whatCanNotBeSavedSaysWhy(data) {
            if (data.staked)
                bench.table.placeStake(bench.straight(17), 500);
            const made = view();
            compare(ScreenReader.description(button(made, "Save")), data.reason);
            mouseClick(button(made, "Save"));
            compare(bench.table.favourites.count, 0);
        }

        function test_stakesAreSavedAndPutDownAgain() {
            bench.table.placeStake(bench.straight(17), 500);
            bench.table.placeStake(bench.straight(8), 1000);
            const made = view();
            type("lucky");
            compare(bench.table.favourites.count, 1);
            bench.table.clear();
            compare(bench.table.ownStaked, 0);
            tryVerify(() => button(made, "Put down") !== null);
            mouseClick(button(made, "Put down"));
            compare(bench.lying(bench.straight(17)), 500);
            compare(bench.lying(bench.straight(8)), 1000);
            tryVerify(() => !made.visible);
        }

        // Everything inside the layout that holds 17, in the proportion of O11's maxima.
        function test_aCompleteBetAndAFinalArePutDown() {
            const made = view();
            mouseClick(button(made, "Complete of 17"));
            compare(bench.table.ownStaked, 40 * 500);
            compare(bench.lying(bench.straight(17)), 500);
            tryVerify(() => !made.visible);
            bench.table.clear();
            made.open();
            tryVerify(() => made.opened);
            mouseClick(button(made, "Final 7"));
            compare(bench.table.ownStaked, 3 * 500);
            compare(bench.lying(bench.straight(27)), 500);
        }

        function test_aFavouriteIsForgotten() {
            bench.table.placeStake(bench.straight(17), 500);
            const made = view();
            type("lucky");
            tryVerify(() => ScreenReader.findAny(made.contentItem, "Delete: lucky") !== null);
            mouseClick(ScreenReader.findAny(made.contentItem, "Delete: lucky"));
            compare(bench.table.favourites.count, 0);
            tryVerify(() => ScreenReader.says(made.contentItem, "Nothing is saved yet."));
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Roulette
import MesaViva.Scene

Item {
    id: page

    width: 1280
    height: 560

    RouletteTestTable {
        id: bench
    }

    RouletteGeometry {
        id: places

        width: page.width
        height: page.height
    }

    Component {
        id: maker

        LayoutInput {
            width: page.width
            height: page.height
            table: bench.table
            geometry: places
            language: "en"
            chip: 500
            neighbours: 3
        }
    }

    SignalSpy {
        id: refusals

        signalName: "refused"
    }

    TestCase {
        name: "LayoutInput"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            open("online");
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function open(rules: string) {
            bench.open(rules);
            places.pockets = bench.table.pockets;
            places.order = bench.table.wheelOrder;
            places.track = bench.table.track;
            places.offered = bench.table.offeredSpots;
            refusals.target = bench.table;
            refusals.clear();
        }

        function input(): LayoutInput {
            const made = createTemporaryObject(maker, page) as LayoutInput;
            // Buttons appear one by one, in no reliable order, and the newest may not have its name yet.
            tryVerify(() => {
                const names = new Set(Array.from(ScreenReader.names(made, Accessible.Button)));
                return Array.from(bench.table.offeredSpots).every(spot => names.has(bench.table.spotInfo(spot).name));
            }, 30000);
            return made;
        }

        /// Focuses the layout, with the keyboard's position shown on a number.
        function key(input: Item, pocket: int) {
            input.forceActiveFocus(Qt.TabFocusReason);
            input.keySpot = bench.straight(pocket);
            input.keyed = true;
        }

        function test_theFirstKeyOnlyShowsWhereTheKeyboardIs_data() {
            return [{ tag: "Return", key: Qt.Key_Return }, { tag: "arrow", key: Qt.Key_Right }, { tag: "Delete", key: Qt.Key_Delete }];
        }

        function test_theFirstKeyOnlyShowsWhereTheKeyboardIs(data) {
            const made = input();
            made.forceActiveFocus(Qt.OtherFocusReason);
            const before = made.keySpot;
            keyClick(data.key);
            verify(made.ringed);
            compare(made.keySpot, before);
            compare(bench.table.ownStaked, 0);
        }

        function test_aChipGoesWhereTheKeyboardIs_data() {
            return [{ tag: "O8 Return", key: Qt.Key_Return }, { tag: "O8 Enter", key: Qt.Key_Enter }, { tag: "O8 Space", key: Qt.Key_Space }];
        }

        function test_aChipGoesWhereTheKeyboardIs(data) {
            const made = input();
            key(made, 17);
            keyClick(data.key);
            compare(bench.lying(bench.straight(17)), 500);
        }

        function test_arrowsGoOverTheEdgeToTheNextNumber() { // O8
            const made = input();
            key(made, 17);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(bench.lying(bench.straight(17)), 0);
            compare(bench.table.spotInfo(made.keySpot).ownStake, 500);
            keyClick(Qt.Key_Right);
            compare(made.keySpot, bench.straight(20));
        }

        function test_aStakeIsTakenUp_data() {
            return [
                { tag: "O8 Delete", take: made => keyClick(Qt.Key_Delete) },
                { tag: "O8 right-click", take: made => mouseClick(made, places.anchor(bench.straight(17)).x, places.anchor(bench.straight(17)).y, Qt.RightButton) }
            ];
        }

        function test_aStakeIsTakenUp(data) {
            const made = input();
            key(made, 17);
            keyClick(Qt.Key_Return);
            data.take(made);
            compare(bench.table.ownStaked, 0);
        }

        function test_aClickStakesWhereItPoints() { // O8
            const made = input();
            const at = places.anchor(bench.straight(8));
            mouseClick(made, at.x, at.y);
            compare(bench.lying(bench.straight(8)), 500);
        }

        function test_aFingerThatNeverHoveredStakesEachTime_data() {
            return [
                { tag: "O8 finger", click: (made, at) => {
                    touchEvent(made).press(0, made, at.x, at.y).commit();
                    touchEvent(made).release(0, made, at.x, at.y).commit();
                } },
                { tag: "O8 press without a motion before", click: (made, at) => {
                    mousePress(made, at.x, at.y);
                    mouseRelease(made, at.x, at.y);
                } }
            ];
        }

        function test_aFingerThatNeverHoveredStakesEachTime(data) {
            const made = input();
            for (const pocket of [8, 17, 29])
                data.click(made, places.anchor(bench.straight(pocket)));
            for (const pocket of [8, 17, 29])
                compare(bench.lying(bench.straight(pocket)), 500);
        }

        function test_chipsAreDragged_data() {
            return [
                { tag: "O8 to another number", to: () => places.anchor(bench.straight(8)), there: 500, staked: 500 },
                { tag: "O8 off the cloth", to: () => Qt.point(3, 3), there: 0, staked: 0 }
            ];
        }

        function test_chipsAreDragged(data) {
            const made = input();
            const from = places.anchor(bench.straight(17));
            const to = data.to();
            mouseClick(made, from.x, from.y);
            mousePress(made, from.x, from.y);
            mouseMove(made, (from.x + to.x) / 2, (from.y + to.y) / 2);
            mouseMove(made, to.x, to.y);
            mouseRelease(made, to.x, to.y);
            compare(bench.lying(bench.straight(17)), 0);
            compare(bench.lying(bench.straight(8)), data.there);
            compare(bench.table.ownStaked, data.staked);
        }

        function test_assistiveTechnologyStakes() {
            const made = input();
            ScreenReader.findAny(made, bench.table.spotInfo(bench.straight(5)).name).Accessible.pressAction();
            compare(bench.lying(bench.straight(5)), 500);
        }

        function test_whatIsNotOfferedIsRefusedWhereItIsClicked() { // I-M8: no splits with the zero
            open("macau");
            const made = input();
            const one = places.anchor(bench.straight(1));
            const cell = places.anchor(bench.straight(4)).x - one.x;
            mouseClick(made, one.x - cell / 2 + 1, one.y);
            compare(bench.table.ownStaked, 0);
            compare(refusals.count, 1);
            mouseClick(made, one.x, one.y);
            compare(bench.lying(bench.straight(1)), 500);
        }

        function test_theRacetracksEndsAreNoSector() { // I-M6
            open("macau");
            const made = input();
            const track = places.trackRect;
            mouseClick(made, track.x + track.width - track.height / 2, track.y + 0.6 * track.height);
            compare(bench.table.ownStaked, 0);
            compare(refusals.count, 1);
        }
    }
}

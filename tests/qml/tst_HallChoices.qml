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

        HallChoices {
            width: 600
            height: 440
            hall: bench.hall
            lobby: bench.lobby
        }
    }

    SignalSpy {
        id: sits

        signalName: "sitAsked"
    }

    TestCase {
        name: "HallChoices"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.hall.chosen = 0;
        }

        function choices(): HallChoices {
            const made = createTemporaryObject(maker, page) as HallChoices;
            sits.target = made;
            sits.clear();
            tryVerify(() => ScreenReader.find(made, Accessible.ListItem) !== null);
            return made;
        }

        function rooms(choices: Item): Item {
            return ScreenReader.find(choices, Accessible.List, "Rooms");
        }

        function dialog(title: string): bool {
            return ScreenReader.says(page.Window.contentItem, title);
        }

        function test_theHallRunsOnlyWhileItIsSeen() {
            const made = choices();
            verify(bench.hall.active);
            made.visible = false;
            verify(!bench.hall.active);
            made.visible = true;
            verify(bench.hall.active);
            made.destroy();
            tryVerify(() => !bench.hall.active);
        }

        function test_arrowsChooseARoom_data() {
            return [
                { tag: "down", from: 0, key: Qt.Key_Down, to: 1 },
                { tag: "up", from: 2, key: Qt.Key_Up, to: 1 },
                { tag: "first", from: 0, key: Qt.Key_Up, to: 0 },
                { tag: "last", from: bench.hall.count - 1, key: Qt.Key_Down, to: bench.hall.count - 1 }
            ];
        }

        function test_arrowsChooseARoom(data) {
            const made = choices();
            bench.hall.chosen = data.from;
            rooms(made).forceActiveFocus(Qt.TabFocusReason);
            keyClick(data.key);
            compare(bench.hall.chosen, data.to);
        }

        function test_theChosenRoomStaysInSight() {
            const made = choices();
            const list = rooms(made);
            list.forceActiveFocus(Qt.TabFocusReason);
            for (let row = 0; row < bench.hall.count - 1; ++row)
                keyClick(Qt.Key_Down);
            compare(bench.hall.chosen, bench.hall.count - 1);
            tryVerify(() => {
                const top = list.currentItem.mapToItem(list, 0, 0).y;
                return top >= -1 && top + list.currentItem.height <= list.height + 1;
            });
        }

        function test_aDoubleClickSitsDown() {
            const made = choices();
            tryVerify(() => rooms(made).itemAtIndex(1) !== null);
            mouseDoubleClickSequence(rooms(made).itemAtIndex(1), 30, 20);
            compare(bench.hall.chosen, 1);
            compare(sits.count, 1);
        }

        function test_theCrowdIsChosen() {
            const made = choices();
            const box = ScreenReader.find(made, Accessible.ComboBox, "How full the hall is");
            bench.hall.crowd = 1;
            box.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(bench.hall.crowd, 2);
            keyClick(Qt.Key_Up);
            compare(bench.hall.crowd, 1);
        }

        function test_theAnnouncedTimesAreShown() { // B7
            const made = choices();
            mouseClick(ScreenReader.find(made, Accessible.Button, "Announced times"));
            tryVerify(() => dialog("These rooms open their sale at fixed times."));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !dialog("These rooms open their sale at fixed times."));
        }

        function test_theOwnRoomIsConfigured_data() {
            return [{ tag: "key" }, { tag: "mouse" }];
        }

        function test_theOwnRoomIsConfigured(data) { // B8
            const made = choices();
            bench.hall.chosen = bench.hall.count - 1;
            rooms(made).forceActiveFocus(Qt.TabFocusReason);
            const configure = () => ScreenReader.find(made, Accessible.Button, "Configure");
            tryVerify(() => configure() !== null && configure().mapToItem(made, 0, configure().height).y < made.height);
            // Rows above get their heights later and move it.
            let place = null;
            tryVerify(() => {
                const before = place;
                place = configure().mapToItem(made, 0, 0);
                return before !== null && before.x === place.x && before.y === place.y;
            });
            if (data.tag === "key")
                keyClick(Qt.Key_E);
            else
                mouseClick(configure());
            tryVerify(() => dialog("Your own room"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !dialog("Your own room"));
        }
    }
}

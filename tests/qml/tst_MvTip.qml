// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls

Item {
    id: page

    width: 600
    height: 400

    MvButton {
        id: button

        x: 200
        y: 200
        text: "Deal"
        toolTip: "Starts the round"
    }

    MvButton {
        id: top

        x: 200
        text: "Rules"
        toolTip: "Opens the rulebook"
    }

    Item {
        id: spot

        x: 20
        y: 200
        width: 80
        height: 80

        HoverHandler {
            id: hovering
        }

        MvTip {
            id: remark

            text: "A remark"
            shown: hovering.hovered
        }
    }

    TestCase {
        name: "MvTip"
        when: windowShown

        readonly property MvToolTip tip: Theme.tip as MvToolTip

        function init() {
            failOnWarning(/.?/);
            mouseMove(page, 5, 390);
            spot.visible = true;
            tryVerify(() => !button.hovered && !hovering.hovered && !(tip?.visible ?? false));
            Theme.asideFloor = 0;
        }

        function cleanup() {
            Theme.asideFloor = 0;
            tip?.close();
        }

        function hover(item: Item) {
            mouseMove(item, 10, 10);
            mouseMove(item, 12, 12);
            tryVerify(() => (tip?.opened ?? false) && tip.parent === item);
        }

        function test_aPointerThatMovesOpensIt() {
            hover(button);
            compare(tip.text, "Starts the round");
            verify(tip.y < 0);
        }

        function test_aPointerAtRestOpensNone() {
            spot.visible = false;
            mouseMove(page, 50, 230);
            spot.visible = true;
            tryVerify(() => hovering.hovered);
            verify(!remark.wanted);
            mouseMove(page, 54, 234);
            tryVerify(() => remark.wanted);
            tryVerify(() => remark.tip?.opened ?? false);
        }

        function test_theKeyboardOpensItAtOnce() {
            button.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => tip?.opened ?? false);
            button.focus = false;
        }

        function test_closesOnceItCanBeRead() {
            hover(button);
            verify(tip.reading.running);
            verify(tip.reading.interval > Theme.tipStays);
            tip.reading.triggered();
            tryVerify(() => !tip.visible);
        }

        function test_withoutRoomAboveItIsBelow() {
            hover(top);
            verify(tip.y >= top.height);
        }

        /// The controls' tips are above the call and the result, which are between the controls and the cloth.
        function test_aTablesResultStaysVisible() {
            Theme.asideFloor = 300;
            hover(button);
            const bottom = button.mapToItem(null, 0, tip.y + tip.height).y;
            verify(bottom <= page.Window.height - Theme.asideFloor, bottom);
        }
    }
}

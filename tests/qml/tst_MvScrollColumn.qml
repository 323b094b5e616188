// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls

Item {
    width: 300
    height: 200

    MvScrollColumn {
        id: column

        anchors.fill: parent

        Repeater {
            id: buttons

            model: 12

            MvButton {
                required property int index

                text: index
            }
        }
    }

    TestCase {
        name: "MvScrollColumn"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function inSight(item: Item): bool {
            const top = item.mapToItem(column, 0, 0).y;
            return top >= 0 && top + item.height <= column.height;
        }

        function test_keyboardBringsIntoSight_data() {
            return [{ tag: "last", index: 11 }, { tag: "first", index: 0 }, { tag: "middle", index: 6 }];
        }

        function test_keyboardBringsIntoSight(data) {
            const item = buttons.itemAt(data.index);
            item.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => inSight(item));
        }

        // The clip leaves room for the focus ring of the first and the leftmost item.
        function test_ringsStayWhole() {
            const ring = Theme.focusGap + Theme.focusWidth;
            const item = buttons.itemAt(0);
            item.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => inSight(item));
            for (let above = item.parent; above; above = above.parent) {
                const at = item.mapToItem(above, 0, 0);
                verify(!above.clip || at.x >= ring && at.y >= ring);
            }
        }
    }
}

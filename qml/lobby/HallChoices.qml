// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The bingo hall (B8, B9): its rooms, each with price, prizes, jackpots and when the next sale opens; one is chosen.
ColumnLayout {
    id: root

    required property BingoHallModel hall

    /// A rule's number was pressed.
    signal ruleAsked(string id)
    /// The chosen room is to be entered.
    signal sitAsked

    spacing: Theme.spaceM

    Binding {
        target: root.hall
        property: "active"
        value: root.visible
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        HeadingText {
            text: qsTr("Rooms")
        }

        RuleLink {
            rule: "B9"
            onClicked: root.ruleAsked("B9")
        }

        Item {
            Layout.fillWidth: true
        }

        SmallText {
            text: qsTr("Simulated players")
        }

        MvComboBox {
            implicitWidth: Theme.px(170)
            label: qsTr("How full the hall is, with simulated players")
            model: root.hall.crowdTexts
            currentIndex: root.hall.crowd
            onActivated: index => root.hall.crowd = index
        }
    }

    ListView {
        id: rooms

        Layout.fillWidth: true
        Layout.fillHeight: true
        model: root.hall
        currentIndex: root.hall.chosen
        clip: contentHeight > height
        spacing: Theme.spaceS
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rooms")

        Keys.onUpPressed: root.hall.chosen = Math.max(0, root.hall.chosen - 1)
        Keys.onDownPressed: root.hall.chosen = Math.min(rooms.count - 1, root.hall.chosen + 1)

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: RoomRow {
            width: rooms.width - (rooms.contentHeight > rooms.height ? Theme.spaceL : 0)
            chosen: root.hall.chosen === index
            focusShown: chosen && rooms.activeFocus
            onPicked: {
                root.hall.chosen = index;
                rooms.forceActiveFocus(Qt.MouseFocusReason);
            }
            onEntered: {
                root.hall.chosen = index;
                root.sitAsked();
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The bingo hall (B8, B9): its rooms with price, prizes, jackpots and next sale, one of which is chosen.
ColumnLayout {
    id: root

    required property BingoHallModel hall
    required property BingoLobbyModel lobby

    /// A rule's number was pressed.
    signal ruleAsked(string id)
    /// The user wants to enter the chosen room.
    signal sitAsked

    /// Shows the settings of the player's own room.
    function showMaker(): void {
        makerLoader.active = true;
        (makerLoader.item as RoomMaker).open();
    }

    /// Shows the next sales of the rooms with announced times (B7).
    function showTimetable(): void {
        timetableLoader.active = true;
        (timetableLoader.item as Timetable).open();
    }

    spacing: Theme.spaceM
    // Also during construction, before the hall is known.
    onVisibleChanged: if (root.hall) root.hall.active = root.visible
    Component.onCompleted: root.hall.active = root.visible
    Component.onDestruction: root.hall.active = false

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

        MvButton {
            Layout.preferredHeight: Theme.controlHeightSmall
            kind: MvButton.Quiet
            iconName: "clock"
            text: qsTr("Announced times")
            onClicked: root.showTimetable()
        }
    }

    ListView {
        id: rooms

        /// The user has scrolled: keep the position.
        property bool touched: false
        // A row's height is known only after it was chosen.
        readonly property real chosenHeight: rooms.currentItem ? rooms.currentItem.height : 0

        Layout.fillWidth: true
        Layout.fillHeight: true
        model: root.hall
        currentIndex: root.hall.chosen
        clip: contentHeight > height
        spacing: Theme.spaceS
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        // The view would scroll to the row's position before its height was known.
        highlightFollowsCurrentItem: false
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rooms")
        Accessible.description: root.hall.chosenText

        // Focus the chosen row, not a control last used in another row.
        onActiveFocusChanged: {
            if (!rooms.activeFocus && rooms.currentItem)
                rooms.currentItem.focus = true;
        }
        onCurrentIndexChanged: revealer.restart()
        onHeightChanged: revealer.restart()
        onChosenHeightChanged: revealer.restart()
        // The heights of rows above the chosen one are known later.
        onContentHeightChanged: if (!rooms.touched) revealer.restart()
        onMovementStarted: rooms.touched = true
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
            onConfigureAsked: {
                root.hall.chosen = index;
                root.showMaker();
            }
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvLabel {
            Layout.fillWidth: true
            text: qsTr("Simulated players")
            wrapMode: Text.Wrap
        }

        MvComboBox {
            Layout.preferredWidth: Theme.px(220 * Theme.textScale)
            label: qsTr("How full the hall is, with simulated players")
            model: root.hall.crowdTexts
            choice: root.hall.crowd
            onActivated: index => root.hall.crowd = index
        }
    }

    // Keeps the chosen room visible, also when a row grows.
    Timer {
        id: revealer

        interval: 0
        onTriggered: {
            rooms.forceLayout();
            rooms.positionViewAtIndex(rooms.currentIndex, ListView.Contain);
        }
    }

    Loader {
        id: makerLoader

        visible: false
        active: false
        Component.onCompleted: setSource("RoomMaker.qml", { "lobby": root.lobby })
    }

    Loader {
        id: timetableLoader

        visible: false
        active: false
        Component.onCompleted: setSource("Timetable.qml", { "hall": root.hall })
    }

    Connections {
        target: makerLoader.item as RoomMaker
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
    }

    Connections {
        target: timetableLoader.item as Timetable
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
    }
}

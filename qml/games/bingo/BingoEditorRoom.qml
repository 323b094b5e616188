// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The room of the edited lesson, in which players buy cards.
FocusScope {
    id: root

    required property LessonEditor editor

    readonly property list<string> names: Array.from(root.editor.cloth.names)
    /// The player under the keyboard focus or pointer; -1: none.
    property int player: -1
    property bool keyed: false
    /// The player whose cards are shown next to it: the last one reached.
    property int shown: 0
    /// Placeholder for a player without cards.
    property editorChip none

    readonly property int columns: Math.max(1, Math.min(root.names.length, Math.ceil(Math.sqrt(root.names.length * 2))))
    readonly property int rows: Math.max(1, Math.ceil(root.names.length / root.columns))

    function bought(player: int): editorChip {
        for (const chip of Array.from(root.editor.chips)) {
            if (chip.place === player)
                return chip;
        }
        return root.none;
    }

    function step(by: int): void {
        const count = root.names.length;
        root.keyed = true;
        if (count > 0)
            root.shown = root.player = root.player < 0 ? (by > 0 ? 0 : count - 1) : Math.max(0, Math.min(count - 1, root.player + by));
    }

    function buy(): void {
        if (root.player >= 0) {
            root.shown = root.player;
            root.editor.stakeOn(root.player);
        }
    }

    function takeBack(): void {
        if (root.player >= 0) {
            root.shown = root.player;
            root.editor.takeFrom(root.player);
        }
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: root.player >= 0 ? root.editor.placeName(root.player) : qsTr("The room")
    Keys.onPressed: event => {
        const by = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Up ? -root.columns
            : event.key === Qt.Key_Down ? root.columns : 0;
        event.accepted = by !== 0;
        if (event.accepted)
            root.step(by);
    }
    Keys.onReturnPressed: root.buy()
    Keys.onEnterPressed: root.buy()
    Keys.onSpacePressed: root.buy()
    Keys.onDeletePressed: root.takeBack()

    Rectangle {
        anchors.fill: parent
        color: Theme.clothShade
    }

    // Only the lit cloth: the machine's niche at the left is outside.
    Item {
        anchors.fill: parent
        clip: true

        Image {
            x: -0.125 * root.width
            width: 1.125 * root.width
            height: root.height
            source: root.width > 0 && root.height > 0 ? "image://bingocloth/room?split=0" : ""
            sourceSize.width: width
            sourceSize.height: height
            cache: false
            Accessible.ignored: true
        }
    }

    Repeater {
        model: root.names

        Rectangle {
            id: plate

            required property int index
            required property string modelData
            readonly property editorChip cards: root.editor.chips.length >= 0 ? root.bought(plate.index) : root.none
            readonly property bool current: root.player === plate.index && (root.keyed ? root.activeFocus : pointer.containsMouse)
            readonly property real cellWidth: (root.width - 2 * Theme.spaceL) / root.columns
            readonly property real cellHeight: (root.height - 2 * Theme.spaceL) / root.rows

            x: Theme.spaceL + (plate.index % root.columns) * plate.cellWidth + Theme.spaceS
            y: Theme.spaceL + Math.floor(plate.index / root.columns) * plate.cellHeight + Theme.spaceS
            width: plate.cellWidth - 2 * Theme.spaceS
            height: plate.cellHeight - 2 * Theme.spaceS
            radius: Theme.radiusM
            color: plate.current ? Qt.alpha(Theme.ivory, 0.16) : "transparent"
            border.width: plate.current ? (root.keyed ? 2 * Theme.focusWidth : 2 * Theme.line) : Theme.line
            border.color: plate.current ? (root.keyed ? Theme.cobaltLight : Theme.brassLight) : Theme.hairlineStrong
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("%1: %2").arg(plate.modelData).arg(plate.cards.text.length > 0 ? plate.cards.text : qsTr("no cards"))

            // One picture per card bought, the last ones on top of each other.
            Repeater {
                model: Math.min(12, plate.cards.amount)

                Rectangle {
                    id: paper

                    required property int index
                    readonly property real size: Math.min(plate.width * 0.5, plate.height * 0.5)

                    x: (plate.width - width) / 2 + (paper.index - (Math.min(12, plate.cards.amount) - 1) / 2) * Theme.px(9)
                    y: plate.height * 0.34 - height / 2 + paper.index * Theme.px(2)
                    width: paper.size
                    height: paper.size * 0.5
                    radius: Theme.radiusS
                    color: Theme.paper
                    border.width: Theme.line
                    border.color: Theme.brassDark
                }
            }

            MvLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                y: plate.height - height - sum.height - Theme.spaceM
                width: Math.min(implicitWidth, parent.width - Theme.spaceM)
                text: plate.modelData
                color: Theme.ivory
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            SmallText {
                id: sum

                anchors.horizontalCenter: parent.horizontalCenter
                y: plate.height - height - Theme.spaceS
                text: plate.cards.text.length > 0 ? plate.cards.text : qsTr("no cards")
                color: Theme.ivory
                Accessible.ignored: true
            }
        }
    }

    MouseArea {
        id: pointer

        function playerAt(x: real, y: real): int {
            const column = Math.floor((x - Theme.spaceL) / ((root.width - 2 * Theme.spaceL) / root.columns));
            const row = Math.floor((y - Theme.spaceL) / ((root.height - 2 * Theme.spaceL) / root.rows));
            const player = row * root.columns + column;
            return column >= 0 && column < root.columns && row >= 0 && player < root.names.length ? player : -1;
        }

        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        hoverEnabled: true
        cursorShape: root.player >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPositionChanged: mouse => {
            root.keyed = false;
            root.player = pointer.playerAt(mouse.x, mouse.y);
        }
        onClicked: mouse => {
            root.keyed = false;
            root.player = pointer.playerAt(mouse.x, mouse.y);
            mouse.button === Qt.RightButton ? root.takeBack() : root.buy();
        }
    }
}

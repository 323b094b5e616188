// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The bingo room of the edited lesson: the cards bought in its steps in front of their players. A click, or arrows
/// and Enter, buys another one; a panel next to it edits each card.
FocusScope {
    id: root

    required property LessonEditor editor
    required property AppSettings settings

    BingoEditorRoom {
        id: room

        width: parent.width * 0.64 - Theme.spaceM
        height: parent.height
        focus: true
        editor: root.editor
    }

    BingoEditorCards {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: parent.width * 0.36
        editor: root.editor
        player: room.shown
    }

    /// The room of the edited lesson, in which players buy cards.
    component BingoEditorRoom: FocusScope {
        id: hall

        required property LessonEditor editor

        readonly property list<string> names: Array.from(hall.editor.cloth.names)
        /// The player under the keyboard focus or pointer; -1: none.
        property int player: -1
        property bool keyed: false
        /// The player whose cards are shown next to it: the last one reached.
        property int shown: 0
        /// Placeholder for a player without cards.
        property editorChip none

        readonly property int columns: Math.max(1, Math.min(hall.names.length, Math.ceil(Math.sqrt(hall.names.length * 2))))
        readonly property int rows: Math.max(1, Math.ceil(hall.names.length / hall.columns))

        function bought(player: int): editorChip {
            for (const chip of Array.from(hall.editor.chips)) {
                if (chip.place === player)
                    return chip;
            }
            return hall.none;
        }

        function step(by: int): void {
            const count = hall.names.length;
            hall.keyed = true;
            if (count > 0)
                hall.shown = hall.player = hall.player < 0 ? (by > 0 ? 0 : count - 1) : Math.max(0, Math.min(count - 1, hall.player + by));
        }

        function buy(): void {
            if (hall.player >= 0) {
                hall.shown = hall.player;
                hall.editor.stakeOn(hall.player);
            }
        }

        function takeBack(): void {
            if (hall.player >= 0) {
                hall.shown = hall.player;
                hall.editor.takeFrom(hall.player);
            }
        }

        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: hall.player >= 0 ? hall.editor.placeName(hall.player) : qsTr("The room")
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Up ? -hall.columns
                : event.key === Qt.Key_Down ? hall.columns : 0;
            event.accepted = by !== 0;
            if (event.accepted)
                hall.step(by);
        }
        Keys.onReturnPressed: hall.buy()
        Keys.onEnterPressed: hall.buy()
        Keys.onSpacePressed: hall.buy()
        Keys.onDeletePressed: hall.takeBack()

        Rectangle {
            anchors.fill: parent
            color: Theme.clothShade
        }

        // Only the lit cloth: the machine's niche at the left is outside.
        Item {
            anchors.fill: parent
            clip: true

            Image {
                x: -0.125 * hall.width
                width: 1.125 * hall.width
                height: hall.height
                source: hall.width > 0 && hall.height > 0 ? "image://bingocloth/room?split=0" : ""
                sourceSize.width: width
                sourceSize.height: height
                cache: false
                Accessible.ignored: true
            }
        }

        Repeater {
            model: hall.names

            Rectangle {
                id: plate

                required property int index
                required property string modelData
                readonly property editorChip cards: hall.editor.chips.length >= 0 ? hall.bought(plate.index) : hall.none
                readonly property bool current: hall.player === plate.index && (hall.keyed ? hall.activeFocus : pointer.containsMouse)
                readonly property real cellWidth: (hall.width - 2 * Theme.spaceL) / hall.columns
                readonly property real cellHeight: (hall.height - 2 * Theme.spaceL) / hall.rows

                x: Theme.spaceL + (plate.index % hall.columns) * plate.cellWidth + Theme.spaceS
                y: Theme.spaceL + Math.floor(plate.index / hall.columns) * plate.cellHeight + Theme.spaceS
                width: plate.cellWidth - 2 * Theme.spaceS
                height: plate.cellHeight - 2 * Theme.spaceS
                radius: Theme.radiusM
                color: plate.current ? Qt.alpha(Theme.ivory, 0.16) : "transparent"
                border.width: plate.current ? (hall.keyed ? 2 * Theme.focusWidth : 2 * Theme.line) : Theme.line
                border.color: plate.current ? (hall.keyed ? Theme.cobaltLight : Theme.brassLight) : Theme.hairlineStrong
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
                const column = Math.floor((x - Theme.spaceL) / ((hall.width - 2 * Theme.spaceL) / hall.columns));
                const row = Math.floor((y - Theme.spaceL) / ((hall.height - 2 * Theme.spaceL) / hall.rows));
                const player = row * hall.columns + column;
                return column >= 0 && column < hall.columns && row >= 0 && player < hall.names.length ? player : -1;
            }

            anchors.fill: parent
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            hoverEnabled: true
            cursorShape: hall.player >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
            onPositionChanged: mouse => {
                hall.keyed = false;
                hall.player = pointer.playerAt(mouse.x, mouse.y);
            }
            onClicked: mouse => {
                hall.keyed = false;
                hall.player = pointer.playerAt(mouse.x, mouse.y);
                mouse.button === Qt.RightButton ? hall.takeBack() : hall.buy();
            }
        }
    }
}

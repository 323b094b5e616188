// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The pattern of bingo in a room of bingo 75: the full card, a built-in pattern, or one drawn by the player (B73).
/// Positioned without layouts: nested layouts on Qt 6.4 lose rows that become visible late.
ChoiceGroup {
    id: root

    required property BingoLobbyModel lobby

    readonly property int allBoxes: 0x1FFFFFF
    readonly property int boxSize: Theme.px(44)
    readonly property int thumbSize: Theme.px(48)
    readonly property int side: 5 * root.boxSize
    /// The boxes on the board; none while the player has removed all and the room keeps its last pattern.
    readonly property int drawn: root.emptied ? 0 : root.lobby.patternMask === 0 ? root.allBoxes : root.lobby.patternMask
    property bool emptied: false
    /// The previous states of the board.
    property list<int> past
    property int cursor: 12

    /// Chooses one of the pictures.
    function pick(index: int): void {
        root.past = Array.from(root.past).concat(root.drawn);
        root.emptied = false;
        root.lobby.pattern = Math.max(0, Math.min(index, root.lobby.ownPatternIndex));
    }

    /// Shows these boxes on the board: the player's own pattern or a built-in one.
    function show(boxes: int): void {
        const known = boxes === root.allBoxes ? 0 : Array.from(root.lobby.patternMasks).indexOf(boxes);
        root.emptied = boxes === 0;
        if (root.emptied)
            return;
        if (known < 0)
            root.lobby.ownPattern = boxes;
        root.lobby.pattern = known < 0 ? root.lobby.ownPatternIndex : known;
    }

    /// Changes the board, with undo.
    function draw(boxes: int): void {
        root.past = Array.from(root.past).concat(root.drawn);
        root.show(boxes);
    }

    /// Undoes the last change.
    function undo(): void {
        const boxes = root.past[root.past.length - 1];
        root.past = Array.from(root.past).slice(0, -1);
        root.show(boxes);
    }

    /// The mirror image of the boxes.
    function mirrored(boxes: int): int {
        return Array.from({ length: 25 }).reduce((sum, none, box) => sum | (boxes >> (box - box % 5 + 4 - box % 5) & 1) << box, 0);
    }

    heading: qsTr("Pattern for bingo")
    remark: root.emptied ? "" : root.lobby.patternTexts[root.lobby.pattern]
    rule: root.lobby.patternRule

    Item {
        Layout.fillWidth: true
        implicitHeight: Math.max(board.y + board.height + Theme.spaceS + tools.height, pictures.height)

        Row {
            id: letters

            Repeater {
                model: ["B", "I", "N", "G", "O"]

                PrintText {
                    required property string modelData

                    width: root.boxSize
                    text: modelData
                    color: Theme.brassLight
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
        }

        Item {
            id: board

            y: letters.height + Theme.spaceXs
            width: root.side
            height: root.side
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("The pattern, box by box")

            Repeater {
                id: boxes

                model: 25

                T.AbstractButton {
                    id: box

                    required property int index

                    readonly property int row: Math.floor(box.index / 5)
                    readonly property int column: box.index % 5
                    readonly property bool marked: (root.drawn & (1 << box.index)) !== 0

                    /// Moves the keyboard focus to another box.
                    function go(row: int, column: int): void {
                        boxes.itemAt(Math.max(0, Math.min(4, row)) * 5 + Math.max(0, Math.min(4, column))).forceActiveFocus(Qt.TabFocusReason);
                    }

                    x: box.column * root.boxSize
                    y: box.row * root.boxSize
                    z: box.visualFocus ? 1 : 0
                    width: root.boxSize
                    height: root.boxSize
                    hoverEnabled: true
                    focusPolicy: root.cursor === box.index ? Qt.StrongFocus : Qt.ClickFocus
                    Accessible.role: Accessible.Cell
                    Accessible.name: box.marked ? qsTr("row %1, column %2, marked").arg(box.row + 1).arg(box.column + 1) : qsTr("row %1, column %2, not marked").arg(box.row + 1).arg(box.column + 1)
                    Accessible.focusable: true
                    Accessible.onPressAction: box.clicked()

                    Keys.onLeftPressed: box.go(box.row, box.column - 1)
                    Keys.onRightPressed: box.go(box.row, box.column + 1)
                    Keys.onUpPressed: box.go(box.row - 1, box.column)
                    Keys.onDownPressed: box.go(box.row + 1, box.column)
                    onActiveFocusChanged: if (box.activeFocus) root.cursor = box.index
                    onClicked: root.draw(root.drawn ^ (1 << box.index))

                    background: Rectangle {
                        x: Theme.line
                        y: Theme.line
                        width: root.boxSize - 2 * Theme.line
                        height: width
                        radius: Theme.radiusS
                        color: box.down ? Theme.lacquerPressed : box.marked ? (box.hovered ? Theme.plateHoverTop : Theme.brass) : box.hovered ? Theme.lacquerHover : Theme.lacquerSunken
                        border.width: Theme.line
                        border.color: box.marked ? Theme.brassLight : Theme.hairline

                        MvIcon {
                            anchors.centerIn: parent
                            visible: box.index === 12 && root.lobby.freeCentre
                            iconName: "star"
                            size: Theme.iconSizeSmall
                            color: box.marked ? Theme.textOnBrass : Theme.textSecondary
                        }

                        FocusRing {
                            visible: box.visualFocus
                            targetRadius: Theme.radiusS
                        }
                    }
                }
            }
        }

        Grid {
            id: tools

            readonly property real buttonWidth: (root.side - spacing) / 2

            y: board.y + board.height + Theme.spaceS
            columns: 2
            spacing: Theme.spaceS

            MvButton {
                width: tools.buttonWidth
                height: Theme.controlHeightSmall
                text: qsTr("Undo")
                keyHint: ""
                shortcut: "Ctrl+Z"
                disabledReason: root.past.length === 0 ? qsTr("Nothing has been changed yet.") : ""
                onClicked: root.undo()
            }

            MvButton {
                width: tools.buttonWidth
                height: Theme.controlHeightSmall
                text: qsTr("Clear")
                toolTip: qsTr("Removes all marks")
                disabledReason: root.drawn === 0 ? qsTr("No box is marked.") : ""
                onClicked: root.draw(0)
            }

            MvButton {
                width: tools.buttonWidth
                height: Theme.controlHeightSmall
                text: qsTr("Invert")
                toolTip: qsTr("Marks the boxes that are not marked, and only those")
                onClicked: root.draw(root.drawn ^ root.allBoxes)
            }

            MvButton {
                width: tools.buttonWidth
                height: Theme.controlHeightSmall
                text: qsTr("Mirror")
                toolTip: qsTr("Swaps left and right")
                disabledReason: root.mirrored(root.drawn) === root.drawn ? qsTr("Left and right are the same.") : ""
                onClicked: root.draw(root.mirrored(root.drawn))
            }
        }

        Grid {
            id: pictures

            x: root.side + Theme.spaceXl
            width: parent.width - x
            columns: Math.max(1, Math.floor((width + spacing) / (root.thumbSize + spacing)))
            spacing: Theme.spaceXs
            Accessible.role: Accessible.Grouping
            Accessible.name: root.heading

            Repeater {
                id: thumbs

                model: root.lobby.ownPatternIndex + 1

                T.RadioButton {
                    id: thumb

                    required property int index

                    /// Chooses another picture and gives it the keyboard focus.
                    function go(index: int): void {
                        root.pick(index);
                        thumbs.itemAt(root.lobby.pattern).forceActiveFocus(Qt.TabFocusReason);
                    }

                    implicitWidth: root.thumbSize
                    implicitHeight: root.thumbSize
                    z: thumb.visualFocus ? 1 : 0
                    hoverEnabled: true
                    text: root.lobby.patternTexts[thumb.index]
                    checked: root.lobby.pattern === thumb.index
                    focusPolicy: thumb.checked || thumb.activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                    Accessible.name: thumb.text

                    Keys.onLeftPressed: thumb.go(thumb.index - 1)
                    Keys.onRightPressed: thumb.go(thumb.index + 1)
                    Keys.onUpPressed: thumb.go(thumb.index - pictures.columns)
                    Keys.onDownPressed: thumb.go(thumb.index + pictures.columns)
                    onClicked: root.pick(thumb.index)

                    contentItem: PatternPicture {
                        mask: root.lobby.patternMasks[thumb.index]
                        opacity: thumb.checked || thumb.hovered ? 1 : 0.8
                    }

                    padding: Theme.px(7)

                    background: Rectangle {
                        radius: Theme.radiusM
                        color: thumb.down ? Theme.lacquerPressed : thumb.checked ? Theme.lacquerRaised : thumb.hovered ? Theme.lacquerHover : Theme.lacquerSunken
                        border.width: thumb.checked ? Theme.focusWidth : Theme.line
                        border.color: thumb.checked ? Theme.brass : thumb.hovered ? Theme.hairlineStrong : Theme.hairline

                        FocusRing {
                            visible: thumb.visualFocus
                            targetRadius: Theme.radiusM
                        }
                    }

                    MvTip {
                        text: thumb.text
                        shown: thumb.hovered || thumb.visualFocus
                    }
                }
            }
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: root.emptied
        kind: InlineMessage.Warning
        text: qsTr("Mark at least one box. Until then the room keeps its pattern: %1.").arg(root.lobby.patternTexts[root.lobby.pattern])
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// One of the player's cards. With keyboard focus a frame moves over its boxes; Space or a click marks a number.
FocusScope {
    id: root

    required property int index
    required property int number
    required property list<int> cells
    required property int rows
    required property int columns
    required property int marked
    required property int missed
    required property int won
    required property int newest
    required property int missing
    required property int near
    required property string nearText
    required property string prizeText
    required property BingoTableModel table
    /// The keyboard is in use: show the focused box.
    required property bool keyed
    /// Highlighted by an inspector.
    property bool highlighted: false

    /// The box with the keyboard focus.
    property int cell: 0
    readonly property bool current: GridView.isCurrentItem
    readonly property bool pointed: hover.hovered || root.activeFocus && root.keyed
    readonly property string standing: root.prizeText.length > 0 ? root.prizeText : root.nearText

    //: on a card: how many numbers lack to a prize
    readonly property string note: root.missing > 0 ? qsTr("%n to go", "", root.missing) : root.prizeText.length > 0 ? qsTr("won") : ""

    /// A click or the keyboard has reached this card.
    signal reached
    /// A key has moved the frame.
    signal keyUsed

    /// Marks the number of a box, if it can be marked by hand.
    function markCell(cell: int): void {
        if (cell >= 0 && root.cells[cell] > 0 && !root.table.automatic)
            root.table.mark(root.cells[cell]);
    }

    /// Moves the frame; returns whether it has moved.
    function step(across: int, down: int): void {
        root.keyUsed();
        const column = root.cell % root.columns + across;
        const row = Math.floor(root.cell / root.columns) + down;
        if (column >= 0 && column < root.columns && row >= 0 && row < root.rows)
            root.cell = row * root.columns + column;
    }

    /// A box as text: "17, drawn".
    function words(cell: int): string {
        const ball = root.cells[cell] ?? 0;
        return ball === 0 ? (root.table.freeCentre ? qsTr("free") : qsTr("blank")) : (root.marked >> cell) & 1 ? qsTr("%1, marked").arg(root.table.ballText(ball))
            : (root.missed >> cell) & 1 ? qsTr("%1, drawn, not marked").arg(root.table.ballText(ball)) : qsTr("%1, not drawn").arg(root.table.ballText(ball));
    }

    focus: root.current
    activeFocusOnTab: root.current
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Card %1").arg(root.number)
    Accessible.description: root.standing

    // The card has a new place: fade it in there rather than move it across the others.
    onIndexChanged: if (!Theme.reducedMotion) arrives.restart()

    Keys.onLeftPressed: root.step(-1, 0)
    Keys.onRightPressed: root.step(1, 0)
    Keys.onUpPressed: root.step(0, -1)
    Keys.onDownPressed: root.step(0, 1)
    Keys.onSpacePressed: {
        root.keyUsed();
        root.markCell(root.cell);
    }

    NumberAnimation {
        id: arrives

        target: face
        property: "opacity"
        from: 0.2
        to: 1
        duration: Theme.durationCard
    }

    BingoCardFace {
        id: face

        anchors.fill: parent
        variant: root.table.variant
        symbols: root.table.symbols
        letters: root.table.letters
        rows: root.rows
        columns: root.columns
        cells: root.cells
        marked: root.marked
        missed: root.missed
        won: root.won
        newest: root.newest
        near: root.near
        noted: true
        note: root.note
        shortNote: root.missing > 0 ? "%1".arg(root.missing) : ""
        urgent: root.missing === 1
        pattern: root.table.pattern
        number: root.number
        Accessible.ignored: true
    }

    Repeater {
        model: root.cells.length

        Item {
            id: box

            required property int index
            // Depends on the size.
            readonly property rect place: face.width > 0 && face.height > 0 ? face.cellRect(box.index) : Qt.rect(0, 0, 0, 0)

            x: box.place.x
            y: box.place.y
            width: box.place.width
            height: box.place.height
            Accessible.role: Accessible.Cell
            Accessible.name: root.words(box.index)
            Accessible.ignored: root.cells[box.index] === 0
            Accessible.onPressAction: root.markCell(box.index)
        }
    }

    MouseArea {
        anchors.fill: parent
        cursorShape: root.table.automatic ? Qt.ArrowCursor : Qt.PointingHandCursor
        onClicked: event => {
            root.reached();
            root.forceActiveFocus(Qt.MouseFocusReason);
            const cell = face.cellAt(event.x, event.y);
            if (cell >= 0) {
                root.cell = cell;
                root.markCell(cell);
            }
        }
    }

    Item {
        id: frame

        readonly property rect place: root.activeFocus && face.width > 0 && face.height > 0 ? face.cellRect(root.cell) : Qt.rect(0, 0, 0, 0)

        x: frame.place.x
        y: frame.place.y
        width: frame.place.width
        height: frame.place.height
        focus: true
        visible: root.activeFocus && root.keyed
        Accessible.role: Accessible.Cell
        Accessible.name: root.words(root.cell)
        Accessible.focusable: true
        Accessible.onPressAction: root.markCell(root.cell)

        FocusRing {
            anchors.margins: -Theme.line
            targetRadius: 0
        }
    }

    PlaceRing {
        place: root.highlighted ? Qt.rect(0, 0, root.width, root.height) : Qt.rect(0, 0, 0, 0)
        gap: -Theme.focusGap
    }

    FocusRing {
        visible: root.activeFocus && root.keyed
        targetRadius: Theme.radiusS
    }

    HoverHandler {
        id: hover
    }
}

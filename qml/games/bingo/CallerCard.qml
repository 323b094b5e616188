// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The card being checked, with its number. It doesn't show which numbers are drawn: the caller must compare.
Item {
    id: root

    required property BingoCroupierDesk desk
    required property BingoTableModel table
    /// The keyboard is in use: show the focused box.
    required property bool keyed

    /// The box with the keyboard focus.
    property int cell: 0
    readonly property int columns: root.table.columns
    readonly property int rows: root.table.rows
    readonly property list<int> cells: Array.from(root.desk.cells)
    /// The card's ratio of width to height.
    readonly property real shape: root.table.variant === 90 ? 2.42 : root.table.variant === 75 ? 0.86 : 0.94

    /// The card was clicked.
    signal reached

    /// Moves the frame.
    function step(across: int, down: int): void {
        const column = root.cell % root.columns + across;
        const row = Math.floor(root.cell / root.columns) + down;
        if (column >= 0 && column < root.columns && row >= 0 && row < root.rows)
            root.cell = row * root.columns + column;
    }

    /// Marks the focused box, for the caller alone.
    function mark(): void {
        root.desk.turnPlace(root.cell);
    }

    visible: root.desk.card > 0

    BingoCardFace {
        id: face

        width: Math.min(root.width, root.height * root.shape)
        height: width / root.shape
        variant: root.table.variant
        symbols: root.table.symbols
        letters: root.table.letters
        rows: root.rows
        columns: root.columns
        cells: root.cells
        marked: root.desk.marked
        pattern: root.table.pattern
        number: root.desk.card
        Accessible.role: Accessible.Graphic
        Accessible.name: root.desk.question
        Accessible.description: qsTr("Card with the numbers %1").arg(Array.from(root.cells).filter(ball => ball > 0).join(", "))
    }

    MouseArea {
        anchors.fill: face
        enabled: !root.desk.watching
        cursorShape: Qt.PointingHandCursor
        onClicked: mouse => {
            root.reached();
            const cell = face.cellAt(mouse.x, mouse.y);
            if (cell >= 0) {
                root.cell = cell;
                root.mark();
            }
        }
    }

    Item {
        readonly property rect place: face.width > 0 && face.height > 0 ? face.cellRect(root.cell) : Qt.rect(0, 0, 0, 0)

        x: place.x
        y: place.y
        width: place.width
        height: place.height
        visible: root.keyed && root.desk.checking && !root.desk.watching
        Accessible.role: Accessible.Cell
        // Re-evaluated with each card and each mark.
        Accessible.name: visible && root.cell < root.cells.length && root.desk.marked >= 0 ? root.desk.placeName(root.cell) : ""

        FocusRing {
            anchors.margins: -Theme.line
            targetRadius: 0
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The player's own cards, as large as they fit; where they would become too small, on a page that scrolls.
/// The arrow keys move over the boxes of a card, Page Up and Page Down from card to card, Space marks.
FocusScope {
    id: root

    required property BingoTableModel table
    /// The cards that an inspector asks about, by their numbers.
    property list<int> lit: []

    /// How wide a card is over its height.
    readonly property real aspect: root.table.variant === 90 ? 2.42 : root.table.variant === 75 ? 0.86 : 0.94
    /// The smallest card that can still be read from a chair.
    readonly property real leastWidth: Theme.px(root.table.variant === 90 ? 226 : root.table.variant === 80 ? 118 : root.table.variant === 75 ? 136 : 104)
    readonly property real mostWidth: Theme.px(root.table.variant === 90 ? 470 : root.table.variant === 30 ? 250 : 290)
    readonly property int cards: view.count
    /// Not all cards are in sight.
    readonly property bool scrolls: view.contentHeight - Theme.spaceS > view.height
    /// The keyboard moves over the cards; a ring shows where.
    property bool keyed: false

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your cards: %1").arg(root.cards)

    CardGrid {
        id: grid

        count: root.cards
        width: root.width + Theme.spaceS // the last gap is not seen
        height: root.height + Theme.spaceS
        aspect: root.aspect
        gap: Theme.spaceS
        leastWidth: root.leastWidth
        mostWidth: root.mostWidth
    }

    EmptyCards {
        anchors.fill: parent
        visible: root.cards === 0
        table: root.table
    }

    GridView {
        id: view

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: Theme.spaceS / 2
        width: Math.min(parent.width + Theme.spaceS, Math.max(1, Math.min(grid.columns, root.cards)) * cellWidth)
        height: parent.height
        cellWidth: Math.floor(grid.cardWidth + Theme.spaceS)
        cellHeight: Math.floor(grid.cardWidth / root.aspect + Theme.spaceS)
        model: root.table.cards
        clip: root.scrolls
        focus: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        interactive: root.scrolls
        cacheBuffer: 0

        T.ScrollBar.vertical: MvScrollBar {
            parent: root
            visible: root.scrolls
            x: root.width - width
            height: root.height
        }

        move: Transition {
            enabled: !Theme.reducedMotion
            NumberAnimation { properties: "x,y"; duration: Theme.durationCard; easing.type: Easing.OutCubic }
        }
        moveDisplaced: Transition {
            enabled: !Theme.reducedMotion
            NumberAnimation { properties: "x,y"; duration: Theme.durationCard; easing.type: Easing.OutCubic }
        }
        add: Transition {
            enabled: !Theme.reducedMotion
            NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durationChip }
        }

        Keys.onPressed: event => {
            root.keyed = true;
            const to = event.key === Qt.Key_PageDown ? view.currentIndex + 1 : event.key === Qt.Key_PageUp ? view.currentIndex - 1
                : event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? view.count - 1 : -1;
            event.accepted = to >= 0 && to < view.count;
            view.currentIndex = event.accepted ? to : view.currentIndex;
        }

        delegate: BingoCardItem {
            width: view.cellWidth - Theme.spaceS
            height: view.cellHeight - Theme.spaceS
            table: root.table
            keyed: root.keyed
            lit: Array.from(root.lit).includes(number)
            onKeyUsed: root.keyed = true
            onReached: {
                root.keyed = false;
                view.currentIndex = index;
            }
        }
    }
}

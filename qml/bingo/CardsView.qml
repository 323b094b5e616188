// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The player's own cards, as large as they fit; where they would become too small, on a page that scrolls.
/// The arrow keys move over the boxes of a card, Page Up and Page Down from card to card, Space marks.
FocusScope {
    id: root

    required property BingoTableModel table

    /// How wide a card is over its height.
    readonly property real aspect: root.table.variant === 90 ? 2.42 : root.table.variant === 75 ? 0.86 : 0.94
    /// The smallest card that can still be read from a chair.
    readonly property real leastWidth: Theme.px(root.table.variant === 90 ? 226 : root.table.variant === 80 ? 118 : root.table.variant === 75 ? 136 : 104)
    readonly property real mostWidth: Theme.px(root.table.variant === 90 ? 470 : root.table.variant === 30 ? 250 : 290)
    readonly property int cards: view.count
    readonly property int columns: root.bestColumns(root.cards, root.width, root.height)
    readonly property real cardWidth: Math.max(root.leastWidth, Math.min(root.mostWidth, root.width / root.columns - Theme.spaceS, (root.height / Math.ceil(Math.max(1, root.cards) / root.columns) - Theme.spaceS) * root.aspect))

    /// How many cards side by side make them largest.
    function bestColumns(count: int, width: real, height: real): int {
        let best = 1;
        let widest = 0;
        const most = Math.max(1, Math.floor(width / (root.leastWidth + Theme.spaceS)));
        for (let columns = 1; columns <= most; ++columns) {
            const fits = Math.min(width / columns, height / Math.ceil(Math.max(1, count) / columns) * root.aspect);
            if (fits > widest + 1) {
                widest = fits;
                best = columns;
            }
        }
        return widest < root.leastWidth ? most : best;
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your cards: %1").arg(root.cards)

    EmptyCards {
        anchors.fill: parent
        visible: root.cards === 0
        table: root.table
    }

    GridView {
        id: view

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, Math.max(1, Math.min(root.columns, root.cards)) * cellWidth)
        height: parent.height
        cellWidth: Math.floor(root.cardWidth + Theme.spaceS)
        cellHeight: Math.floor(root.cardWidth / root.aspect + Theme.spaceS)
        model: root.table.cards
        clip: contentHeight > height
        focus: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        cacheBuffer: 0

        T.ScrollBar.vertical: MvScrollBar {
            parent: root
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
            if (event.key === Qt.Key_PageDown)
                view.currentIndex = Math.min(view.count - 1, view.currentIndex + 1);
            else if (event.key === Qt.Key_PageUp)
                view.currentIndex = Math.max(0, view.currentIndex - 1);
            else if (event.key === Qt.Key_Home)
                view.currentIndex = 0;
            else if (event.key === Qt.Key_End)
                view.currentIndex = view.count - 1;
            else
                return;
            event.accepted = true;
        }

        delegate: BingoCardItem {
            width: view.cellWidth - Theme.spaceS
            height: view.cellHeight - Theme.spaceS
            table: root.table
            onReached: view.currentIndex = index
        }
    }
}

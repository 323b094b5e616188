// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The player's own cards, as large as they fit; if they would become too small, the view scrolls. The arrow keys move
/// over the boxes of a card, Page Up and Page Down from card to card, Space marks.
FocusScope {
    id: root

    required property BingoTableModel table
    /// The numbers of the cards highlighted by an inspector.
    property list<int> highlighted: []

    /// A card's width and height in boxes, including edges, head and note.
    readonly property real across: root.table.variant === 90 ? 9.9 : root.table.columns + 0.2
    readonly property real down: root.table.rows + (root.table.variant === 90 ? 0.15 : root.table.letters ? 1.9 : 0.9)
    readonly property int cards: view.count
    /// The least width of the view, and whether all cards would be visible with it.
    property real narrowWidth: 0
    readonly property bool narrowFits: narrow.fits
    /// Not all cards are visible.
    readonly property bool scrolls: view.contentHeight - Theme.spaceS > view.height
    /// The keyboard moves over the cards; a ring shows where.
    property bool keyed: false
    /// The user is marking on the cards: the box that is aimed at must stay where it is.
    readonly property bool holds: !root.table.automatic && (over.hovered || root.keyed && root.activeFocus)
    /// The card under the pointer or the keyboard focus, and its description, without what its own tab says.
    property BingoCardItem pointed: null
    readonly property string facts: root.pointed !== null && root.pointed.standing.length > 0 ? qsTr("Card %1: %2").arg(root.pointed.number).arg(root.pointed.standing) : ""

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your cards: %1").arg(root.cards)

    Binding {
        target: root.table
        property: "cardsHeld"
        value: root.holds
    }

    HoverHandler {
        id: over
    }

    CardGrid {
        id: grid

        count: root.cards
        width: root.width + Theme.spaceS // the last gap is outside
        height: root.height + Theme.spaceS
        across: root.across
        down: root.down
        leastAspect: root.table.variant === 90 ? 2.2 : 0.74
        mostAspect: root.table.variant === 90 ? 3.9 : 1.25
        gap: Theme.spaceS
        // The smallest number readable from a chair, and the smallest box that can be clicked.
        leastBox: Theme.px(root.table.automatic ? 20 : root.table.variant === 90 ? 30 : 31)
        mostBox: Theme.px(84)
    }

    CardGrid {
        id: narrow

        count: root.cards
        width: root.narrowWidth + Theme.spaceS
        height: grid.height
        across: grid.across
        down: grid.down
        leastAspect: grid.leastAspect
        mostAspect: grid.mostAspect
        gap: grid.gap
        leastBox: grid.leastBox
        mostBox: grid.mostBox
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
        cellHeight: Math.floor(grid.cardHeight + Theme.spaceS)
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
            x: root.width + (Theme.spaceL - width) / 2 // in the room's margin next to the cards: covers none
            height: root.height
        }

        Keys.onPressed: event => {
            const to = event.key === Qt.Key_PageDown ? view.currentIndex + 1 : event.key === Qt.Key_PageUp ? view.currentIndex - 1
                : event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? view.count - 1 : -1;
            event.accepted = to >= 0 && to < view.count;
            // Other keys may have another purpose: show no ring. Tab leaves the cards, but returns to them.
            root.keyed = root.keyed || [Qt.Key_PageDown, Qt.Key_PageUp, Qt.Key_Home, Qt.Key_End, Qt.Key_Tab, Qt.Key_Backtab].includes(event.key);
            view.currentIndex = event.accepted ? to : view.currentIndex;
        }

        delegate: BingoCardItem {
            id: card

            width: view.cellWidth - Theme.spaceS
            height: view.cellHeight - Theme.spaceS
            table: root.table
            keyed: root.keyed
            highlighted: Array.from(root.highlighted).includes(number)
            // Not by a transition of the view, which would move a card that is dragged when its place changes.
            GridView.onAdd: if (!Theme.reducedMotion) fade.restart()
            onPointedChanged: {
                if (card.pointed)
                    root.pointed = card;
                else if (root.pointed === card)
                    root.pointed = null;
            }
            onKeyUsed: root.keyed = true
            onReached: {
                root.keyed = false;
                view.currentIndex = index;
            }

            NumberAnimation {
                id: fade

                target: card
                property: "opacity"
                from: 0
                to: 1
                duration: Theme.durationChip
            }
        }
    }

    /// The empty place of the cards: an azulejo, and what to do now.
    component EmptyCards: Item {
        id: empty

        required property BingoTableModel table

        readonly property bool sale: empty.table.phase === BingoTableModel.Sale
        /// The viewer can't act, only watch.
        readonly property bool watched: empty.table.scenario || empty.table.observed || !empty.table.playing
        /// The height available for the picture above the text.
        readonly property real pictureRoom: empty.height - title.implicitHeight - words.implicitHeight - 2 * Theme.spaceM

        ColumnLayout {
            anchors.centerIn: parent
            width: Math.min(parent.width, Theme.px(560))
            spacing: Theme.spaceM

            BingoCardFace {
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredHeight: Math.max(0, Math.min(Theme.px(230), empty.pictureRoom))
                Layout.preferredWidth: Layout.preferredHeight * 0.86
                visible: empty.table.pattern !== 0 && empty.pictureRoom >= Theme.px(60)
                variant: empty.table.variant
                letters: empty.table.letters
                rows: empty.table.rows
                columns: empty.table.columns
                cells: Array(empty.table.rows * empty.table.columns).fill(0)
                pattern: empty.table.pattern
                marked: empty.table.pattern
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Bingo is the pattern %1").arg(empty.table.patternName)
            }

            AzulejoTile {
                visible: empty.table.pattern === 0 && empty.pictureRoom >= Theme.px(28)
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredWidth: 3 * tileSize
                Layout.preferredHeight: tileSize
                tileSize: Math.max(0, Math.min(Theme.px(96), empty.pictureRoom))
                opacity: 0.85
            }

            PrintText {
                id: title

                visible: title.implicitHeight + words.implicitHeight + Theme.spaceM <= empty.height // the call has the same text
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: empty.sale ? qsTr("Cards are on sale") : empty.table.phase === BingoTableModel.Between ? qsTr("No round is running") : empty.watched ? qsTr("The draw is running") : qsTr("You have no cards in this round")
                font.pixelSize: Theme.textTitle
                font.letterSpacing: 0
                color: Theme.ivory
            }

            MvLabel {
                id: words

                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: empty.watched ? empty.table.advice : empty.sale ? qsTr("Choose how many below and press Buy. Bought cards can't be returned (B12).")
                    : empty.table.reserved > 0 ? qsTr("Your cards are bought as soon as the next sale opens.")
                    : empty.table.phase === BingoTableModel.Between ? empty.table.nextSaleText
                    : empty.table.reservable ? qsTr("Follow the draw, and reserve cards for the next sale below.") : qsTr("Follow the draw; the next sale opens after it.")
                color: Theme.ivory
            }
        }
    }
}

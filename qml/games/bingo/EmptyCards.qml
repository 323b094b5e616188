// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The empty place of the cards: an azulejo, and what to do now.
Item {
    id: root

    required property BingoTableModel table

    readonly property bool sale: root.table.phase === BingoTableModel.Sale
    /// The viewer can't act, only watch.
    readonly property bool watched: root.table.scenario || root.table.observed || !root.table.playing
    /// The height available for the picture above the text.
    readonly property real pictureRoom: root.height - title.implicitHeight - words.implicitHeight - 2 * Theme.spaceM

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.px(560))
        spacing: Theme.spaceM

        BingoCardFace {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredHeight: Math.max(0, Math.min(Theme.px(230), root.pictureRoom))
            Layout.preferredWidth: Layout.preferredHeight * 0.86
            visible: root.table.pattern !== 0 && root.pictureRoom >= Theme.px(60)
            variant: root.table.variant
            letters: root.table.letters
            rows: root.table.rows
            columns: root.table.columns
            cells: Array(root.table.rows * root.table.columns).fill(0)
            pattern: root.table.pattern
            marked: root.table.pattern
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Bingo is the pattern %1").arg(root.table.patternName)
        }

        AzulejoTile {
            visible: root.table.pattern === 0 && root.pictureRoom >= Theme.px(28)
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: 3 * tileSize
            Layout.preferredHeight: tileSize
            tileSize: Math.max(0, Math.min(Theme.px(96), root.pictureRoom))
            opacity: 0.85
        }

        PrintText {
            id: title

            visible: title.implicitHeight + words.implicitHeight + Theme.spaceM <= root.height // the call has the same text
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.sale ? qsTr("Cards are on sale") : root.table.phase === BingoTableModel.Between ? qsTr("No round is running") : root.watched ? qsTr("The draw is on") : qsTr("You have no cards in this round")
            font.pixelSize: Theme.textTitle
            font.letterSpacing: 0
            color: Theme.ivory
        }

        MvLabel {
            id: words

            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.watched ? root.table.advice : root.sale ? qsTr("Choose how many below and press Buy. Cards that are bought can't be given back (B12).")
                : root.table.reserved > 0 ? qsTr("Your cards are bought as soon as the next sale opens.")
                : root.table.phase === BingoTableModel.Between ? root.table.nextSaleText
                : root.table.reservable ? qsTr("Follow the draw, and reserve cards for the next sale below.") : qsTr("Follow the draw; the next sale opens after it.")
            color: Theme.ivory
        }
    }
}

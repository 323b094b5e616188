// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// Names the hand that the player holds, below the cards; before the decision, also its payout.
Tag {
    id: root

    required property PokerGeometry geometry
    required property PokerTableModel table
    /// The player holds cards up.
    required property bool held

    readonly property bool weighs: root.table.ownPays.length > 0 && (root.table.phase === PokerTableModel.Deciding || root.table.phase === PokerTableModel.Extended)
    readonly property point middle: root.geometry.revision === 0 || root.table.ownSeat === 0 ? Qt.point(0, 0)
        : root.geometry.ownCard(root.table.ownSeat, 2)

    x: root.middle.x - root.width / 2
    y: Math.min(root.middle.y + root.geometry.cardHeight * root.geometry.ownCardScale * 0.42, root.geometry.height - Theme.spaceXs) - root.height
    text: !root.held ? "" : !root.weighs ? root.table.ownHandName : whole.advanceWidth + 2 * Theme.spaceM <= root.maximumWidth / 0.85 ? whole.text : root.table.ownPays
    // At a table for one the hand stays held and shows its result.
    tone: !root.table.resultShown ? Theme.brassLight : root.table.result.ownNet > 0 ? Theme.win : root.table.result.ownNet < 0 ? Theme.loss : Theme.text
    textSize: root.weighs ? Theme.textBody : Theme.textLarge
    oneLine: root.weighs // keeps the cards above it visible
    maximumWidth: root.geometry.cardWidth * root.geometry.ownCardScale * (root.weighs ? 4.4 : 3.2)
    Accessible.name: qsTr("Your hand: %1").arg(root.weighs ? whole.text : root.text)

    // Without space for both, shows the payout: the hand itself is visible.
    TextMetrics {
        id: whole

        font.family: Theme.textFamily
        font.pixelSize: root.textSize
        font.weight: Font.Medium
        text: root.table.ownHandName + " · " + root.table.ownPays
    }
}

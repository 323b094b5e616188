// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// Names the dealer's hand below the cards, and says whether it qualifies.
Tag {
    id: root

    required property PokerGeometry geometry
    required property PokerTableModel table

    x: root.geometry.dealerLabel.x - root.width / 2
    y: Math.min(root.geometry.dealerLabel.y - root.height / 2, root.geometry.dealerLabelFloor - root.height)
    text: root.table.phase >= PokerTableModel.Revealing || root.table.resultOnTable ? root.table.dealerHandName : ""
    tone: Theme.brassLight
    turning: Theme.durationFlip / Math.max(1, root.table.speed)
    textSize: Theme.textBody
    maximumWidth: root.geometry.dealerCards.width * 1.3
    Accessible.name: qsTr("Dealer: %1").arg(root.text)
}

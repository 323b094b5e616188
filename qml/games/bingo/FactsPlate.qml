// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The brass plate: price of a card, cards sold and their value, prizes, players (B4a, B4c, B19).
Rectangle {
    id: root

    required property BingoTableModel table

    implicitHeight: lines.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    border.width: Theme.line
    border.color: Theme.brassLight
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Card %1. %2 sold, worth %3. %4 players. Prizes %5").arg(root.table.money(root.table.cardPrice)).arg(root.table.cardsSold)
        .arg(root.table.money(root.table.salesValue)).arg(root.table.players).arg(root.table.money(root.table.prizeMoney))
    Accessible.description: root.table.pattern !== 0 ? "%1: %2".arg(qsTr("Bingo is the pattern")).arg(root.table.patternName) : ""

    gradient: Gradient {
        GradientStop { position: 0; color: Theme.plateTop }
        GradientStop { position: 1; color: Theme.plateBottom }
    }

    PlateLines {
        id: lines

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        spacing: 0

        PlateLine {
            Layout.fillWidth: true
            visible: root.table.pattern !== 0
            alone: true
            caption: qsTr("Bingo is the pattern")
            value: root.table.patternName
        }

        PlateLine {
            Layout.fillWidth: true
            caption: qsTr("Price of a card")
            value: qsTr("%1", "an amount").arg(root.table.money(root.table.cardPrice))
        }

        PlateLine {
            Layout.fillWidth: true
            caption: qsTr("Cards sold (%n player(s))", "", root.table.players)
            value: qsTr("%1 · %2", "count and amount").arg(Number(root.table.cardsSold).toLocaleString(Qt.locale(), "f", 0)).arg(root.table.money(root.table.salesValue))
        }

        PlateLine {
            Layout.fillWidth: true
            caption: qsTr("In prizes")
            value: qsTr("%1", "an amount").arg(root.table.money(root.table.prizeMoney))
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The brass plate next to the dealer: the table's limits, its rules and the round's number.
Rectangle {
    id: root

    required property PokerGeometry geometry
    required property PokerTableModel table
    readonly property int margin: root.width < Theme.px(160) ? Theme.spaceS : Theme.spaceM

    x: Math.round(root.geometry.tablePlate.x)
    y: Math.round(root.geometry.tablePlate.y)
    width: Math.round(root.geometry.tablePlate.width)
    height: lines.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    border.width: Theme.line
    border.color: Theme.brassLight
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Table limits: ante from %1 to %2. %3. Round %4").arg(root.table.money(root.table.minimum))
        .arg(root.table.money(root.table.maximum)).arg(root.table.rulesName).arg(root.table.roundName)

    gradient: Gradient {
        GradientStop { position: 0; color: Theme.plateTop }
        GradientStop { position: 1; color: Theme.plateBottom }
    }

    SoftShadow {
        elevation: 6
    }

    PlateLines {
        id: lines

        anchors.fill: parent
        anchors.leftMargin: root.margin
        anchors.rightMargin: root.margin
        anchors.topMargin: Theme.spaceS
        anchors.bottomMargin: Theme.spaceS
        spacing: Theme.line

        PlateLine {
            caption: qsTr("Minimum")
            value: qsTr("%1", "an amount").arg(root.table.money(root.table.minimum))
        }

        PlateLine {
            caption: qsTr("Maximum")
            value: qsTr("%1", "an amount").arg(root.table.money(root.table.maximum))
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Theme.line
            color: Theme.brassDark
        }

        PlateLine {
            caption: root.table.rulesName
        }

        PlateLine {
            caption: qsTr("Round")
            value: root.table.round > 0 ? root.table.roundName : "–"
        }
    }
}

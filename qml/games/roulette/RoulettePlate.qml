// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The brass plate at the table's far edge: the rules and the limits of a straight up. Pressing it shows all limits.
MvPressable {
    id: root

    required property RouletteGeometry geometry
    required property RouletteTableModel table

    /// Wide and low: the rules are on one line.
    readonly property bool slim: root.width > 4 * root.height

    x: Math.round(root.geometry.plateRect.x)
    y: Math.round(root.geometry.plateRect.y)
    width: Math.round(root.geometry.plateRect.width)
    height: Math.round(root.geometry.plateRect.height)
    text: qsTr("Straight up from %1 to %2. %3. Round %4").arg(root.table.money(root.table.minimum)).arg(root.table.money(root.table.maximum))
        .arg(root.table.rulesName).arg(root.table.round)
    toolTip: qsTr("All limits of the table")
    onClicked: limits.open()

    contentItem: Item {
        ColumnLayout {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: Theme.spaceS
            anchors.rightMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            spacing: 0

            SmallText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: root.table.rulesName
                wrapMode: Text.Wrap
                maximumLineCount: root.slim ? 1 : 2
                // All lines fit, even with large texts.
                font.pixelSize: Math.min(Theme.textSmall, Math.floor(root.height * (root.slim ? 0.30 : 0.22)))
                lineHeight: 0.9
                elide: Text.ElideRight
                color: Theme.textOnBrass
                Accessible.ignored: true
            }

            MvLabel {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("%1 – %2", "amounts").arg(root.table.money(root.table.minimum)).arg(root.table.money(root.table.maximum))
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                font.pixelSize: Math.min(Theme.textBody, Math.floor(root.height * 0.36))
                color: Theme.textOnBrass
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusM
        border.width: Theme.line
        border.color: Theme.brassLight

        gradient: Gradient {
            GradientStop { position: 0; color: root.hovered ? Theme.plateHoverTop : Theme.plateTop }
            GradientStop { position: 1; color: root.hovered ? Theme.plateHoverBottom : Theme.plateBottom }
        }

        SoftShadow {
            elevation: 6
        }

        FocusRing {
            visible: root.visualFocus
        }
    }

    LimitsView {
        id: limits

        table: root.table
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

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
        .arg(root.table.rulesName).arg(root.table.roundName)
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

    /// The limits and payouts of each chance (O10-O13b, R27, R34, M7, I-M9), and the table's choices.
    component LimitsView: MvDialog {
        id: limitList

        required property RouletteTableModel table

        title: qsTr("Limits of the table")
        subtitle: limitList.table.rulesName
        preferredWidth: Theme.px(660)
        besidePage: true

        MvGridLayout {
            Layout.fillWidth: true
            columns: 3
            columnSpacing: Theme.spaceXl
            rowSpacing: Theme.spaceXs

            SmallText {
                text: qsTr("Chance")
            }

            SmallText {
                text: qsTr("Pays")
            }

            SmallText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                text: qsTr("From – to")
            }

            Repeater {
                model: limitList.table.limitCells

                MvLabel {
                    required property string modelData
                    required property int index

                    Layout.fillWidth: index % 3 !== 1
                    Layout.minimumWidth: index % 3 === 0 ? Theme.px(180) : 0
                    horizontalAlignment: index % 3 === 2 ? Text.AlignRight : Text.AlignLeft
                    text: modelData
                    wrapMode: Text.Wrap
                    color: index % 3 === 1 ? Theme.brassLight : Theme.text
                }
            }
        }

        MvSeparator {
            Layout.fillWidth: true
        }

        Repeater {
            model: limitList.table.houseRules

            SmallText {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                wrapMode: Text.Wrap
            }
        }

        actions: [
            MvButton {
                kind: MvButton.Primary
                text: qsTr("Close")
                onClicked: limitList.close()
            }
        ]
    }
}

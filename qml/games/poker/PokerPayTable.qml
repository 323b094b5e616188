// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The payouts of the bet (P12), as multiples and for the present or next bet; the line of the own hand is marked.
MvDialog {
    id: root

    required property PokerTableModel table

    /// The user wants to read a rule.
    signal ruleAsked(string id)

    title: qsTr("Pay table")
    subtitle: qsTr("The bet is paid when the hand beats a dealer who plays; the ante pays 1 to 1.")
    besidePage: true
    preferredWidth: Theme.px(560 * Theme.textScale)

    // Close together, so that all ten are visible at once.
    MvColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.line

        Repeater {
            model: root.visible ? root.table.payTable : []

            Rectangle {
                id: line

                required property pokerPayLine modelData

                Layout.fillWidth: true
                implicitHeight: row.implicitHeight + Theme.spaceXs
                radius: Theme.radiusM
                color: line.modelData.own ? Theme.lacquerRaised : "transparent"
                border.width: line.modelData.own ? Theme.focusWidth : 0
                border.color: Theme.brassLight
                Accessible.role: Accessible.Row
                Accessible.name: line.modelData.own ? qsTr("%1 pays %2 to 1: your hand").arg(line.modelData.name).arg(line.modelData.multiple)
                    : qsTr("%1 pays %2 to 1").arg(line.modelData.name).arg(line.modelData.multiple)

                RowLayout {
                    id: row

                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.leftMargin: Theme.spaceS
                    anchors.rightMargin: Theme.spaceS
                    spacing: Theme.spaceS

                    MvLabel {
                        Layout.fillWidth: true
                        text: line.modelData.name
                        elide: Text.ElideRight
                        font.weight: line.modelData.own ? Font.Bold : Font.Normal
                        color: line.modelData.own ? Theme.brassLight : Theme.text
                        Accessible.ignored: true
                    }

                    SmallText {
                        visible: line.modelData.pays > 0
                        text: qsTr("%1", "an amount").arg(root.table.money(line.modelData.pays))
                        Accessible.ignored: true
                    }

                    SumText {
                        Layout.minimumWidth: Theme.px(96 * Theme.textScale) // "100 para 1"
                        horizontalAlignment: Text.AlignRight
                        text: qsTr("%1 to 1").arg(line.modelData.multiple)
                        color: Theme.brassLight
                        Accessible.ignored: true
                    }

                    RuleLink {
                        Layout.minimumWidth: Theme.px(50 * Theme.textScale)
                        rule: line.modelData.rule
                        onClicked: root.ruleAsked(line.modelData.rule)
                    }
                }
            }
        }
    }

    actions: [
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}

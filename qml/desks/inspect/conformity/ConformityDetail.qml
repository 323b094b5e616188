// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Details of a rule in the conformity list: requirement, implementation, proofs, remark.
Column {
    id: root

    required property int row
    required property string rule
    required property string text
    required property string does
    required property string other
    /// Scenario that plays the alternative reading.
    required property string played
    required property string remark
    required property int proofs
    required property ConformityModel conformity
    required property string noPlay

    signal ruleAsked(string id)
    signal scenarioAsked(string name)

    /// All proofs are shown, not only the first ones.
    property bool allShown: false
    readonly property int most: root.allShown ? root.proofs : 10

    spacing: Theme.spaceS

    MvLabel {
        width: Math.min(parent.width, Theme.px(820))
        text: root.text
        wrapMode: Text.Wrap
    }

    SmallText {
        width: parent.width
        text: root.does
        wrapMode: Text.Wrap
    }

    Row {
        visible: root.other.length > 0
        spacing: Theme.spaceS

        SmallText {
            width: Math.min(implicitWidth, root.width - Theme.px(480))
            anchors.verticalCenter: parent.verticalCenter
            text: root.played.length > 0 ? qsTr("The other choice: %1").arg(root.other) : qsTr("The other reading, which no table offers: %1").arg(root.other)
            color: Theme.cobaltLight
            wrapMode: Text.Wrap
        }

        MvButton {
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Theme.controlHeightSmall
            visible: root.played.length > 0
            iconName: "book"
            text: qsTr("Both readings")
            onClicked: root.ruleAsked(root.rule)
        }

        MvButton {
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Theme.controlHeightSmall
            visible: root.played.length > 0
            iconName: "play"
            text: qsTr("Play the other choice")
            toolTip: qsTr("At a table with that setting")
            disabledReason: root.noPlay
            onClicked: root.scenarioAsked(root.played)
        }
    }

    Flow {
        width: parent.width
        visible: root.proofs > 0
        spacing: Theme.spaceXs

        Repeater {
            model: root.proofs > 0 ? Array.from(root.conformity.proofsOf(root.row)).slice(0, root.most) : []

            ProofChip {
                id: chip

                required property conformityProof modelData

                proof: chip.modelData
                noPlay: root.noPlay
                onClicked: root.scenarioAsked(chip.modelData.name)
            }
        }

        MvButton {
            visible: root.proofs > root.most
            implicitHeight: Theme.px(26)
            text: qsTr("%n more", "", root.proofs - root.most)
            onClicked: root.allShown = true
        }
    }

    MvTextField {
        id: words

        width: Math.min(parent.width, Theme.px(640))
        implicitHeight: Theme.controlHeightSmall
        label: qsTr("Remark on %1").arg(root.rule)
        placeholderText: qsTr("Remark")
        text: root.remark
        onTextEdited: root.conformity.remark(root.row, words.text)
        // The remark field handles keys first.
        Keys.priority: Keys.AfterItem
        Keys.onPressed: event => event.accepted = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End, Qt.Key_PageUp, Qt.Key_PageDown].includes(event.key)
    }

    /// A shipped scenario that names a rule, and what it does about it; a click plays it at the table.
    component ProofChip: MvPressable {
        id: proofChip

        required property conformityProof proof
        /// Why it cannot be played now; empty: it can.
        required property string noPlay

        text: proofChip.proof.name.substring(proofChip.proof.name.indexOf("/") + 1).replace(/_/g, " ") + (proofChip.proof.mark.length > 0 ? " · " + proofChip.proof.mark : "")
        toolTip: proofChip.proof.refused ? "" : qsTr("%1: play it at the table").arg(proofChip.proof.title)
        disabledReason: proofChip.proof.refused ? qsTr("%1: the file breaks the rule, and is refused").arg(proofChip.proof.title) : proofChip.noPlay
        implicitHeight: Theme.px(26)
        horizontalPadding: Theme.spaceS

        contentItem: Row {
            spacing: Theme.spaceXs

            MvIcon {
                anchors.verticalCenter: parent.verticalCenter
                iconName: proofChip.proof.refused ? "error" : "play"
                size: Theme.px(14)
                color: proofChip.proof.refused ? Theme.loss : proofChip.hovered && proofChip.available ? Theme.brassLight : Theme.textSecondary
            }

            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: proofChip.text
                textFormat: Text.PlainText
                color: proofChip.hovered && proofChip.available ? Theme.brassLight : Theme.textSecondary
                font.family: Theme.textFamily
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }
        }

        background: Rectangle {
            radius: Theme.radiusS
            color: proofChip.held ? Theme.lacquerPressed : proofChip.hovered ? Theme.lacquerHover : Theme.lacquerRaised
            border.width: Theme.line
            border.color: proofChip.hovered ? Theme.hairlineStrong : Theme.hairline

            FocusRing {
                visible: proofChip.visualFocus
                targetRadius: Theme.radiusS
            }
        }
    }
}

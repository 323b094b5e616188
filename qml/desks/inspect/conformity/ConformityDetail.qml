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
    required property bool unconfirmed
    required property bool differs
    required property string difference
    required property int pictures
    /// It can be shown by pictures: kind V.
    required property bool shownInWindow
    required property ConformityModel conformity
    required property OfficialTexts official
    required property string noPlay

    /// Requests a picture of the window.
    signal pictureAsked
    signal ruleAsked(string id)
    signal scenarioAsked(string name)

    /// All proofs are shown, not only the first ones.
    property bool allShown: false
    readonly property int most: root.allShown ? root.proofs : 10

    spacing: Theme.spaceS

    // Our words, and the official ones beside them where there is room.
    Grid {
        id: sides

        readonly property real side: sides.columns > 1 ? (root.width - Theme.spaceL) / 2 : Math.min(root.width, Theme.px(820))

        width: parent.width
        columns: officialWords.shown && root.width >= Theme.px(700) ? 2 : 1
        spacing: Theme.spaceL

        Column {
            width: sides.side
            spacing: Theme.spaceS

            SmallText {
                width: parent.width
                visible: officialWords.shown
                text: qsTr("In our words")
            }

            MvLabel {
                width: parent.width
                text: root.text
                wrapMode: Text.Wrap
            }

            SmallText {
                width: parent.width
                visible: root.unconfirmed
                text: qsTr("To be confirmed against the Diário da República")
                color: Theme.warning
                wrapMode: Text.Wrap
            }

            SmallText {
                width: parent.width
                text: root.does
                wrapMode: Text.Wrap
            }
        }

        OfficialWords {
            id: officialWords

            width: sides.side
            row: root.row
            rule: root.rule
            differs: root.differs
            difference: root.difference
            conformity: root.conformity
            official: root.official
        }
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

    Column {
        width: parent.width
        visible: root.proofs > 0
        spacing: Theme.spaceXs

        Repeater {
            model: root.proofs > 0 ? Array.from(root.conformity.proofsOf(root.row)).slice(0, root.most) : []

            Column {
                id: shown

                required property conformityProof modelData

                width: parent.width

                ProofChip {
                    proof: shown.modelData
                    noPlay: root.noPlay
                    onClicked: root.scenarioAsked(shown.modelData.name)
                }

                // The author wrote it in the file's language only.
                SmallText {
                    width: Math.min(parent.width, Theme.px(820))
                    visible: shown.modelData.reason.length > 0
                    text: shown.modelData.reason
                    wrapMode: Text.Wrap
                }
            }
        }

        MvButton {
            visible: root.proofs > root.most
            implicitHeight: Theme.px(26)
            text: qsTr("%n more", "", root.proofs - root.most)
            onClicked: root.allShown = true
        }
    }

    RulePictures {
        width: parent.width
        visible: root.shownInWindow || root.pictures > 0
        row: root.row
        rule: root.rule
        pictures: root.pictures
        conformity: root.conformity
        onPictureAsked: root.pictureAsked()
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

        text: proofChip.proof.title + (proofChip.proof.mark.length > 0 ? " · " + proofChip.proof.mark : "")
        toolTip: proofChip.proof.refused ? "" : qsTr("%1: play it at the table").arg(proofChip.proof.name)
        disabledReason: proofChip.proof.refused ? qsTr("%1: the file breaks the rule, and is refused").arg(proofChip.proof.name) : proofChip.noPlay
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

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The sheet of the last round, available at any time (P37, O24): its result, and the proof of fairness.
MvDialog {
    id: root

    /// Whether there is a round to show; otherwise shows `emptyText`.
    required property bool available
    required property string emptyText
    /// The round's content on the sheet; hidden without a round.
    default property alias round: body.data
    /// What the proof proves, or why there is none.
    required property string proofText
    required property string commitment
    required property string seed

    /// The rounds of this session, to be replayed; null: not available here.
    property SittingReplay sitting: null

    /// Requests the rounds of this session.
    signal earlierAsked
    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Closes the sheet and requests the rule's text.
    function ask(id: string): void {
        root.close();
        root.ruleAsked(id);
    }

    actions: [
        MvButton {
            visible: root.sitting !== null
            iconName: root.aside ? "" : "history"
            text: qsTr("Rounds at this table")
            onClicked: {
                root.close();
                root.earlierAsked();
            }
        },
        MvButton {
            visible: root.sitting !== null
            iconName: root.aside ? "" : "play"
            text: qsTr("Watch it again")
            toolTip: qsTr("Replays the last round; the table goes on (Shift+F2)")
            onClicked: root.sitting.watchLast()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
    content: [
        InlineMessage {
            Layout.fillWidth: true
            visible: root.sitting !== null && root.sitting.refusal.length > 0
            kind: InlineMessage.Error
            text: root.sitting?.refusal ?? ""
        },
        MvLabel {
            visible: !root.available
            text: root.emptyText
        },
        MvColumnLayout {
            id: body

            Layout.fillWidth: true
            visible: root.available
            spacing: Theme.spaceM
        },
        MvSeparator {
            Layout.fillWidth: true
            visible: root.available
        },
        SmallText {
            Layout.fillWidth: true
            visible: root.available
            wrapMode: Text.Wrap
            text: root.proofText
        },
        ProofLine {
            Layout.fillWidth: true
            caption: qsTr("Commitment")
            value: root.commitment
        },
        ProofLine {
            Layout.fillWidth: true
            caption: qsTr("Seed")
            value: root.seed
        }
    ]

    /// A long number of the fairness proof: shown, selectable, copied with one press.
    component ProofLine: RowLayout {
        id: proof

        required property string caption
        required property string value

        /// Copies the number to the clipboard.
        function copy(): void {
            number.selectAll();
            number.copy();
            number.deselect();
        }

        visible: proof.value.length > 0
        spacing: Theme.spaceM

        SmallText {
            Layout.preferredWidth: Theme.px(130)
            text: proof.caption
        }

        TextEdit {
            id: number

            Layout.fillWidth: true
            text: proof.value
            readOnly: true
            selectByMouse: true
            wrapMode: TextEdit.WrapAnywhere
            color: Theme.text
            selectionColor: Theme.cobalt
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSmall
            Accessible.name: proof.caption
        }

        MvButton {
            implicitHeight: Theme.controlHeightSmall
            kind: MvButton.Quiet
            text: qsTr("Copy")
            toolTip: qsTr("Copy: %1").arg(proof.caption)
            onClicked: proof.copy()
        }
    }
}

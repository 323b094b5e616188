// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The sheet with the last round at any time (P37, O24): what came of it, and the proof that it was fair.
MvDialog {
    id: root

    /// There is a round to show; else `emptyText` is said.
    required property bool available
    required property string emptyText
    /// What of the round stands on the sheet; it is not seen without one.
    default property alias round: body.data
    /// What the proof proves, or why there is none.
    required property string proofText
    required property string commitment
    required property string seed

    /// The rounds of this sitting, to be played again; null: not from here.
    property SittingReplay sitting: null

    /// The rounds of this sitting are wanted.
    signal earlierAsked
    /// The player wants to read a rule.
    signal ruleAsked(string id)

    /// Closes and passes the wish on.
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
            toolTip: qsTr("Plays the last round again; the table goes on (Shift+F2)")
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
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Shows how a round that was interrupted by a sudden end of the program was settled, and by which rules, with buttons to
/// the round and back to the table.
MvDialog {
    id: root

    required property MesaVivaApplication application

    /// Whether the round is being read or watched: the dialog opens again afterwards.
    property bool asksAgain: false

    /// The user wants to see the sheet of the round with this id.
    signal sheetAsked(string round)

    readonly property string round: root.application.recovery.round
    /// Whether the record can't be written and lacks the end of the round.
    readonly property bool unwritten: root.application.record.failed

    /// Opens the dialog again after the user has looked at the round.
    function goOn(): void {
        if (root.asksAgain && root.application.recovery.canSitDownAgain)
            root.open();
        root.asksAgain = false;
    }

    title: root.round.length > 0 ? qsTr("An interrupted round was settled") : qsTr("Your place is still there")
    subtitle: root.unwritten ? qsTr("Nothing is lost, although the end of the round can't be written to the record") : qsTr("Nothing is lost: it is in the history")
    preferredWidth: Theme.px(760)
    onRejected: root.application.leaveSeat()

    actions: [
        MvButton {
            visible: root.round.length > 0 && !root.unwritten
            iconName: "sheet"
            text: qsTr("Sheet")
            toolTip: qsTr("Sheet of round %1").arg(root.round)
            onClicked: {
                root.asksAgain = true;
                root.accept();
                root.sheetAsked(root.round);
            }
        },
        MvButton {
            visible: root.round.length > 0 && !root.unwritten
            iconName: "play"
            text: qsTr("Watch it again")
            toolTip: qsTr("Replay round %1").arg(root.round)
            onClicked: {
                root.asksAgain = true;
                root.accept();
                root.application.watchRound(root.round);
            }
        },
        MvButton {
            visible: root.application.recovery.canSitDownAgain
            text: qsTr("To the lobby")
            toolTip: qsTr("Give up the place for good")
            onClicked: root.reject()
        },
        MvButton {
            text: root.application.recovery.canSitDownAgain ? qsTr("Sit down again") : qsTr("OK")
            kind: MvButton.Primary
            onClicked: {
                root.accept();
                root.application.sitDownAgain();
            }
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        text: root.application.recovery.interrupted
    }
}

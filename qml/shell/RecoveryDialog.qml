// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What became of a round that was being played when the program came to a sudden end, and by which rules; it leads to the
/// round, and back to the table.
MvDialog {
    id: root

    required property HouseApplication application

    /// The round is being read or watched: the question comes again afterwards.
    property bool asksAgain: false

    /// The sheet of a round is wanted; its id.
    signal sheetAsked(string round)

    readonly property string round: root.application.recovery.round
    /// The record of the round can't be written, and does not have its end.
    readonly property bool unwritten: root.application.record.failed

    /// Asks again, for who comes back from the round.
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
            toolTip: qsTr("Play round %1 again").arg(root.round)
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
            text: root.application.recovery.canSitDownAgain ? qsTr("Sit down again") : qsTr("Understood")
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

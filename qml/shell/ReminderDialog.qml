// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Reminds the player of the limits that they have set themselves; only while they have nothing on the table.
MvDialog {
    id: root

    required property MesaVivaApplication application

    readonly property TableModel table: root.application.table
    /// Whether this player's own points are played for.
    readonly property bool plays: root.table !== null && !root.table.scenario && !root.table.observed && root.application.tutor === null
    readonly property bool due: root.plays && root.application.reminder.text.length > 0 && root.table.stakesDown === 0 && !root.table.sending
    readonly property int step: 5

    /// Requests to leave the table.
    signal leaveAsked

    title: qsTr("A limit of your own")
    subtitle: qsTr("Set in the settings; it ends nothing by itself")
    onDueChanged: if (root.due) root.open()
    onClosed: root.application.reminder.dismiss()

    Timer {
        interval: 1000 * root.step
        repeat: true
        running: root.plays && !root.table.paused
        onTriggered: root.application.reminder.advance(root.step, root.table.purse + root.table.stakesDown)
    }

    actions: [
        MvButton {
            text: qsTr("Leave the table")
            onClicked: {
                root.close();
                root.leaveAsked();
            }
        },
        MvButton {
            text: qsTr("Go on")
            kind: MvButton.Primary
            onClicked: root.close()
        }
    ]

    MvLabel {
        Layout.fillWidth: true
        text: root.application.reminder.text
        wrapMode: Text.Wrap
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Replaces the controls for a user who is not a player: says that commands are not possible, and leads out.
Item {
    id: root

    required property TableModel table

    /// Whether the user operates the table's equipment; otherwise they only observe.
    required property bool works

    /// Requests the lobby.
    signal lobbyAsked

    implicitHeight: Theme.controlHeightLarge + 2 * Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: badge.text

    MvRowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        spacing: Theme.spaceM

        Badge {
            id: badge

            text: root.works ? qsTr("Without a seat") : qsTr("Observer")
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.works ? qsTr("Enter beside the table what the equipment brings; the program does the rest.") : qsTr("You only observe: this table takes no commands from here. The players are simulated.")
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        MvButton {
            Layout.minimumWidth: implicitWidth // the exit is never elided
            large: true
            iconName: "exit"
            text: qsTr("To the lobby")
            onClicked: root.lobbyAsked()
        }
    }
}

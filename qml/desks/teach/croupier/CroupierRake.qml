// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Taking losing chips: the user marks on the cloth what stays.
Item {
    id: root

    required property CroupierDesk desk

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Rake")

    BodyText {
        id: about

        width: root.width
        text: root.desk.setup.rake
    }

    Row {
        y: about.height + Theme.spaceM
        spacing: Theme.spaceM

        MvButton {
            kind: MvButton.Primary
            text: qsTr("Take the rest")
            keyHint: "↵"
            onClicked: root.desk.sweep()
        }

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.desk.places.length > 0
            text: qsTr("%n place(s) with chips", "", root.desk.places.length) + " · " + qsTr("%n stay(s)", "", root.desk.kept.length)
                + (root.desk.halved.length > 0 ? " · " + qsTr("%n by half", "", root.desk.halved.length) : "")
        }
    }
}

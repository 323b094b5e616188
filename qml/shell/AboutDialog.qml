// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What the program is: a free demonstration, without real money.
MvDialog {
    id: root

    required property MesaVivaApplication application

    title: "Mesa Viva"
    subtitle: root.application.version.length > 0 ? qsTr("Version %1").arg(root.application.version) : ""

    actions: [
        MvButton {
            text: qsTr("Close")
            kind: MvButton.Primary
            onClicked: root.accept()
        }
    ]

    AzulejoTile {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(59)
        tileSize: Theme.px(59)
    }

    BodyText {
        Layout.fillWidth: true
        text: qsTr("A live gaming table for the desktop: real rules, real time, open accounts.")
    }

    BodyText {
        Layout.fillWidth: true
        text: qsTr("This is a demonstration. The points are free, only extend play, and never become money, vouchers, goods or services (P43, P44).")
    }

    BodyText {
        Layout.fillWidth: true
        secondary: true
        text: qsTr("The rulebook explains the law in our own words. Only the Diário da República is authoritative.")
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Free software under the GNU General Public License, version 3 or later. © 2026 The Mesa Viva authors.")
        wrapMode: Text.Wrap
    }
}

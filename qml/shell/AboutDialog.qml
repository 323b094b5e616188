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

    onAboutToShow: release.begin()

    actions: [
        MvButton {
            text: qsTr("Compare with a release…")
            toolTip: qsTr("Choose the manifest that a release was published with")
            onClicked: manifestPicker.open()
        },
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

    SmallText {
        Layout.fillWidth: true
        visible: text.length > 0
        text: release.identity
        wrapMode: Text.Wrap
    }

    SmallText {
        Layout.fillWidth: true
        visible: release.ready
        text: qsTr("Program, SHA-256: %1").arg(release.program) + "\n" + qsTr("Its assets, SHA-256: %1").arg(release.assets)
        wrapMode: Text.WrapAnywhere
    }

    SmallText {
        Layout.fillWidth: true
        visible: release.ready
        //: %1 a SHA-256 sum
        text: qsTr("Its manifest, SHA-256: %1").arg(release.manifest)
        wrapMode: Text.WrapAnywhere
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: release.asPublished ? InlineMessage.Good : InlineMessage.Warning
        text: release.comparison
    }

    ReleaseCheck {
        id: release
    }

    FilePicker {
        id: manifestPicker

        title: qsTr("Compare with a release")
        nameFilters: [qsTr("Manifest (*.sha256)")]
        onPicked: file => release.compare(file)
    }
}

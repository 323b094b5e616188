// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Inspection of a wheel before its first spin: all checks, and who signs.
MvDialog {
    id: root

    required property EquipmentDesk desk

    /// Completed checks, as bits.
    property int checked: 0
    readonly property int all: (1 << root.desk.chosen.checks.length) - 1
    readonly property string missing: root.checked !== root.all ? qsTr("Check everything first") : signer.text.trim().length === 0 ? qsTr("Type your name or initials") : ""
    /// Open the table once the focus is back on the page.
    property bool beginning: false

    /// Opens with all checks cleared: each session needs its own inspection.
    function ask(): void {
        root.checked = 0;
        root.beginning = false;
        root.open();
    }

    function sign(): void {
        if (root.missing.length > 0)
            return;
        root.beginning = true;
        root.close();
    }

    title: qsTr("Inspection of the wheel")
    subtitle: qsTr("Before the first spin")
    preferredWidth: Theme.px(640)
    initialFocus: boxes.count > 0 ? boxes.itemAt(0) : null
    onClosed: {
        if (root.beginning)
            root.desk.start(signer.text, root.checked);
        root.beginning = false;
    }
    actions: [
        MvButton {
            text: qsTr("Not now")
            onClicked: root.close()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Sign and open the table")
            disabledReason: root.missing
            onClicked: root.sign()
        }
    ]

    Repeater {
        id: boxes

        model: root.desk.chosen.checks

        MvCheckBox {
            id: box

            required property int index
            required property string modelData

            Layout.fillWidth: true
            text: box.modelData
            checked: (root.checked >> box.index & 1) === 1
            onToggled: root.checked = box.checked ? root.checked | 1 << box.index : root.checked & ~(1 << box.index)
        }
    }

    MvTextField {
        id: signer

        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceS
        label: qsTr("Name or initials")
        placeholderText: qsTr("Name or initials")
        maximumLength: 40
        onAccepted: root.sign()
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Name and time are kept with the session, on this computer only.")
        wrapMode: Text.Wrap
    }
}

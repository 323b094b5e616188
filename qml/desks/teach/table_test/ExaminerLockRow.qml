// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The examiner's lock: whether options and marks can be changed, and the buttons that change that.
MvColumnLayout {
    id: root

    required property ExaminerLock lock

    Layout.fillWidth: true
    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The examiner's PIN")

    InlineMessage {
        Layout.fillWidth: true
        text: root.lock.open ? "" : qsTr("Options and marks are locked with the examiner's PIN.")
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        MvButton {
            visible: !root.lock.open
            kind: MvButton.Primary
            text: qsTr("Unlock …")
            disabledReason: root.lock.busy ? qsTr("The PIN is being compared") : ""
            onClicked: dialog.ask(false)
        }

        MvButton {
            visible: root.lock.pinSet && root.lock.open
            text: qsTr("Lock")
            toolTip: qsTr("Locks options and marks until the PIN is given; a test that begins locks them, too")
            onClicked: root.lock.lock()
        }

        MvButton {
            visible: root.lock.open
            text: root.lock.pinSet ? qsTr("Change the PIN …") : qsTr("Lock with a PIN …")
            toolTip: qsTr("Only whoever knows the PIN can then change the options, give marks, change the course of a class and delete results")
            disabledReason: root.lock.busy ? qsTr("The PIN is being stored") : ""
            onClicked: dialog.ask(true)
        }

        MvButton {
            visible: root.lock.pinSet && root.lock.open
            iconName: "trash"
            text: qsTr("Remove the PIN")
            onClicked: root.lock.remove()
        }

        MvButton {
            visible: root.lock.canUndo
            iconName: "undo"
            text: qsTr("Undo")
            toolTip: qsTr("Sets the removed PIN again")
            onClicked: root.lock.undo()
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.lock.failed ? InlineMessage.Error : InlineMessage.Good
        text: dialog.visible ? "" : root.lock.message
    }

    PinDialog {
        id: dialog

        lock: root.lock
    }
}

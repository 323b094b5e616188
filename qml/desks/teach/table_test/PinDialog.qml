// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Asks for the examiner's PIN, or for a new one.
MvDialog {
    id: root

    required property ExaminerLock lock
    /// Whether a new PIN is set.
    property bool sets: false

    function ask(sets: bool): void {
        root.sets = sets;
        pin.clear();
        again.clear();
        root.lock.forgetMessage();
        root.open();
    }

    function submit(): void {
        if (done.disabledReason.length > 0)
            return;
        if (root.sets)
            root.lock.setPin(pin.text);
        else
            root.lock.unlock(pin.text);
        pin.selectAll();
    }

    title: root.sets ? qsTr("A PIN for the examiner") : qsTr("The examiner's PIN")
    preferredWidth: Theme.px(560)
    initialFocus: pin
    onClosed: {
        pin.clear();
        again.clear();
    }

    actions: [
        MvButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        MvButton {
            id: done

            kind: MvButton.Primary
            text: root.sets ? qsTr("Set the PIN") : qsTr("Unlock")
            disabledReason: root.lock.busy ? qsTr("The PIN is being compared") : root.lock.wait > 0 && !root.sets ? qsTr("Wait %n second(s) after a wrong PIN", "", root.lock.wait)
                : pin.length === 0 ? qsTr("Write the PIN first") : root.sets && again.text !== pin.text ? qsTr("Both must be the same") : ""
            onClicked: root.submit()
        }
    ]

    MvTextField {
        id: pin

        Layout.fillWidth: true
        label: root.sets ? qsTr("New PIN") : qsTr("PIN")
        placeholderText: root.sets ? qsTr("4 to 12 digits") : qsTr("PIN")
        echoMode: TextInput.Password
        inputMethodHints: Qt.ImhDigitsOnly | Qt.ImhSensitiveData
        maximumLength: 12
        error: root.lock.failed ? root.lock.message : ""
        onAccepted: root.sets ? again.forceActiveFocus(Qt.TabFocusReason) : root.submit()
    }

    MvTextField {
        id: again

        Layout.fillWidth: true
        visible: root.sets
        label: qsTr("The same PIN again")
        placeholderText: qsTr("The same PIN again")
        echoMode: TextInput.Password
        inputMethodHints: Qt.ImhDigitsOnly | Qt.ImhSensitiveData
        maximumLength: 12
        onAccepted: root.submit()
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.lock.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.lock.message
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Warning
        text: root.lock.wait > 0 && !root.sets ? qsTr("Wait %n second(s) after a wrong PIN", "", root.lock.wait) : ""
    }

    SmallText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("The PIN keeps trainees from changing a test; it is no protection against those who may edit this computer's files. Forgotten? Close the program, open the file %1 with a text editor, delete the lines of the section [examiner], and start the program again.").arg(root.lock.file)
    }

    Connections {
        target: root.lock
        // Done: the dialog has nothing more to ask.
        function onChanged(): void {
            if (root.visible && !root.lock.busy && !root.lock.failed && root.lock.open && (!root.sets || root.lock.message.length > 0))
                root.close();
        }
    }
}

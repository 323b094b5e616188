// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Settings of the sound: which kinds of announcements are spoken, and on which device.
MvColumnLayout {
    id: root

    required property HearingSettings hearing
    required property HearingDevices devices
    required property AppSettings settings

    spacing: Theme.spaceM

    SettingRow {
        label: qsTr("Output device")

        MvComboBox {
            Layout.preferredWidth: Theme.px(240)
            label: qsTr("Output device")
            model: root.devices.names
            choice: root.devices.chosen
            onActivated: index => root.devices.choose(index)
        }

        MvButton {
            text: qsTr("Test")
            toolTip: qsTr("Speaks a sentence on this device")
            disabledReason: root.settings.muted ? qsTr("Sound is off") : root.settings.voiceVolume === 0 ? qsTr("The volume of the announcements is 0") : ""
            onClicked: root.devices.test(root.settings.language)
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Warning
        text: root.devices.silent && !root.settings.muted ? qsTr("Nothing can be heard: there is no sound device, or it does not play. The program tries again every few seconds.") : ""
    }

    SettingRow {
        label: qsTr("Ambient sound")

        MvSlider {
            Layout.preferredWidth: Theme.px(240)
            label: qsTr("Ambient volume: people and glasses around the table")
            valueText: root.hearing.ambience === 0 ? qsTr("off") : qsTr("%1%").arg(root.hearing.ambience)
            from: 0
            to: 100
            stepSize: 5
            value: root.hearing.ambience
            onMoved: root.hearing.ambience = value
        }
    }

    SettingRow {
        label: qsTr("Voice")

        MvComboBox {
            Layout.preferredWidth: Theme.px(240)
            label: qsTr("Voice")
            model: root.devices.speakerNames
            choice: root.devices.speaker
            onActivated: index => root.devices.chooseSpeaker(index)
        }
    }

    SettingRow {
        visible: root.hearing.speaker === "pack"
        label: qsTr("Folder of the voice pack")

        MvTextField {
            Layout.preferredWidth: Theme.px(240)
            label: qsTr("Folder of the voice pack")
            text: root.hearing.packFolder
            onEditingFinished: root.hearing.packFolder = text
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Warning
        text: root.devices.packFault
    }

    Repeater {
        model: root.hearing.kindNames

        MvSwitch {
            required property int index
            required property string modelData

            Layout.fillWidth: true
            //: %1 a kind of messages: "Calls"
            text: qsTr("Read aloud: %1").arg(modelData)
            checked: root.hearing.spoken[index]
            onToggled: root.hearing.setSpoken(index, checked)
        }
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Last seconds")
        detail: qsTr("The last seconds of a timer are counted aloud.")
        checked: root.hearing.lastSeconds
        onToggled: root.hearing.lastSeconds = checked
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Ticking timer")
        detail: qsTr("The last five seconds of a timer tick.")
        checked: root.hearing.ticking
        onToggled: root.hearing.ticking = checked
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Read out what has the keyboard focus")
        detail: qsTr("For anyone who can't see the screen and has no screen reader. Shift+F12 switches it on and off everywhere, with all that belongs to it.")
        checked: root.hearing.focusRead
        onToggled: root.hearing.focusRead = checked
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Announcements to the screen reader")
        detail: qsTr("What is read aloud is passed to the system's screen reader, too.")
        checked: root.hearing.toScreenReader
        onToggled: root.hearing.toScreenReader = checked
    }
}

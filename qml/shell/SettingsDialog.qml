// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The settings of the program and the games. Every change takes effect at once.
MvDialog {
    id: root

    required property AppSettings settings
    required property GameRegistry games
    required property HearingSettings hearing
    required property HearingDevices devices
    required property RecordRetention retention
    required property RecordCopy recordCopy

    title: qsTr("Settings")
    subtitle: qsTr("Each change takes effect at once and is remembered.")
    preferredWidth: Theme.px(620 * Theme.textScale)
    onAboutToShow: {
        root.devices.look();
        root.retention.look();
    }

    actions: [
        MvButton {
            kind: MvButton.Quiet
            text: qsTr("Back to the usual settings")
            toolTip: qsTr("Everything down to the chips as it was at first, except language and name")
            onClicked: {
                root.settings.resetToDefaults();
                root.hearing.resetToDefaults();
            }
        },
        MvButton {
            text: qsTr("Done")
            kind: MvButton.Primary
            onClicked: root.accept()
        }
    ]

    HeadingText {
        text: qsTr("Language and amounts")
    }

    SettingRow {
        label: qsTr("Language")

        MvComboBox {
            Layout.preferredWidth: Theme.px(240 * Theme.textScale)
            label: qsTr("Language")
            model: ["Português (Portugal)", "English"]
            choice: root.settings.language === "en" ? 1 : 0
            onActivated: index => root.settings.language = index === 1 ? "en" : "pt"
        }
    }

    SettingRow {
        label: qsTr("Your name")

        MvTextField {
            id: ownName

            Layout.preferredWidth: Theme.px(240 * Theme.textScale)
            label: qsTr("Your name")
            placeholderText: qsTr("You")
            maximumLength: 64
            text: root.settings.ownName
            error: root.settings.isName(ownName.text) ? "" : qsTr("A name has no line breaks or control characters.")
            onEditingFinished: root.settings.ownName = ownName.text
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: ownName.error.length > 0
        kind: InlineMessage.Error
        text: ownName.error
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Shown at your plate and on the sheets of your rounds. The record does not contain it.")
        wrapMode: Text.Wrap
    }

    AmountSettings {
        Layout.fillWidth: true
        settings: root.settings
    }

    HeadingText {
        Layout.topMargin: Theme.spaceM
        text: qsTr("Sound and voice")
    }

    SettingRow {
        label: qsTr("Announcements")

        MvSlider {
            Layout.preferredWidth: Theme.px(240 * Theme.textScale)
            label: qsTr("Volume of the announcements")
            valueText: qsTr("%1%").arg(root.settings.voiceVolume)
            from: 0
            to: 100
            stepSize: 5
            value: root.settings.voiceVolume
            onMoved: root.settings.voiceVolume = value
        }
    }

    SettingRow {
        label: qsTr("Sounds")

        MvSlider {
            Layout.preferredWidth: Theme.px(240 * Theme.textScale)
            label: qsTr("Volume of the sounds")
            valueText: qsTr("%1%").arg(root.settings.soundVolume)
            from: 0
            to: 100
            stepSize: 5
            value: root.settings.soundVolume
            onMoved: root.settings.soundVolume = value
        }
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Sound")
        detail: qsTr("Announcements and sounds of the table; the key M switches them off and on.")
        checked: !root.settings.muted
        onToggled: root.settings.muted = !checked
    }

    HearingSection {
        Layout.fillWidth: true
        hearing: root.hearing
        devices: root.devices
        settings: root.settings
    }

    HeadingText {
        Layout.topMargin: Theme.spaceM
        text: qsTr("Text and motion")
    }

    SettingRow {
        label: qsTr("Text size")

        MvComboBox {
            Layout.preferredWidth: Theme.px(240 * Theme.textScale)
            label: qsTr("Text size")
            model: [qsTr("Normal"), qsTr("Large"), qsTr("Largest")]
            choice: root.settings.textScale > 1.2 ? 2 : root.settings.textScale > 1.1 ? 1 : 0
            onActivated: index => root.settings.textScale = index === 2 ? 1.3 : index === 1 ? 1.15 : 1
        }
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Reduced motion")
        detail: qsTr("Cards and chips fade in instead of moving.")
        checked: root.settings.reducedMotion
        onToggled: root.settings.reducedMotion = checked
    }

    SettingRow {
        label: qsTr("Numbers of the rules")

        MvComboBox {
            Layout.preferredWidth: Theme.px(240 * Theme.textScale)
            label: qsTr("Numbers of the rules")
            model: [qsTr("At Inspect and Teach"), qsTr("Always"), qsTr("Never")]
            readonly property list<string> places: ["desks", "always", "never"]
            choice: Array.from(places).indexOf(root.settings.ruleNumbers)
            onActivated: index => root.settings.ruleNumbers = places[index]
        }
    }

    HeadingText {
        Layout.topMargin: Theme.spaceM
        text: qsTr("Limits of your own")
    }

    SettingRow {
        label: qsTr("Remind me of the time")

        MvComboBox {
            id: times

            readonly property list<int> minutes: [0, 30, 60, 90, 120, 180]

            Layout.preferredWidth: Theme.px(240 * Theme.textScale)
            label: qsTr("Remind me of the time")
            model: Array.from(times.minutes).map(minutes => minutes === 0 ? qsTr("Never") : qsTr("After %n minute(s)", "", minutes))
            choice: Math.max(0, Array.from(times.minutes).indexOf(root.settings.reminderMinutes))
            onActivated: index => root.settings.reminderMinutes = times.minutes[index]
        }
    }

    SettingRow {
        label: qsTr("Remind me of a loss")

        MvSpinBox {
            Layout.preferredWidth: Theme.px(240 * Theme.textScale)
            label: qsTr("Remind me of a loss of so many points; 0: never")
            from: 0
            to: 100000
            stepSize: 50
            value: Math.round(root.settings.reminderLoss / 100)
            onValueModified: root.settings.reminderLoss = value * 100
        }
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Both count from the start of the program. A reminder comes while you have nothing on the table, and ends nothing; a loss of 0 points reminds of none.")
        wrapMode: Text.Wrap
    }

    HeadingText {
        Layout.topMargin: Theme.spaceM
        text: qsTr("Cards and chips")
    }

    SettingRow {
        label: qsTr("Letters on the cards")

        MvComboBox {
            Layout.preferredWidth: Theme.px(240 * Theme.textScale)
            label: qsTr("Letters on the cards")
            model: [qsTr("By language"), qsTr("A R D V (Portuguese)"), qsTr("A K Q J (English)")]
            readonly property list<string> letters: ["language", "pt", "en"]
            choice: Array.from(letters).indexOf(root.settings.cardLettersChoice)
            onActivated: index => root.settings.cardLettersChoice = letters[index]
        }
    }

    CardsPreview {
        Layout.fillWidth: true
        settings: root.settings
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Four-colour suits")
        detail: qsTr("Diamonds are blue and clubs green, so that suits are not confused.")
        checked: root.settings.fourColourSuits
        onToggled: root.settings.fourColourSuits = checked
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Chips can be dragged")
        detail: qsTr("Clicking and keys always work.")
        checked: root.settings.dragChips
        onToggled: root.settings.dragChips = checked
    }

    Repeater {
        model: root.games.all

        Loader {
            id: part

            required property TableGame modelData

            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceM
            Component.onCompleted: setSource(part.modelData.settingsPart, { "game": part.modelData })
        }
    }

    RecordSection {
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceM
        retention: root.retention
        recordCopy: root.recordCopy
    }

    /// The unit in which amounts are shown and spoken. It changes no amount.
    component AmountSettings: MvColumnLayout {
        id: amounts

        required property AppSettings settings

        spacing: Theme.spaceM

        SettingRow {
            label: qsTr("Amounts are in")

            MvComboBox {
                Layout.preferredWidth: Theme.px(240)
                label: qsTr("Amounts are in")
                model: [qsTr("Points"), qsTr("Euros, as in the law")]
                readonly property list<string> units: ["points", "euros"]
                choice: Array.from(units).indexOf(amounts.settings.amountUnit)
                onActivated: index => amounts.settings.amountUnit = units[index]
            }
        }

        MvSwitch {
            Layout.fillWidth: true
            text: qsTr("Macau in patacas")
            detail: qsTr("At Macau's tables and on their sheets; the numbers stay the same.")
            checked: amounts.settings.patacasInMacau
            onToggled: amounts.settings.patacasInMacau = checked
        }
    }

    /// Four cards in the style that the settings choose.
    component CardsPreview: Row {
        id: preview

        required property AppSettings settings

        spacing: Theme.spaceS
        Accessible.ignored: true

        Repeater {
            model: ["As", "Kh", "Qd", "Jc"]

            Image {
                required property string modelData

                source: "image://cards/%1?letters=%2&four=%3".arg(modelData).arg(preview.settings.cardLetters).arg(preview.settings.fourColourSuits ? 1 : 0)
                sourceSize.width: Theme.px(72)
            }
        }
    }
}

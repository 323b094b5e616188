// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Renames the open study, or moves it to the trash.
MvDialog {
    id: root

    required property StudyDesk desk

    function save(): void {
        if (name.text.trim().length === 0)
            return;
        root.desk.rename(name.text);
        root.close();
    }

    title: qsTr("The study's title")
    subtitle: qsTr("Its file is renamed, too.")
    preferredWidth: Theme.px(560)
    initialFocus: name
    onAboutToShow: name.text = root.desk.title

    actions: [
        MvButton {
            iconName: "trash"
            text: qsTr("Move to bin")
            toolTip: qsTr("The whole file goes to the desktop's bin and can be restored from there")
            onClicked: {
                root.desk.removeStudy();
                root.close();
            }
        },
        MvButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Rename")
            disabledReason: name.text.trim().length === 0 ? qsTr("The study needs a title") : ""
            onClicked: root.save()
        }
    ]

    MvTextField {
        id: name

        Layout.fillWidth: true
        label: qsTr("Title of the study")
        placeholderText: qsTr("Title of the study")
        maximumLength: 60
        onAccepted: root.save()
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Options of the chosen drill, earlier results, and the start button.
Item {
    id: root

    required property DrillDesk desk
    /// The class for which settings can be stored; null: none.
    property ClassDesk classroom: null

    /// Stores the settings under the typed name.
    function savePreset(): void {
        root.classroom.savePreset(presetName.text);
        presetName.clear();
    }

    MvScrollColumn {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: start.top
        anchors.bottomMargin: Theme.spaceM
        spacing: Theme.spaceM

        TitleText {
            Layout.fillWidth: true
            text: root.desk.chosenTitle
            wrapMode: Text.Wrap
        }

        MvComboBox {
            Layout.fillWidth: true
            label: qsTr("Table")
            model: root.desk.tables
            choice: root.desk.tableChoice
            visible: root.desk.chosen < 5
            onActivated: index => root.desk.tableChoice = index
        }

        OptionRow {
            label: qsTr("Level")
            words: [qsTr("Auto"), "1", "2", "3", "4"]
            choice: root.desk.level
            onChosen: choice => root.desk.level = choice
        }

        OptionRow {
            visible: root.desk.chosen < 3
            label: qsTr("Chips on one place")
            words: [qsTr("One"), qsTr("Up to 20"), qsTr("12 stacks")]
            choice: root.desk.stacks
            onChosen: choice => root.desk.stacks = choice
        }

        OptionNumber {
            label: qsTr("Tasks")
            from: 5
            to: 100
            step: 5
            value: root.desk.count
            onModified: value => root.desk.count = value
        }

        OptionNumber {
            label: qsTr("Seconds for a task")
            detail: (!root.desk.usualTarget ? qsTr("Chosen for this drill and level") : root.desk.level === 0 ? qsTr("Usual for this drill, longer at each level") : qsTr("Usual for this drill and level"))
                + " · " + qsTr("Fast under 60%, slow over 150%")
            from: 1
            to: 120
            seconds: true
            value: root.desk.target
            onModified: value => root.desk.target = value
        }

        OptionNumber {
            label: qsTr("Times out after")
            detail: root.desk.limit === 0 ? qsTr("No time limit") : qsTr("Then it counts as wrong")
            from: 0
            to: 600
            step: 5
            seconds: true
            value: root.desk.limit
            onModified: value => root.desk.limit = value
        }

        OptionNumber {
            label: qsTr("Pass mark, per cent")
            from: 5
            to: 100
            step: 5
            value: root.desk.mark
            onModified: value => root.desk.mark = value
        }

        MvRowLayout {
            Layout.fillWidth: true
            visible: root.classroom !== null && root.classroom.hasFolder
            spacing: Theme.spaceS

            MvTextField {
                id: presetName

                Layout.fillWidth: true
                label: qsTr("Name of these settings, for the class")
                placeholderText: qsTr("Name, for the class")
                maximumLength: 40
                disabledReason: root.classroom ? root.classroom.editReason : ""
                onAccepted: root.savePreset()
            }

            MvButton {
                iconName: "save"
                text: qsTr("Save")
                toolTip: qsTr("Stores drill, table, level, tasks, times and pass mark in the class's folder, for all its machines")
                disabledReason: !root.classroom ? "" : root.classroom.editReason.length > 0 ? root.classroom.editReason : presetName.text.trim().length > 0 ? "" : qsTr("Write a name first")
                onClicked: root.savePreset()
            }
        }

        InlineMessage {
            Layout.fillWidth: true
            visible: root.classroom !== null && root.classroom.hasFolder && root.classroom.message.length > 0
            kind: root.classroom && root.classroom.failed ? InlineMessage.Error : InlineMessage.Good
            text: root.classroom ? root.classroom.message : ""
        }

        MvSeparator {
            Layout.fillWidth: true
        }

        ResultCurve {
            Layout.fillWidth: true
            points: root.desk.curve
            words: root.desk.past
            dots: qsTr("seconds a task, up to twice the target")
        }

        ResultActions {
            hasResults: root.desk.hasResults
            locked: root.desk.lockReason
            saves: qsTr("Saves all answers as comma-separated values")
            forgets: qsTr("All sessions, answers and levels of all drills are deleted. This can't be undone.")
            proposed: root.desk.proposedFile()
            onSavedTo: file => root.desk.exportTo(file)
            onForgotten: root.desk.forget()
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: root.desk.failed ? InlineMessage.Error : InlineMessage.Good
            text: root.desk.message
        }
    }

    MvButton {
        id: start

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        large: true
        kind: MvButton.Primary
        text: qsTr("Begin")
        disabledReason: root.desk.chosenReason
        onClicked: root.desk.start()
    }
}

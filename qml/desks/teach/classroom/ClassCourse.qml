// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The course: what it asks for by when, what the chosen trainee still lacks, and where it is changed.
FocusScope {
    id: root

    required property ClassDesk classroom

    readonly property string locked: root.classroom.editReason
    readonly property var items: root.classroom.items
    property courseLine noLine
    /// Changes with the name only, so that reading the folder keeps what is being typed.
    readonly property string title: root.classroom.courseTitle

    /// Requests to practise what was chosen: a kind of ClassDesk.
    signal practised(int kind)

    function add(): void {
        if (root.classroom.addItem(kind.choice, subject.currentIndex, level.value, by.text))
            by.clear();
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Course")

    MvScrollColumn {
        anchors.fill: parent
        focus: true
        spacing: Theme.spaceS

        MvTextField {
            Layout.fillWidth: true
            label: qsTr("Name of the course")
            placeholderText: qsTr("Name of the course")
            maximumLength: 60
            text: root.title
            disabledReason: root.locked
            onEditingFinished: root.classroom.setTitle(text)
        }

        MvComboBox {
            Layout.fillWidth: true
            label: qsTr("Trainee")
            model: root.classroom.trainees
            choice: root.classroom.trainee
            disabledReason: root.classroom.trainees.length > 0 ? "" : qsTr("The class has no trainees yet.")
            onActivated: index => root.classroom.trainee = index
        }

        BodyText {
            Layout.fillWidth: true
            text: root.classroom.standing
            color: root.classroom.certificateReason.length === 0 ? Theme.win : Theme.text
        }

        Repeater {
            model: root.items.length

            CourseRow {
                id: row

                required property int index

                Layout.fillWidth: true
                Layout.rightMargin: Theme.spaceM
                info: row.index < root.items.length ? root.items[row.index] : root.noLine
                place: row.index
            }
        }

        MvSeparator {
            Layout.fillWidth: true
        }

        HeadingText {
            Layout.fillWidth: true
            text: qsTr("Add to the course")
        }

        OptionRow {
            id: kind

            enabled: root.locked.length === 0
            label: qsTr("Kind")
            words: [qsTr("Drill"), qsTr("Lesson"), qsTr("Table test")]
            choice: 0
            onChosen: choice => kind.choice = choice
        }

        MvComboBox {
            id: subject

            Layout.fillWidth: true
            label: qsTr("Drill, lesson or test")
            model: root.classroom.hasFolder ? root.classroom.subjects(kind.choice) : [] // asked again after each reading: lessons may be new
            disabledReason: root.locked
        }

        OptionNumber {
            id: level

            visible: kind.choice === 0
            enabled: root.locked.length === 0
            label: qsTr("Level")
            detail: qsTr("Tasks, pass mark, target and limit as they are now in the options of the drills")
            from: 1
            to: 4
            value: 1
            onModified: value => level.value = value
        }

        MvTextField {
            id: by

            Layout.fillWidth: true
            label: qsTr("By which day, such as 24/12/2026")
            placeholderText: qsTr("By which day: 24/12/2026, or empty")
            maximumLength: 10
            disabledReason: root.locked
            onAccepted: root.add()
        }

        MvButton {
            iconName: "plus"
            text: qsTr("Add")
            disabledReason: root.locked
            onClicked: root.add()
        }
    }

    /// Something that the course asks for.
    component CourseRow: Item {
        id: courseRow

        required property courseLine info
        required property int place

        implicitHeight: Math.max(words.implicitHeight, Theme.controlHeight) + Theme.spaceS
        Accessible.role: Accessible.ListItem
        Accessible.name: "%1. %2. %3".arg(courseRow.info.title).arg(courseRow.info.detail).arg(courseRow.info.standing)

        MvIcon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            iconName: courseRow.info.done ? "check" : courseRow.info.late ? "warning" : "clock"
            size: Theme.iconSizeSmall
            color: courseRow.info.done ? Theme.win : courseRow.info.late ? Theme.warning : Theme.text
        }

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.iconSizeSmall + Theme.spaceM
            width: parent.width - x - buttons.width - Theme.spaceM

            MvLabel {
                width: parent.width
                text: courseRow.info.title
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            SmallText {
                width: parent.width
                text: courseRow.info.detail.length > 0 ? "%1 · %2".arg(courseRow.info.detail).arg(courseRow.info.standing) : courseRow.info.standing
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceS

            MvIconButton {
                iconName: "play"
                toolTip: qsTr("Goes there, with the options of the course: %1").arg(courseRow.info.title)
                onClicked: root.practised(root.classroom.practise(courseRow.place))
            }

            MvIconButton {
                iconName: "trash"
                toolTip: qsTr("Takes it out of the course: %1").arg(courseRow.info.title)
                disabledReason: root.locked
                onClicked: root.classroom.removeItem(courseRow.place)
            }
        }
    }
}

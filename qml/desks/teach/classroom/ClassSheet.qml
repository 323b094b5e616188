// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// A class on several machines: the results of all, the course, and the shared folder.
MvDialog {
    id: root

    required property ClassDesk classroom

    /// Part on display: 0 results, 1 course, 2 folder.
    property int part: 0

    /// Requests to practise something of the course: a kind of ClassDesk.
    signal practised(int kind)

    function saveAs(certificate: bool): void {
        picker.certificate = certificate;
        picker.propose(certificate ? root.classroom.proposedCertificate() : root.classroom.proposedList());
    }

    title: qsTr("The class")
    subtitle: qsTr("Results and course of all machines that share a folder. Names go into that folder and no further.")
    preferredWidth: Theme.px(1120)
    onAboutToShow: {
        if (!root.classroom.hasFolder)
            root.part = 2;
        root.classroom.open();
    }
    onClosed: picker.close() // nothing may cover a running table

    actions: [
        MvButton {
            iconName: "undo"
            text: qsTr("Undo")
            toolTip: qsTr("Takes back the last change of the course, or leaving the class (Ctrl+Z)")
            shortcut: "Ctrl+Z"
            keyHint: ""
            disabledReason: root.classroom.canUndo ? "" : qsTr("Nothing has been changed")
            onClicked: root.classroom.undo()
        },
        MvButton {
            iconName: "repeat"
            text: qsTr("Read again")
            disabledReason: !root.classroom.hasFolder ? qsTr("Choose the folder of the class first") : root.classroom.reading ? qsTr("It is being read") : ""
            onClicked: root.classroom.open()
        },
        MvButton {
            visible: root.part === 0
            iconName: "save"
            text: qsTr("CSV")
            toolTip: qsTr("Saves this list for a spreadsheet")
            disabledReason: root.classroom.rows.length > 0 ? "" : qsTr("There are no results yet")
            onClicked: root.saveAs(false)
        },
        MvButton {
            visible: root.part === 1
            iconName: "sheet"
            text: qsTr("Certificate")
            toolTip: qsTr("Saves the chosen trainee's certificate as PDF")
            disabledReason: root.classroom.certificateReason
            onClicked: root.saveAs(true)
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    WordChoices {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.px(520)
        Layout.preferredHeight: implicitHeight
        label: qsTr("Results, course or folder")
        words: [qsTr("Results"), qsTr("Course"), qsTr("Folder")]
        choice: root.part
        onChosen: choice => root.part = choice
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.classroom.hasFolder ? InlineMessage.Warning : InlineMessage.Info
        text: root.classroom.folderState
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.classroom.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.classroom.message
    }

    Repeater {
        model: root.classroom.badFiles

        InlineMessage {
            required property string modelData

            Layout.fillWidth: true
            kind: InlineMessage.Error
            text: qsTr("%1 This file is left out; all others are shown.").arg(modelData)
        }
    }

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(280), Math.min(Theme.px(560), root.room ? root.room.height - Theme.px(380) : 0))

        ClassList {
            anchors.fill: parent
            visible: root.part === 0
            classroom: root.classroom
        }

        ClassCourse {
            anchors.fill: parent
            visible: root.part === 1
            classroom: root.classroom
            onPractised: kind => {
                root.close();
                root.practised(kind);
            }
        }

        MvScrollColumn {
            anchors.fill: parent
            visible: root.part === 2
            spacing: Theme.spaceM

            BodyText {
                Layout.fillWidth: true
                visible: root.classroom.hasFolder
                text: qsTr("Folder: %1").arg(root.classroom.folder)
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.spaceS

                MvButton {
                    iconName: "open"
                    text: root.classroom.hasFolder ? qsTr("Another folder …") : qsTr("Choose a folder …")
                    onClicked: {
                        folders.source = ""; // it opens when created
                        folders.setSource("ClassFolderDialog.qml", {
                            "classroom": root.classroom
                        });
                    }
                }

                MvButton {
                    iconName: "exit"
                    text: qsTr("Leave the class")
                    toolTip: qsTr("This machine writes and reads nothing there any more; the files stay")
                    disabledReason: root.classroom.hasFolder ? "" : qsTr("This machine takes part in no class")
                    onClicked: root.classroom.leaveFolder()
                }
            }

            BodyText {
                Layout.fillWidth: true
                secondary: true
                text: qsTr("Any folder that all machines of the class can write to, such as a network drive. Each machine writes its own file in “results”, with all trainees who have a name; nothing is lost while the folder is away. Lessons that you put in “lessons” are in the library of every machine. The course is in “course.json”.")
            }
        }
    }

    Loader {
        id: folders
    }

    FilePicker {
        id: picker

        property bool certificate: false

        title: picker.certificate ? qsTr("Save the certificate") : qsTr("Save the results")
        saving: true
        nameFilters: picker.certificate ? [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")] : [qsTr("Comma-separated values (*.csv)")]
        suffix: picker.certificate ? "pdf" : "csv"
        onPicked: file => picker.certificate ? root.classroom.saveCertificate(file) : root.classroom.saveList(file)
    }
}

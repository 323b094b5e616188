// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A study: its rounds and the notes at their events; each opens at the table with one click.
MvDialog {
    id: root

    required property StudyDesk desk

    /// Plays a row at the table.
    function play(row: int): void {
        if (row >= 0)
            root.desk.play(row);
    }

    title: root.desk.title.length > 0 ? root.desk.title : qsTr("Studies")
    subtitle: root.desk.title.length > 0 ? qsTr("%n round(s), stored in full in a separate file", "", root.desk.rounds) : qsTr("Rounds in a file, with notes at their events")
    preferredWidth: Math.max(Theme.px(860), root.room ? root.room.width * 0.6 : 0)
    initialFocus: list
    onAboutToShow: {
        root.desk.clearMessage();
        root.desk.begin();
    }

    actions: [
        MvButton {
            iconName: "trash"
            text: qsTr("Remove")
            toolTip: qsTr("Removes the selected round or note from the study; the record keeps the round (Delete)")
            disabledReason: list.current >= 0 ? "" : qsTr("No row is selected")
            onClicked: root.desk.remove(list.current)
        },
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        },
        MvButton {
            kind: MvButton.Primary
            iconName: "play"
            text: qsTr("Watch it at the table")
            disabledReason: list.current >= 0 ? "" : qsTr("No row is selected")
            onClicked: root.play(list.current)
        }
    ]

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvComboBox {
            Layout.fillWidth: true
            label: qsTr("Which study")
            model: root.desk.studies
            choice: root.desk.study
            onActivated: index => root.desk.open(index)
        }

        MvButton {
            text: qsTr("Title…")
            toolTip: qsTr("Gives this study another title, or moves it to the bin")
            disabledReason: root.desk.title.length > 0 ? "" : qsTr("No study is open")
            onClicked: {
                if (!titleLoader.item)
                    titleLoader.setSource("StudyTitle.qml", {
                        "desk": root.desk
                    });
                (titleLoader.item as StudyTitle).open();
            }
        }

        MvButton {
            iconName: "open"
            text: qsTr("Open a file")
            toolTip: qsTr("A study made by someone else")
            onClicked: picker.open()
        }
    }

    StudyList {
        id: list

        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(240), root.room ? root.room.height - Theme.px(360) : 0)
        desk: root.desk
        shown: root.visible
        onPlayAsked: row => root.play(row)
        onRemoveAsked: row => root.desk.remove(row)
    }

    // Always present, so that nothing moves when a message appears.
    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(44), message.height)

        InlineMessage {
            id: message

            width: parent.width - (undo.visible ? undo.width + Theme.spaceM : 0)
            kind: root.desk.failed ? InlineMessage.Error : InlineMessage.Good
            text: root.desk.message
        }

        MvButton {
            id: undo

            anchors.right: parent.right
            visible: root.desk.undoable
            iconName: "undo"
            text: qsTr("Restore")
            toolTip: qsTr("Restores what was removed last (Ctrl+Z)")
            onClicked: root.desk.undo()

            Shortcut {
                sequence: "Ctrl+Z"
                enabled: root.opened && root.desk.undoable
                onActivated: root.desk.undo()
            }
        }
    }

    Loader {
        id: titleLoader
    }

    FilePicker {
        id: picker

        title: qsTr("Open a study")
        nameFilters: [qsTr("Studies (*.json)")]
        onPicked: file => root.desk.openFile(file)
    }
}

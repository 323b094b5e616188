// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The panel beside a study's round: the note at this moment, all rounds and notes of the study, and a field for a new
/// note.
FocusScope {
    id: root

    required property MesaVivaApplication application

    readonly property StudyDesk desk: root.application.studies

    /// Saves the typed note at this moment.
    function write(): void {
        if (field.text.trim().length === 0)
            return;
        root.desk.write(field.text);
    }

    /// The note has been saved.
    function forget(): void {
        field.text = "";
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Study: %1").arg(root.desk.title)
    Component.onCompleted: root.desk.added.connect(root.forget)

    Rectangle {
        anchors.fill: parent
        color: Theme.lacquer

        Rectangle {
            width: Theme.line
            height: parent.height
            color: Theme.hairline
        }
    }

    HeadingText {
        id: title

        x: Theme.spaceL
        y: Theme.spaceL
        width: parent.width - 2 * x
        text: root.desk.title
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    BodyText {
        id: note

        anchors.top: title.bottom
        anchors.topMargin: Theme.spaceM
        x: Theme.spaceL
        width: parent.width - 2 * x
        text: root.desk.note.length > 0 ? root.desk.note : qsTr("No note has come yet.")
        color: root.desk.note.length > 0 ? Theme.text : Theme.textSecondary
        textFormat: Text.PlainText
        font.pixelSize: Theme.textLarge
        lineHeight: 1.1
        maximumLineCount: 8
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
    }

    MvSeparator {
        id: line

        anchors.top: note.bottom
        anchors.topMargin: Theme.spaceM
        anchors.left: parent.left
        anchors.right: parent.right
    }

    StudyList {
        anchors.top: line.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: message.visible ? message.top : field.top
        anchors.bottomMargin: Theme.spaceM
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceXs
        desk: root.desk
        onPlayAsked: row => root.desk.play(row)
        onRemoveAsked: row => root.desk.remove(row)
    }

    InlineMessage {
        id: message

        anchors.bottom: field.top
        anchors.bottomMargin: Theme.spaceS
        x: Theme.spaceL
        width: parent.width - 2 * x
        kind: root.desk.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.desk.message
    }

    MvTextField {
        id: field

        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.spaceM
        x: Theme.spaceL
        width: parent.width - 2 * x
        label: qsTr("A note at event %1").arg(root.desk.event)
        placeholderText: qsTr("A note at event %1").arg(root.desk.event)
        maximumLength: 400
        onAccepted: root.write()
    }

    Item {
        id: bar

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spaceL
        height: onward.height

        MvButton {
            anchors.left: parent.left
            iconName: "previous"
            text: qsTr("Back")
            toolTip: qsTr("To the previous note")
            shortcut: "B"
            onClicked: if (!root.desk.goOn(false)) root.application.table.denied(qsTr("There is no note before this moment"))
        }

        MvButton {
            id: onward

            anchors.right: parent.right
            kind: MvButton.Primary
            iconName: "next"
            text: qsTr("Next")
            toolTip: qsTr("To the next note")
            shortcut: "N"
            onClicked: if (!root.desk.goOn(true)) root.application.table.denied(qsTr("There is no note after this moment"))
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The chosen lesson: aim, progress, and the start button.
Item {
    id: root

    required property LessonDesk desk
    required property LessonEditor editor

    readonly property lessonInfo info: root.desk.info
    /// No lesson has been started yet.
    readonly property bool untouched: root.desk.ready && !Array.from(root.desk.lessons).some(lesson => root.isBegun(lesson))

    function isBegun(lesson: lessonInfo): bool {
        return lesson.begun || lesson.done;
    }

    MvScrollColumn {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.spaceM
        spacing: Theme.spaceM

        TitleText {
            Layout.fillWidth: true
            text: root.info.title
            wrapMode: Text.Wrap
        }

        SmallText {
            Layout.fillWidth: true
            text: root.info.level + " · " + root.info.size
            wrapMode: Text.Wrap
        }

        BodyText {
            Layout.fillWidth: true
            text: root.info.aim
            font.pixelSize: Theme.textSum
        }

        InlineMessage {
            Layout.fillWidth: true
            text: root.untouched ? qsTr("New here? Start with each game's first steps, then the drills, then the reversed table; the table test comes last.") : ""
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: root.info.done ? InlineMessage.Good : InlineMessage.Info
            text: root.info.standing
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.info.file.length > 0
            text: root.info.file
            wrapMode: Text.WrapAnywhere
        }

        MvSeparator {
            Layout.fillWidth: true
        }

        BodyText {
            Layout.fillWidth: true
            text: qsTr("The round is shown at the game's table. It plays, or is stepped through forwards and backwards, and pauses where something is explained or asked.")
            secondary: true
        }

        KeyRow {
            Layout.fillWidth: true
            keys: "N"
            text: qsTr("To the next pause")
        }

        KeyRow {
            Layout.fillWidth: true
            keys: "B"
            text: qsTr("To the previous pause")
        }

        KeyRow {
            Layout.fillWidth: true
            keys: "P"
            text: qsTr("Plays on to the next pause, and stops")
        }

        KeyRow {
            Layout.fillWidth: true
            keys: ", ."
            text: qsTr("One event back, one forwards")
        }

        KeyRow {
            Layout.fillWidth: true
            keys: "1 … 4"
            text: qsTr("Answers the question")
        }

        KeyRow {
            Layout.fillWidth: true
            keys: "O"
            text: root.info.hasDecisions ? qsTr("What each choice is worth, exactly") : qsTr("What the stakes on the table are worth, exactly")
        }

        KeyRow {
            Layout.fillWidth: true
            visible: root.info.hasDecisions
            keys: "W"
            text: qsTr("What if: the other decision")
        }

        KeyRow {
            Layout.fillWidth: true
            keys: "X"
            text: qsTr("What if: another card, number, ball or decision")
        }

        KeyRow {
            Layout.fillWidth: true
            keys: "H"
            text: qsTr("Hides the hands, if players have any")
        }

        KeyRow {
            Layout.fillWidth: true
            keys: "R"
            text: qsTr("Hides results, and shows each on request")
        }

        SmallText {
            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceS
            text: root.desk.progress
        }
    }

    Item {
        id: bar

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: start.height

        MvButton {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            visible: root.info.begun
            iconName: "repeat"
            text: qsTr("From the beginning")
            onClicked: root.desk.begin(true)
        }

        MvButton {
            anchors.right: start.left
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            iconName: "sheet"
            text: root.info.file.length > 0 ? qsTr("Edit") : qsTr("Edit a copy")
            toolTip: root.info.file.length > 0 ? qsTr("In the lesson editor") : qsTr("In the lesson editor; the shipped lesson stays as it is")
            disabledReason: root.desk.ready ? "" : qsTr("The lessons are being read")
            onClicked: root.editor.beginChosen()
        }

        MvButton {
            id: start

            anchors.right: parent.right
            large: true
            kind: MvButton.Primary
            text: root.info.begun ? qsTr("Continue") : qsTr("Begin the lesson")
            disabledReason: root.desk.ready ? "" : qsTr("The lessons are being read")
            onClicked: root.desk.begin(false)
        }
    }
}

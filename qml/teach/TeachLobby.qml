// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The trainer's desk: the library of lessons, and what can be practised and how; a session covers all of it.
DeskPage {
    id: root

    readonly property DrillDesk desk: root.application.drills
    readonly property LessonDesk lessons: root.application.lessons
    /// The drills are shown, not the lessons.
    property bool drilling: false

    /// Brings the session's page, or puts it away.
    function showSession(): void {
        if (root.busy && session.status === Loader.Null)
            session.setSource("DrillPage.qml", {
                "desk": root.desk,
                "settings": root.application.settings
            });
        else if (!root.busy)
            session.source = "";
    }

    busy: root.desk.stage !== DrillDesk.Choosing
    Component.onCompleted: {
        root.desk.open();
        root.lessons.open();
        root.showSession();
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Teach")

    // The doors are shut while a session runs.
    Binding {
        target: root.doors
        property: "visible"
        value: !root.busy
        restoreMode: Binding.RestoreValue
    }

    WordChoices {
        id: parts

        x: root.doors.x
        y: root.doors.y + root.doors.height + (root.roomy ? Theme.spaceL : Theme.spaceS)
        width: Math.min(root.doors.width, Theme.px(360))
        height: implicitHeight
        visible: !root.busy
        label: qsTr("Lessons or drills")
        words: [qsTr("Lessons"), qsTr("Drills")]
        choice: root.drilling ? 1 : 0
        onChosen: choice => root.drilling = choice === 1
    }

    LessonList {
        x: root.doors.x
        y: parts.y + parts.height + Theme.spaceM
        width: root.doors.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && !root.drilling
        focus: !root.busy && !root.drilling
        desk: root.lessons
        onBegun: root.lessons.begin(false)
    }

    DrillList {
        x: root.doors.x
        y: parts.y + parts.height + Theme.spaceM
        width: root.doors.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && root.drilling
        focus: !root.busy && root.drilling
        desk: root.desk
    }

    Panel {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.margins: root.roomy ? Theme.spaceXl : Theme.spaceM
        width: root.panelWidth
        visible: !root.busy
        padding: root.roomy ? Theme.spaceXl : Theme.spaceL
        elevation: 20

        DrillOptions {
            anchors.fill: parent
            visible: root.drilling
            desk: root.desk
        }

        LessonDetail {
            anchors.fill: parent
            visible: !root.drilling
            desk: root.lessons
        }
    }

    Loader {
        id: session

        anchors.fill: parent
        visible: root.busy
        focus: root.busy

        onLoaded: session.forceActiveFocus()

        Connections {
            target: session.item as DrillPage
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
        }
    }

    Connections {
        target: root.desk
        function onStageChanged(): void {
            root.showSession();
        }
    }
}

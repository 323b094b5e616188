// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The trainer's desk: the library of lessons, what can be practised and how, and the table at which the trainee is the
/// croupier; a session covers all of it.
DeskPage {
    id: root

    readonly property DrillDesk desk: root.application.drills
    readonly property LessonDesk lessons: root.application.lessons
    readonly property CroupierDesk croupier: root.application.croupier
    /// What is shown: 0 the lessons, 1 the drills, 2 the reversed table.
    property int part: 0

    readonly property bool working: root.croupier.stage !== CroupierDesk.Choosing

    /// Brings the session's page, or puts it away.
    function showSession(): void {
        if (root.busy && session.status === Loader.Null)
            session.setSource(root.working ? "CroupierPage.qml" : "DrillPage.qml", {
                "desk": root.working ? root.croupier : root.desk,
                "settings": root.application.settings
            });
        else if (!root.busy)
            session.source = "";
    }

    busy: root.desk.stage !== DrillDesk.Choosing || root.working
    Component.onCompleted: {
        root.desk.open();
        root.lessons.open();
        root.croupier.open();
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
        width: Math.min(root.doors.width, Theme.px(540))
        height: implicitHeight
        visible: !root.busy
        label: qsTr("Lessons, drills or the reversed table")
        words: [qsTr("Lessons"), qsTr("Drills"), qsTr("The reversed table")]
        choice: root.part
        onChosen: choice => root.part = choice
    }

    LessonList {
        x: root.doors.x
        y: parts.y + parts.height + Theme.spaceM
        width: root.doors.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && root.part === 0
        focus: !root.busy && root.part === 0
        desk: root.lessons
        onBegun: root.lessons.begin(false)
    }

    DrillList {
        x: root.doors.x
        y: parts.y + parts.height + Theme.spaceM
        width: root.doors.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && root.part === 1
        focus: !root.busy && root.part === 1
        desk: root.desk
    }

    CroupierIntro {
        x: root.doors.x
        y: parts.y + parts.height + Theme.spaceM
        width: root.doors.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && root.part === 2
        focus: !root.busy && root.part === 2
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
            visible: root.part === 1
            desk: root.desk
        }

        CroupierOptions {
            anchors.fill: parent
            visible: root.part === 2
            desk: root.croupier
        }

        LessonDetail {
            anchors.fill: parent
            visible: root.part === 0
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

        Connections {
            target: session.item as CroupierPage
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
        }
    }

    Connections {
        target: root.croupier
        function onStageChanged(): void {
            root.showSession();
        }
    }

    Connections {
        target: root.desk
        function onStageChanged(): void {
            root.showSession();
        }
    }
}

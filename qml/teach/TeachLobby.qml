// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The trainer's desk: what can be practised and how; a session covers all of it.
DeskPage {
    id: root

    readonly property DrillDesk desk: root.application.drills
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

    DrillList {
        x: root.doors.x
        y: root.doors.y + root.doors.height + (root.roomy ? Theme.spaceL : Theme.spaceS)
        width: root.doors.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy
        focus: !root.busy
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
            desk: root.desk
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

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A session of a drill: the task on the cloth with question and answer below, then the verdict; the summary
/// at the end.
FocusScope {
    id: root

    required property DrillDesk desk
    required property AppSettings settings

    readonly property drillTask task: root.desk.task
    readonly property bool over: root.desk.stage === DrillDesk.Over
    /// QML file of the game's tasks.
    property string part
    readonly property DrillScene scene: sceneLoader.item as DrillScene

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Shows the game of the task without marks.
    function showTask(): void {
        const game = root.task.game;
        if (game.length === 0)
            return;
        const name = game.charAt(0).toUpperCase() + game.slice(1);
        const part = name + "Drill.qml";
        if (root.part !== part)
            sceneLoader.setSource(part, {
                "desk": root.desk,
                "settings": root.settings
            });
        root.part = part;
        root.scene.marks = [];
        bar.ask();
        if (root.task.marksPlaces)
            root.scene.forceActiveFocus();
    }

    /// Shows the summary at the end of the session.
    function showSummary(): void {
        if (root.over)
            summary.setSource("DrillSummaryView.qml", {
                "desk": root.desk,
                "focus": true
            });
        else
            summary.source = "";
    }

    onOverChanged: root.showSummary()
    Component.onCompleted: root.over ? root.showSummary() : root.showTask()
    Keys.onEscapePressed: root.over ? root.desk.leave() : root.desk.stop()
    Accessible.role: Accessible.Pane
    Accessible.name: root.desk.chosenTitle

    Connections {
        target: root.desk
        function onTaskChanged(): void {
            root.showTask();
        }
    }

    Connections {
        target: root.scene
        function onNumberMarked(pocket: int, on: bool): void {
            bar.markNumber(pocket, on);
        }
        function onGiven(): void {
            root.desk.answerPlaces(Array.from(root.scene.marks));
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }

    Loader {
        id: sceneLoader

        width: parent.width
        height: parent.height - bar.height
        visible: !root.over
        focus: true
    }

    DrillBar {
        id: bar

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: !root.over
        desk: root.desk
        onRuleAsked: id => root.ruleAsked(id)
        onPlacesGiven: root.desk.answerPlaces(Array.from(root.scene.marks))
        marked: root.scene ? root.scene.marks.length : 0
    }

    Loader {
        id: summary

        anchors.fill: parent
        visible: root.over
        focus: root.over
    }
}

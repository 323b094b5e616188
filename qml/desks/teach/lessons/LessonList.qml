// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The library: lessons that match the search, by game and level.
FocusScope {
    id: root

    required property LessonDesk desk
    required property LessonEditor editor

    /// Requests a file dialog; requests a new lesson.
    signal fileAsked
    signal newAsked
    /// Requests to show the chosen lesson at the table.
    signal begun

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Lessons")

    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: root.visible
        onActivated: {
            search.forceActiveFocus(Qt.ShortcutFocusReason);
            search.selectAll();
        }
    }

    MvGridLayout {
        id: filters

        readonly property bool narrow: width < Theme.px(560) * Theme.textScale

        width: parent.width
        columns: filters.narrow ? 2 : 3
        columnSpacing: Theme.spaceS
        rowSpacing: Theme.spaceS

        MvTextField {
            id: search

            Layout.columnSpan: filters.narrow ? 2 : 1
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.px(140)
            label: qsTr("Search the lessons")
            placeholderText: qsTr("Words or a rule")
            text: root.desk.search
            onTextEdited: root.desk.search = search.text
            onAccepted: list.forceActiveFocus(Qt.TabFocusReason)
            Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
        }

        MvComboBox {
            Layout.preferredWidth: Theme.px(190)
            Layout.fillWidth: filters.narrow
            label: qsTr("Game")
            model: root.desk.games
            choice: root.desk.game
            onActivated: index => root.desk.game = index
        }

        MvComboBox {
            Layout.preferredWidth: Theme.px(190)
            Layout.fillWidth: filters.narrow
            label: qsTr("Level")
            model: root.desk.levels
            choice: root.desk.level
            onActivated: index => root.desk.level = index
        }
    }

    MvRowLayout {
        id: files

        anchors.top: filters.bottom
        anchors.topMargin: Theme.spaceS
        width: parent.width
        spacing: Theme.spaceS

        MvButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            iconName: "open"
            text: qsTr("Open a lesson")
            toolTip: qsTr("Any lesson's file; those in %1 are listed by themselves. A scenario's file is shown at the table, event by event. A file can be dropped here, too.").arg(root.desk.folder)
            shortcut: "Ctrl+O"
            keyHint: ""
            onClicked: root.fileAsked()
        }

        MvButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            iconName: "plus"
            text: qsTr("New lesson")
            toolTip: qsTr("Write one: from an empty table, a scenario, a file or a round on record (Ctrl+N)")
            shortcut: "Ctrl+N"
            keyHint: ""
            onClicked: root.newAsked()
        }
    }

    InlineMessage {
        id: badFiles

        anchors.top: files.bottom
        anchors.topMargin: text.length > 0 ? Theme.spaceS : 0
        width: parent.width
        height: text.length > 0 ? implicitHeight : 0
        kind: InlineMessage.Warning
        text: root.desk.badFiles
    }

    // Unfinished lessons, which the editor can open.
    Flow {
        id: unfinished

        anchors.top: badFiles.bottom
        anchors.topMargin: edits.count > 0 ? Theme.spaceS : 0
        width: parent.width
        height: edits.count > 0 ? implicitHeight : 0
        spacing: Theme.spaceS

        Repeater {
            id: edits

            model: root.desk.unfinished

            MvButton {
                required property string modelData
                required property int index

                width: Math.min(implicitWidth, unfinished.width)
                iconName: "sheet"
                text: qsTr("Edit %1").arg(modelData)
                onClicked: root.editor.beginFile(root.desk.unfinishedFile(index))
            }
        }
    }

    MvRowLayout {
        id: draft

        anchors.top: unfinished.bottom
        anchors.topMargin: visible ? Theme.spaceS : 0
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: root.editor.draft.length > 0
        spacing: Theme.spaceS

        InlineMessage {
            Layout.fillWidth: true
            text: qsTr("Not saved last time: %1").arg(root.editor.draft)
        }

        MvButton {
            text: qsTr("Discard")
            onClicked: discarding.open()
        }

        MvButton {
            kind: MvButton.Primary
            text: qsTr("Go on writing")
            onClicked: root.editor.takeDraft()
        }
    }

    DiscardDialog {
        id: discarding

        editor: root.editor
    }

    ListView {
        id: list

        /// Moves the selection by `rows` rows.
        function step(rows: int): void {
            root.desk.step(rows);
        }

        /// Focuses the selected row, so that a screen reader announces it.
        function follow(): void {
            list.currentIndex = list.count > 0 ? root.desk.place : -1;
        }

        anchors.top: draft.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        model: root.desk.lessons
        spacing: Theme.spaceS
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Lessons")
        highlightMoveDuration: 0
        onCountChanged: list.follow()
        Component.onCompleted: list.follow()
        Keys.onUpPressed: list.step(-1)
        Keys.onDownPressed: list.step(1)
        Keys.onReturnPressed: root.begun()
        Keys.onEnterPressed: root.begun()
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp || event.key === Qt.Key_Home || event.key === Qt.Key_End;
            if (event.accepted)
                list.step(event.key === Qt.Key_PageDown ? 6 : event.key === Qt.Key_PageUp ? -6 : event.key === Qt.Key_Home ? -list.count : list.count);
        }

        T.ScrollBar.vertical: MvScrollBar {}

        Connections {
            target: root.desk
            function onChosenChanged(): void {
                list.follow();
            }
        }

        delegate: LessonRow {
            id: row

            required property lessonInfo modelData

            width: list.width - Theme.spaceL
            info: row.modelData
            current: row.info.key === root.desk.chosen
            keyboard: list.activeFocus
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.desk.choose(row.info.key);
            }
            onDoubleClicked: root.begun()
        }

        MvLabel {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.spaceXl
            visible: list.count === 0 && root.desk.ready
            text: qsTr("No lesson fits what is looked for.")
            secondary: true
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
}

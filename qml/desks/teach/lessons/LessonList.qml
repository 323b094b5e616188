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
            toolTip: qsTr("Any lesson file; those in %1 are listed automatically. A scenario file is shown at the table, event by event. A file can be dropped here, too.").arg(root.desk.folder)
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
            text: qsTr("Continue editing")
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

        cacheBuffer: 0 // rows prepared ahead would be requested from a list that a search has made shorter
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
            text: qsTr("No lesson matches the search.")
            secondary: true
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }

    /// Contents of a lesson's row: icon of the game, title, progress, and a tick when complete.
    component LessonRowFace: Item {
        id: lessonFace

        required property lessonInfo info
        required property bool current

        Accessible.ignored: true

        MvIcon {
            id: icon

            x: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            iconName: lessonFace.info.icon
            size: Theme.iconSize
            color: lessonFace.current ? Theme.brassLight : Theme.textSecondary
        }

        MvLabel {
            id: title

            x: icon.x + icon.width + Theme.spaceM
            y: (lessonFace.height - height - detail.height) / 2
            width: tick.x - x - Theme.spaceS
            height: implicitHeight
            text: lessonFace.info.title
            elide: Text.ElideRight
            font.weight: Font.Medium
            color: lessonFace.current ? Theme.brassLight : Theme.text
            Accessible.ignored: true
        }

        SmallText {
            id: detail

            x: title.x
            y: title.y + title.height
            width: title.width
            height: implicitHeight
            text: lessonFace.info.level + " · " + (lessonFace.info.standing.length > 0 ? lessonFace.info.standing : lessonFace.info.size)
            elide: Text.ElideRight
            color: lessonFace.info.standing.length > 0 ? Theme.brassLight : Theme.textSecondary
            Accessible.ignored: true
        }

        MvIcon {
            id: tick

            x: lessonFace.width - width - Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            visible: lessonFace.info.done
            iconName: "check"
            size: Theme.iconSizeSmall
            color: Theme.win
        }
    }

    /// A lesson to choose: icon of the game, title, progress.
    component LessonRow: T.AbstractButton {
        id: lessonRow

        required property lessonInfo info
        required property bool current
        /// The list has the focus.
        required property bool keyboard

        implicitHeight: Theme.px(60 * Theme.textScale)
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: lessonRow.info.title
        Accessible.description: lessonRow.info.level + ", " + lessonRow.info.size + (lessonRow.info.standing.length > 0 ? ", " + lessonRow.info.standing : "")
        Accessible.selectable: true
        Accessible.selected: lessonRow.current
        Accessible.onPressAction: lessonRow.clicked()

        contentItem: LessonRowFace {
            info: lessonRow.info
            current: lessonRow.current
        }

        background: Rectangle {
            radius: Theme.radiusL
            color: lessonRow.down ? Theme.lacquerPressed : lessonRow.current ? Theme.lacquerRaised : lessonRow.hovered ? Theme.lacquerHover : Theme.lacquer
            border.width: lessonRow.current ? Theme.focusWidth : Theme.line
            border.color: lessonRow.current ? Theme.brass : lessonRow.hovered ? Theme.hairlineStrong : Theme.hairline

            FocusRing {
                visible: lessonRow.current && lessonRow.keyboard
                inside: true
                targetRadius: Theme.radiusL
            }
        }
    }

    /// Asks before an unsaved lesson of an earlier session is discarded.
    component DiscardDialog: MvDialog {
        id: discardDialog

        required property LessonEditor editor
        /// Discard it once this dialog has closed.
        property bool dropping: false

        title: qsTr("Discard unsaved work?")
        subtitle: discardDialog.editor.draft
        onClosed: {
            if (discardDialog.dropping)
                discardDialog.editor.forgetDraft();
            discardDialog.dropping = false;
        }

        actions: [
            MvButton {
                text: qsTr("Discard")
                onClicked: {
                    discardDialog.dropping = true;
                    discardDialog.close();
                }
            },
            MvButton {
                text: qsTr("Keep")
                kind: MvButton.Primary
                onClicked: discardDialog.close()
            }
        ]

        BodyText {
            Layout.fillWidth: true
            text: qsTr("It is in no other file and can't be recovered.")
            wrapMode: Text.Wrap
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// Rows of a part of the lesson: add, remove, duplicate, move.
FocusScope {
    id: root

    required property LessonEditor editor

    /// Name of the part.
    required property string label
    readonly property bool isNotes: root.editor.part === LessonEditor.Notes
    readonly property string none: root.editor.row >= 0 ? "" : qsTr("Nothing is selected")
    readonly property string fixed: root.isNotes ? qsTr("A note stays at its event") : root.none

    /// Focuses the rows, or the button that adds the first one.
    function take(): void {
        if (list.count > 0 || !adder.visible)
            list.forceActiveFocus(Qt.TabFocusReason);
        else
            add.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: adder.visible ? adder.top : tools.top
        anchors.bottomMargin: Theme.spaceS
        // A number, so that a changed row keeps its position in the view.
        model: root.editor.rows.length
        spacing: Theme.spaceXs
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        currentIndex: root.editor.row
        Accessible.role: Accessible.List
        Accessible.name: root.label
        // The reader has shortcuts with these keys.
        Keys.onShortcutOverride: event => event.accepted = (event.modifiers & Qt.ControlModifier) !== 0 && (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
        Keys.onUpPressed: event => event.modifiers & Qt.ControlModifier ? root.editor.moveRow(-1) : root.editor.row = Math.max(0, root.editor.row - 1)
        Keys.onDownPressed: event => event.modifiers & Qt.ControlModifier ? root.editor.moveRow(1) : root.editor.row = Math.min(list.count - 1, root.editor.row + 1)
        Keys.onDeletePressed: root.editor.removeRow()

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: EditorRowItem {
            id: row

            required property int index
            /// Stands in for a removed row until its item is destroyed.
            property editorRow noRow

            x: Theme.spaceXs
            width: list.width - Theme.spaceL - Theme.spaceXs
            number: row.index + 1
            info: row.index < root.editor.rows.length ? root.editor.rows[row.index] : row.noRow
            current: row.index === root.editor.row
            keyboard: list.activeFocus
            faultyText: qsTr("does not happen")
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.editor.row = row.index;
            }
        }

        MvLabel {
            anchors.centerIn: parent
            width: parent.width - Theme.spaceXl
            visible: list.count === 0
            text: root.isNotes ? qsTr("No notes yet") : root.editor.part === LessonEditor.Expected ? qsTr("Nothing is expected yet") : qsTr("Nobody does anything yet")
            secondary: true
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }

    MvRowLayout {
        id: adder

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: tools.top
        anchors.bottomMargin: Theme.spaceS
        visible: root.editor.adds.length > 0
        spacing: Theme.spaceS

        MvComboBox {
            id: what

            Layout.fillWidth: true
            visible: root.editor.adds.length > 1
            label: qsTr("What is added")
            model: root.editor.adds
            onActivated: index => what.choice = index
        }

        MvButton {
            id: add

            Layout.fillWidth: root.editor.adds.length === 1
            iconName: "plus"
            text: root.editor.adds.length === 1 ? root.editor.adds[0] : qsTr("Add")
            onClicked: root.editor.add(root.editor.adds.length === 1 ? 0 : what.choice)
        }
    }

    MvRowLayout {
        id: tools

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.spaceS

        MvIconButton {
            iconName: "trash"
            toolTip: qsTr("Remove (Delete)")
            disabledReason: root.none
            onClicked: root.editor.removeRow()
        }

        MvIconButton {
            iconName: "repeat"
            toolTip: qsTr("Duplicate")
            disabledReason: root.fixed
            onClicked: root.editor.duplicateRow()
        }

        MvIconButton {
            iconName: "chevron-down"
            rotation: 180
            toolTip: qsTr("Move up (Ctrl+Up)")
            disabledReason: root.fixed.length > 0 ? root.fixed : root.editor.row > 0 ? "" : qsTr("It is the first")
            onClicked: root.editor.moveRow(-1)
        }

        MvIconButton {
            iconName: "chevron-down"
            toolTip: qsTr("Move down (Ctrl+Down)")
            disabledReason: root.fixed.length > 0 ? root.fixed : root.editor.row < list.count - 1 ? "" : qsTr("It is the last")
            onClicked: root.editor.moveRow(1)
        }

        Item {
            Layout.fillWidth: true
        }
    }
}

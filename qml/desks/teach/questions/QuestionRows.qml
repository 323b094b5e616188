// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The questions of a bank that match a search: add, duplicate, remove.
FocusScope {
    id: root

    required property QuestionEditor editor

    readonly property string none: root.editor.ofQuestion ? "" : qsTr("No question is selected")

    /// Requests an action, once the field in progress has been applied.
    signal rowAsked(int row)
    signal addAsked
    signal duplicateAsked
    signal removeAsked

    /// Focuses the list.
    function take(): void {
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Questions")

    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: root.visible
        onActivated: {
            search.forceActiveFocus(Qt.ShortcutFocusReason);
            search.selectAll();
        }
    }

    MvRowLayout {
        id: filters

        width: parent.width
        spacing: Theme.spaceS

        MvTextField {
            id: search

            Layout.fillWidth: true
            Layout.minimumWidth: Theme.px(120)
            label: qsTr("Search the questions")
            placeholderText: qsTr("Words or a rule")
            text: root.editor.search
            onTextEdited: root.editor.search = search.text
            onAccepted: root.take()
            Keys.onDownPressed: root.take()
        }

        MvComboBox {
            Layout.preferredWidth: Theme.px(180 * Theme.textScale)
            label: qsTr("Kind of question")
            model: root.editor.subjects
            choice: root.editor.subject
            onActivated: index => root.editor.subject = index
        }
    }

    ListView {
        id: list

        anchors.top: filters.bottom
        anchors.topMargin: Theme.spaceS
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: standing.top
        anchors.bottomMargin: Theme.spaceS
        cacheBuffer: 0 // rows prepared ahead would be requested from a list that a search has made shorter
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
        Accessible.name: qsTr("Questions")
        Keys.onUpPressed: root.rowAsked(Math.max(0, root.editor.row - 1))
        Keys.onDownPressed: root.rowAsked(Math.min(list.count - 1, root.editor.row + 1))
        Keys.onDeletePressed: root.removeAsked()
        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(list.height / Theme.px(60 * Theme.textScale)));
            event.accepted = true;
            if (event.key === Qt.Key_Home)
                root.rowAsked(0);
            else if (event.key === Qt.Key_End)
                root.rowAsked(list.count - 1);
            else if (event.key === Qt.Key_PageUp && event.modifiers === Qt.NoModifier)
                root.rowAsked(Math.max(0, root.editor.row - page));
            else if (event.key === Qt.Key_PageDown && event.modifiers === Qt.NoModifier)
                root.rowAsked(Math.min(list.count - 1, root.editor.row + page));
            else
                event.accepted = false;
        }

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: EditorRowItem {
            id: row

            required property int index
            /// Stands in for a removed row until its item is destroyed.
            property editorRow noRow

            x: Theme.spaceXs
            width: list.width - Theme.spaceL - Theme.spaceXs
            number: row.index
            info: row.index < root.editor.rows.length ? root.editor.rows[row.index] : row.noRow
            current: row.index === root.editor.row
            keyboard: list.activeFocus
            faultyText: qsTr("something is missing")
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.rowAsked(row.index);
            }
        }
    }

    SmallText {
        id: standing

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: tools.top
        anchors.bottomMargin: Theme.spaceS
        text: root.editor.standing
        color: root.editor.complete ? Theme.textSecondary : Theme.warning
        wrapMode: Text.Wrap
    }

    MvRowLayout {
        id: tools

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.spaceS

        MvButton {
            Layout.fillWidth: true
            iconName: "plus"
            text: qsTr("Add a question")
            toolTip: qsTr("At the end, of the kind and the tables of the selected one (Ctrl+N)")
            shortcut: "Ctrl+N"
            keyHint: ""
            onClicked: root.addAsked()
        }

        MvIconButton {
            iconName: "repeat"
            toolTip: qsTr("Duplicate")
            disabledReason: root.none
            onClicked: root.duplicateAsked()
        }

        MvIconButton {
            iconName: "trash"
            toolTip: qsTr("Remove (Delete)")
            disabledReason: root.none
            onClicked: root.removeAsked()
        }
    }
}

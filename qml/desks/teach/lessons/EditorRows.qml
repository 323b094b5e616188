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

    /// Contents of a row: number, text, and a sign if it does not take effect.
    component EditorRowFace: Item {
        id: rowFace

        required property editorRow info
        required property int number
        required property bool current

        Accessible.ignored: true

        SmallText {
            id: place

            x: Theme.spaceS
            y: title.y + (title.height - height) / 2
            width: Theme.px(24 * Theme.textScale)
            text: rowFace.number
            Accessible.ignored: true
        }

        MvLabel {
            id: title

            x: place.x + place.width + Theme.spaceXs
            y: (rowFace.height - height - detail.height) / 2
            width: sign.x - x - Theme.spaceXs
            height: implicitHeight
            text: rowFace.info.title
            elide: Text.ElideRight
            color: rowFace.current ? Theme.brassLight : Theme.text
            Accessible.ignored: true
        }

        SmallText {
            id: detail

            x: title.x
            y: title.y + title.height
            width: title.width
            height: implicitHeight
            text: rowFace.info.detail
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        MvIcon {
            id: sign

            x: rowFace.width - width - Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            visible: rowFace.info.faulty
            iconName: "warning"
            size: Theme.iconSizeSmall
            color: Theme.warning
        }
    }

    /// A row of a part of the lesson.
    component EditorRowItem: T.AbstractButton {
        id: rowItem

        required property editorRow info
        required property int number
        required property bool current
        /// The list has the focus.
        required property bool keyboard

        implicitHeight: Theme.px(56 * Theme.textScale)
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: rowItem.info.title
        Accessible.description: rowItem.info.detail + (rowItem.info.faulty ? ", " + qsTr("does not happen") : "")
        Accessible.selectable: true
        Accessible.selected: rowItem.current
        Accessible.onPressAction: rowItem.clicked()

        contentItem: EditorRowFace {
            info: rowItem.info
            number: rowItem.number
            current: rowItem.current
        }

        background: Rectangle {
            radius: Theme.radiusM
            color: rowItem.down ? Theme.lacquerPressed : rowItem.current ? Theme.lacquerRaised : rowItem.hovered ? Theme.lacquerHover : Theme.lacquer
            border.width: rowItem.current ? Theme.focusWidth : Theme.line
            border.color: rowItem.current ? Theme.brass : rowItem.hovered ? Theme.hairlineStrong : Theme.hairline

            FocusRing {
                visible: rowItem.current && rowItem.keyboard
                inside: true
                targetRadius: Theme.radiusM
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// Events of the lesson, and actions on one: note, expectation, view of the table.
FocusScope {
    id: root

    required property LessonEditor editor

    readonly property string none: root.editor.event >= 0 ? "" : qsTr("Choose an event first")

    /// No room for icons next to the text of the buttons.
    readonly property bool tight: root.width < Theme.px(400 * Theme.textScale)

    /// A note was added to the event; edit it.
    signal noted

    /// Applies a field that is being edited; returns false if it was refused.
    function commit(): bool {
        const before = root.editor.refusals;
        list.forceActiveFocus();
        return root.editor.refusals === before;
    }

    /// Moves to the next event of the same kind, or of another one; without a selection, to the first.
    function leap(by: int, same: bool): void {
        if (root.editor.event < 0)
            root.editor.event = 0;
        else
            root.editor.leap(by, same);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What follows")

    HeadingText {
        id: head

        width: parent.width - leaps.width - Theme.spaceS
        text: qsTr("What follows")
        elide: Text.ElideRight
    }

    Row {
        id: leaps

        anchors.right: parent.right
        anchors.verticalCenter: head.verticalCenter
        spacing: Theme.spaceXs

        MvIconButton {
            iconName: "previous"
            height: Theme.controlHeightSmall
            width: height
            toolTip: qsTr("The previous event of the same kind (Ctrl+Up); Shift+Up: of another kind")
            disabledReason: root.none
            onClicked: root.leap(-1, true)
        }

        MvIconButton {
            iconName: "next"
            height: Theme.controlHeightSmall
            width: height
            toolTip: qsTr("The next event of the same kind (Ctrl+Down); Shift+Down: of another kind")
            disabledReason: root.none
            onClicked: root.leap(1, true)
        }
    }

    InlineMessage {
        id: state

        anchors.top: head.bottom
        anchors.topMargin: Theme.spaceS
        width: parent.width
        kind: root.editor.running ? InlineMessage.Info : root.editor.whole ? InlineMessage.Good : InlineMessage.Warning
        text: root.editor.running ? qsTr("It is being played…") : root.editor.whole ? qsTr("The lesson is complete: everything expected happens.") : root.editor.problem
    }

    ListView {
        id: list

        anchors.top: state.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: more.top
        anchors.bottomMargin: Theme.spaceS
        width: parent.width
        model: root.editor.events.length
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        currentIndex: root.editor.event
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Events")
        // The reader has shortcuts with these keys.
        Keys.onShortcutOverride: event => event.accepted = (event.modifiers & Qt.ControlModifier) !== 0 && (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0;
            if (by !== 0 && event.modifiers & (Qt.ControlModifier | Qt.ShiftModifier)) {
                root.leap(by, (event.modifiers & Qt.ControlModifier) !== 0);
                event.accepted = true;
                return;
            }
            if (by !== 0)
                root.editor.event = Math.max(0, Math.min(list.count - 1, root.editor.event + by));
            event.accepted = by !== 0 || event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp || event.key === Qt.Key_Home || event.key === Qt.Key_End;
            if (event.accepted && by === 0)
                root.editor.event = Math.max(0, Math.min(list.count - 1, event.key === Qt.Key_PageDown ? root.editor.event + 10 : event.key === Qt.Key_PageUp ? root.editor.event - 10 : event.key === Qt.Key_Home ? 0 : list.count - 1));
        }

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: EditorEventItem {
            id: row

            required property int index
            /// Stands in for a removed event until its item is destroyed.
            property editorEvent noEvent

            x: Theme.spaceXs
            width: list.width - Theme.spaceL - Theme.spaceXs
            info: row.index < root.editor.events.length ? root.editor.events[row.index] : row.noEvent
            current: row.index === root.editor.event
            keyboard: list.activeFocus
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.editor.event = row.index;
            }
        }
    }

    SmallText {
        id: more

        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.spaceS
        width: parent.width
        height: root.editor.more.length > 0 ? implicitHeight : 0
        text: root.editor.more
        wrapMode: Text.Wrap
    }

    MvGridLayout {
        id: buttons

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        columns: 2
        columnSpacing: Theme.spaceS
        rowSpacing: Theme.spaceS

        MvButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            iconName: root.tight ? "" : "caption"
            text: qsTr("Note here")
            toolTip: qsTr("What is said or asked at this event (Ctrl+N)")
            shortcut: "Ctrl+N"
            keyHint: ""
            disabledReason: root.none
            onClicked: {
                if (root.commit()) {
                    root.editor.noteHere();
                    root.noted();
                }
            }
        }

        MvButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            iconName: root.tight ? "" : "check"
            text: qsTr("Expect this")
            toolTip: qsTr("The lesson expects exactly this event (Ctrl+Shift+E)")
            shortcut: "Ctrl+Shift+E"
            keyHint: ""
            disabledReason: root.none
            onClicked: {
                if (root.commit())
                    root.editor.expectHere();
            }
        }

        MvButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            iconName: root.tight ? "" : "open"
            text: qsTr("Show the table")
            toolTip: qsTr("The table right after this event; the lobby button returns here (Ctrl+T)")
            shortcut: "Ctrl+T"
            keyHint: ""
            disabledReason: root.none
            onClicked: {
                if (root.commit())
                    root.editor.showTable();
            }
        }

        MvButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            iconName: root.tight ? "" : "scales"
            text: qsTr("Expect all results")
            toolTip: qsTr("How every player fared in every round")
            disabledReason: root.editor.events.length > 0 ? "" : qsTr("Nothing has happened yet")
            onClicked: {
                if (root.commit())
                    root.editor.expectResults();
            }
        }
    }

    /// Contents of an event's row: time, description, and the lesson's note.
    component EditorEventFace: Item {
        id: eventFace

        required property editorEvent info
        required property bool current

        Accessible.ignored: true

        SmallText {
            id: time

            x: Theme.spaceS
            y: title.y + (title.height - height) / 2
            width: Theme.px(56 * Theme.textScale)
            text: eventFace.info.time
            Accessible.ignored: true
        }

        MvLabel {
            id: title

            x: time.x + time.width + Theme.spaceXs
            y: eventFace.info.detail.length > 0 ? (eventFace.height - height - detail.height) / 2 : (eventFace.height - height) / 2
            width: signs.x - x - Theme.spaceXs
            height: implicitHeight
            text: eventFace.info.title
            elide: Text.ElideRight
            color: eventFace.info.refused ? Theme.warning : eventFace.current ? Theme.brassLight : Theme.text
            Accessible.ignored: true
        }

        SmallText {
            id: detail

            x: title.x
            y: title.y + title.height
            width: title.width
            height: implicitHeight
            text: eventFace.info.detail
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Row {
            id: signs

            x: eventFace.width - width - Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceXs

            MvIcon {
                visible: eventFace.info.expected
                iconName: "check"
                size: Theme.iconSizeSmall
                color: Theme.win
            }

            MvIcon {
                visible: eventFace.info.note > 0
                iconName: "caption"
                size: Theme.iconSizeSmall
                color: Theme.brassLight
            }
        }
    }

    /// An event of the lesson: time, description, and the lesson's note.
    component EditorEventItem: T.AbstractButton {
        id: eventItem

        required property editorEvent info
        required property bool current
        /// The list has the focus.
        required property bool keyboard

        implicitHeight: Theme.px(46 * Theme.textScale)
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: eventItem.info.title + (eventItem.info.detail.length > 0 ? ", " + eventItem.info.detail : "")
        Accessible.description: eventItem.info.time + (eventItem.info.note > 0 ? ", " + qsTr("note %1").arg(eventItem.info.note) : "") + (eventItem.info.expected ? ", " + qsTr("expected") : "")
        Accessible.selectable: true
        Accessible.selected: eventItem.current
        Accessible.onPressAction: eventItem.clicked()

        contentItem: EditorEventFace {
            info: eventItem.info
            current: eventItem.current
        }

        background: Rectangle {
            radius: Theme.radiusS
            color: eventItem.down ? Theme.lacquerPressed : eventItem.current ? Theme.lacquerRaised : eventItem.hovered ? Theme.lacquerHover : "transparent"
            border.width: eventItem.current ? Theme.line : 0
            border.color: Theme.brass

            FocusRing {
                visible: eventItem.current && eventItem.keyboard
                inside: true
                targetRadius: Theme.radiusS
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The event log next to the open table: all events as they happen, with search.
MvKeyArea {
    id: root

    required property MesaVivaApplication application
    required property InspectDesk desk

    readonly property TableInspector inspector: root.desk.inspector
    readonly property EventLogModel eventLog: root.inspector.eventLog
    readonly property int stoppedRow: root.eventLog.stoppedRow
    readonly property Item windowContent: T.ApplicationWindow.contentItem

    /// The fault injector is shown instead of the event log.
    property bool injecting: false

    /// Moves to an event and toggles its fields.
    function unfold(row: int): void {
        const seq = root.eventLog.seqOf(row);
        if (events.unfoldedSeq === seq)
            root.eventLog.clothHighlight.putOut();
        else
            root.eventLog.highlight(row);
        events.unfoldedSeq = events.unfoldedSeq === seq ? -1 : seq;
        events.currentIndex = row;
        events.following = events.following && events.unfoldedSeq < 0; // expanded fields stay in place
        shown.restart();
    }

    /// Opens the note field for the current event.
    function writeNote(): void {
        if (events.currentIndex < 0)
            return;
        const seq = root.eventLog.seqOf(events.currentIndex);
        noting.deniedSeq = root.desk.report.pinDenial(seq).length > 0 ? seq : -1;
        noting.seq = noting.deniedSeq < 0 ? seq : -1;
        noteText.clear();
        if (noting.writes)
            noteText.forceActiveFocus();
    }

    /// Resets state of the previous table, whose events have the same numbers.
    function forgetTable(): void {
        events.unfoldedSeq = -1;
        if (noteText.activeFocus)
            events.forceActiveFocus();
        noting.deniedSeq = -1;
        noting.seq = -1;
    }

    /// Pins the note and returns to the events.
    function pinNote(): void {
        if (root.desk.report.pinAt(noting.seq, noteText.text))
            root.putNoteAway();
        else
            noting.deniedSeq = noting.seq;
    }

    /// Closes the note field.
    function putNoteAway(): void {
        noting.deniedSeq = -1;
        noting.seq = -1;
        events.forceActiveFocus();
    }

    /// Holds a picture of the window with whatever is open in it, to be kept for a rule in the conformity list.
    function holdPicture(): void {
        root.windowContent.parent.grabToImage(result => root.inspector.conformity.holdPicture(result.image));
    }

    /// Opens a rule of an event and highlights on the cloth what the event is about.
    function readRuleOf(row: int, id: string): void {
        root.eventLog.highlight(row);
        root.desk.ruleAsked(id);
    }

    onStoppedRowChanged: {
        if (root.stoppedRow < 0)
            return;
        events.currentIndex = root.stoppedRow;
        shown.restart();
        root.eventLog.highlight(root.stoppedRow);
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Event log of the table")

    Shortcut {
        sequence: "Esc"
        enabled: root.eventLog.clothHighlight.highlighted && Theme.dialog === null && Theme.aside === null
        onActivated: root.eventLog.clothHighlight.putOut()
        onActivatedAmbiguously: root.eventLog.clothHighlight.putOut()
    }

    // What a dialog shows can be evidence, too: an application's shortcut, since a dialog bars those of the window.
    Shortcut {
        sequence: "Ctrl+Shift+P"
        context: Qt.ApplicationShortcut
        onActivated: root.holdPicture()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.lacquer

        Rectangle {
            width: Theme.line
            height: parent.height
            color: Theme.hairline
        }
    }

    MvColumnLayout {
        id: head

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceS
        visible: !root.injecting

        MvRowLayout {
            spacing: Theme.spaceS

            HeadingText {
                text: qsTr("Event log")
            }

            SmallText {
                Layout.fillWidth: true
                text: root.eventLog.filtered ? qsTr("%1 of %2 events").arg(events.count).arg(root.eventLog.total) : qsTr("%1 events").arg(root.eventLog.total)
                elide: Text.ElideRight
            }

            MvIconButton {
                iconName: "warning"
                size: Theme.controlHeightSmall
                visible: root.inspector.faults.available
                toolTip: qsTr("Inject a fault (Ctrl+F)")
                shortcut: "Ctrl+F"
                onClicked: root.injecting = true
            }

            MvIconButton {
                iconName: "check"
                size: Theme.controlHeightSmall
                toolTip: qsTr("Conformity list (Ctrl+K)")
                shortcut: "Ctrl+K"
                onClicked: conformity.open()
            }

            MvIconButton {
                iconName: "close"
                size: Theme.controlHeightSmall
                toolTip: qsTr("Close the event log (Ctrl+I)")
                onClicked: root.inspector.open = false
            }
        }

        MvRowLayout {
            spacing: Theme.spaceS

            MvTextField {
                id: search

                Layout.fillWidth: true
                implicitHeight: Theme.controlHeightSmall
                label: qsTr("Search the event log")
                placeholderText: qsTr("Words or a rule (P26)")
                text: root.eventLog.search
                onTextEdited: root.eventLog.search = search.text
            }

            MvIconButton {
                iconName: "clear"
                size: Theme.controlHeightSmall
                toolTip: qsTr("Show all events")
                disabledReason: root.eventLog.filtered ? "" : qsTr("All events are shown")
                onClicked: root.eventLog.clearFilter()
            }
        }

        MvRowLayout {
            spacing: Theme.spaceS

            MvComboBox {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                implicitHeight: Theme.controlHeightSmall
                font.pixelSize: Theme.textSmall
                label: qsTr("Which events")
                model: root.eventLog.kinds
                choice: root.eventLog.kind
                onActivated: index => root.eventLog.kind = index
            }

            MvComboBox {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                implicitHeight: Theme.controlHeightSmall
                font.pixelSize: Theme.textSmall
                label: qsTr("Whose events")
                model: root.eventLog.players
                choice: root.eventLog.player
                onActivated: index => root.eventLog.player = index
            }
        }

        MvRowLayout {
            spacing: Theme.spaceS

            MvComboBox {
                Layout.fillWidth: true
                implicitHeight: Theme.controlHeightSmall
                font.pixelSize: Theme.textSmall
                label: qsTr("Where the table stops")
                model: root.eventLog.stops
                choice: root.eventLog.stop
                onActivated: index => root.eventLog.stop = index
            }

            MvTextField {
                id: stopRule

                Layout.preferredWidth: Theme.px(116)
                implicitHeight: Theme.controlHeightSmall
                font.pixelSize: Theme.textSmall
                label: qsTr("The rule at which the table stops")
                placeholderText: qsTr("or at rule…")
                text: root.eventLog.stopRule
                error: root.eventLog.stopRuleError
                onTextEdited: root.eventLog.stopRule = stopRule.text
            }
        }

        InlineMessage {
            Layout.fillWidth: true
            visible: root.desk.report.notGathered.length > 0
            kind: InlineMessage.Warning
            text: root.desk.report.notGathered
        }

        InlineMessage {
            Layout.fillWidth: true
            visible: root.eventLog.stopRuleError.length > 0
            kind: InlineMessage.Warning
            text: root.eventLog.stopRuleError
        }

        InlineMessage {
            Layout.fillWidth: true
            visible: root.eventLog.stoppedText.length > 0
            kind: root.eventLog.live ? InlineMessage.Warning : InlineMessage.Good
            text: root.eventLog.stoppedText
        }
    }

    ListView {
        id: events

        /// Number of the event whose fields are shown; -1: none.
        property double unfoldedSeq: -1
        property int rulesRead: 0
        /// Scrolls to new events.
        property bool following: true

        function step(rows: int): void {
            events.currentIndex = Math.max(0, Math.min(events.count - 1, (events.currentIndex < 0 ? events.count : events.currentIndex) + rows));
        }

        // Scrolls through a row that is higher than the list before moving to the next; returns whether it
        // did.
        function readOn(rows: int): bool {
            const row = events.currentItem;
            if (row === null || row.height <= events.height)
                return false;
            const rest = rows > 0 ? row.y + row.height - events.contentY - events.height : events.contentY - row.y;
            if (rest < 1)
                return false;
            events.contentY += Math.sign(rows) * Math.min(rest, Math.abs(rows) > 1 ? 0.8 * events.height : 2 * Theme.controlHeightSmall);
            return true;
        }

        // Clears the current event; Qt 6.4 would leave the focus in the old row.
        function standNowhere(): void {
            if (events.currentItem !== null)
                events.currentItem.focus = false;
            events.currentIndex = -1;
        }

        // Qt 6.8 computes the end before the new rows exist.
        function goToEnd(): void {
            events.positionViewAtEnd();
            events.forceLayout();
            events.positionViewAtEnd();
            (events.itemAtIndex(events.count - 1) as EventLogRow)?.enterAccessibleTree();
        }

        // A new row has no position yet when it is inserted.
        function follow(): void {
            if (events.following && !events.moving && !bar.pressed)
                events.goToEnd();
        }

        function showCurrent(): void {
            if (events.currentIndex >= 0 && !events.following)
                events.positionViewAtIndex(events.currentIndex, events.currentItem !== null && events.currentItem.height > events.height ? ListView.Beginning : ListView.Contain);
        }

        // Opens a rule of the current event, the next one each time.
        function readRule(): void {
            const row = events.currentItem as EventLogRow;
            if (row !== null && row.rules.length > 0)
                root.readRuleOf(row.index, row.rules[events.rulesRead++ % row.rules.length]);
        }

        anchors.top: head.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: noting.top
        anchors.left: parent.left
        anchors.leftMargin: Theme.line
        anchors.right: parent.right
        model: root.eventLog
        clip: true
        focus: true
        visible: !root.injecting
        activeFocusOnTab: true
        reuseItems: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        // Rows prepared ahead would be requested from a list that a search has made shorter.
        cacheBuffer: 0
        currentIndex: -1
        highlightFollowsCurrentItem: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Events")
        onCountChanged: newest.restart()
        onContentHeightChanged: newest.restart()
        onHeightChanged: newest.restart()
        onMovementEnded: events.following = events.atYEnd
        onCurrentIndexChanged: {
            noting.deniedSeq = -1;
            events.following = events.currentIndex < 0 || events.currentIndex === events.count - 1;
            events.rulesRead = 0;
        }
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End || (event.key === Qt.Key_N && event.modifiers === Qt.NoModifier)
        Keys.onUpPressed: if (!events.readOn(-1)) events.step(-1)
        Keys.onDownPressed: if (!events.readOn(1)) events.step(1)
        Keys.onRightPressed: events.readRule()
        Keys.onReturnPressed: if (events.currentIndex >= 0) root.unfold(events.currentIndex)
        Keys.onEnterPressed: if (events.currentIndex >= 0) root.unfold(events.currentIndex)
        Keys.onSpacePressed: if (events.currentIndex >= 0) root.unfold(events.currentIndex)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_N && event.modifiers === Qt.NoModifier) {
                event.accepted = true;
                root.writeNote();
                return;
            }
            const page = event.key === Qt.Key_PageDown ? 12 : event.key === Qt.Key_PageUp ? -12 : 0;
            event.accepted = page !== 0 || event.key === Qt.Key_Home || event.key === Qt.Key_End;
            if (event.accepted && (page === 0 || !events.readOn(page)))
                events.step(page !== 0 ? page : event.key === Qt.Key_Home ? -events.count : events.count);
        }

        // Waits until all events of the moment have their rows.
        Timer {
            id: newest

            interval: 0
            onTriggered: events.follow()
        }

        Timer {
            id: shown

            interval: 0
            onTriggered: events.showCurrent()
        }

        T.ScrollBar.vertical: MvScrollBar {
            id: bar

            onPressedChanged: if (!bar.pressed) events.following = events.atYEnd
        }

        delegate: EventLogRow {
            id: row

            width: events.width - Theme.spaceS
            eventLog: root.eventLog
            current: events.currentIndex === row.index
            unfolded: events.unfoldedSeq === row.seq
            onPressed: {
                events.forceActiveFocus(Qt.MouseFocusReason);
                root.unfold(row.index);
            }
            onRuleAsked: id => root.readRuleOf(row.index, id)
        }

        MvLabel {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.spaceXl
            visible: events.count === 0
            text: root.eventLog.filtered ? qsTr("No event matches the search.") : qsTr("Nothing has happened yet.")
            secondary: true
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }

    // Note on the current event.
    Item {
        id: noting

        /// Number of the event; -1: the note field is closed.
        property double seq: -1
        readonly property bool writes: noting.seq >= 0
        /// Event that cannot have a note; -1: none.
        property double deniedSeq: -1
        readonly property real toldHeight: denial.visible ? denial.height + Theme.spaceS : 0

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: noting.toldHeight + (noting.writes ? noteRow.height + 2 * Theme.spaceS : root.injecting || events.count === 0 ? 0 : opener.height + 2 * Theme.spaceXs)
        visible: !root.injecting

        InlineMessage {
            id: denial

            x: Theme.spaceM
            y: Theme.spaceS
            width: parent.width - 2 * Theme.spaceM
            kind: InlineMessage.Warning
            text: noting.deniedSeq >= 0 && root.application.language.length > 0 ? root.desk.report.pinDenial(noting.deniedSeq) : ""
        }

        MvButton {
            id: opener

            x: Theme.spaceM
            y: noting.toldHeight + Theme.spaceXs
            visible: !noting.writes && events.count > 0
            implicitHeight: Theme.controlHeightSmall
            kind: MvButton.Quiet
            text: qsTr("Note at this event")
            keyHint: "N"
            disabledReason: events.currentIndex < 0 ? qsTr("Select an event first") : ""
            onClicked: root.writeNote()
        }

        MvRowLayout {
            id: noteRow

            x: Theme.spaceM
            y: noting.toldHeight + Theme.spaceS
            width: parent.width - 2 * Theme.spaceM
            visible: noting.writes
            spacing: Theme.spaceS

            MvTextField {
                id: noteText

                Layout.fillWidth: true
                implicitHeight: Theme.controlHeightSmall
                label: qsTr("Note at event %1").arg(noting.seq)
                placeholderText: noteText.label
                onAccepted: root.pinNote()
                Keys.onEscapePressed: root.putNoteAway()
            }

            MvIconButton {
                iconName: "check"
                size: Theme.controlHeightSmall
                toolTip: qsTr("Pin the note")
                disabledReason: noteText.text.trim().length === 0 ? qsTr("Write the note first") : ""
                onClicked: root.pinNote()
            }
        }
    }

    Component.onCompleted: root.eventLog.followed.connect(root.forgetTable)
    Component.onDestruction: root.eventLog.followed.disconnect(root.forgetTable)

    // Outside the list, which would clip it.
    FocusRing {
        anchors.fill: events
        anchors.margins: 0
        visible: events.activeFocus && events.count > 0
        targetRadius: 0
    }

    RoundSearchOpener {
        id: roundSearch

        desk: root.desk
    }

    Connections {
        target: root.desk
        function onComplaintBegun(): void {
            roundSearch.openComplaint();
        }
        function onComplaintRefused(): void {
            noComplaint.open();
        }
    }

    NoComplaintDialog {
        id: noComplaint

        reason: root.desk.complaintRefusal
    }

    ConformityOpener {
        id: conformity

        application: root.application
        desk: root.desk
        onRuleAsked: id => root.desk.ruleAsked(id)
    }

    Loader {
        id: injector

        anchors.fill: parent
        onLoaded: (injector.item as FaultPanel).takeFocus()

        Connections {
            target: root
            function onInjectingChanged(): void {
                if (root.injecting)
                    injector.setSource("FaultPanel.qml", {
                        "faults": root.inspector.faults
                    });
                else
                    injector.source = "";
                if (!root.injecting)
                    events.forceActiveFocus();
            }
        }

        Connections {
            target: injector.item as FaultPanel
            function onCloseAsked(): void {
                root.injecting = false;
            }
            function onRuleAsked(id: string): void {
                root.desk.ruleAsked(id);
            }
        }

        Connections {
            target: root.inspector.faults
            function onFollowed(): void {
                root.injecting = root.injecting && root.inspector.faults.available;
            }
        }
    }

    MvButton {
        anchors.horizontalCenter: events.horizontalCenter
        anchors.bottom: noting.top
        anchors.bottomMargin: Theme.spaceM
        visible: !root.injecting && !events.following && !events.atYEnd
        iconName: "chevron-down"
        text: qsTr("To the newest event")
        onClicked: {
            events.standNowhere();
            events.following = true;
            events.goToEnd();
            // this button disappears; the focus stays with the events
            events.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Search for any round on record and the significant events of all tables: view, replay, complain, add to
/// the file.
MvDialog {
    id: root

    required property RoundSearchDesk roundSearch
    required property ReportDesk report
    /// The text is large for the window, so the buttons have no icons.
    readonly property bool tight: root.width < 62 * Theme.textBody
    readonly property InspectedRound shown: root.roundSearch.shown
    readonly property string noRound: root.shown.round.length === 0 ? qsTr("Choose a round first") : ""
    readonly property string notClosed: root.noRound.length > 0 ? root.noRound : root.shown.closed ? "" : qsTr("The round is still being played")
    /// Why nothing can be added to the case; empty: it can.
    readonly property string denied: root.notClosed.length > 0 ? root.notClosed : root.report.closed ? qsTr("The case is closed") : ""

    /// Requests a replay at the moment of this link.
    signal watchAsked(string link)
    /// Requests the sheet of the round with this id.
    signal sheetAsked(string round)
    /// Requests a complaint about the shown round.
    signal complaintAsked
    /// Requests the inspection file.
    signal reportAsked

    /// Moves the focus from the search fields to the results.
    function goToList(): void {
        list.list.forceActiveFocus(Qt.TabFocusReason);
        root.roundSearch.choose(Math.max(0, root.roundSearch.chosen));
    }
    function watch(): void {
        if (root.noRound.length > 0)
            return;
        const link = root.shown.link();
        root.close();
        root.watchAsked(link);
    }
    function showSheet(): void {
        if (root.notClosed.length === 0)
            root.sheetAsked(root.shown.round);
    }
    function complain(): void {
        if (root.denied.length === 0)
            root.complaintAsked();
    }
    function add(): void {
        if (root.denied.length === 0)
            root.report.addRound(root.shown);
    }
    /// Pins the typed note to the selected event.
    function pin(): void {
        if (root.denied.length > 0 || note.text.trim().length === 0)
            return;
        if (root.report.pin(root.shown, note.text))
            note.clear();
    }

    title: qsTr("Rounds on record")
    subtitle: qsTr("Every round by number, time, table, player, outcome and sum, and the significant events. Nothing here changes the record.")
    preferredWidth: Math.max(Theme.px(1200), root.room ? root.room.width * 0.86 : 0)
    initialFocus: fields.first
    onAboutToShow: root.roundSearch.begin()
    onClosed: root.roundSearch.end()

    actions: [
        MvButton {
            iconName: root.tight ? "" : "sheet"
            text: qsTr("Case file")
            toolTip: qsTr("What this inspection has gathered, and its report (Ctrl+P)")
            shortcut: "Ctrl+P"
            keyHint: ""
            onClicked: root.reportAsked()
        },
        MvButton {
            iconName: root.tight ? "" : "play"
            text: qsTr("Replay")
            toolTip: qsTr("Replays the round, from right after the selected event (Enter in the list)")
            disabledReason: root.noRound
            onClicked: root.watch()
        },
        MvButton {
            iconName: root.tight ? "" : "print"
            text: qsTr("Sheet")
            toolTip: qsTr("All facts of the round, to read, save and print (S in the list)")
            disabledReason: root.notClosed
            onClicked: root.showSheet()
        },
        MvButton {
            iconName: root.tight ? "" : "plus"
            text: root.report.entries.length >= 0 && root.report.hasRound(root.shown.round) ? qsTr("In the file") : qsTr("Add to the file")
            toolTip: qsTr("Includes the round's sheet in the report (A in the list)")
            disabledReason: root.denied
            onClicked: root.add()
        },
        MvButton {
            kind: MvButton.Primary
            iconName: "warning"
            text: qsTr("Complaint")
            toolTip: qsTr("A complaint sheet about this round, filled in from the record (Ctrl+D, or C in the list)")
            shortcut: "Ctrl+D"
            keyHint: ""
            disabledReason: root.denied
            onClicked: root.complain()
        },
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    HistoryFilters {
        Layout.fillWidth: true
        filter: root.roundSearch.filter
        noOutcomes: root.roundSearch.onEvents ? qsTr("Significant events have no result") : ""
    }

    SearchFields {
        id: fields

        Layout.fillWidth: true
        roundSearch: root.roundSearch
        onListAsked: root.goToList()
    }

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        WordChoices {
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(420)
            label: qsTr("What is shown")
            words: [qsTr("Rounds"), qsTr("Significant events")]
            choice: root.roundSearch.onEvents ? 1 : 0
            onChosen: choice => root.roundSearch.onEvents = choice === 1
        }

        SmallText {
            Layout.fillWidth: true
            text: root.roundSearch.failure.length > 0 ? root.roundSearch.failure : root.roundSearch.summary
            color: root.roundSearch.failure.length > 0 ? Theme.loss : Theme.textSecondary
            wrapMode: Text.Wrap
            Accessible.role: root.roundSearch.failure.length > 0 ? Accessible.AlertMessage : Accessible.StaticText
            Accessible.name: text
        }

        MvButton {
            visible: root.roundSearch.busy || root.roundSearch.more
            iconName: root.roundSearch.busy ? "close" : "more"
            text: root.roundSearch.busy ? qsTr("Stop") : qsTr("Continue")
            toolTip: root.roundSearch.busy ? qsTr("Stops searching the record") : qsTr("Continues where the search stopped")
            onClicked: root.roundSearch.busy ? root.roundSearch.stop() : root.roundSearch.goOn()
        }

        MvButton {
            iconName: "clear"
            text: qsTr("Clear")
            disabledReason: root.roundSearch.active ? "" : qsTr("The search is empty")
            onClicked: root.roundSearch.clear()
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: text.length > 0
        kind: InlineMessage.Error
        text: root.report.full
    }

    Item {
        id: frame

        readonly property real listWidth: Math.round(width * 0.4)

        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(220), root.room ? root.room.height - Theme.px(440) : 0)

        RoundSearchList {
            id: list

            width: frame.listWidth
            height: parent.height
            roundSearch: root.roundSearch
            onWatchAsked: root.watch()
            onSheetAsked: root.showSheet()
            onComplaintAsked: root.complain()
            onAddAsked: root.add()
        }

        Rectangle {
            x: frame.listWidth + Theme.spaceS
            width: Theme.line
            height: parent.height
            color: Theme.hairline
        }

        RoundSearchDetail {
            anchors.left: parent.left
            anchors.leftMargin: frame.listWidth + Theme.spaceL
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: pinner.top
            anchors.bottomMargin: pinner.visible ? Theme.spaceS : 0
            shown: root.shown
        }

        Item {
            id: pinner

            anchors.left: parent.left
            anchors.leftMargin: frame.listWidth + Theme.spaceL
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: visible ? Theme.controlHeight : 0
            visible: root.shown.closed

            MvTextField {
                id: note

                width: parent.width - pinButton.width - Theme.spaceS
                label: qsTr("Note at the selected event")
                placeholderText: qsTr("Note at this event, for the file")
                maximumLength: 400
                onAccepted: root.pin()
            }

            MvButton {
                id: pinButton

                anchors.right: parent.right
                text: qsTr("Pin")
                iconName: "study"
                toolTip: qsTr("Adds the note to the file, at the selected event (Enter)")
                disabledReason: root.denied.length > 0 ? root.denied : note.text.trim().length > 0 ? "" : qsTr("The note is still empty")
                onClicked: root.pin()
            }
        }
    }

    /// Search fields besides the history's filters: number, times, player and sums; or the kind of significant
    /// event.
    component SearchFields: MvRowLayout {
        id: searchFields

        required property RoundSearchDesk roundSearch
        readonly property Item first: searchFields.roundSearch.onEvents ? since : number

        /// Requests focus for the list of results.
        signal listAsked

        spacing: Theme.spaceS
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("What to search for")
        Keys.onDownPressed: searchFields.listAsked()

        MvTextField {
            id: number

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(120)
            visible: !searchFields.roundSearch.onEvents
            label: qsTr("Round number")
            placeholderText: qsTr("Round, 3-12 or 12")
            text: searchFields.roundSearch.number
            error: searchFields.roundSearch.fault === "number" ? searchFields.roundSearch.failure : ""
            onTextEdited: searchFields.roundSearch.number = text
            onAccepted: searchFields.listAsked()
        }

        MvComboBox {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(300)
            visible: searchFields.roundSearch.onEvents
            label: qsTr("Kind of event")
            model: searchFields.roundSearch.kinds
            choice: searchFields.roundSearch.kind
            onActivated: index => searchFields.roundSearch.kind = index
        }

        MvTextField {
            id: since

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(180)
            label: searchFields.roundSearch.onEvents ? qsTr("From date and time") : qsTr("Opened from this date and time on")
            placeholderText: qsTr("From 23/11 21:30")
            text: searchFields.roundSearch.from
            error: searchFields.roundSearch.fault === "from" ? searchFields.roundSearch.failure : ""
            onTextEdited: searchFields.roundSearch.from = text
            onAccepted: searchFields.listAsked()
        }

        MvTextField {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(180)
            label: searchFields.roundSearch.onEvents ? qsTr("To date and time") : qsTr("Opened up to this date and time")
            placeholderText: qsTr("To 23/11 21:45")
            text: searchFields.roundSearch.to
            error: searchFields.roundSearch.fault === "to" ? searchFields.roundSearch.failure : ""
            onTextEdited: searchFields.roundSearch.to = text
            onAccepted: searchFields.listAsked()
        }

        MvTextField {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(140)
            visible: !searchFields.roundSearch.onEvents
            label: qsTr("Player")
            placeholderText: qsTr("Player")
            text: searchFields.roundSearch.player
            onTextEdited: searchFields.roundSearch.player = text
            onAccepted: searchFields.listAsked()
        }

        MvComboBox {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(190)
            visible: !searchFields.roundSearch.onEvents
            label: qsTr("Outcome")
            model: searchFields.roundSearch.results
            choice: searchFields.roundSearch.result
            disabledReason: searchFields.roundSearch.results.length > 1 ? "" : qsTr("Choose a game first")
            onActivated: index => searchFields.roundSearch.result = index
        }

        MvTextField {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(130)
            visible: !searchFields.roundSearch.onEvents
            label: qsTr("Staked at least")
            placeholderText: qsTr("Staked from")
            text: searchFields.roundSearch.staked
            error: searchFields.roundSearch.fault === "staked" ? searchFields.roundSearch.failure : ""
            onTextEdited: searchFields.roundSearch.staked = text
            onAccepted: searchFields.listAsked()
        }

        MvTextField {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(130)
            visible: !searchFields.roundSearch.onEvents
            label: qsTr("Won at least")
            placeholderText: qsTr("Won from")
            text: searchFields.roundSearch.won
            error: searchFields.roundSearch.fault === "won" ? searchFields.roundSearch.failure : ""
            onTextEdited: searchFields.roundSearch.won = text
            onAccepted: searchFields.listAsked()
        }

        MvTextField {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(200)
            visible: searchFields.roundSearch.onEvents
            label: qsTr("A win counts as large from")
            placeholderText: qsTr("Large win from 1000")
            text: searchFields.roundSearch.large
            error: searchFields.roundSearch.fault === "large" ? searchFields.roundSearch.failure : ""
            onTextEdited: searchFields.roundSearch.large = text
            onAccepted: searchFields.listAsked()
        }
    }
}

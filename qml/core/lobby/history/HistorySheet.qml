// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// All rounds on record, newest first: each can be replayed, and the whole record verified.
MvDialog {
    id: root

    required property RecordHistoryModel history
    /// For Connections: qmllint does not know what list models derive from.
    readonly property var findings: root.history.findings

    enum View { Rounds, Balance, Visits, Figures, Findings }

    property int view: HistorySheet.Rounds
    /// Whether a desk can make lessons from rounds, or present them to a class.
    property bool teaches: true
    property bool presents: true
    /// The round to make a lesson from, once the sheet has closed.
    property string lessonRound
    readonly property HistoryFilter filter: root.history.filter
    readonly property bool isMissed: root.history.search === RecordHistoryModel.Missing || root.history.search === RecordHistoryModel.Hidden
    /// Whether a verification is running or has finished: its status is shown below the list.
    readonly property bool showsStatus: root.history.verifying || root.history.verified

    /// Requests to replay the round in this row.
    signal watchAsked(int row)
    /// Requests to replay a round from the moment of this link on.
    signal momentAsked(string link)
    /// Requests the sheet of the round with this id.
    signal sheetAsked(string round)
    /// Requests to add the round with this id to a study.
    signal studyAsked(string round)
    /// Requests to make a lesson from the round with this id.
    signal lessonAsked(string round)
    /// Requests to present the round with this id to a class.
    signal presentAsked(string round)
    /// Requests the studies.
    signal studiesAsked

    /// Closes the sheet and replays the round.
    function watch(row: int): void {
        root.close();
        root.watchAsked(row);
    }

    /// Closes the sheet and presents the round to a class.
    function present(round: string): void {
        root.close();
        root.presentAsked(round);
    }

    /// Closes the sheet and makes a lesson from the round.
    function writeLesson(round: string): void {
        root.lessonRound = round;
        root.close();
    }

    /// Searches for a round in the list.
    function find(id: string): void {
        root.view = HistorySheet.Rounds;
        root.history.find(id);
    }

    title: qsTr("History")
    subtitle: root.history.total === 0 ? qsTr("What you play is recorded here.") : root.history.count === root.history.total ? qsTr("%n round(s) on record, newest first (P37, O24, B50)", "", root.history.total) : qsTr("%1 of %n round(s) on record, newest first (P37, O24, B50)", "", root.history.total).arg(Number(root.history.count).toLocaleString(Qt.locale(), "f", 0))
    // The list grows with the window.
    preferredWidth: Math.max(Theme.px(1120), root.room ? root.room.width * 0.8 : 0)
    initialFocus: rounds.list
    onAboutToShow: root.history.reload()
    onClosed: {
        exporting.close();
        root.history.cancelVerification();
        root.history.endSearch();
        if (root.lessonRound.length > 0)
            root.lessonAsked(root.lessonRound);
        root.lessonRound = "";
    }

    actions: [
        MvSwitch {
            visible: root.view === HistorySheet.Rounds || root.view === HistorySheet.Balance
            text: qsTr("Rounds without a stake")
            checked: root.history.unstaked
            onToggled: root.history.unstaked = checked
        },
        MvButton {
            iconName: "study"
            text: qsTr("Studies")
            toolTip: qsTr("Rounds in separate files, with notes at their events (Ctrl+Y)")
            shortcut: "Ctrl+Y"
            keyHint: ""
            onClicked: root.studiesAsked()
        },
        MvButton {
            iconName: "save"
            text: qsTr("Export…")
            toolTip: qsTr("Writes the rounds of a game and a period for a spreadsheet, or as JSON")
            disabledReason: root.history.total > 0 ? "" : qsTr("There is nothing on record yet")
            onClicked: exporting.open()
        },
        MvButton {
            iconName: root.history.verifying ? "close" : "check"
            text: root.history.verifying ? qsTr("Stop checking") : qsTr("Check the record")
            toolTip: qsTr("Hash chain, commitments, outcomes from their seeds, every settlement recomputed")
            disabledReason: root.history.total > 0 ? "" : qsTr("There is nothing on record yet")
            onClicked: root.history.verifying ? root.history.cancelVerification() : root.history.verify()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    ExportDialog {
        id: exporting

        exporter: root.history.exporter
    }

    HistoryFilters {
        Layout.fillWidth: true
        filter: root.filter
        noOutcomes: root.view === HistorySheet.Visits ? qsTr("A session has rounds with all kinds of results") : ""
    }

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        WordChoices {
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(root.history.findings.count > 0 ? 500 : 420)
            label: qsTr("What is shown")
            words: root.history.findings.count > 0 ? [qsTr("Rounds"), qsTr("Points"), qsTr("Sessions"), qsTr("Figures"), qsTr("Errors found")] : [qsTr("Rounds"), qsTr("Points"), qsTr("Sessions"), qsTr("Figures")]
            choice: root.view
            onChosen: choice => root.view = choice
        }

        MvTextField {
            id: wanted

            Layout.preferredWidth: Theme.px(190)
            placeholderText: qsTr("Round, such as 3-12")
            label: qsTr("Go to a round by its number")
            error: root.isMissed ? message.text : ""
            onAccepted: if (wanted.text.trim().length > 0) root.find(wanted.text)
            onTextEdited: root.history.endSearch()
        }

        SmallText {
            id: message

            Layout.fillWidth: true
            text: root.history.search === RecordHistoryModel.Missing ? qsTr("There is no round %1 on record.").arg(root.history.wanted)
                : root.history.search === RecordHistoryModel.Hidden ? qsTr("The filters hide round %1.").arg(root.history.wanted)
                : root.filter.visit.length > 0 ? qsTr("Only the session of %1").arg(root.filter.visit) : ""
            wrapMode: Text.Wrap
            color: root.isMissed ? Theme.loss : Theme.textSecondary
        }

        MvButton {
            visible: root.history.search === RecordHistoryModel.Hidden
            text: qsTr("Show it")
            toolTip: qsTr("Clears the filters and goes to the round")
            onClicked: root.history.findAnyway()
        }

        MvButton {
            visible: root.history.search !== RecordHistoryModel.Hidden
            iconName: "clear"
            text: qsTr("Clear filters")
            disabledReason: root.filter.active ? "" : qsTr("No filter is set")
            onClicked: root.filter.clear()
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: root.history.failure.length > 0
        kind: InlineMessage.Error
        text: root.history.failure
    }

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(220), root.room ? root.room.height - Theme.px(root.showsStatus ? 400 : 332) : 0)

        // A verification that finds something shows it at once.
        Connections {
            target: root.findings

            function onChanged(): void {
                if (root.history.findings.count > 0)
                    root.view = HistorySheet.Findings;
                else if (root.view === HistorySheet.Findings)
                    root.view = HistorySheet.Rounds;
            }
        }

        HistoryRounds {
            id: rounds

            anchors.fill: parent
            visible: root.view === HistorySheet.Rounds
            history: root.history
            shown: root.visible
            teaches: root.teaches
            presents: root.presents
            onWatchAsked: row => root.watch(row)
            onSheetAsked: round => root.sheetAsked(round)
            onStudyAsked: round => root.studyAsked(round)
            onLessonAsked: round => root.writeLesson(round)
            onPresentAsked: round => root.present(round)
        }

        HistoryBalance {
            anchors.fill: parent
            visible: root.view === HistorySheet.Balance
            balance: root.history.balance
            onRoundAsked: id => root.find(id)
        }

        HistoryVisits {
            anchors.fill: parent
            visible: root.view === HistorySheet.Visits
            visits: root.history.visits
            onChosen: row => {
                root.view = HistorySheet.Rounds;
                root.history.showVisit(row);
                rounds.list.forceActiveFocus(Qt.TabFocusReason);
            }
        }

        HistoryFigures {
            anchors.fill: parent
            visible: root.view === HistorySheet.Figures
            figures: root.history.figures
        }

        HistoryFindings {
            anchors.fill: parent
            visible: root.view === HistorySheet.Findings
            findings: root.history.findings
            onMomentAsked: link => {
                root.close();
                root.momentAsked(link);
            }
        }
    }

    // The status message takes room at the list's lower end; nothing above it moves.
    Item {
        Layout.fillWidth: true
        visible: root.showsStatus
        Layout.preferredHeight: Theme.px(56)

        MvProgressBar {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.history.verifying
            label: root.history.verifiedRound.length > 0 ? qsTr("Round %1 is being checked").arg(root.history.verifiedRound) : qsTr("The record is being checked")
            value: root.history.progress
        }

        InlineMessage {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.history.verified
            kind: root.history.whole ? InlineMessage.Good : InlineMessage.Error
            text: root.history.verdict
        }
    }
}

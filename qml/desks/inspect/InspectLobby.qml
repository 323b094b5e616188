// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The inspector's lobby: the same games and table choices as the player's; a table opens with the event log
/// next to it.
DeskPage {
    id: root

    required property InspectDesk desk

    readonly property GameRegistry games: root.application.games
    /// There is room for larger text and buttons.
    readonly property bool tall: root.height > Theme.px(880)
    readonly property GameLobby lobby: choices.item as GameLobby

    /// Shows the choices of the selected game.
    function showGame(): void {
        choices.setSource(root.games.chosen.lobbyPart, {
            "game": root.games.chosen,
            "points": root.application.points,
            "settings": root.application.settings,
            "picture": root.picture
        });
    }

    /// Restores the page that the user is coming back to: the search after a round, the conformity list after
    /// a scenario.
    function goOn(): void {
        if (root.desk.roundSearch.takeReturn())
            roundSearch.open();
        else if (root.desk.inspector.conformity.takeReturn())
            conformity.open();
    }

    standsTo: desks.y + desks.height
    Component.onCompleted: root.showGame()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The inspector's desk")

    ConformityOpener {
        id: conformity

        application: root.application
        desk: root.desk
        onRuleAsked: id => root.ruleAsked(id)
    }

    ComparisonOpener {
        id: comparison

        desk: root.desk
        settings: root.application.settings
        onRuleAsked: id => root.ruleAsked(id)
    }

    FairnessOpener {
        id: fairness

        desk: root.desk
    }

    ErrorsOpener {
        id: errors

        desk: root.desk
    }

    FiguresOpener {
        id: figures

        figures: root.desk.figures
    }

    RoundSearchOpener {
        id: roundSearch

        desk: root.desk
        onSheetAsked: round => root.sheetAsked(round)
    }

    Binding {
        target: root.lobby
        when: root.lobby !== null
        property: "observing"
        value: root.desk.inspector.observes
    }

    Connections {
        target: root.games
        function onChosenChanged(): void {
            root.showGame();
        }
    }

    Connections {
        target: root.lobby
        function onSitAsked(): void {
            root.sitAsked();
        }
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
    }

    MvColumnLayout {
        id: desks

        x: root.tabs.x
        y: root.tabs.y + root.tabs.height + (root.roomy ? Theme.spaceL : Theme.spaceS)
        width: root.tabs.width
        spacing: root.tall ? Theme.spaceM : Theme.spaceS

        GameChoice {
            Layout.fillWidth: true
            games: root.games
            settings: root.application.settings
        }

        BodyText {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(900)
            Layout.topMargin: Theme.spaceXs
            text: qsTr("The table opens with its event log beside it: every event, with its time, its fields and its rules.")
            font.pixelSize: root.tall ? Theme.textLarge : Theme.textBody
        }

        WordChoices {
            Layout.maximumWidth: Theme.px(420)
            label: qsTr("How the table is opened")
            words: [qsTr("Play along"), qsTr("Only observe")]
            choice: root.desk.inspector.observes ? 1 : 0
            onChosen: choice => root.desk.inspector.observes = choice === 1
        }

        SmallText {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(900)
            text: root.desk.inspector.observes ? qsTr("Nothing can be sent to the table: simulated players play, and every command from here is refused.") : qsTr("You sit at the table, and can inject every fault that the law provides for.")
            wrapMode: Text.Wrap
        }

        InlineMessage {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(900)
            visible: root.desk.exercise.file.length > 0
            text: qsTr("Rounds, history and case show the exercise %1 until you leave it or sit down at a table.").arg(root.desk.exercise.file)
        }

        InlineMessage {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(900)
            visible: root.desk.report.notGathered.length > 0
            kind: InlineMessage.Warning
            text: root.desk.report.notGathered
        }

        Flow {
            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceXs
            spacing: root.tall ? Theme.spaceM : Theme.spaceS

            MvButton {
                implicitHeight: root.tall ? Theme.controlHeight : Theme.controlHeightSmall
                text: qsTr("Conformity list")
                iconName: "check"
                shortcut: "Ctrl+K"
                keyHint: ""
                toolTip: qsTr("Every rule, what proves it, and your verdict on it (Ctrl+K)")
                onClicked: conformity.open()
            }

            MvButton {
                implicitHeight: root.tall ? Theme.controlHeight : Theme.controlHeightSmall
                text: qsTr("Side by side")
                iconName: "scales"
                shortcut: "Ctrl+B"
                keyHint: ""
                toolTip: qsTr("The same stakes and the same number under each regulation (Ctrl+B)")
                onClicked: comparison.open()
            }

            MvButton {
                implicitHeight: root.tall ? Theme.controlHeight : Theme.controlHeightSmall
                text: qsTr("Fairness")
                iconName: "chart"
                shortcut: "Ctrl+Shift+V"
                keyHint: ""
                toolTip: qsTr("The proof of each round on record, and a check of any whole record (Ctrl+Shift+V)")
                onClicked: fairness.open()
            }

            MvButton {
                implicitHeight: root.tall ? Theme.controlHeight : Theme.controlHeightSmall
                text: qsTr("Exact figures")
                iconName: "sheet"
                shortcut: "Ctrl+M"
                keyHint: ""
                toolTip: qsTr("The mathematics of the games: edge, best play, deviations, when prizes are won (Ctrl+M)")
                onClicked: figures.open()
            }

            MvButton {
                implicitHeight: root.tall ? Theme.controlHeight : Theme.controlHeightSmall
                text: qsTr("Rounds")
                iconName: "clock"
                shortcut: "Ctrl+R"
                keyHint: ""
                toolTip: qsTr("Any round on record, significant events, complaints (Ctrl+R)")
                onClicked: roundSearch.open()
            }

            MvButton {
                implicitHeight: root.tall ? Theme.controlHeight : Theme.controlHeightSmall
                text: qsTr("Case file")
                iconName: "sheet"
                shortcut: "Ctrl+P"
                keyHint: ""
                toolTip: qsTr("What this inspection has gathered, and its report (Ctrl+P)")
                onClicked: roundSearch.openReport()
            }

            MvButton {
                implicitHeight: root.tall ? Theme.controlHeight : Theme.controlHeightSmall
                text: qsTr("Errors to find")
                iconName: "warning"
                toolTip: qsTr("A record with planted errors, and your score")
                onClicked: errors.open()
            }

            MvButton {
                implicitHeight: root.tall ? Theme.controlHeight : Theme.controlHeightSmall
                text: qsTr("Open a scenario")
                iconName: "open"
                shortcut: "Ctrl+O"
                keyHint: ""
                toolTip: qsTr("Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.")
                onClicked: root.scenarioChoiceAsked()
            }

            MvButton {
                implicitHeight: root.tall ? Theme.controlHeight : Theme.controlHeightSmall
                text: qsTr("History")
                iconName: "history"
                shortcut: "Ctrl+H"
                keyHint: ""
                toolTip: qsTr("All rounds on record, to watch again and check (Ctrl+H)")
                onClicked: root.historyAsked()
            }
        }
    }

    Panel {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.margins: root.roomy ? Theme.spaceXl : Theme.spaceM
        width: root.panelWidth
        padding: root.roomy ? Theme.spaceXl : Theme.spaceL
        elevation: 20

        Loader {
            id: choices

            anchors.fill: parent
        }
    }

    /// Loads the comparison of regulations on first use.
    component ComparisonOpener: Loader {
        id: comparisonOpener

        required property InspectDesk desk
        required property AppSettings settings

        /// Requests the text of a rule.
        signal ruleAsked(string id)

        /// Opens the comparison.
        function open(): void {
            if (comparisonOpener.status === Loader.Ready)
                (comparisonOpener.item as ComparisonSheet).open();
            else
                comparisonOpener.setSource("ComparisonSheet.qml", {
                    "comparison": comparisonOpener.desk.inspector.comparison,
                    "settings": comparisonOpener.settings
                });
        }

        onLoaded: (comparisonOpener.item as ComparisonSheet).open()

        Connections {
            target: comparisonOpener.item as ComparisonSheet
            function onRuleAsked(id: string): void {
                comparisonOpener.ruleAsked(id);
            }
        }
    }

    /// Loads the sheet of exercises on first use.
    component ErrorsOpener: Loader {
        id: errorsOpener

        required property InspectDesk desk

        /// Opens the sheet.
        function open(): void {
            if (errorsOpener.status === Loader.Ready)
                (errorsOpener.item as ErrorsSheet).open();
            else
                errorsOpener.setSource("ErrorsSheet.qml", {
                    "exercise": errorsOpener.desk.exercise
                });
        }

        onLoaded: (errorsOpener.item as ErrorsSheet).open()
    }

    /// Loads the fairness sheet on first use.
    component FairnessOpener: Loader {
        id: fairnessOpener

        required property InspectDesk desk

        /// Opens the sheet.
        function open(): void {
            if (fairnessOpener.status === Loader.Ready)
                (fairnessOpener.item as FairnessSheet).open();
            else
                fairnessOpener.setSource("FairnessSheet.qml", {
                    "fairness": fairnessOpener.desk.fairness,
                    "chance": fairnessOpener.desk.inspector.chance
                });
        }

        onLoaded: (fairnessOpener.item as FairnessSheet).open()
    }
}

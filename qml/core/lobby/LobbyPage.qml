// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The first page: choose a table, in a small casino at night.
FocusScope {
    id: root

    required property MesaVivaApplication application

    readonly property GameRegistry games: root.application.games
    readonly property AppSettings settings: root.application.settings
    readonly property GameLobby lobby: lobbyLoader.item as GameLobby
    readonly property DeskRegistry desks: root.application.desks
    /// The page of the open tab; null: the lobby's own choices.
    readonly property DeskPage desk: deskLoader.item as DeskPage
    readonly property bool roomy: root.height > Theme.px(660)

    readonly property int panelWidth: Math.round(Math.min(Theme.px(600), root.width * 0.5))
    readonly property real pictureWidth: root.width - root.panelWidth - 2 * Theme.spaceXl

    /// The chosen table and the available actions, for speech.
    //: %1 a game, %2 its chosen table in a few words, %3 "Sit down at the table"
    readonly property string words: root.desk ? qsTr("%1: %2. Tab goes to the options").arg(root.desks.chosen.title).arg(root.desks.chosen.detail) : qsTr("%1: %2. Enter: %3. Tab goes to the options").arg(root.games.chosen.title).arg(root.lobby?.summary ?? "").arg(root.lobby?.actionText ?? "")
    //: %1 an amount
    readonly property string purse: root.application.points.text.length > 0 ? qsTr("You have %1").arg(root.application.points.text) : ""

    /// Requests to sit down at the chosen table of the chosen game.
    signal sitAsked
    /// Requests to play a scenario file.
    signal scenarioAsked(url file)
    /// Requests to replay the round in this row of the history.
    signal replayAsked(int row)
    /// Requests to replay a recorded round from the moment of this link on.
    signal momentAsked(string link)
    /// Requests the sheet of the round with this id.
    signal sheetAsked(string round)
    /// Requests to add the round with this id to a study.
    signal studyAsked(string round)
    /// Requests the learning table of the chosen game.
    signal learnAsked
    /// Requests to play the scenario chosen in the gallery.
    signal chosenAsked
    /// Requests to present it to a class.
    signal chosenPresentAsked
    /// Requests to present the round with this id to a class.
    signal presentAsked(string round)
    /// Requests the text of a rule; empty: the beginning of the rulebook.
    signal ruleAsked(string id)

    /// Opens the file dialog for a scenario.
    function chooseScenario(): void {
        picker.open();
    }

    /// Shows the rounds on record.
    function showHistory(): void {
        if (historyLoader.status === Loader.Ready)
            (historyLoader.item as HistorySheet).open();
        else
            historyLoader.setSource("HistorySheet.qml", {
                "history": root.application.history,
                "teaches": root.desks.takesRounds,
                "presents": root.desks.presenter !== null
            });
    }

    /// Makes a lesson from a round on record, on the trainer's desk.
    function writeLesson(round: string): void {
        root.desks.takeRound(round);
    }

    /// Shows the shipped scenarios.
    function showGallery(): void {
        if (galleryLoader.status === Loader.Ready)
            (galleryLoader.item as GallerySheet).open();
        else
            galleryLoader.setSource("GallerySheet.qml", {
                "gallery": root.application.gallery,
                "presents": root.desks.presenter !== null
            });
    }

    /// Shows the studies.
    function showStudies(): void {
        if (studyLoader.status === Loader.Ready)
            (studyLoader.item as StudySheet).open();
        else
            studyLoader.setSource("StudySheet.qml", {
                "desk": root.application.studies
            });
    }

    /// Loads the choices of the chosen game.
    function showGame(): void {
        lobbyLoader.setSource(root.games.chosen.lobbyPart, {
            "game": root.games.chosen,
            "points": root.application.points,
            "settings": root.settings,
            "picture": picture
        });
    }

    /// Loads the page of the open tab: a desk's page, or the choices of the chosen game.
    function showDesk(): void {
        const page = root.desks.chosen.page;
        if (page.length > 0) {
            lobbyLoader.source = "";
            deskLoader.setSource(page, {
                "application": root.application,
                "desk": root.desks.chosen,
                "picture": picture,
                "tabs": tabs,
                "focus": true
            });
        } else {
            deskLoader.source = "";
            root.showGame();
        }
    }

    Component.onCompleted: root.showDesk()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Lobby")
    Accessible.description: root.words

    Binding {
        target: root.application.reader
        property: "lobby"
        value: (root.application.recovery.leftBehind.length > 0 ? root.application.recovery.leftBehind + " " : "") + (root.purse.length > 0 ? qsTr("%1. %2").arg(root.words).arg(root.purse) : root.words)
        restoreMode: Binding.RestoreNone
    }

    LobbyPicture {
        id: picture

        anchors.fill: parent
        middle: Theme.spaceXl + root.pictureWidth / 2
        plainTo: title.y + title.height + Theme.spaceM
        bare: (root.desk ? root.desk.standsTo : title.y + title.height) > picture.horizon + 36 * picture.size
    }

    Connections {
        target: root.games
        function onChosenChanged(): void {
            if (!root.desk)
                root.showGame();
        }
    }

    Connections {
        target: root.desks
        function onChosenChanged(): void {
            root.showDesk();
        }
    }

    Connections {
        target: root.desk
        function onSitAsked(): void {
            root.sitAsked();
        }
        function onScenarioChoiceAsked(): void {
            root.chooseScenario();
        }
        function onHistoryAsked(): void {
            root.showHistory();
        }
        function onSheetAsked(round: string): void {
            root.sheetAsked(round);
        }
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
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

    LobbyTabs {
        id: tabs

        desks: root.desks
        x: Theme.spaceXl + Theme.spaceL
        y: root.roomy ? Theme.spaceXl : Theme.spaceS
        width: root.pictureWidth - Theme.spaceXl - Theme.spaceL
    }

    LobbyTitle {
        id: title

        visible: !root.desk
        games: root.games
        settings: root.settings
        about: root.lobby ? root.lobby.about : ""
        x: tabs.x
        y: tabs.y + tabs.height + (root.roomy ? Theme.spaceL : Theme.spaceS)
        roomy: root.roomy
        width: tabs.width
        onRulesAsked: root.ruleAsked("")
        onScenarioAsked: root.chooseScenario()
        onLearnAsked: root.learnAsked()
        onGalleryAsked: root.showGallery()
        onHistoryAsked: root.showHistory()
    }

    Panel {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.margins: root.roomy ? Theme.spaceXl : Theme.spaceM
        visible: !root.desk
        width: root.panelWidth
        padding: root.roomy ? Theme.spaceXl : Theme.spaceL
        elevation: 20

        Loader {
            id: lobbyLoader

            anchors.fill: parent
        }
    }

    Loader {
        id: deskLoader

        anchors.fill: parent
        // After opening a tab, the focus moves to its page.
        onLoaded: deskLoader.forceActiveFocus(Qt.OtherFocusReason)
    }

    MissingIcons {
        anchors.left: tabs.left
        anchors.bottom: leftBehind.visible ? leftBehind.top : leftBehind.bottom
        anchors.bottomMargin: leftBehind.visible ? Theme.spaceM : 0
        width: leftBehind.width
    }

    LeftBehind {
        id: leftBehind

        anchors.left: tabs.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.roomy ? Theme.spaceXl : Theme.spaceM
        width: Math.min(tabs.width, Theme.px(560))
        application: root.application
        onRuleAsked: id => root.ruleAsked(id)
        onHistoryAsked: root.showHistory()
    }

    DropArea {
        id: drop

        anchors.fill: parent
        enabled: !(root.desk?.busy ?? false)
        keys: ["text/uri-list"]
        onDropped: event => {
            event.accept(Qt.CopyAction);
            root.scenarioAsked(event.urls[0]);
        }

        Rectangle {
            anchors.fill: parent
            visible: drop.containsDrag
            color: Theme.scrim

            TitleText {
                anchors.centerIn: parent
                text: qsTr("Drop the scenario or lesson here")
            }
        }
    }

    Loader {
        id: historyLoader

        onLoaded: {
            const sheet = historyLoader.item as HistorySheet;
            sheet.watchAsked.connect(root.replayAsked);
            sheet.momentAsked.connect(root.momentAsked);
            sheet.sheetAsked.connect(root.sheetAsked);
            sheet.studyAsked.connect(root.studyAsked);
            sheet.studiesAsked.connect(root.showStudies);
            sheet.lessonAsked.connect(root.writeLesson);
            sheet.presentAsked.connect(root.presentAsked);
            sheet.open();
        }
    }

    Loader {
        id: studyLoader

        onLoaded: (studyLoader.item as StudySheet).open()
    }

    Loader {
        id: galleryLoader

        onLoaded: {
            const sheet = galleryLoader.item as GallerySheet;
            sheet.playAsked.connect(root.chosenAsked);
            sheet.presentAsked.connect(root.chosenPresentAsked);
            sheet.ruleAsked.connect(root.ruleAsked);
            sheet.open();
        }
    }

    FilePicker {
        id: picker

        title: qsTr("Open a scenario")
        nameFilters: [qsTr("Scenarios (*.json)")]
        onPicked: file => root.scenarioAsked(file)
    }
}

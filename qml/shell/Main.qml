// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Bingo
import MesaViva.Controls
import MesaViva.Lobby
import MesaViva.Poker
import MesaViva.Roulette

/// The program's window: the bar, and below it the lobby or the open table; dialogs and rulebook above.
T.ApplicationWindow {
    id: root

    required property HouseApplication application

    readonly property AppSettings settings: root.application.settings
    readonly property TableModel table: root.application.table
    readonly property LobbyPage lobbyPage: pageLoader.item as LobbyPage
    readonly property PokerTablePage pokerPage: pageLoader.item as PokerTablePage
    readonly property RouletteTablePage roulettePage: pageLoader.item as RouletteTablePage
    readonly property BingoTablePage bingoPage: pageLoader.item as BingoTablePage
    readonly property bool fullScreen: root.visibility === Window.FullScreen
    /// The window closes once the round is settled (P36).
    property bool closing: false

    /// Opens the rulebook at a rule, or at its beginning.
    function showRule(id: string): void {
        rulebookLoader.active = true;
        (rulebookLoader.item as RulebookSheet).show(id);
    }

    /// Leaves the table: at once where nothing lies, else after asking.
    function leaveTable(): void {
        if (root.table.sessionOver || root.table.scenario)
            root.application.closeTable();
        else if (root.table.hasStakesDown())
            confirmLeave.ask(false);
        else
            root.endSession();
    }

    /// Ends the session; its summary comes on the table. Who has left already and waits for the round goes at once.
    function endSession(): void {
        root.table.leave();
        if (root.table && !root.table.sessionOver)
            root.application.closeTable();
    }

    /// Opens a scenario, or says why that can't be.
    function openScenario(file: url): void {
        const reason = root.application.openScenario(file);
        if (reason.length > 0)
            badFile.show(file, reason);
    }

    /// Opens the table that is chosen in the lobby.
    function sitDown(): void {
        if (root.settings.game === "bingo")
            root.application.openBingoRoom(root.application.bingoHall.chosen);
        else if (root.settings.game === "roulette")
            root.application.openRouletteTable();
        else
            root.application.openTable();
    }

    /// Shows the last round of the open table, or the last rounds (P37, O24, B50).
    function showLastRound(): void {
        root.pokerPage?.showLastRound();
        root.roulettePage?.showLastRound();
        root.bingoPage?.showLastRound();
    }

    /// Brings the page for what is open now.
    function showPage(): void {
        if (root.application.pokerTable)
            root.showTable("../Poker/PokerTablePage.qml", root.application.pokerTable);
        else if (root.application.rouletteTable)
            root.showTable("../Roulette/RouletteTablePage.qml", root.application.rouletteTable);
        else if (root.application.bingoTable)
            root.showTable("../Bingo/BingoTablePage.qml", root.application.bingoTable);
        else
            pageLoader.setSource(Qt.resolvedUrl("../Lobby/LobbyPage.qml"), {
                "lobby": root.application.lobby,
                "rouletteLobby": root.application.rouletteLobby,
                "hall": root.application.bingoHall,
                "bingoLobby": root.application.bingoLobby,
                "settings": root.settings,
                "focus": true
            });
    }

    function showTable(page: string, table: TableModel): void {
        pageLoader.setSource(Qt.resolvedUrl(page), {
            "table": table,
            "settings": root.settings,
            "language": root.application.language,
            "focus": true
        });
    }

    function toggleFullScreen(): void {
        root.visibility = root.fullScreen ? (root.settings.windowMaximized ? Window.Maximized : Window.Windowed) : Window.FullScreen;
    }

    /// Remembers the size that the window has when it is neither maximised nor full screen.
    function keepSize(): void {
        if (root.visibility === Window.Windowed) {
            root.settings.windowWidth = root.width;
            root.settings.windowHeight = root.height;
        }
    }

    width: root.settings.windowWidth
    height: root.settings.windowHeight
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    title: root.table ? qsTr("%1 – Mesa Viva").arg(root.table.title) : "Mesa Viva"
    color: Theme.room

    onWidthChanged: sizeKeeper.restart()
    onHeightChanged: sizeKeeper.restart()
    onVisibilityChanged: if (root.visibility === Window.Maximized || root.visibility === Window.Windowed) root.settings.windowMaximized = root.visibility === Window.Maximized
    onTableChanged: root.showPage()
    onClosing: close => {
        if (root.table && !root.table.scenario && !root.table.sessionOver && root.table.hasStakesDown()) {
            close.accepted = false;
            if (!root.closing)
                confirmLeave.ask(true);
        }
    }
    Component.onCompleted: {
        if (root.settings.windowMaximized)
            root.showMaximized();
        root.showPage();
    }

    background: RoomBackdrop {}

    header: TopBar {
        application: root.application
        fullScreen: root.fullScreen
        onLeaveAsked: root.leaveTable()
        onLastRoundAsked: root.showLastRound()
        onRulesAsked: root.showRule("")
        onSettingsAsked: settingsDialog.open()
        onAboutAsked: about.open()
        onFullScreenAsked: root.toggleFullScreen()
    }

    Binding {
        target: Theme
        property: "unit"
        value: Math.max(1, Math.round(20 * Math.min(root.width / 1280, root.height / 800)) / 20)
    }

    Binding {
        target: Theme
        property: "textScale"
        value: root.settings.textScale
    }

    Binding {
        target: Theme
        property: "reducedMotion"
        value: root.settings.reducedMotion
    }

    Timer {
        id: sizeKeeper

        interval: 300
        onTriggered: root.keepSize()
    }

    Loader {
        id: pageLoader

        anchors.fill: parent
        focus: true
        // The room and the bar come first, the page within the next frames.
        asynchronous: true
    }

    Binding {
        target: root.pokerPage
        when: root.pokerPage !== null
        property: "language"
        value: root.application.language
    }

    Binding {
        target: root.roulettePage
        when: root.roulettePage !== null
        property: "language"
        value: root.application.language
    }

    Binding {
        target: root.bingoPage
        when: root.bingoPage !== null
        property: "language"
        value: root.application.language
    }

    Binding {
        target: root.bingoPage
        when: root.bingoPage !== null
        property: "replay"
        value: root.application.bingoReplay
    }

    Connections {
        target: root.lobbyPage
        function onSitAsked(): void {
            root.sitDown();
        }
        function onScenarioAsked(file: url): void {
            root.openScenario(file);
        }
        function onRuleAsked(id: string): void {
            root.showRule(id);
        }
    }

    Connections {
        target: root.pokerPage
        function onRuleAsked(id: string): void {
            root.showRule(id);
        }
        function onLobbyAsked(): void {
            root.leaveTable();
        }
    }

    Connections {
        target: root.roulettePage
        function onRuleAsked(id: string): void {
            root.showRule(id);
        }
        function onLobbyAsked(): void {
            root.leaveTable();
        }
    }

    Connections {
        target: root.bingoPage
        function onRuleAsked(id: string): void {
            root.showRule(id);
        }
        function onLobbyAsked(): void {
            root.leaveTable();
        }
        function onReplayAsked(row: int): void {
            root.application.openReplay(row);
        }
        function onReplayEnded(): void {
            root.application.closeReplay();
        }
    }

    Connections {
        target: root.table
        function onSessionChanged(): void {
            if (root.closing && root.table && root.table.sessionOver)
                root.close();
        }
    }

    Loader {
        id: rulebookLoader

        active: false
        Component.onCompleted: setSource("RulebookSheet.qml", {
            "rulebook": root.application.rulebook,
            "settings": root.settings
        })
    }

    SettingsDialog {
        id: settingsDialog

        settings: root.settings
    }

    AboutDialog {
        id: about

        application: root.application
    }

    BadFileDialog {
        id: badFile

        onOtherAsked: root.lobbyPage?.chooseScenario()
    }

    ConfirmLeave {
        id: confirmLeave

        function ask(quitting: bool): void {
            confirmLeave.quitting = quitting;
            confirmLeave.open();
        }

        pokerTable: root.application.pokerTable
        rouletteTable: root.application.rouletteTable
        bingoTable: root.application.bingoTable
        onRuleAsked: id => root.showRule(id)
        onConfirmed: {
            root.closing = confirmLeave.quitting;
            root.table.leave();
            if (root.closing && !root.table.hasStakesDown())
                root.close();
        }
    }

    Shortcut {
        sequences: ["Ctrl+Q"]
        onActivated: root.close()
    }
}

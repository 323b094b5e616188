// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby
import MesaViva.Table

/// The program's window: the top bar, and below it the lobby or the open table, with dialogs and rulebook.
T.ApplicationWindow {
    id: root

    required property MesaVivaApplication application
    required property KeyPlaces keyPlaces
    required property ScreenSaver screenSaver
    /// Its size at the start, and whether it starts maximised: it fits the screen.
    required property size firstSize
    required property bool startsMaximized

    readonly property AppSettings settings: root.application.settings
    readonly property TableModel table: root.application.table
    readonly property LobbyPage lobbyPage: pageLoader.item as LobbyPage
    readonly property TablePage tablePage: pageLoader.item as TablePage
    /// Whether sheets fit beside the table without covering it.
    readonly property bool sheetsFit: Theme.fitsAside(root.width)
    readonly property bool fullScreen: root.visibility === Window.FullScreen
    /// The desk whose panel is at the right of the table; null: none.
    readonly property Desk panelDesk: root.table !== null ? root.application.desks.beside : null
    /// Whether the panel of a study is shown there instead.
    readonly property bool studying: root.panelDesk === null && root.application.studies.active
    readonly property real panelWidth: root.panelDesk !== null || root.studying ? panelLoader.width : 0
    /// Whether the panel ends above the player's controls, which would not fit beside it.
    readonly property bool panelAbove: root.panelWidth > 0 && (root.tablePage?.controlled ?? false)
        && root.width - root.panelWidth < Theme.leastPage * Theme.textScale
    readonly property real panelFloor: root.panelAbove ? Theme.asideFloor : 0
    /// The moment on record to present once the live table has been left, as a link; empty: none.
    property string presentAfter
    /// The file or link to open once the live table has been left; empty: none.
    property url waiting
    /// The table's previous `sessionOver`: sitting down again cancels a presentation.
    property bool sessionWasOver: false

    /// Opens the rulebook at a rule, or at its beginning.
    function showRule(id: string): void {
        if (root.tablePage?.urgent && !root.sheetsFit || root.application.desks.bookClosed)
            return;
        rulebookLoader.active = true;
        const sheet = rulebookLoader.item as RulebookSheet;
        sheet.besidePage = root.table !== null;
        sheet.canLearn = root.lobbyPage !== null && root.application.games.chosen.hasTutor;
        sheet.show(id);
    }

    /// The title of a rule in a language; empty without a rule.
    function ruleTitle(id: string, language: string): string {
        return id.length > 0 && language.length > 0 ? root.application.rulebook.titleOf(id) : "";
    }

    /// Opens the settings of the program and the games.
    function showSettings(): void {
        if (root.tablePage?.urgent && !root.sheetsFit)
            return;
        if (settingsLoader.status === Loader.Ready)
            settingsLoader.show();
        else
            settingsLoader.setSource("SettingsDialog.qml", {
                "settings": root.settings,
                "hearing": root.application.hearing,
                "devices": root.application.hearingDevices,
                "retention": root.application.retention,
                "recordCopy": root.application.recordCopy,
                "games": root.application.games
            });
    }

    /// Shows the sheet of a round on record.
    function showSheet(round: string): void {
        const dialog = sheetLoader.item as SheetDialog;
        if (dialog)
            dialog.show(round);
        else
            sheetLoader.setSource("SheetDialog.qml", {
                "sheet": root.application.sheet,
                "firstRound": round
            });
    }

    /// Asks to which study to add a round on record, or a moment of it.
    function addToStudy(round: string): void {
        if (root.tablePage?.urgent)
            return;
        const adder = adderLoader.item as StudyAdder;
        if (adder)
            adder.ask(round);
        else
            adderLoader.setSource("StudyAdder.qml", {
                "desk": root.application.studies,
                "firstRound": round
            });
    }

    /// Closes whatever covers a table where time is about to decide (P31), except the dialog `but`.
    function clearTable(but: MvDialog): void {
        const rules = rulebookLoader.item as RulebookSheet;
        if (rules?.covers) {
            rules.close();
            root.tablePage.spare();
        }
        const lying = [];
        for (let dialog = Theme.dialog as MvDialog; dialog && !lying.includes(dialog); dialog = dialog.below)
            lying.push(dialog);
        for (const dialog of lying) {
            if (dialog !== but && !dialog.acts) {
                dialog.close();
                root.tablePage.spare();
            }
        }
    }

    /// Closes the sheet beside the table.
    function closeAside(): void {
        (Theme.aside as MvDialog)?.close();
        (Theme.aside as RulebookSheet)?.close();
    }

    /// Shows a round on record to a class; at a live table once the player has left it.
    function present(moment: string): void {
        if (root.table && !root.table.replay) {
            root.presentAfter = moment;
            root.leaveTable();
        } else {
            root.application.presentRound(moment);
        }
    }

    /// Closes the table and shows the lobby, or what is to be presented.
    function closeTable(): void {
        const moment = root.presentAfter;
        root.presentAfter = "";
        if (moment.length > 0)
            root.application.presentRound(moment);
        else
            root.application.closeTable();
    }

    /// Leaves the table: at once if no stakes are down, otherwise after asking.
    function leaveTable(): void {
        if (!root.table)
            return; // the key came twice
        if (root.table.sessionOver || root.table.scenario || root.application.tutor || !root.table.canLeave())
            root.closeTable();
        else if (root.table.hasStakesDown() || root.tablePage?.leavingDrops)
            confirmLeave.ask(false);
        else
            root.table.leave(); // the summary comes on the table once it is on record
    }

    /// Opens a scenario, or shows why it can't be opened.
    function openScenario(file: url): void {
        if (root.application.isRecord(file)) {
            badRecord.showFile(file);
            return;
        }
        if (root.lobbyPage && root.application.desks.openFile(file))
            return; // such as a lesson
        const reason = root.application.openScenario(file);
        if (reason.length > 0)
            badFile.show(file, reason);
    }

    /// Opens a file or a link for the system; while a table is open it waits for the lobby.
    function openForSystem(what: url): void {
        root.waiting = root.table ? what : "";
        if (!root.table && !root.application.followLink(what))
            root.openScenario(what);
    }

    /// Loads the page of the open table, or the lobby.
    function showPage(): void {
        if (root.table)
            pageLoader.setSource(root.application.tableGame.tablePage, {
                "game": root.application.tableGame,
                "table": root.table,
                "settings": root.settings,
                "seatless": root.application.desks.seatless,
                "sitting": root.application.tutor && !root.application.tableGame.remembersRounds ? null : root.application.sitting,
                "tutor": root.application.tutor,
                "highlights": root.application.desks.inspection?.highlight ?? null,
                "inspection": root.application.desks.inspection,
                "presents": root.application.desks.presenter !== null,
                "focus": true
            });
        else {
            pageLoader.setSource(Qt.resolvedUrl("../Lobby/LobbyPage.qml"), {
                "application": root.application,
                "focus": true
            });
            if (root.waiting.toString().length > 0)
                Qt.callLater(root.openForSystem, root.waiting);
        }
    }

    function toggleFullScreen(): void {
        root.visibility = root.fullScreen ? (root.settings.windowMaximized ? Window.Maximized : Window.Windowed) : Window.FullScreen;
    }

    /// Closes the projector window.
    function closeProjector(): void {
        projectorLoader.source = "";
    }

    /// Opens or closes the projector window.
    function toggleProjector(): void {
        if (projectorLoader.item)
            root.closeProjector();
        else
            projectorLoader.setSource("ProjectorWindow.qml", {
                "application": root.application,
                "page": Qt.binding(() => root.tablePage),
                "beside": root
            });
    }

    /// Saves the window's size when it is neither maximised nor full screen.
    function keepSize(): void {
        if (root.visibility === Window.Windowed) {
            root.settings.windowWidth = root.width;
            root.settings.windowHeight = root.height;
        }
    }

    width: root.firstSize.width
    height: root.firstSize.height
    minimumWidth: 1024
    minimumHeight: 600
    visible: true
    title: root.table ? qsTr("%1 – Mesa Viva").arg(root.table.title) : "Mesa Viva"
    color: Theme.room

    onWidthChanged: sizeKeeper.restart()
    onHeightChanged: sizeKeeper.restart()
    onVisibilityChanged: if (root.visibility === Window.Maximized || root.visibility === Window.Windowed) root.settings.windowMaximized = root.visibility === Window.Maximized
    onTableChanged: {
        root.closeAside();
        root.presentAfter = "";
        root.sessionWasOver = false;
        root.showPage();
    }
    onClosing: close => {
        // Text fields commit their text when they lose the focus.
        const was = root.activeFocusItem;
        nowhere.forceActiveFocus();
        was?.forceActiveFocus((was as T.Control)?.focusReason ?? Qt.OtherFocusReason); // reached by Tab, it keeps Enter
        if (root.table && !root.table.scenario && !root.application.tutor && !root.table.sessionOver && (root.table.hasStakesDown() || root.tablePage?.leavingDrops)) {
            close.accepted = false;
            confirmLeave.ask(true);
            return;
        }
        root.closeProjector();
    }
    Component.onCompleted: {
        if (root.startsMaximized)
            root.showMaximized();
        root.showPage();
    }

    background: RoomBackdrop {}

    header: TopBar {
        application: root.application
        shown: root.tablePage ? root.tablePage.shown : root.table
        fullScreen: root.fullScreen
        leavingAction: root.tablePage?.leavingAction ?? ""
        projected: projectorLoader.item !== null
        pointing: root.tablePage !== null && root.tablePage.marks.active
        onLeaveAsked: root.leaveTable()
        onLastRoundAsked: root.tablePage?.showLastRound()
        onInspectionAsked: root.application.desks.inspection.open = !root.application.desks.inspection.open
        onRulesAsked: root.showRule("")
        onSettingsAsked: root.showSettings()
        onAboutAsked: about.open()
        onFullScreenAsked: root.toggleFullScreen()
        onProjectorAsked: root.toggleProjector()
        onPointerAsked: root.tablePage?.togglePointer()
        onRecordAsked: if (!(root.tablePage?.urgent ?? false)) recordFailure.open()
    }

    Binding {
        target: Theme
        property: "unit"
        // Grows more slowly than the window: part of the space enlarges items, the rest shows more of them.
        value: Math.max(1, Math.round(20 * (0.4 + 0.6 * Math.min(root.width / 1280, root.height / 800))) / 20)
    }

    Binding {
        target: Theme
        property: "textScale"
        value: root.settings.textScale
    }

    Binding {
        target: root.tablePage
        property: "panelWidth"
        value: root.panelWidth
        when: root.panelAbove
    }

    // At a table in play, and while a class or a room looks at one.
    Binding {
        target: root.screenSaver
        property: "heldOff"
        value: root.visibility !== Window.Minimized && root.table !== null && (root.table.scenario || !root.table.sessionOver) || projectorLoader.item !== null
    }

    Binding {
        target: Theme
        property: "keysAtDigits"
        value: root.keyPlaces.atDigits
    }

    Binding {
        target: Theme
        property: "ruleNumbers"
        value: root.settings.ruleNumbers === "always" || root.settings.ruleNumbers === "desks" && root.application.desks.chosen.key !== "play"
    }

    Binding {
        target: Theme
        property: "namedTitle"
        value: root.ruleTitle(Theme.namedRule, root.application.language)
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

    Item {
        id: nowhere

        Accessible.ignored: true
    }

    Loader {
        id: pageLoader

        anchors.fill: parent
        anchors.rightMargin: root.panelAbove ? 0 : root.panelWidth
        focus: true
        // Not asynchronous: Qt 6.4 crashes when a page that is being created is replaced. A table is shown once its cloth
        // has been painted.
        opacity: (root.tablePage?.ready ?? true) ? 1 : 0

        Behavior on opacity {
            id: fade

            enabled: fade.targetValue === 1 // what is not whole yet is not seen at all
            NumberAnimation { duration: Theme.durationFade }
        }
    }

    // At a table: the result of a round that the player has left at another one.
    LeftBehind {
        id: leftBehind

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: Theme.spaceM
        z: 1
        width: Math.min(parent.width - 2 * Theme.spaceM, Theme.px(420))
        visible: root.table !== null && leftBehind.hasReport
        application: root.application
        onRuleAsked: id => root.showRule(id)
    }

    Loader {
        id: panelLoader

        readonly property url file: root.panelDesk ? root.panelDesk.panel : root.studying ? Qt.resolvedUrl("StudyPanel.qml") : ""

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.panelFloor
        anchors.right: parent.right
        width: Theme.px(root.panelDesk ? root.panelDesk.panelWidth : 340)
        onFileChanged: {
            if (root.panelDesk)
                panelLoader.setSource(panelLoader.file, {
                    "application": root.application,
                    "desk": root.panelDesk
                });
            else if (root.studying)
                panelLoader.setSource(panelLoader.file, {
                    "application": root.application
                });
            else
                panelLoader.source = "";
        }
    }

    Connections {
        target: root.application.desks
        function onRuleAsked(id: string): void {
            root.showRule(id);
        }
    }

    Connections {
        target: root.lobbyPage
        function onSitAsked(): void {
            root.application.openTable();
        }
        function onScenarioAsked(file: url): void {
            root.openScenario(file);
        }
        function onLearnAsked(): void {
            root.application.openLearningTable(root.application.games.chosen.key);
        }
        function onChosenAsked(): void {
            root.application.playChosen();
        }
        function onChosenPresentAsked(): void {
            root.application.presentChosen();
        }
        function onPresentAsked(round: string): void {
            root.present(round);
        }
        function onMomentAsked(link: string): void {
            root.application.followLink(link);
        }
        function onReplayAsked(row: int): void {
            root.application.openRecorded(row);
        }
        function onSheetAsked(round: string): void {
            root.showSheet(round);
        }
        function onStudyAsked(round: string): void {
            root.addToStudy(round);
        }
        function onRuleAsked(id: string): void {
            root.showRule(id);
        }
    }

    Connections {
        target: Theme
        function onDialogChanged(): void {
            if (root.tablePage?.urgent)
                Qt.callLater(root.clearTable, confirmLeave); // once it has opened
        }
    }

    Connections {
        target: root.tablePage
        function onUrgentChanged(): void {
            if (root.tablePage.urgent) {
                root.clearTable(root.tablePage.leavingSettles ? confirmLeave : null); // it costs nothing to let it stand
                if (!root.active)
                    root.alert(0); // the task bar shows it until the window is used again
            } else if (root.application.record.failed && !recordFailure.answered)
                recordFailure.open();
        }
        function onRuleAsked(id: string): void {
            root.showRule(id);
        }
        function onLobbyAsked(): void {
            root.leaveTable();
        }
        function onAgainAsked(): void {
            root.application.playAgain();
        }
        function onStudyAsked(moment: string): void {
            root.addToStudy(moment);
        }
        function onComplaintAsked(moment: string): void {
            root.application.desks.inspection.complaintAsked(moment);
        }
        function onPresentAsked(moment: string): void {
            root.present(moment);
        }
    }

    Connections {
        target: root.table
        function onSessionChanged(): void {
            if (root.sessionWasOver && !root.table.sessionOver)
                root.presentAfter = "";
            root.sessionWasOver = root.table.sessionOver;
        }
    }

    Loader {
        id: rulebookLoader

        active: false
        Component.onCompleted: setSource("RulebookSheet.qml", {
            "rulebook": root.application.rulebook,
            "settings": root.settings,
            "games": root.application.games
        })
    }

    Connections {
        target: rulebookLoader.item as RulebookSheet
        function onLearnAsked(): void {
            root.application.openLearningTable(root.application.games.chosen.key);
        }
    }

    Loader {
        id: settingsLoader

        function show(): void {
            const dialog = settingsLoader.item as SettingsDialog;
            dialog.besidePage = root.table !== null;
            dialog.open();
        }

        onLoaded: settingsLoader.show()
    }

    Loader {
        id: sheetLoader
    }

    Loader {
        id: projectorLoader

        Connections {
            target: projectorLoader.item as ProjectorWindow
            function onClosing(): void {
                answered.start();
            }
        }

        // Unload it after its signal handler has returned.
        Timer {
            id: answered

            interval: 1
            onTriggered: root.closeProjector()
        }
    }

    Loader {
        id: adderLoader
    }

    AboutDialog {
        id: about

        application: root.application
    }

    BadFileDialog {
        id: badFile

        onOtherAsked: root.lobbyPage?.chooseScenario()
    }

    BadRecordDialog {
        id: badRecord

        application: root.application
        canList: root.lobbyPage !== null
        onHistoryAsked: root.lobbyPage?.showHistory()
    }

    NotPresentedDialog {
        id: notPresented

        presenter: root.application.desks.presenter
    }

    Connections {
        target: root.application.desks.presenter
        function onRefused(): void {
            notPresented.open();
        }
    }

    RecoveryDialog {
        id: recovery

        application: root.application
        onSheetAsked: round => root.showSheet(round)
    }

    Connections {
        target: sheetLoader.item as SheetDialog
        function onClosed(): void {
            recovery.goOn();
        }
    }

    // After the first page: recover what a killed program has left before anything else.
    Connections {
        target: pageLoader
        function onLoaded(): void {
            root.application.recover();
            // Leaving a scenario of the gallery returns there.
            if (root.lobbyPage && root.application.takeReturn())
                root.lobbyPage.showGallery();
            else if (root.lobbyPage && root.application.studies.takeReturn())
                root.lobbyPage.showStudies();
            else if (root.lobbyPage && root.application.takeHistoryReturn())
                root.lobbyPage.showHistory();
            else
                root.lobbyPage?.desk?.goOn();
            if (root.lobbyPage)
                recovery.goOn();
        }
    }

    Connections {
        target: root.application.recovery
        function onRecovered(): void {
            recovery.open();
        }
    }

    Connections {
        target: root.application
        function onOpenAsked(what: url): void {
            root.openForSystem(what);
        }
        function onRecordedRefused(): void {
            badRecord.showRound();
            recovery.goOn();
        }
    }

    ReadingDialog {
        application: root.application
    }

    RecordFailureDialog {
        id: recordFailure

        record: root.application.record
        onCloseAsked: root.close()
    }

    ReminderDialog {
        application: root.application
        onLeaveAsked: root.leaveTable()
    }

    CopyFailureDialog {
        id: copyFailure

        recordCopy: root.application.recordCopy
        urgent: root.tablePage?.urgent ?? false
    }

    // A folder that is being chosen in the settings is refused there.
    Connections {
        target: root.application.record
        function onCopyChanged(): void {
            copyFailure.report();
        }
    }

    Connections {
        target: root.application.record
        function onFailedChanged(): void {
            recordFailure.answered = false;
            if (root.application.record.failed)
                recordFailure.open();
        }
    }

    ConfirmLeave {
        id: confirmLeave

        function ask(quitting: bool): void {
            confirmLeave.quitting = quitting;
            confirmLeave.open();
        }

        page: root.tablePage
        onRuleAsked: id => root.showRule(id)
        onRejected: root.presentAfter = ""
        // If betting has closed meanwhile, the table shows the refusal and the dialog stays open.
        onTakeBackAsked: {
            if (!root.table?.takeBack())
                return;
            confirmLeave.accept();
            if (confirmLeave.quitting) {
                root.presentAfter = "";
                root.closeTable();
                root.close();
            } else {
                root.table.leave(); // the summary comes on the table
            }
        }
        onConfirmed: {
            if (!root.table)
                return; // somebody else has closed it
            if (!confirmLeave.quitting && !root.table.hasStakesDown() && root.table.canLeave()) {
                root.table.leave(); // settled meanwhile: the summary comes on the table
                return;
            }
            if (confirmLeave.quitting)
                root.presentAfter = "";
            root.closeTable(); // the lobby shows the result of the stakes, now or at the next start
            if (confirmLeave.quitting)
                root.close();
        }
    }

    LiveClock {
        table: root.table
        covered: Theme.dialog !== null && !confirmLeave.visible || ((rulebookLoader.item as RulebookSheet)?.covers ?? false)
    }

    ByEar {
        reader: root.application.reader
    }

    Shortcut {
        sequences: ["Ctrl+Q"]
        onActivated: root.close()
    }
}

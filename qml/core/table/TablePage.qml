// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The page of an open table: the scene, the caption line, and the player's controls. A game provides their content,
/// and its dialogs.
FocusScope {
    id: root

    required property TableGame game
    required property TableModel table
    required property AppSettings settings

    /// Whether nobody sits at this screen: its user operates the table's equipment.
    property bool seatless: false
    /// Whether the player's controls are shown.
    readonly property bool controlled: !root.table.scenario && !root.table.observed && !root.seatless

    /// The tutor of a learning table; otherwise null.
    property Tutor tutor: null
    /// The width of the tutor's panel, and whether it fits next to the cloth.
    readonly property real tutorWidth: Theme.px(root.width < Theme.px(1200) ? 300 : 330) * Math.min(1.15, Theme.textScale)
    readonly property bool tutorFits: root.tutor !== null && root.width - root.besideWidth >= Theme.px(root.besideWidth > 0 ? 1200 : 900)
    /// Whether the scene would be too small next to that panel: it is hidden then unless the player opens it.
    property bool cramped: false
    property bool tutorAsked: false
    /// The rounds of this session, which can be replayed next to the live table; null: none.
    property SittingReplay sitting: null
    /// The places highlighted on the cloth by an inspector; null: not available.
    property ClothHighlight highlights: null
    /// Inspection of the table, whose notes are shown; null: none.
    property TableInspection inspection: null
    /// Whether a desk can present rounds to a class.
    property bool presents: true
    /// The file with the game's view for a replay; empty: the game shows replays itself.
    property string replayPart
    /// Its key for play and pause.
    property string replayKey: "P"
    /// Whether an earlier round is shown in place of the live table's picture.
    readonly property bool replaying: overlay.item !== null
    /// The table with that replay.
    readonly property TableModel replayTable: root.sitting?.table ?? null

    /// The width of a panel next to the cloth, above the controls.
    property real panelWidth: 0
    /// The width on this page taken by that panel, or by a dialog next to the cloth.
    readonly property real besideWidth: Math.max(root.panelWidth, Theme.aside === null ? 0 : Theme.asideWidth - root.Window.width + root.width)

    /// The visible table: the live one, or the replay in its place.
    property TableModel shown: root.table
    /// The dialog with the last round, or the last rounds (P37, O24, B50).
    property MvDialog lastRound: null
    /// The dialog at the end of the session.
    property MvDialog summary: null
    /// The game's further dialogs, and other objects that it needs.
    default property alias sheets: more.data
    /// The content of the table; it fills its area.
    property alias scene: stage.data
    /// The explanation of the item under the pointer, next to the caption.
    property alias facts: caption.aside
    /// The content that shows the round's result, and its height.
    property alias result: strip.result
    property alias resultHeight: strip.resultHeight
    /// The player's controls, and their height.
    property alias controls: desk.data
    property alias controlsHeight: desk.height
    /// Additional content of a scenario's bar.
    property alias scenarioExtras: scenario.extras
    /// What happens to open stakes if the player leaves now; whether they are settled without the player, or lost.
    property string leavingWords
    property bool leavingSettles: true
    /// Whether leaving gives up something else, such as a reservation, which leavingWords names.
    property bool leavingDrops: false
    /// The label for leaving, the question before it, and the answer to stay.
    property string leavingAction: qsTr("Leave the table")
    property string leavingQuestion: qsTr("Leave the table?")
    property string stayingWords: qsTr("Stay at the table")
    /// Where to show that question so that the stakes stay visible: Qt.AlignLeft, Qt.AlignRight; 0: the centre.
    property int clearCorner: 0
    /// The width available there.
    property real clearWidth: 0

    /// Whether its picture is complete: the page is shown as a whole, not piece by piece.
    property bool ready: true

    /// A presenter's pointer and lines on the cloth, and the cloth's size.
    readonly property ClothMarks marks: ClothMarks {}
    readonly property size clothSize: Qt.size(stage.width, stage.height)

    /// Whether time is about to decide for this player: whatever covers the table closes (P31).
    readonly property bool urgent: root.table.urgent

    /// Requests the text of a rule, such as "P26".
    signal ruleAsked(string id)
    /// Requests to leave the table: the session is over, or the scenario.
    signal lobbyAsked
    /// Requests to restart the scenario.
    signal againAsked
    /// Requests to add a moment of a round on record to a study, given as a link.
    signal studyAsked(string moment)
    /// Requests to start a complaint about the replayed round at a moment, given as a link.
    signal complaintAsked(string moment)
    /// Requests to present a round on record to a class from a moment, given as a link.
    signal presentAsked(string moment)

    /// Ignores clicks briefly after a dialog has closed by itself: they were meant for the dialog.
    function spare(): void {
        spared.restart();
    }

    /// Opens the dialog with the last round.
    function showLastRound(): void {
        if (!root.urgent || Theme.fitsAside(root.Window.width))
            root.lastRound.open();
    }

    /// Lists the rounds of this session.
    function showEarlier(): void {
        if (root.urgent || !root.sitting)
            return;
        if (earlierLoader.item)
            (earlierLoader.item as EarlierRounds).open();
        else
            earlierLoader.setSource("EarlierRounds.qml", {
                "sitting": root.sitting
            });
    }

    /// Replays the last round next to the live table.
    function replayLast(): void {
        if (root.urgent || !root.sitting || root.table.scenario || root.replayPart.length === 0)
            return;
        refusal.asked = true;
        asked.restart();
        root.sitting.watchLast();
    }

    /// Shows the requested earlier round, or closes it.
    function followReplay(): void {
        const wanted = root.replayPart.length > 0 ? root.replayTable : null;
        const had = root.replaying;
        overlay.source = "";
        if (wanted && root.urgent) {
            root.sitting.close();
        } else if (wanted) {
            root.lastRound.close();
            (earlierLoader.item as EarlierRounds)?.close();
            overlay.setSource("ReplayOverlay.qml", {
                "live": root.table,
                "table": wanted,
                "game": root.game,
                "settings": root.settings,
                "part": root.replayPart,
                "playKey": root.replayKey,
                "presents": root.presents
            });
        } else if (had) {
            stage.forceActiveFocus();
        }
    }

    /// Turns the presenter's pointer on or off.
    function togglePointer(): void {
        root.marks.active = !root.marks.active;
    }

    /// Shows or closes the session's summary with the session's state; nothing covers a replay.
    function followSession(): void {
        root.table.sessionOver && root.table.replay === null ? root.summary.open() : root.summary.close();
    }

    onReplayTableChanged: root.followReplay()
    onUrgentChanged: {
        if (!root.urgent)
            return;
        root.marks.active = false; // the cloth takes clicks again
        if (!root.lastRound.aside)
            root.lastRound.close();
        // A dialog next to the table stays open, and the table's keys work again; what is still being typed there decides
        // nothing.
        if (Theme.aside !== null) {
            if ((Theme.aside as T.Popup)?.activeFocus ?? false)
                typed.restart();
            stage.forceActiveFocus();
        }
        if (earlierLoader.item && !(earlierLoader.item as EarlierRounds).aside)
            (earlierLoader.item as EarlierRounds).close();
        root.sitting?.close();
    }
    onReadyChanged: if (root.ready) root.table.showPicture()
    Component.onCompleted: {
        if (!root.ready)
            root.table.awaitPicture();
        root.followSession();
    }

    Connections {
        target: root.table
        function onSessionChanged(): void {
            root.followSession();
        }
    }

    // A dialog that was still fading in at the warning takes the focus only now.
    Connections {
        target: Theme.aside as T.Popup
        enabled: root.urgent
        function onOpened(): void {
            stage.forceActiveFocus();
        }
    }

    Binding {
        target: Theme
        property: "asideFloor"
        value: ledge.height
    }

    Binding {
        target: root.lastRound
        property: "besidePage"
        value: true
    }

    Shortcut {
        sequence: "Shift+F2"
        enabled: root.sitting !== null
        onActivated: root.replayLast()
    }

    FocusScope {
        id: stage

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: (tutorLoader.active ? root.tutorWidth : 0) + root.besideWidth
        height: root.height - (replay.active ? replay.height : root.table.scenario ? scenario.height : root.controlled ? desk.height : observer.height) - caption.height - strip.height - edge.height
        focus: true
        visible: !root.replaying
        enabled: !root.replaying // no stakes on a hidden cloth
        Keys.onShortcutOverride: event => event.accepted = typed.running && event.text.length > 0 && event.key !== Qt.Key_Escape
        Keys.onPressed: event => event.accepted = typed.running && event.text.length > 0 && event.key !== Qt.Key_Escape

        Timer {
            id: typed

            interval: 1500
        }
    }

    MouseArea {
        anchors.fill: stage
        enabled: spared.running

        Timer {
            id: spared

            interval: 600
        }
    }

    // Next to the cloth only, so that the controls keep their width; not if the event log or a dialog leaves no room.
    Loader {
        id: tutorLoader

        readonly property bool wanted: root.tutorFits && (!root.cramped || root.tutorAsked)

        anchors.top: parent.top
        anchors.right: parent.right
        anchors.rightMargin: root.besideWidth
        width: root.tutorWidth
        height: stage.height
        active: false
        onWantedChanged: {
            if (tutorLoader.wanted)
                tutorLoader.setSource("TutorPanel.qml", {
                    "tutor": root.tutor,
                    "foldable": Qt.binding(() => root.cramped)
                });
            tutorLoader.active = tutorLoader.wanted;
        }

        Connections {
            target: tutorLoader.item as TutorPanel
            function onFoldAsked(): void {
                root.tutorAsked = false;
            }
        }
    }

    Loader {
        id: overlay

        anchors.fill: stage
        visible: root.replaying
        onLoaded: (overlay.item as ReplayOverlay).forceActiveFocus()

        Connections {
            target: overlay.item as ReplayOverlay
            function onEnded(): void {
                root.sitting.close();
            }
            function onStudyAsked(moment: string): void {
                root.studyAsked(moment);
            }
            function onPresentAsked(moment: string): void {
                root.presentAsked(moment);
            }
        }
    }

    ClothMarksView {
        anchors.fill: stage
        marks: root.marks
    }

    ClothPointer {
        anchors.fill: stage
        marks: root.marks
        onEnded: root.replaying ? (overlay.item as ReplayOverlay).forceActiveFocus() : stage.forceActiveFocus()
    }

    Shortcut {
        sequence: "Ctrl+D"
        onActivated: root.togglePointer()
    }

    Tag {
        anchors.centerIn: stage
        visible: root.sitting !== null && root.sitting.busy
        text: qsTr("The round is being read …")
        maximumWidth: stage.width
    }

    // Why the last round can't be replayed, shown long enough to read.
    Tag {
        id: refusal

        property bool asked: false

        anchors.centerIn: stage
        visible: refusal.asked && text.length > 0 && !root.replaying
        text: root.sitting?.refusal ?? ""
        maximumWidth: stage.width
        onTextChanged: if (refusal.asked && text.length > 0) root.table.denied(text)

        Timer {
            id: asked

            interval: 6000
            onTriggered: refusal.asked = false
        }
    }

    Rectangle {
        anchors.fill: ledge
        color: Theme.roomWarm
    }

    Column {
        id: ledge

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom

        Rectangle {
            id: edge

            width: parent.width
            height: Theme.line
            color: Theme.hairline
        }

        CaptionLine {
            id: caption

            width: parent.width
            text: root.shown.caption
            rules: root.shown.caption.length > 0 ? Array.from(root.shown.captionRules) : []
            onRuleAsked: id => root.ruleAsked(id)

            // Distinguishes the live table from a replay next to it.
            Badge {
                x: Theme.spaceL
                anchors.verticalCenter: parent.verticalCenter
                visible: root.replaying
                text: qsTr("Live")
                tone: Theme.win
            }
        }

        StatusStrip {
            id: strip

            width: parent.width
            table: root.shown
            tutor: tutorLoader.wanted ? null : root.tutor
            tutorFits: root.tutorFits
            onTutorAsked: root.tutorAsked = true
        }

        Item {
            id: desk

            width: parent.width
            visible: root.controlled
        }

        ObserverBar {
            id: observer

            width: parent.width
            visible: !root.table.scenario && !root.controlled
            table: root.table
            works: root.seatless
            onLobbyAsked: root.lobbyAsked()
        }

        ScenarioBar {
            id: scenario

            width: parent.width
            visible: root.table.scenario && !replay.active
            table: root.table
            onLobbyAsked: root.lobbyAsked()
            onAgainAsked: root.againAsked()
        }

        Loader {
            id: replay

            width: parent.width
            active: root.table.replay !== null
            visible: replay.active
            Component.onCompleted: {
                if (replay.active)
                    setSource("ReplayBar.qml", {
                        "table": root.table,
                        "inspection": root.inspection,
                        "presents": root.presents
                    });
            }

            Connections {
                target: replay.item as ReplayBar
                function onLobbyAsked(): void {
                    root.lobbyAsked();
                }
                function onStudyAsked(moment: string): void {
                    root.studyAsked(moment);
                }
                function onComplaintAsked(moment: string): void {
                    root.complaintAsked(moment);
                }
                function onPresentAsked(moment: string): void {
                    root.presentAsked(moment);
                }
            }
        }
    }

    // The inspector's note at this moment of the round.
    Tag {
        anchors.horizontalCenter: stage.horizontalCenter
        anchors.top: stage.top
        anchors.topMargin: Theme.px(56)
        visible: root.table.replay !== null && (root.inspection?.open ?? false) && text.length > 0
        text: root.inspection?.noteHere ?? ""
        maximumWidth: stage.width - 2 * Theme.spaceL
        Accessible.role: Accessible.AlertMessage
    }

    PauseView {
        anchors.fill: stage
        table: root.shown
    }

    Loader {
        id: earlierLoader

        onLoaded: (earlierLoader.item as EarlierRounds).open()
    }

    Item {
        id: more
    }

    /// Shows that a live table's clock stands still, and resumes it. For a scenario or a round on record the bar below
    /// shows it, and the table stays visible.
    component PauseView: Rectangle {
        id: pause

        required property TableModel table

        visible: pause.table.paused && !pause.table.scenario
        color: Theme.scrim
        onVisibleChanged: if (pause.visible) go.forceActiveFocus(Qt.TabFocusReason)

        MouseArea {
            anchors.fill: parent
        }

        LacquerSurface {
            anchors.centerIn: parent
            width: words.implicitWidth + 2 * Theme.spaceXxl
            height: words.implicitHeight + 2 * Theme.spaceXl
            elevation: 20

            ColumnLayout {
                id: words

                anchors.centerIn: parent
                spacing: Theme.spaceM

                TitleText {
                    Layout.alignment: Qt.AlignHCenter
                    text: qsTr("The table is paused")
                }

                MvLabel {
                    Layout.alignment: Qt.AlignHCenter
                    text: qsTr("Its clock is stopped; no time is lost.")
                    secondary: true
                }

                MvButton {
                    id: go

                    Layout.alignment: Qt.AlignHCenter
                    kind: MvButton.Primary
                    large: true
                    iconName: "play"
                    text: qsTr("Resume")
                    onClicked: pause.table.paused = false
                }
            }
        }
    }

    /// Replaces the controls for a user who is not a player: says that commands are not possible, and leads out.
    component ObserverBar: Item {
        id: bar

        required property TableModel table

        /// Whether the user operates the table's equipment; otherwise they only observe.
        required property bool works

        /// Requests the lobby.
        signal lobbyAsked

        implicitHeight: Theme.controlHeightLarge + 2 * Theme.spaceS
        Accessible.role: Accessible.Grouping
        Accessible.name: badge.text

        MvRowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.spaceL
            anchors.rightMargin: Theme.spaceL
            spacing: Theme.spaceM

            Badge {
                id: badge

                text: bar.works ? qsTr("No seat") : qsTr("Observer")
            }

            MvLabel {
                Layout.fillWidth: true
                text: bar.works ? qsTr("Enter the equipment's results beside the table; the program does the rest.") : qsTr("You are only observing: this table takes no commands from here. The players are simulated.")
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }

            MvButton {
                Layout.minimumWidth: implicitWidth // the exit is never elided
                large: true
                iconName: "exit"
                text: qsTr("To the lobby")
                onClicked: bar.lobbyAsked()
            }
        }
    }
}

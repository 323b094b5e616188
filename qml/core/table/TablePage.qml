// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The whole page of an open table: the scene, the caption line, and the player's controls below. A game brings what
/// stands in these places, and its sheets.
FocusScope {
    id: root

    required property HouseGame game
    required property TableModel table
    required property AppSettings settings

    /// Nobody sits at this screen: who works the table's equipment.
    property bool seatless: false
    /// There is somebody whose controls stand below.
    readonly property bool controlled: !root.table.scenario && !root.table.observed && !root.seatless

    /// What is told beside the table; null where it is no learning table.
    property Tutor tutor: null
    /// How wide its panel is, and whether there is room for it beside the cloth.
    readonly property real tutorWidth: Theme.px(root.width < Theme.px(1200) ? 300 : 330) * Math.min(1.15, Theme.textScale)
    readonly property bool tutorFits: root.tutor !== null && root.width - root.besideWidth >= Theme.px(root.besideWidth > 0 ? 1200 : 900)
    /// What lies on the scene would not be in sight beside that panel: it gives way, unless the player wants it.
    property bool cramped: false
    property bool tutorAsked: false
    /// The rounds of this sitting, which can be played again beside the live table; null: there are none.
    property SittingReplay sitting: null
    /// What an inspector has lit on the cloth; null where nobody can.
    property ClothHighlight light: null
    /// The inspector's desk, whose notes are seen; null where nobody inspects.
    property InspectorDesk inspector: null
    /// The file with the game's view of such a round; empty: it has a way of its own.
    property string replayPart
    /// The key that plays and stops there.
    property string replayKey: "P"
    /// An earlier round stands in the place of the live table's picture.
    readonly property bool repeats: beside.item !== null
    /// The table at which it is played again.
    readonly property TableModel repeated: root.sitting?.table ?? null

    /// How wide a panel is that stands beside the cloth, above the controls.
    property real panelWidth: 0
    /// What that, or a sheet that stands beside the cloth, takes of this page.
    readonly property real besideWidth: Math.max(root.panelWidth, Theme.aside === null ? 0 : Theme.asideWidth - root.Window.width + root.width)

    /// What is seen: the table itself, or what is played back in its place.
    property TableModel shown: root.table
    /// The sheet with the last round, or the last rounds (P37, O24, B50).
    property MvDialog lastRound: null
    /// The sheet at the end of the session.
    property MvDialog summary: null
    /// The game's further sheets, and what else it needs.
    default property alias sheets: more.data
    /// What lies and moves on the table; it fills its place.
    property alias scene: stage.data
    /// What tells of what is pointed at, beside the call.
    property alias facts: caption.aside
    /// What tells the round's result, and how high that is.
    property alias result: strip.result
    property alias resultHeight: strip.resultHeight
    /// What the player can do, and how high that is.
    property alias controls: desk.data
    property alias controlsHeight: desk.height
    /// What stands in a scenario's bar besides.
    property alias scenarioExtras: scenario.extras
    /// What becomes of the stakes that lie if the player leaves now; whether they are settled without them, or lost.
    property string leavingWords
    property bool leavingSettles: true
    /// What leaving is called, the question whether to, and the answer that one stays.
    property string leavingAction: qsTr("Leave the table")
    property string leavingQuestion: qsTr("Leave the table?")
    property string stayingWords: qsTr("Stay at the table")
    /// Where that question leaves in sight what is to be decided on: Qt.AlignLeft, Qt.AlignRight; 0: in the middle, too.
    property int clearCorner: 0
    /// How wide it can be there.
    property real clearWidth: 0

    /// Its picture is there: it is shown as a whole, not in pieces.
    property bool laid: true

    /// What a presenter points at and draws on the cloth, and how large that is.
    readonly property ClothMarks marks: ClothMarks {}
    readonly property size clothSize: Qt.size(stage.width, stage.height)

    /// Time is about to decide for this player: whatever covers the table gives way (P31).
    readonly property bool urgent: root.table.urgent

    /// The player wants to read a rule, such as "P26".
    signal ruleAsked(string id)
    /// The player leaves the table: the session is over, or the scenario.
    signal lobbyAsked
    /// The scenario is to be played from its beginning.
    signal againAsked
    /// A moment of a round on record is to be added to a study; a link to it.
    signal studyAsked(string moment)
    /// A complaint about the round that is repeated is to be begun at a moment; a link to it.
    signal complaintAsked(string moment)
    /// A round on record is to be shown to a class from a moment on; a link to it.
    signal presentAsked(string moment)

    /// What was about to be clicked on a sheet that gives way is not clicked on the cloth below it.
    function spare(): void {
        spared.restart();
    }

    /// Opens the sheet with the last round.
    function showLastRound(): void {
        if (!root.urgent || Theme.fitsAside(root.Window.width))
            root.lastRound.open();
    }

    /// Lists the rounds of this sitting.
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

    /// Plays the last round again, beside the live table.
    function repeatLast(): void {
        if (root.urgent || !root.sitting || root.table.scenario || root.replayPart.length === 0)
            return;
        refusal.asked = true;
        asked.restart();
        root.sitting.watchLast();
    }

    /// Brings the earlier round that is to be seen, or puts it away.
    function followReplay(): void {
        const wanted = root.replayPart.length > 0 ? root.repeated : null;
        const had = root.repeats;
        beside.source = "";
        if (wanted && root.urgent) {
            root.sitting.close();
        } else if (wanted) {
            root.lastRound.close();
            (earlierLoader.item as EarlierRounds)?.close();
            beside.setSource("BesideView.qml", {
                "live": root.table,
                "table": wanted,
                "game": root.game,
                "settings": root.settings,
                "part": root.replayPart,
                "playKey": root.replayKey
            });
        } else if (had) {
            stage.forceActiveFocus();
        }
    }

    /// The pointer lies on the cloth, or is put away.
    function togglePointer(): void {
        root.marks.active = !root.marks.active;
    }

    /// Shows or closes the session's summary, as the session demands; nothing lies over a round that is played again.
    function followSession(): void {
        root.table.sessionOver && root.table.replay === null ? root.summary.open() : root.summary.close();
    }

    onRepeatedChanged: root.followReplay()
    onUrgentChanged: {
        if (!root.urgent)
            return;
        root.marks.active = false; // the cloth takes clicks again
        if (!root.lastRound.aside)
            root.lastRound.close();
        // What stands beside the table stays to be read, and the keys decide again; but a letter for a field is none.
        if (Theme.aside !== null && !(root.Window.activeFocusItem instanceof TextInput))
            stage.forceActiveFocus();
        if (earlierLoader.item && !(earlierLoader.item as EarlierRounds).aside)
            (earlierLoader.item as EarlierRounds).close();
        root.sitting?.close();
    }
    onLaidChanged: if (root.laid) root.table.showPicture()
    Component.onCompleted: {
        if (!root.laid)
            root.table.awaitPicture();
        root.followSession();
    }

    Connections {
        target: root.table
        function onSessionChanged(): void {
            root.followSession();
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
        onActivated: root.repeatLast()
    }

    FocusScope {
        id: stage

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: (tutorLoader.active ? root.tutorWidth : 0) + root.besideWidth
        height: root.height - (replay.active ? replay.height : root.table.scenario ? scenario.height : root.controlled ? desk.height : observer.height) - caption.height - strip.height - edge.height
        focus: true
        visible: !root.repeats
        enabled: !root.repeats // nobody stakes on a cloth that is not seen
    }

    MouseArea {
        anchors.fill: stage
        enabled: spared.running

        Timer {
            id: spared

            interval: 600
        }
    }

    // Beside the cloth alone, so that the controls keep their width; not where the trace or a sheet leaves no room for both.
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
        id: beside

        anchors.fill: stage
        visible: root.repeats
        onLoaded: (beside.item as BesideView).forceActiveFocus()

        Connections {
            target: beside.item as BesideView
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
        onEnded: root.repeats ? (beside.item as BesideView).forceActiveFocus() : stage.forceActiveFocus()
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

    // Why the last round can't be played again, for as long as it takes to read.
    Tag {
        id: refusal

        property bool asked: false

        anchors.centerIn: stage
        visible: refusal.asked && text.length > 0 && !root.repeats
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

            // Beside a repetition nobody takes one for the other.
            Badge {
                x: Theme.spaceL
                anchors.verticalCenter: parent.verticalCenter
                visible: root.repeats
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
                        "inspector": root.inspector
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

    // What the inspector has noted at this moment of the round.
    Tag {
        anchors.horizontalCenter: stage.horizontalCenter
        anchors.top: stage.top
        anchors.topMargin: Theme.px(56)
        visible: root.table.replay !== null && (root.inspector?.open ?? false) && text.length > 0
        text: root.inspector?.noteHere ?? ""
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
}

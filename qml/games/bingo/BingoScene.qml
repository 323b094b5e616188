// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The room: the drawing machine and the called ball on the left, the panel and the prizes top right, own cards below.
FocusScope {
    id: root

    required property BingoTableModel table
    /// The inspector's highlights; null if there is no inspector.
    property ClothHighlight highlights: null

    readonly property real margin: Theme.spaceL
    readonly property real leftWidth: root.leftWidthOf(root.width)
    readonly property real rightX: root.margin + root.leftWidth + cloth.wood
    readonly property real rightWidth: root.width - root.rightX - root.margin

    /// The scene's width with an open side panel; 0: there is none.
    property real narrowWidth: 0
    /// Whether not all cards would be visible at that width. Stays set for these cards, since the panel changes the
    /// prizes' layout.
    property bool cramped: false
    readonly property bool tight: root.narrowWidth > 0 && !cards.narrowFits

    /// The description of the card under the pointer or the keyboard focus.
    readonly property string cardFacts: cards.facts
    /// Whether the room's picture is ready.
    readonly property bool ready: cloth.ready

    /// The user wants to read a rule.
    signal ruleAsked(string id)

    /// The highlighted numbers of a kind; `highlights` notifies changes.
    function numbersOf(kind: int): list<int> {
        return root.highlights !== null && root.highlights.highlighted ? root.highlights.numbersOf(kind) : [];
    }

    function leftWidthOf(width: real): real {
        return Math.round(Math.max(Theme.px(270), Math.min(width * 0.25, root.height * 0.66)));
    }

    // After the present layout pass, which a panel opening or closing affects.
    onTightChanged: if (root.tight) later.restart()
    onNarrowWidthChanged: root.cramped = root.tight
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Bingo room %1").arg(root.table.roomName)

    Timer {
        id: later

        interval: 0
        onTriggered: root.cramped = root.cramped || root.tight
    }

    // Everything that is static between two numbers is one picture: while the balls tumble, a frame consists of it and
    // the balls.
    FocusScope {
        id: still

        anchors.fill: parent
        focus: true
        // The software renderer does not notice that a table was replaced inside a layer.
        layer.enabled: root.GraphicsInfo.api !== GraphicsInfo.Software

        RoomCloth {
            id: cloth

            anchors.fill: parent
            split: root.rightX - cloth.wood / 2
        }

        FactsPlate {
            id: facts

            x: root.margin
            y: root.height - height - Theme.spaceS
            width: root.leftWidth
            table: root.table
        }

        NumberPanel {
            id: panel

            x: root.rightX
            y: Theme.spaceM
            width: root.rightWidth
            table: root.table
            highlighted: root.numbersOf(HighlightKind.Ball)
        }

        PrizeRail {
            id: prizes

            x: root.rightX
            y: panel.y + panel.height + Theme.spaceS
            width: root.rightWidth
            table: root.table
            highlighted: root.numbersOf(HighlightKind.Prize)
            onRuleAsked: id => root.ruleAsked(id)
        }

        CardsView {
            id: cards

            x: root.rightX
            y: prizes.y + prizes.height + Theme.spaceS
            width: root.rightWidth
            height: root.height - y - Theme.spaceS
            focus: true
            table: root.table
            onCardsChanged: root.cramped = root.tight
            narrowWidth: root.narrowWidth - root.leftWidthOf(root.narrowWidth) - 2 * root.margin - cloth.wood
            highlighted: root.numbersOf(HighlightKind.BingoCard)
        }
    }

    MachineView {
        id: machine

        x: root.margin
        y: Theme.spaceS
        width: root.leftWidth
        height: root.height - y - facts.height - Theme.spaceM
        table: root.table
    }

    Repeater {
        model: root.highlights !== null ? root.highlights.places : []

        PlaceRing {
            required property highlightedPlace modelData

            readonly property Item what: modelData.kind === HighlightKind.Plate ? facts : modelData.kind === HighlightKind.Machine ? machine : null

            gap: -Theme.focusGap
            place: what ? Qt.rect(what.x, what.y, what.width, what.height) : modelData.kind === HighlightKind.Cloth ? Qt.rect(0, 0, root.width, root.height) : Qt.rect(0, 0, 0, 0)
        }
    }

    // The player's own bingo is shown on the own cards, since the draw is over; any other prize below the machine and
    // the ball.
    PrizeCall {
        id: call

        x: call.moment ? cards.x + (cards.width - width) / 2 : machine.x
        y: call.moment ? Math.min(root.height - height - Theme.spaceS, cards.y + (cards.height - height) / 2) : root.height - height - Theme.spaceS
        width: call.moment ? Math.min(cards.width, Theme.px(660)) : machine.width
        // Covers the row of the last balls completely or not at all.
        height: call.moment || call.implicitHeight <= facts.height ? call.implicitHeight : Math.max(call.implicitHeight, call.most)
        most: call.moment ? root.height - panel.y - Theme.spaceS : facts.height + machine.height - machine.calledBottom
        table: root.table
    }

    /// The drawing machine, the called ball, large, and the last balls in order (B4f).
    component MachineView: Item {
        id: device

        required property BingoTableModel table

        readonly property bool drawing: device.table.phase === BingoTableModel.Drawing
        /// The bottom of the called ball.
        readonly property real calledBottom: called.y + called.height
        readonly property real rowHeight: Math.round(Math.min(device.width / 8.2, device.height * 0.12))
        readonly property real callHeight: Math.round(Math.min(device.width * 0.36, device.height * 0.29))

        /// The newest ball was shown on its way out before it was called.
        property bool seen: false

        /// Lets the newest ball out of the machine within `milliseconds`.
        function letOut(milliseconds: real): void {
            out.stop();
            out.duration = Math.max(Theme.durationFade, milliseconds);
            out.start();
        }

        /// Called with each ball: lets it out if it was not shown yet.
        function call(seconds: real): void {
            if (device.seen && out.running)
                out.complete();
            else if (!device.seen)
                device.letOut(Theme.reducedMotion ? 0 : Math.min(900, 700 * seconds / device.table.speed));
            device.seen = false;
        }

        Binding {
            target: device.table
            property: "ballFirst"
            value: device.visible && !Theme.reducedMotion
        }

        Connections {
            target: device.table
            function onHappened(event: tableEvent): void {
                if (event.kind === "ball_leaves") {
                    device.seen = true;
                    device.letOut(device.table.comingMilliseconds);
                } else if (event.kind === "ball_drawn") {
                    device.call(event.seconds);
                }
            }
        }

        NumberAnimation {
            id: out

            target: drum
            property: "progress"
            from: 0
            to: 1
            easing.type: Easing.OutCubic
        }

        DrawingMachine {
            id: drum

            x: Math.round((device.width - width) / 2)
            width: Math.min(device.width, device.height - device.callHeight - device.rowHeight - 2 * Theme.spaceS)
            height: width
            variant: device.table.variant
            symbols: device.table.symbols
            drawn: device.table.drawn
            ball: device.table.comingBall > 0 ? device.table.comingBall : device.table.lastBall
            progress: 1
            running: device.visible && device.drawing && !device.table.paused && device.Window.window !== null && device.Window.window.visible
            reducedMotion: Theme.reducedMotion
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Drawing machine, %n ball(s) left", "", device.table.leftCount)
        }

        CalledBall {
            id: called

            y: drum.y + drum.height + Theme.spaceXs
            width: device.width
            height: device.callHeight
            visible: !timer.visible
            table: device.table
        }

        TimerView {
            id: timer

            anchors.fill: called
            anchors.topMargin: Theme.spaceS
            anchors.bottomMargin: Theme.spaceS
            sideways: true
            table: device.table
        }

        BallRow {
            y: called.y + called.height + Theme.spaceXs
            width: device.width
            height: device.rowHeight
            table: device.table
        }
    }
}

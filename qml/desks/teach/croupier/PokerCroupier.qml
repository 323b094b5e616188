// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Poker
import MesaViva.Scene
import MesaViva.Table

/// The poker table for the croupier, who must judge the hands without help. Cards are dealt, hands turned, stakes left
/// or taken and prizes chosen on the cloth, with mouse or keyboard.
FocusScope {
    id: root

    required property PokerCroupierDesk desk
    required property PokerTableModel table
    required property AppSettings settings

    readonly property int corner: -1
    readonly property int dealer: 0
    readonly property int nowhere: -2
    readonly property bool asking: root.desk.tool === PokerCroupierDesk.Words
    readonly property bool dealing: root.desk.tool === PokerCroupierDesk.Cards
    readonly property bool turning: root.desk.tool === PokerCroupierDesk.Hands
    readonly property bool raking: root.desk.tool === PokerCroupierDesk.Rake
    readonly property bool paying: root.desk.tool === PokerCroupierDesk.Rack
    /// Whether the targets are boxes with chips, by twice their seat; otherwise seats, the dealer and the discard
    /// corner.
    readonly property bool boxes: root.raking || root.paying
    readonly property list<int> targets: root.desk.watching ? [] : root.boxes ? Array.from(root.desk.places)
        : root.dealing ? [root.corner, ...Array.from(root.seats), root.dealer] : root.turning ? [root.dealer, ...Array.from(root.seats)] : root.seats
    readonly property list<int> seats: Array.from(root.desk.seats, (one, index) => root.seatOf(root.desk.seats[index]))
    readonly property string deck: "letters=%1&four=%2".arg(root.settings.cardLetters).arg(root.settings.fourColourSuits ? 1 : 0)
    /// The target under the keyboard focus or pointer.
    property int target: root.nowhere
    property bool keyed: false
    property bool live: false

    function seatOf(one: croupierSeat): int {
        return one.seat;
    }

    /// The centre of a target.
    function middle(target: int): point {
        if (places.revision === 0 || target === root.nowhere)
            return Qt.point(0, 0);
        if (root.boxes)
            return target % 2 === 1 ? places.bet(Math.floor(target / 2)) : places.ante(Math.floor(target / 2));
        return root.spotOf(target);
    }

    /// The centre of a seat's hand, of the dealer's, or of the discard corner.
    function spotOf(place: int): point {
        return place === root.corner ? places.burnt : place === root.dealer
            ? Qt.point(places.dealerCards.x + places.dealerCards.width / 2, places.dealerCards.y + places.dealerCards.height / 2) : places.hand(place);
    }

    /// The target at a point.
    function targetAt(at: point): int {
        let nearest = root.nowhere;
        let least = root.boxes ? places.anteRadius * 1.8 : places.cardWidth * 1.9;
        for (const target of root.targets) {
            const middle = root.middle(target);
            const away = Math.hypot(middle.x - at.x, middle.y - at.y);
            if (away < least) {
                least = away;
                nearest = target;
            }
        }
        return nearest;
    }

    /// The name of a target.
    function nameOf(target: int): string {
        if (target === root.nowhere)
            return "";
        if (root.boxes)
            return root.desk.placeName(target);
        if (target === root.corner)
            return qsTr("Discard corner");
        if (target === root.dealer)
            return qsTr("Dealer");
        const index = Array.from(root.seats).indexOf(target);
        return index < 0 ? "" : root.playerOf(root.desk.seats[index]);
    }

    function playerOf(one: croupierSeat): string {
        return one.name;
    }

    /// Moves the keyboard focus to the next target.
    function step(by: int): void {
        const all = Array.from(root.targets);
        root.keyed = true;
        if (all.length > 0) {
            const at = all.indexOf(root.target);
            root.target = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
            if (root.paying)
                root.desk.choosePlace(root.target);
        }
    }

    /// Applies the present tool to a target.
    function use(target: int, faceUp: bool): void {
        if (target === root.nowhere)
            return;
        if (root.asking)
            root.desk.ask(target);
        else if (root.dealing)
            root.desk.deal(target, faceUp);
        else if (root.turning)
            target === root.dealer ? root.desk.turnDealer() : root.desk.turnHand(target);
        else if (root.raking)
            root.desk.turnPlace(target);
        else if (root.paying)
            root.desk.choosePlace(target);
    }

    clip: true
    activeFocusOnTab: true
    Component.onCompleted: awake.start()
    onTargetsChanged: if (!Array.from(root.targets).includes(root.target)) root.target = root.nowhere
    Accessible.role: Accessible.Pane
    Accessible.name: root.desk.watching ? qsTr("Poker table") : root.asking ? qsTr("Poker table. Arrow keys go from seat to seat, Space asks the player")
        : root.dealing ? qsTr("Poker table. Arrow keys choose where the next card goes, Space lays it face down, U turns it first")
        : root.turning ? qsTr("Poker table. Arrow keys choose a hand, Space turns it over")
        : root.raking ? qsTr("Poker table. Arrow keys go from stake to stake, Space leaves one there, Enter takes all others")
        : qsTr("Poker table. Arrow keys choose the box, digits cut chips, Enter hands them over")

    Keys.onPressed: event => {
        event.accepted = true;
        const enters = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (root.desk.watching)
            event.accepted = false;
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            root.step(event.key === Qt.Key_Right ? 1 : -1);
        else if (event.isAutoRepeat)
            return; // ignore auto-repeat
        else if (enters && root.raking)
            root.desk.sweep();
        else if (enters && root.paying)
            root.desk.handOver();
        else if ((event.key === Qt.Key_Space || enters) && root.target !== root.nowhere)
            root.use(root.target, root.desk.faceUp);
        else
            event.accepted = false;
    }

    Timer {
        id: awake

        interval: 1
        onTriggered: root.live = true
    }

    PokerGeometry {
        id: places

        width: root.width
        height: root.height
        seats: root.table.seatCount
        ownSeat: 0
        ownInMiddle: false
    }

    ClothImage {
        anchors.fill: parent
        picture: "image://cloth/poker?seats=%1&own=0&middle=0&lang=%2".arg(places.seats).arg(root.settings.language)
    }

    PokerPlate {
        geometry: places
        table: root.table
    }

    Repeater {
        model: root.table.seats

        PokerSeatView {
            geometry: places
            table: root.table
        }
    }

    Item {
        anchors.fill: parent

        Repeater {
            model: root.table.stacks

            PokerStackItem {
                geometry: places
                pace: 1
            }

            onItemAdded: (index, item) => (item as PokerStackItem).out = true
        }

        Repeater {
            model: root.table.cards

            PokerCardItem {
                geometry: places
                deck: root.deck
                looking: false
                pace: 1
            }

            onItemAdded: (index, item) => (item as PokerCardItem).enter(root.live)
        }
    }

    // The stakes that the trainee leaves.
    Repeater {
        model: root.raking || root.desk.watching ? Array.from(root.desk.kept) : []

        Rectangle {
            id: stays

            required property int modelData
            readonly property point at: places.revision > 0 ? places.ante(Math.floor(stays.modelData / 2)) : Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            z: 600
            width: places.anteRadius * 2.4
            height: width
            radius: width / 2
            color: "transparent"
            border.width: 3 * Theme.line
            border.color: Theme.win

            Rectangle {
                x: parent.width - width * 0.7
                y: -height * 0.3
                width: Theme.px(24)
                height: width
                radius: width / 2
                color: Theme.lacquer
                border.width: Theme.line
                border.color: Theme.win

                MvIcon {
                    anchors.centerIn: parent
                    iconName: "check"
                    size: Theme.px(16)
                    color: Theme.win
                }
            }
        }
    }

    // The prize about to be paid; the program's next action.
    Rectangle {
        readonly property bool box: root.desk.place >= 0
        readonly property bool shown: box && (root.paying || root.desk.watching) || root.desk.watching && root.desk.shownPlace !== root.nowhere
        readonly property int seat: Math.floor(root.desk.place / 2)
        readonly property point at: !shown || places.revision === 0 ? Qt.point(0, 0)
            : box ? (root.desk.place % 2 === 1 ? places.bet(seat) : places.ante(seat)) : root.spotOf(root.desk.shownPlace)

        x: at.x - width / 2
        y: at.y - height / 2
        z: 610
        width: box ? places.anteRadius * 2.6 : places.cardHeight * 1.5
        height: width
        radius: width / 2
        visible: shown
        color: "transparent"
        border.width: 3 * Theme.line
        border.color: Theme.brassLight
    }

    // The keyboard focus or the pointer.
    Rectangle {
        id: cursor

        readonly property bool shown: root.target !== root.nowhere && (root.keyed ? root.activeFocus : pointer.containsMouse)
        readonly property point at: cursor.shown ? root.middle(root.target) : Qt.point(0, 0)

        x: at.x - width / 2
        y: at.y - height / 2
        z: 620
        width: root.boxes ? places.anteRadius * 2.9 : places.cardHeight * 1.6
        height: width
        radius: width / 2
        visible: cursor.shown
        color: "transparent"
        border.width: root.keyed ? Theme.focusWidth : Theme.line
        border.color: root.keyed ? Theme.cobaltLight : Theme.ivory
        Accessible.role: Accessible.Cell
        Accessible.name: cursor.shown ? root.nameOf(root.target) : ""
        Accessible.checked: Array.from(root.desk.kept).includes(root.target)
    }

    Tag {
        x: Math.max(Theme.spaceS, Math.min(root.width - width - Theme.spaceS, cursor.at.x - width / 2))
        y: Math.max(Theme.spaceS, cursor.at.y - cursor.height / 2 - height - Theme.spaceXs)
        z: 700
        text: cursor.shown ? root.nameOf(root.target) : ""
        maximumWidth: Theme.px(420)
    }

    TimerView {
        x: places.timer.x
        y: places.timer.y
        width: places.timer.width
        height: places.timer.height
        visible: root.table.hasPeriod
        table: root.table
    }

    MouseArea {
        id: pointer

        anchors.fill: parent
        z: 3
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: root.target !== root.nowhere && !root.keyed ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPositionChanged: mouse => {
            root.keyed = false;
            root.target = root.targetAt(Qt.point(mouse.x, mouse.y));
        }
        onClicked: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            const target = root.targetAt(Qt.point(mouse.x, mouse.y));
            if (mouse.button === Qt.LeftButton || root.dealing)
                root.use(target, root.desk.faceUp || mouse.button === Qt.RightButton);
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Roulette
import MesaViva.Scene
import MesaViva.Table

/// The roulette table for the croupier, who must find the winners without highlights. The number is marked, stakes are
/// left or taken, and prizes chosen, with mouse or keyboard.
FocusScope {
    id: root

    required property RouletteCroupierDesk desk
    required property RouletteTableModel table
    required property AppSettings settings

    readonly property RouletteGeometry geometry: places
    readonly property bool marking: root.desk.tool === RouletteCroupierDesk.Number
    readonly property bool raking: root.desk.tool === RouletteCroupierDesk.Rake
    readonly property bool paying: root.desk.tool === RouletteCroupierDesk.Rack
    readonly property bool opening: root.paying && root.desk.opens
    readonly property bool laying: root.desk.tool === RouletteCroupierDesk.Chips && !root.desk.watching
    readonly property list<int> placed: Array.from(root.desk.placed)
    readonly property list<int> stakes: places.revision > 0 ? root.inOrder(Array.from(root.desk.places)) : []
    /// The places that a pointer finds: those to be settled, before the number all that have chips.
    readonly property list<int> lying: root.stakes.length > 0 ? Array.from(root.stakes) : Array.from(root.table.stakes.spots)
    /// The place under the keyboard focus or the pointer; -1: none.
    property int spot: -1
    property bool keyed: false
    property bool live: false

    /// A number was selected before it is marked.
    signal numberPicked(string number)

    /// The places with chips, from left to right and from top to bottom, for the arrow keys.
    function inOrder(spots: list<int>): list<int> {
        return Array.from(spots).sort((a, b) => places.anchor(a).x - places.anchor(b).x || places.anchor(a).y - places.anchor(b).y);
    }

    /// The place with chips at a point; -1: none.
    function placeAt(at: point): int {
        const spot = places.spotAt(at);
        if (Array.from(root.lying).includes(spot))
            return spot;
        let nearest = -1;
        let least = places.chipDiameter;
        for (const other of root.lying) {
            const away = Math.hypot(places.anchor(other).x - at.x, places.anchor(other).y - at.y);
            if (away < least) {
                least = away;
                nearest = other;
            }
        }
        return nearest;
    }

    /// Moves the keyboard focus to the next place with chips.
    function step(by: int): void {
        const all = Array.from(root.stakes);
        root.keyed = true;
        if (all.length > 0) {
            const at = all.indexOf(root.spot);
            root.spot = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
            if (root.paying)
                root.desk.choosePlace(root.spot);
        }
    }

    /// Applies the present tool to a place.
    function use(spot: int): void {
        if (!Array.from(root.stakes).includes(spot))
            return;
        if (root.raking)
            root.desk.turnPlace(spot);
        else if (root.paying)
            root.desk.choosePlace(spot);
    }

    clip: true
    activeFocusOnTab: true
    Component.onCompleted: awake.start()
    Accessible.role: Accessible.Pane
    Accessible.name: root.desk.watching ? qsTr("Roulette table") : root.raking ? qsTr("Roulette table. Arrow keys go from stake to stake, Space leaves one there, Enter takes all others")
        : root.paying ? qsTr("Roulette table. Left and right choose the prize, up and down its player, digits cut chips, Enter hands them over")
        : qsTr("Roulette table")

    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            root.step(event.key === Qt.Key_Right ? 1 : -1);
        else if (root.desk.watching)
            event.accepted = false;
        else if (event.isAutoRepeat)
            return; // ignore auto-repeat
        else if (root.paying && (event.key === Qt.Key_Up || event.key === Qt.Key_Down)) {
            root.desk.stepPlayer(event.key === Qt.Key_Down ? 1 : -1);
        } else if (event.key === Qt.Key_Space && (root.raking || root.paying))
            root.use(root.spot);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && root.raking)
            root.desk.sweep();
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && root.paying)
            root.desk.handOver();
        else
            event.accepted = false;
    }

    Timer {
        id: awake

        interval: 1
        onTriggered: root.live = true
    }

    Connections {
        target: root.desk
        function onToolChanged(): void {
            if (root.spot >= 0 && !Array.from(root.lying).includes(root.spot))
                root.spot = -1;
        }
    }

    RouletteGeometry {
        id: places

        width: root.width
        height: root.height
        pockets: root.table.pockets
        order: root.table.wheelOrder
        track: root.table.track
        doubled: false
        ownSide: 0
        offered: root.table.offeredSpots
    }

    ClothImage {
        anchors.fill: parent
        picture: "image://roulettecloth/table?pockets=%1&order=%2&track=%3&macau=%4&double=0&lang=%5".arg(places.pockets)
            .arg(places.order).arg(places.track).arg(root.table.namedDozens ? 1 : 0).arg(root.settings.language)
    }

    Item {
        anchors.fill: parent
        z: 1

        Repeater {
            model: root.table.stakes

            StakeItem {
                geometry: places
                cloth: root.table.stakes
                pocket: root.table.markerPocket
                values: Array.from(root.table.chipValues)
                pace: 1
                company: false
                moved: false
            }

            onItemAdded: (index, item) => (item as StakeItem).enter(root.live)
        }

        NumberMarker {
            geometry: places
            table: root.table
            side: 0
        }

        // The stakes that the trainee leaves.
        Repeater {
            model: root.raking ? Array.from(root.desk.kept).concat(Array.from(root.desk.halved)) : []

            Rectangle {
                id: stays

                required property int modelData
                readonly property bool half: Array.from(root.desk.halved).includes(stays.modelData)
                readonly property point at: places.revision > 0 ? places.anchor(stays.modelData) : Qt.point(0, 0)

                x: at.x - width / 2
                y: at.y - height / 2
                z: 600
                width: places.chipDiameter * 1.5
                height: width
                radius: width / 2
                color: "transparent"
                border.width: 3 * Theme.line
                border.color: stays.half ? Theme.warning : Theme.win

                Rectangle {
                    x: parent.width - width * 0.7
                    y: -height * 0.3
                    width: Theme.px(24)
                    height: width
                    radius: width / 2
                    color: Theme.lacquer
                    border.width: Theme.line
                    border.color: parent.border.color

                    MvLabel {
                        anchors.centerIn: parent
                        visible: stays.half
                        text: "½"
                        color: Theme.warning
                        Accessible.ignored: true
                    }

                    MvIcon {
                        anchors.centerIn: parent
                        visible: !stays.half
                        iconName: "check"
                        size: Theme.px(16)
                        color: Theme.win
                    }
                }
            }
        }

        // Winning stacks that are open.
        Repeater {
            model: Array.from(root.desk.opened)

            Rectangle {
                id: open

                required property int modelData
                readonly property point at: places.revision > 0 ? places.anchor(open.modelData) : Qt.point(0, 0)

                x: at.x - width / 2
                y: at.y - height / 2
                z: 601
                width: places.chipDiameter * 1.5
                height: width
                radius: width / 2
                color: "transparent"
                border.width: 2 * Theme.line
                border.color: Theme.cobaltLight
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Open: %1").arg(root.desk.placeName(open.modelData))

                Rectangle {
                    x: parent.width - width * 0.7
                    y: -height * 0.3
                    width: Theme.px(24)
                    height: width
                    radius: width / 2
                    color: Theme.lacquer
                    border.width: Theme.line
                    border.color: parent.border.color

                    MvIcon {
                        anchors.centerIn: parent
                        iconName: "check"
                        size: Theme.px(16)
                        color: Theme.cobaltLight
                    }
                }
            }
        }

        // The chips of a called stake, before they are placed.
        Repeater {
            model: Array.from(new Set(Array.from(root.placed)))

            Rectangle {
                id: chip

                required property int modelData
                readonly property point at: places.revision > 0 ? places.anchor(chip.modelData) : Qt.point(0, 0)

                x: at.x - width / 2
                y: at.y - height / 2
                z: 605
                width: places.chipDiameter
                height: width
                radius: width / 2
                color: Theme.ivory
                border.width: 2 * Theme.line
                border.color: Theme.brass

                MvLabel {
                    anchors.centerIn: parent
                    text: Array.from(root.placed).filter(place => place === chip.modelData).length * root.desk.chipsEach
                    color: Theme.textOnBrass
                    Accessible.ignored: true
                }
            }
        }

        // The prize about to be paid, and the keyboard focus or the pointer.
        Rectangle {
            readonly property int spot: root.paying ? root.desk.place : -1
            readonly property point at: spot >= 0 && places.revision > 0 ? places.anchor(spot) : Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            z: 610
            width: places.chipDiameter * 1.6
            height: width
            radius: width / 2
            visible: spot >= 0
            color: "transparent"
            border.width: 3 * Theme.line
            border.color: Theme.brassLight
        }

        Rectangle {
            id: cursor

            /// The stack is named whatever the tool: pointed at, or under a finger that stays on it.
            readonly property bool told: root.spot >= 0 && (root.keyed ? root.activeFocus : pointer.containsMouse)
            readonly property bool shown: cursor.told && (root.raking || root.paying)
            readonly property point at: root.spot >= 0 && places.revision > 0 ? places.anchor(root.spot) : Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            z: 620
            width: places.chipDiameter * 1.75
            height: width
            radius: width / 2
            visible: cursor.shown
            color: "transparent"
            border.width: root.keyed ? Theme.focusWidth : Theme.line
            border.color: root.keyed ? Theme.cobaltLight : Theme.ivory
            Accessible.role: Accessible.Cell
            Accessible.name: cursor.shown ? root.desk.placeName(root.spot) : ""
            Accessible.checked: Array.from(root.desk.kept).includes(root.spot)
        }
    }

    Rake {
        z: 1
        table: root.table
        geometry: places
        side: places.ownSide
    }

    RoulettePlate {
        geometry: places
        table: root.table
    }

    PlayersRail {
        readonly property rect box: places.revision > 0 ? places.playersRectOn(0) : Qt.rect(0, 0, 0, 0)

        x: box.x
        y: box.y
        width: box.width
        height: box.height
        table: root.table
        side: 0
    }

    NumbersDisplay {
        x: places.numbersRect.x
        y: places.numbersRect.y
        width: places.numbersRect.width
        height: places.numbersRect.height
        table: root.table
    }

    TimerView {
        x: places.timerRect.x
        y: places.timerRect.y
        width: places.timerRect.width
        height: places.timerRect.height
        table: root.table
        sideways: true
    }

    WheelView {
        z: 2
        table: root.table
        geometry: places
        room: Qt.size(root.width, root.height)
        approach: false
    }

    NumberCall {
        z: 2
        table: root.table
        geometry: places
        near: 0
    }

    Tag {
        x: Math.max(Theme.spaceS, Math.min(root.width - width - Theme.spaceS, cursor.at.x - width / 2))
        y: cursor.at.y > root.height / 2 ? cursor.at.y - cursor.height - height / 2 : cursor.at.y + cursor.height * 0.7
        z: 700
        text: cursor.told ? root.desk.placeName(root.spot) : ""
        maximumWidth: Theme.px(420)
    }

    MouseArea {
        id: pointer

        anchors.fill: parent
        z: 3
        hoverEnabled: true
        acceptedButtons: root.laying || root.opening ? Qt.LeftButton | Qt.RightButton : Qt.LeftButton
        cursorShape: root.desk.watching ? Qt.ArrowCursor : root.laying && pointer.place >= 0 ? Qt.PointingHandCursor : (root.raking || root.paying) && root.spot >= 0 && !root.keyed || root.marking && pointer.number >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor

        /// The number under the pointer, by its index; -1: none.
        property int number: -1
        /// Any place under the pointer; -1: none.
        property int place: -1

        onPressed: mouse => {
            root.keyed = false;
            root.spot = root.placeAt(Qt.point(mouse.x, mouse.y));
        }
        onPositionChanged: mouse => {
            const at = Qt.point(mouse.x, mouse.y);
            const spot = places.spotAt(at);
            pointer.place = spot;
            pointer.number = spot >= 0 && spot < root.table.pockets ? spot : -1;
            root.keyed = false;
            root.spot = root.placeAt(at);
        }
        onClicked: mouse => {
            const at = Qt.point(mouse.x, mouse.y);
            const spot = places.spotAt(at);
            if (root.laying && spot >= 0)
                mouse.button === Qt.RightButton ? root.desk.liftChip(spot) : root.desk.placeChip(spot);
            else if (root.marking && spot >= 0 && spot < root.table.pockets)
                root.desk.markDue ? root.desk.mark(spot) : root.numberPicked(spot === 37 ? "00" : String(spot));
            else {
                root.forceActiveFocus(Qt.MouseFocusReason);
                root.use(root.placeAt(at));
                if (root.opening && mouse.button === Qt.RightButton)
                    root.desk.openStack(root.placeAt(at));
            }
        }
    }
}

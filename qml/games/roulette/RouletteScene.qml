// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The table with everything that lies and moves on it: wheel, layout, racetrack, chips, marker.
FocusScope {
    id: root

    required property RouletteTableModel table
    required property AppSettings settings
    /// The wheel comes near when nothing more can be staked.
    required property bool nearWheel
    /// The chip that a click puts down, in cents, and its picture.
    required property double chip
    required property string chipPicture
    /// How many chips a number with its neighbours takes: 3, 5 or 7.
    required property int neighbours

    /// What an inspector has lit here; null where nobody can.
    property ClothHighlight light: null
    /// "pt" or "en": the language of the print on the cloth.
    readonly property string language: root.settings.language
    readonly property RouletteGeometry geometry: places
    /// The keyboard is on a stake of the layout.
    readonly property bool ringed: input.ringed
    /// What the pointer or the keyboard is on.
    readonly property stakeInfo info: root.told(input.spot, input.track, root.turn)
    readonly property bool pointing: (input.spot >= 0 || input.track >= 0) && !wheel.comes
    /// What that is can be told: stakes are taken, or some lie there; and none is being carried.
    readonly property bool telling: root.pointing && input.movingFrom < 0 && (root.table.stakesOpen || root.info.ownStake > 0 || root.info.othersStake > 0)
    readonly property actionState preview: root.predicted(input.spot, input.track, root.turn)
    /// Grows when the own stakes, what can be done or the words change, so that all that is told is asked anew.
    property int turn: 0
    /// The table can be seen as a whole.
    readonly property bool laid: cloth.whole
    /// What comes from now on moves; what was there when the table came into sight just lies there.
    property bool live: false

    /// Puts a chip that is let go of here where it fell: it has been carried, and need not travel.
    function drop(amount: double, at: point): void {
        root.live = false;
        input.stakeAt(at, amount);
        root.live = true;
    }

    /// What can be staked on there; `turn` is what bindings watch.
    function told(spot: int, track: int, turn: int): stakeInfo {
        return turn >= 0 && track >= 0 ? root.table.trackInfo(track, root.neighbours) : root.table.spotInfo(spot);
    }

    /// Whether one more chip would be taken there; `turn` is what bindings watch.
    function predicted(spot: int, track: int, turn: int): actionState {
        return turn < 0 || spot < 0 && track < 0 ? root.table.stakeAction
            : track >= 0 ? root.table.previewTrack(track, root.chip, root.neighbours) : root.table.previewStake(spot, root.chip);
    }

    clip: true
    onLanguageChanged: root.turn += 1
    Component.onCompleted: awake.start()

    Timer {
        id: awake

        interval: 1
        onTriggered: root.live = true
    }

    Connections {
        target: root.table
        function onOwnChanged(): void {
            root.turn += 1;
        }
        function onPhaseChanged(): void {
            root.turn += 1;
        }
    }

    RouletteGeometry {
        id: places

        width: root.width
        height: root.height
        pockets: root.table.pockets
        order: root.table.wheelOrder
        track: root.table.track
        doubled: root.table.doubleLayout
        ownSide: root.table.ownSide
        offered: root.table.offeredSpots
    }

    ClothImage {
        id: cloth

        anchors.fill: parent
        picture: "image://roulettecloth/table?pockets=%1&order=%2&track=%3&macau=%4&double=%5&lang=%6".arg(root.geometry.pockets)
            .arg(root.geometry.order).arg(root.geometry.track).arg(root.table.namedDozens ? 1 : 0)
            .arg(root.geometry.doubled ? 1 : 0).arg(root.language)
    }

    Repeater {
        model: root.geometry.doubled ? 2 : 1

        WonLight {
            required property int index

            anchors.fill: parent
            geometry: root.geometry
            pocket: root.table.drawnPocket
            side: index
        }
    }

    StakeHighlight {
        anchors.fill: parent
        visible: root.pointing && root.table.stakesOpen
        geometry: root.geometry
        info: root.info
        track: input.track
        ringed: input.ringed
    }

    LayoutInput {
        id: input

        anchors.fill: parent
        focus: true
        table: root.table
        geometry: root.geometry
        language: root.language
        chip: root.chip
        neighbours: root.neighbours
    }

    OtherLayout {
        geometry: root.geometry
    }

    Item {
        anchors.fill: parent
        // Chips on their way to the bank and back pass over the plates.
        z: 1

        Repeater {
            model: root.table.stakes

            StakeItem {
                geometry: root.geometry
                cloth: root.table.stakes
                pocket: root.table.markerPocket
                values: Array.from(root.table.chipValues)
                pace: root.table.speed
                company: !root.table.individual
                moved: input.movingFrom === spot && own
            }

            onItemAdded: (index, item) => (item as StakeItem).enter(root.live)
        }

        GhostChips {
            anchors.fill: parent
            geometry: root.geometry
            spots: root.info.spot >= 0 ? [root.info.spot] : Array.from(root.info.spots)
            picture: root.chipPicture
            welcome: root.pointing && root.preview.enabled && input.movingFrom < 0
        }

        GhostChips {
            anchors.fill: parent
            geometry: root.geometry
            spots: Array.from(root.table.sentSpots)
            picture: root.chipPicture
            welcome: root.table.sending
        }

        Repeater {
            model: root.geometry.doubled ? 2 : 1

            NumberMarker {
                required property int index

                geometry: root.geometry
                table: root.table
                side: index
            }
        }

        // The own chips on their way from one spot to another.
        Image {
            x: input.pointer.x - width / 2
            y: input.pointer.y - height * 0.6
            z: 600
            width: root.geometry.chipDiameter * 1.6
            height: width
            visible: input.movingFrom >= 0
            opacity: input.takingUp ? 0.6 : 1
            source: visible ? root.chipPicture : ""
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
        }
    }

    Repeater {
        model: root.geometry.doubled ? 2 : 1

        Rake {
            required property int index

            z: 1
            table: root.table
            geometry: root.geometry
            side: index
        }
    }

    RoulettePlate {
        geometry: root.geometry
        table: root.table
    }

    Repeater {
        model: root.geometry.doubled ? 2 : 1

        PlayersRail {
            required property int index
            readonly property rect box: root.geometry.revision > 0 ? root.geometry.playersRectOn(index) : Qt.rect(0, 0, 0, 0)

            x: box.x
            y: box.y
            width: box.width
            height: box.height
            table: root.table
            side: index
            light: root.light
        }
    }

    NumbersDisplay {
        x: root.geometry.numbersRect.x
        y: root.geometry.numbersRect.y
        width: root.geometry.numbersRect.width
        height: root.geometry.numbersRect.height
        table: root.table
    }

    TimerView {
        x: root.geometry.timerRect.x
        y: root.geometry.timerRect.y
        width: root.geometry.timerRect.width
        height: root.geometry.timerRect.height
        table: root.table
        sideways: true
    }

    RouletteLight {
        anchors.fill: parent
        z: 3
        visible: !wheel.comes
        geometry: root.geometry
        light: root.light
    }

    WheelView {
        id: wheel

        readonly property bool comes: wheel.near > 0.05

        z: 2
        table: root.table
        geometry: root.geometry
        room: Qt.size(root.width, root.height)
        approach: root.nearWheel
    }

    NumberCall {
        z: 2
        table: root.table
        geometry: root.geometry
        near: wheel.near
    }
}

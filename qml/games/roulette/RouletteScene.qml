// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The table with wheel, layout, racetrack, chips and marker.
FocusScope {
    id: root

    required property RouletteTableModel table
    required property AppSettings settings
    /// Zoom to the wheel when stakes are closed.
    required property bool nearWheel
    /// The chip that a click places, in cents, and its picture.
    required property double chip
    required property string chipPicture
    /// The number of chips on a number with its neighbours: 3, 5 or 7.
    required property int neighbours

    /// The inspector's highlights; null if there is no inspector.
    property ClothHighlight highlights: null
    /// "pt" or "en": the language of the print on the cloth.
    readonly property string language: root.settings.language
    readonly property RouletteGeometry geometry: places
    /// A stake of the layout has the keyboard focus.
    readonly property bool ringed: input.ringed
    /// The stake under the pointer or the keyboard focus.
    readonly property stakeInfo info: root.infoAt(input.spot, input.track, root.turn)
    readonly property bool pointing: (input.spot >= 0 || input.track >= 0) && !wheel.comes
    /// Show its description: stakes are accepted or there are some, and none is being dragged.
    readonly property bool infoShown: root.pointing && input.movingFrom < 0 && (root.table.stakesOpen || root.info.ownStake > 0 || root.info.othersStake > 0)
    readonly property actionState preview: root.predicted(input.spot, input.track, root.turn)
    /// Incremented when own stakes, possible actions or texts change, so that bindings are re-evaluated.
    property int turn: 0
    /// The table is completely painted.
    readonly property bool ready: cloth.ready
    /// New chips move; those present when the table became visible don't.
    property bool live: false

    /// Places a dropped chip without motion, since it has been dragged.
    function drop(amount: double, at: point): void {
        root.live = false;
        input.stakeAt(at, amount);
        root.live = true;
    }

    /// Describes the stake at a place; bindings depend on `turn`.
    function infoAt(spot: int, track: int, turn: int): stakeInfo {
        return turn >= 0 && track >= 0 ? root.table.trackInfo(track, root.neighbours) : root.table.spotInfo(spot);
    }

    /// Whether one more chip would be accepted there; bindings depend on `turn`.
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

        WinningHighlight {
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

        // Own chips being dragged from one spot to another.
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
            highlights: root.highlights
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

    RouletteHighlights {
        anchors.fill: parent
        z: 3
        visible: !wheel.comes
        geometry: root.geometry
        highlights: root.highlights
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

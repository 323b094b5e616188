// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
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
        approach: root.nearWheel && !root.table.questioned
    }

    NumberCall {
        z: 2
        table: root.table
        geometry: root.geometry
        near: wheel.near
    }

    /// The other players' layout of a double table (R1), with a hint under the pointer.
    component OtherLayout: Item {
        id: other

        required property RouletteGeometry geometry

        readonly property rect box: other.geometry.otherLayoutRect

        x: other.box.x
        y: other.box.y
        width: other.box.width
        height: other.box.height
        visible: other.width > 0
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("The other layout")
        Accessible.description: tip.text

        HoverHandler {
            id: hover
        }

        MvTip {
            id: tip

            text: other.geometry.ownSide === 0 ? qsTr("You stake on the left layout; others stake on this one. The same wheel serves both (R1).")
                : qsTr("You stake on the right layout; others stake on this one. The same wheel serves both (R1).")
            shown: hover.hovered
        }
    }

    /// Own chips at their future place, previewed or being recorded: paler than placed ones.
    component GhostChips: Item {
        id: ghosts

        required property RouletteGeometry geometry
        /// The spots of the layout.
        required property list<int> spots
        /// The picture of the own chip.
        required property string picture
        /// Whether the chips would be accepted.
        required property bool welcome

        readonly property real side: ghosts.geometry.chipDiameter

        visible: ghosts.welcome
        opacity: 0.62
        Accessible.ignored: true

        Repeater {
            // The largest series has nine chips on eight places.
            model: 12

            Image {
                required property int index
                readonly property point at: index < ghosts.spots.length && ghosts.geometry.revision > 0 ? ghosts.geometry.anchor(ghosts.spots[index]) : Qt.point(0, 0)

                x: at.x - ghosts.side * 0.72
                y: at.y - ghosts.side * 0.72
                width: ghosts.side * 1.44
                height: ghosts.side * 1.44
                visible: index < ghosts.spots.length
                source: visible && ghosts.side > 0 ? ghosts.picture : ""
                sourceSize.width: Math.ceil(width)
                sourceSize.height: Math.ceil(height)
            }
        }
    }

    /// Highlights what a stake would cover: its numbers on the layout, its own box, and its place on the racetrack.
    component StakeHighlight: Item {
        id: stake

        required property RouletteGeometry geometry
        required property stakeInfo info
        /// -1: not on the racetrack.
        required property int track
        /// Reached by keyboard: its own box is ringed.
        required property bool ringed

        readonly property list<int> pockets: Array.from(stake.info.pockets)
        readonly property color edge: stake.ringed ? Theme.cobaltLight : Theme.brassLight
        readonly property int edgeWidth: stake.ringed ? 2 * Theme.focusWidth : 2 * Theme.line

        Accessible.ignored: true

        Repeater {
            model: stake.geometry.pockets

            NumberHighlight {
                required property int index

                geometry: stake.geometry
                pocket: index
                highlighted: Array.from(stake.pockets).includes(index)
            }
        }

        Rectangle {
            readonly property rect box: stake.info.spot >= 0 && stake.track < 0 && stake.geometry.revision > 0 ? stake.geometry.boxRect(stake.info.spot) : Qt.rect(0, 0, 0, 0)

            x: box.x
            y: box.y
            width: box.width
            height: box.height
            visible: width > 0
            radius: Theme.radiusS
            color: Qt.alpha(Theme.ivory, 0.16)
            border.width: stake.edgeWidth
            border.color: stake.edge
        }

        Shape {
            visible: stake.track >= 0

            ShapePath {
                strokeColor: stake.edge
                strokeWidth: stake.edgeWidth
                fillColor: Qt.alpha(Theme.ivory, 0.22)

                PathPolyline {
                    path: stake.track >= 0 && stake.geometry.revision > 0 ? stake.geometry.trackOutline(stake.track) : []
                }
            }
        }
    }

    /// Highlights the places on the cloth that an event refers to. The players' entries highlight themselves.
    component RouletteHighlights: Item {
        id: marks

        required property RouletteGeometry geometry
        /// The highlights; null if there is no inspector.
        required property ClothHighlight highlights

        readonly property var places: marks.highlights !== null && marks.geometry.revision > 0 ? marks.highlights.places : []

        /// A box of a given size centred at a point.
        function about(middle: point, size: real): rect {
            return Qt.rect(middle.x - size / 2, middle.y - size / 2, size, size);
        }

        /// The box of a place; empty: it is elsewhere. A number is on both layouts of a double table.
        function boxOf(place: highlightedPlace, side: int): rect {
            switch (place.kind) {
            case HighlightKind.Plate:
                return marks.geometry.plateRect;
            case HighlightKind.Clock:
                return marks.geometry.timerRect;
            case HighlightKind.Stake:
                return marks.geometry.boxRectOn(place.number, place.part);
            case HighlightKind.Pocket:
                return marks.about(marks.geometry.numberCentreOn(place.number, side), Math.min(marks.geometry.cellSize.width, marks.geometry.cellSize.height));
            case HighlightKind.Series:
                return marks.geometry.trackBox(100 + place.number);
            case HighlightKind.Wheel:
                return marks.geometry.wheelRect;
            case HighlightKind.Numbers:
                return marks.geometry.numbersRect;
            case HighlightKind.Bank:
                return marks.about(marks.geometry.bankPoint, Theme.px(56));
            case HighlightKind.Cloth:
                return side === marks.geometry.ownSide ? marks.geometry.layoutRect : marks.geometry.otherLayoutRect;
            }
            return Qt.rect(0, 0, 0, 0);
        }

        Accessible.ignored: true

        Repeater {
            model: marks.places

            Item {
                id: highlighted

                required property highlightedPlace modelData

                Repeater {
                    model: marks.geometry.doubled && (highlighted.modelData.kind === HighlightKind.Pocket || highlighted.modelData.kind === HighlightKind.Cloth) ? 2 : 1

                    PlaceRing {
                        required property int index

                        // On destruction the place may already be gone.
                        place: highlighted && marks.geometry.revision > 0 ? marks.boxOf(highlighted.modelData, index) : Qt.rect(0, 0, 0, 0)
                        circle: highlighted !== null && (highlighted.modelData.kind === HighlightKind.Wheel || highlighted.modelData.kind === HighlightKind.Pocket || highlighted.modelData.kind === HighlightKind.Bank)
                    }
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// Pointer and keyboard input for all stakes: fields, edges and corners of the layout, and the racetrack.
FocusScope {
    id: root

    required property RouletteTableModel table
    required property RouletteGeometry geometry
    /// The names of the stakes are updated when it changes.
    required property string language
    /// The amount that a click stakes, in cents.
    required property double chip
    /// The number of chips on a number with its neighbours: 3, 5 or 7.
    required property int neighbours

    /// The keyboard is in use, until the pointer is moved.
    readonly property bool ringed: root.activeFocus && root.keyed
    readonly property bool pointed: area.containsMouse && !root.ringed
    /// The spot under the pointer or the keyboard focus; -1: none.
    readonly property int spot: root.ringed ? (root.atTrack ? -1 : root.keySpot) : root.pointed ? area.spot : -1
    /// The place of the racetrack under the pointer or the keyboard focus; -1: none.
    readonly property int track: root.ringed ? (root.atTrack ? root.keyTrack : -1) : root.pointed ? area.track : -1
    /// The origin of own chips being dragged; -1: none.
    readonly property int movingFrom: area.dragging ? area.pressedSpot : -1
    /// The chips have been dragged off the cloth: dropping them takes them up.
    readonly property bool takingUp: area.dragging && area.spot < 0 && area.track < 0 && area.refused < 0
    readonly property point pointer: area.at
    readonly property bool hasTrack: root.table.track === RouletteTableModel.FrenchTrack || root.table.track === RouletteTableModel.ShortcutTrack

    /// The spot with the keyboard focus.
    property int keySpot: root.geometry.firstSpot()
    property int keyTrack: 0
    property bool atTrack: false
    property bool keyed: false

    /// Places the chip at the keyboard focus; the first press only shows where it is.
    function stakeHere(): void {
        if (!root.keyed)
            root.keyed = true;
        else if (root.atTrack)
            root.table.placeTrack(root.keyTrack, root.chip, root.neighbours);
        else
            root.table.placeStake(root.keySpot, root.chip);
    }

    /// Takes up the stake at the keyboard focus; the first press only shows where it is.
    function takeHere(): void {
        if (!root.keyed)
            root.keyed = true;
        else if (root.atTrack)
            root.table.takeTrack(root.keyTrack, root.neighbours);
        else
            root.table.takeStake(root.keySpot);
    }

    /// Takes up the stake under the pointer.
    function takePointed(): void {
        if (area.track >= 0)
            root.table.takeTrack(area.track, root.neighbours);
        else
            root.table.takeStake(area.spot);
    }

    /// Places a chip at a point, if there is a stake.
    function stakeAt(at: point, amount: double): void {
        const place = root.hasTrack ? root.geometry.trackAt(at) : -1;
        const refused = place < 0 ? root.geometry.refusedAt(at) : -1;
        const spot = place < 0 ? root.geometry.spotAt(at) : -1;
        if (place >= 0)
            root.table.placeTrack(place, amount, root.neighbours);
        else if (refused >= 0)
            root.table.placeStake(refused, amount); // the table says why it does not take it
        else if (spot >= 0)
            root.table.placeStake(spot, amount);
        else if (root.offSector(at))
            root.table.refuseOffSector();
    }

    /// Returns whether a point is on Macau's racetrack, but in no sector.
    function offSector(at: point): bool {
        return root.table.track === RouletteTableModel.MacauTrack && root.geometry.spotAt(at) < 0 && root.geometry.isOnTrack(at);
    }

    /// Moves the keyboard focus to the pointer's last place.
    function follow(): void {
        root.atTrack = area.track >= 0;
        root.keyTrack = root.atTrack ? area.track : root.keyTrack;
        root.keySpot = area.spot >= 0 ? area.spot : root.keySpot;
        root.keyed = false;
    }

    /// Moves the keyboard focus; from the layout's lower edge to the racetrack and back. The first press only shows
    /// where it is.
    function walk(key: int): void {
        if (!root.keyed)
            root.keyed = true;
        else
            root.atTrack ? root.walkTrack(key) : root.walkLayout(key);
    }

    function walkTrack(key: int): void {
        const place = root.geometry.trackNeighbour(root.keyTrack, key);
        root.atTrack = place >= 0 || key !== Qt.Key_Up;
        root.keyTrack = place >= 0 ? place : root.keyTrack;
    }

    function walkLayout(key: int): void {
        const spot = root.geometry.neighbour(root.keySpot, key);
        root.atTrack = root.hasTrack && key === Qt.Key_Down && spot < 0;
        if (root.atTrack) {
            const track = root.geometry.trackRect;
            const above = Math.max(track.x + track.height / 2, Math.min(track.x + track.width - track.height / 2, root.geometry.anchor(root.keySpot).x));
            root.keyTrack = Math.max(0, root.geometry.trackAt(Qt.point(above, track.y + Theme.px(12))));
        }
        root.keySpot = spot >= 0 ? spot : root.keySpot;
    }

    /// Describes a place in the present language.
    function infoAt(spot: int, track: int, language: string): stakeInfo {
        return track >= 0 && language.length > 0 ? root.table.trackInfo(track, root.neighbours) : root.table.spotInfo(spot);
    }

    activeFocusOnTab: true
    onActiveFocusChanged: root.keyed = false
    Accessible.role: Accessible.Grouping
    Accessible.description: !root.geometry.doubled ? "" : root.geometry.ownSide === 0 ? qsTr("The left one of two: you stake on this one only (R1)")
        : qsTr("The right one of two: you stake on this one only (R1)")
    Accessible.name: qsTr("Layout. Arrow keys move from stake to stake, Enter puts a chip down, Delete removes a stake")
    Keys.onLeftPressed: root.walk(Qt.Key_Left)
    Keys.onRightPressed: root.walk(Qt.Key_Right)
    Keys.onUpPressed: root.walk(Qt.Key_Up)
    Keys.onDownPressed: root.walk(Qt.Key_Down)
    Keys.onReturnPressed: root.stakeHere()
    Keys.onEnterPressed: root.stakeHere()
    Keys.onSpacePressed: root.stakeHere()
    Keys.onDeletePressed: root.takeHere()
    // Show the keyboard focus at once after the Tab key.
    Keys.onReleased: event => root.keyed = root.keyed || event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab

    // Moves the focus to the place found with a screen reader; the arrow keys continue from there.
    Connections {
        target: root.table
        function onSought(spot: int, place: int): void {
            root.atTrack = place >= 0;
            root.keySpot = spot >= 0 ? spot : root.keySpot;
            root.keyTrack = root.atTrack ? place : root.keyTrack;
            root.forceActiveFocus(Qt.ShortcutFocusReason);
            root.keyed = true;
        }
    }

    MouseArea {
        id: area

        /// The pointer's position. A finger has no hover: it is known only when pressed.
        property point at: Qt.point(-1, -1)
        readonly property int track: root.hasTrack && root.geometry.revision > 0 ? root.geometry.trackAt(area.at) : -1
        /// A stake that this table does not offer.
        readonly property int refused: area.track < 0 && root.geometry.revision > 0 ? root.geometry.refusedAt(area.at) : -1
        readonly property int spot: area.track < 0 && area.refused < 0 && root.geometry.revision > 0 ? root.geometry.spotAt(area.at) : -1
        property int pressedSpot: -1
        property point pressedAt
        readonly property bool dragging: area.pressed && area.pressedSpot >= 0 && area.spot !== area.pressedSpot
            && Math.hypot(area.mouseX - area.pressedAt.x, area.mouseY - area.pressedAt.y) > Theme.px(10)

        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: area.spot >= 0 || area.track >= 0 ? Qt.PointingHandCursor : area.refused >= 0 || root.offSector(area.at) ? Qt.ForbiddenCursor : Qt.ArrowCursor
        onMouseXChanged: () => area.at = Qt.point(area.mouseX, area.mouseY)
        onMouseYChanged: () => area.at = Qt.point(area.mouseX, area.mouseY)
        onPositionChanged: () => root.keyed = false
        onPressed: event => {
            area.at = Qt.point(event.x, event.y);
            root.follow();
            root.forceActiveFocus(Qt.MouseFocusReason);
            area.pressedAt = area.at;
            area.pressedSpot = event.button === Qt.LeftButton && area.spot >= 0 && root.table.spotInfo(area.spot).ownStake > 0 ? area.spot : -1;
        }
        onReleased: event => {
            if (event.button === Qt.RightButton)
                root.takePointed();
            else if (area.dragging && area.spot >= 0)
                root.table.moveStake(area.pressedSpot, area.spot);
            else if (root.takingUp)
                root.table.takeStake(area.pressedSpot);
            else if (area.dragging)
                root.table.moveStake(area.pressedSpot, area.refused);
            else if (!area.dragging)
                root.stakeAt(area.at, root.chip);
            area.pressedSpot = -1;
        }
        onCanceled: () => area.pressedSpot = -1
    }

    // Each stake is an item for assistive technology and keyboard focus. There are many: they are created after the
    // table is visible.
    Instantiator {
        asynchronous: true
        model: root.table.offeredSpots

        delegate: Item {
            id: zone

            required property int modelData
            readonly property rect box: root.geometry.revision > 0 ? root.geometry.boxRect(zone.modelData) : Qt.rect(0, 0, 0, 0)
            readonly property bool here: !root.atTrack && root.keySpot === zone.modelData

            parent: root
            x: zone.box.x
            y: zone.box.y
            width: zone.box.width
            height: zone.box.height
            focus: zone.here
            Accessible.role: Accessible.Button
            Accessible.focusable: true
            Accessible.name: root.infoAt(zone.modelData, -1, root.language).name
            Accessible.description: zone.activeFocus ? root.infoAt(zone.modelData, -1, root.language).accessibleText : ""
            Accessible.onPressAction: root.table.placeStake(zone.modelData, root.chip)
        }
    }

    Instantiator {
        asynchronous: true
        model: root.hasTrack && root.geometry.revision > 0 ? root.geometry.trackCodes() : []

        delegate: Item {
            id: place

            required property int modelData
            readonly property rect box: root.geometry.revision > 0 ? root.geometry.trackBox(place.modelData) : Qt.rect(0, 0, 0, 0)
            readonly property bool here: root.atTrack && root.keyTrack === place.modelData

            parent: root
            x: place.box.x
            y: place.box.y
            width: place.box.width
            height: place.box.height
            focus: place.here
            Accessible.role: Accessible.Button
            Accessible.focusable: true
            Accessible.name: root.infoAt(-1, place.modelData, root.language).name
            Accessible.description: place.activeFocus ? root.infoAt(-1, place.modelData, root.language).accessibleText : ""
            Accessible.onPressAction: root.table.placeTrack(place.modelData, root.chip, root.neighbours)
        }
    }
}

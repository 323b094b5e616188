// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Roulette
import MesaViva.Scene
import MesaViva.Table

/// Layout and racetrack of a roulette table, on which the stakes of a comparison are placed and the number drawn is
/// chosen, with mouse or keyboard.
FocusScope {
    id: root

    required property RegulationComparison comparison
    required property AppSettings settings
    /// The value placed by one click, in cents.
    property double chip: 0

    // The picture is a whole table's, of which only layout and racetrack are visible.
    readonly property real margin: Theme.px(6)
    readonly property rect seen: places.revision > 0 ? Qt.rect(places.layoutRect.x - root.margin, places.layoutRect.y - root.margin,
        places.layoutRect.width + 2 * root.margin, places.trackRect.y + places.trackRect.height - places.layoutRect.y + 2 * root.margin) : Qt.rect(0, 0, 1, 1)
    /// The place under the keyboard focus or pointer; -1: none.
    property int spot: -1
    property bool keyed: false

    /// Chooses the number of a straight up: those are the layout's first places, by index.
    function draw(spot: int): void {
        if (spot >= 0 && spot < 37)
            root.comparison.pocket = spot;
    }

    /// Moves the keyboard focus.
    function walk(key: int): void {
        const to = root.spot < 0 || !root.keyed ? Math.max(root.spot, places.firstSpot()) : places.neighbour(root.spot, key);
        root.keyed = true;
        root.spot = to >= 0 ? to : root.spot;
    }

    implicitHeight: root.seen.height
    clip: true
    activeFocusOnTab: true
    onActiveFocusChanged: root.keyed = root.activeFocus && root.spot < 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Layout. Arrow keys move from stake to stake, Enter puts a chip down, Delete removes a stake, N puts the ball on a number")

    Keys.onLeftPressed: root.walk(Qt.Key_Left)
    Keys.onRightPressed: root.walk(Qt.Key_Right)
    Keys.onUpPressed: root.walk(Qt.Key_Up)
    Keys.onDownPressed: root.walk(Qt.Key_Down)
    Keys.onReturnPressed: root.comparison.place(root.spot, root.chip)
    Keys.onEnterPressed: root.comparison.place(root.spot, root.chip)
    Keys.onSpacePressed: root.comparison.place(root.spot, root.chip)
    Keys.onDeletePressed: root.comparison.take(root.spot)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_N && event.modifiers === Qt.NoModifier;
        if (event.accepted)
            root.draw(root.spot);
    }

    Item {
        id: table

        x: -root.seen.x
        y: -root.seen.y
        // RoulettePlan's reference picture, and the width of its layout.
        width: (root.width - 2 * root.margin) * 1280 / 952
        height: table.width * 562 / 1280

        RouletteGeometry {
            id: places

            width: table.width
            height: table.height
            pockets: 37
            order: 0
            track: 2
            doubled: false
            ownSide: 0
            offered: []
        }

        ClothImage {
            anchors.fill: parent
            picture: "image://roulettecloth/table?pockets=37&order=0&track=2&macau=0&double=0&lang=%1".arg(root.settings.language)
        }

        WinningHighlight {
            anchors.fill: parent
            geometry: places
            pocket: places.still ? root.comparison.pocket : -1
            side: 0
        }

        Item {
            anchors.fill: parent

            Repeater {
                model: root.comparison.stakes

                StakeItem {
                    geometry: places
                    cloth: root.comparison.stakes
                    pocket: root.comparison.pocket
                    values: Array.from(root.comparison.chips)
                    pace: 1
                    company: false
                    moved: false
                }

                onItemAdded: (index, item) => (item as StakeItem).enter(false)
            }

            Image {
                readonly property point at: places.revision > 0 ? places.markerAt(root.comparison.pocket, 0, root.comparison.stakes.spots) : Qt.point(0, 0)
                readonly property real size: places.chipDiameter * 0.8

                x: at.x - size * 0.5
                y: at.y - size * 0.864
                width: size
                height: size * 1.2
                source: size > 0 ? "image://chips/marker" : ""
                sourceSize.width: Math.ceil(width)
                sourceSize.height: Math.ceil(height)
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Dolly on %1").arg(root.comparison.pockets[root.comparison.pocket] ?? "")
            }
        }

        Rectangle {
            readonly property rect box: root.spot >= 0 && places.revision > 0 ? places.boxRect(root.spot) : Qt.rect(0, 0, 0, 0)

            x: box.x
            y: box.y
            z: 15
            width: box.width
            height: box.height
            visible: root.spot >= 0 && (root.keyed ? root.activeFocus : pointer.containsMouse)
            color: Qt.alpha(Theme.ivory, 0.16)
            radius: Theme.radiusS
            border.width: root.keyed ? 2 * Theme.focusWidth : 2 * Theme.line
            border.color: root.keyed ? Theme.cobaltLight : Theme.brassLight
            Accessible.role: Accessible.Cell
            Accessible.name: visible ? root.comparison.placeName(root.spot) : ""
        }

        MouseArea {
            id: pointer

            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            cursorShape: root.spot >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
            onPositionChanged: mouse => {
                root.keyed = false;
                root.spot = places.spotAt(Qt.point(mouse.x, mouse.y));
            }
            onClicked: mouse => {
                const at = places.spotAt(Qt.point(mouse.x, mouse.y));
                root.forceActiveFocus(Qt.MouseFocusReason);
                root.spot = at;
                root.keyed = false;
                if (mouse.button === Qt.RightButton)
                    root.comparison.take(at);
                else if (mouse.modifiers & Qt.ShiftModifier)
                    root.draw(at);
                else
                    root.comparison.place(at, root.chip);
            }
        }
    }

    // The name of the place under the pointer or the keyboard focus.
    Rectangle {
        x: Math.max(0, Math.min(root.width - width, table.x + bubble.at.x - width / 2))
        y: bubble.over > 0 ? bubble.over : table.y + bubble.at.y + places.chipDiameter
        width: bubble.implicitWidth + 2 * Theme.spaceS
        height: bubble.implicitHeight + Theme.spaceXs
        visible: root.spot >= 0 && bubble.text.length > 0 && (root.keyed ? root.activeFocus : pointer.containsMouse)
        radius: Theme.radiusS
        color: Theme.lacquer
        border.width: Theme.line
        border.color: Theme.hairline

        SmallText {
            id: bubble

            readonly property point at: root.spot >= 0 && places.revision > 0 ? places.anchor(root.spot) : Qt.point(0, 0)
            readonly property real over: table.y + bubble.at.y - places.chipDiameter - implicitHeight

            anchors.centerIn: parent
            text: root.comparison.placeName(root.spot)
            Accessible.ignored: true
        }
    }
}

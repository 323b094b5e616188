// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The roulette table of the edited lesson with the stakes of its steps. A click, or arrows and Enter, stakes.
FocusScope {
    id: root

    required property LessonEditor editor
    required property AppSettings settings

    readonly property drillTask shown: root.editor.cloth
    readonly property rouletteDrillCloth cloth: RouletteDrillCloths.of(root.shown)
    /// The place under the keyboard focus or pointer; -1: none.
    property int spot: -1
    property bool keyed: false
    /// Placeholder for an entry removed before its item.
    property editorChip noChip

    function point(spot: int): void {
        root.spot = spot >= 0 && Array.from(root.shown.offered).includes(spot) ? spot : -1;
    }

    function stake(): void {
        if (root.spot >= 0)
            root.editor.stakeOn(root.spot);
    }

    function takeBack(): void {
        if (root.spot >= 0)
            root.editor.takeFrom(root.spot);
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: root.spot >= 0 ? root.editor.placeName(root.spot) : qsTr("The cloth")
    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_1;
        if (digit >= 0 && digit < 9 && event.modifiers === Qt.NoModifier) {
            root.editor.stakerAt = digit;
            event.accepted = true;
            return;
        }
        event.accepted = event.key === Qt.Key_Left || event.key === Qt.Key_Right || event.key === Qt.Key_Up || event.key === Qt.Key_Down;
        if (!event.accepted)
            return;
        root.keyed = true;
        const to = root.spot < 0 ? places.firstSpot() : places.neighbour(root.spot, event.key);
        if (to >= 0)
            root.spot = to;
    }
    Keys.onReturnPressed: root.stake()
    Keys.onEnterPressed: root.stake()
    Keys.onSpacePressed: root.stake()
    Keys.onDeletePressed: root.takeBack()

    RouletteGeometry {
        id: places

        width: root.width
        height: root.height
        pockets: root.cloth.pockets
        order: root.cloth.order
        track: root.cloth.track
        doubled: false
        ownSide: 0
        offered: root.shown.offered
    }

    ClothImage {
        anchors.fill: parent
        picture: "image://roulettecloth/table?pockets=%1&order=%2&track=%3&macau=%4&double=0&lang=%5".arg(root.cloth.pockets)
            .arg(root.cloth.order).arg(root.cloth.track).arg(root.cloth.namedDozens ? 1 : 0).arg(root.settings.language)
    }

    RouletteWheel {
        x: places.wheelRect.x
        y: places.wheelRect.y
        width: places.wheelRect.width
        height: places.wheelRect.height
        order: root.cloth.order
        rotorAngle: 0.35
        ballVisible: false
        ballAngle: 0
        ballRadius: 0.475
        nearScale: 1
        Accessible.ignored: true
    }

    Rectangle {
        id: pointed

        readonly property rect box: root.spot >= 0 && places.revision > 0 ? places.boxRect(root.spot) : Qt.rect(0, 0, 0, 0)
        /// Larger than a chip.
        readonly property real grown: Math.max(0, 1.6 * places.chipDiameter - Math.min(box.width, box.height)) / 2

        x: pointed.box.x - pointed.grown
        y: pointed.box.y - pointed.grown
        width: pointed.box.width + 2 * pointed.grown
        height: pointed.box.height + 2 * pointed.grown
        visible: root.spot >= 0 && (root.keyed ? root.activeFocus : pointer.containsMouse)
        color: Qt.alpha(Theme.ivory, 0.16)
        radius: Theme.radiusS
        border.width: root.keyed ? 2 * Theme.focusWidth : 2 * Theme.line
        border.color: root.keyed ? Theme.cobaltLight : Theme.brassLight
    }

    Repeater {
        model: root.editor.chips.length

        Image {
            id: chip

            required property int index

            readonly property editorChip info: chip.index < root.editor.chips.length ? root.editor.chips[chip.index] : root.noChip
            readonly property point at: places.revision > 0 ? places.anchor(chip.info.place) : Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            width: places.chipDiameter
            height: width
            source: width > 0 ? "image://chips/colour?colour=2&chips=1&label=&mark=0" : ""
            sourceSize.width: Math.ceil(width)
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("%1: %2").arg(root.editor.placeName(chip.info.place)).arg(chip.info.text)

            SmallText {
                anchors.top: parent.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                text: chip.info.text
                color: Theme.ivory
                style: Text.Outline
                styleColor: Theme.ink
                Accessible.ignored: true
            }
        }
    }

    MouseArea {
        id: pointer

        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPositionChanged: mouse => {
            root.keyed = false;
            root.point(places.spotAt(Qt.point(mouse.x, mouse.y)));
        }
        onClicked: mouse => {
            root.keyed = false;
            root.point(places.spotAt(Qt.point(mouse.x, mouse.y)));
            mouse.button === Qt.RightButton ? root.takeBack() : root.stake();
        }
    }
}

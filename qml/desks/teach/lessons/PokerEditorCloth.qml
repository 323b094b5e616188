// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The poker table of the edited lesson with the stakes of its steps. A click, or arrows and Enter, places an ante, or
/// lets a player continue or fold.
FocusScope {
    id: root

    required property LessonEditor editor
    required property AppSettings settings

    readonly property drillTask cloth: root.editor.cloth
    readonly property list<int> boxes: Array.from(root.cloth.offered)
    readonly property list<string> names: Array.from(root.cloth.names)
    /// The box under the keyboard focus or pointer: twice its seat is the ante, one more the bet; -1: none.
    property int box: -1
    property bool keyed: false
    /// Placeholder for an entry removed before its item.
    property editorChip noChip

    function middle(box: int): point {
        if (places.revision === 0 || box < 2)
            return Qt.point(0, 0);
        return box % 2 === 1 ? places.bet(Math.floor(box / 2)) : places.ante(box / 2);
    }

    /// The box at a point; -1: none.
    function boxAt(at: point): int {
        let nearest = -1;
        let least = places.anteRadius * 1.8;
        for (const box of root.boxes) {
            const middle = root.middle(box);
            const away = Math.hypot(middle.x - at.x, middle.y - at.y);
            if (away < least) {
                least = away;
                nearest = box;
            }
        }
        return nearest;
    }

    function step(by: int): void {
        const all = Array.from(root.boxes);
        const at = all.indexOf(root.box);
        root.keyed = true;
        if (all.length > 0)
            root.box = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
    }

    function put(): void {
        if (root.box >= 0)
            root.editor.stakeOn(root.box);
    }

    function takeBack(): void {
        if (root.box >= 0)
            root.editor.takeFrom(root.box);
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: root.box >= 0 ? root.editor.placeName(root.box) : qsTr("The cloth")
    Keys.onPressed: event => {
        const back = event.key === Qt.Key_Left || event.key === Qt.Key_Up;
        event.accepted = back || event.key === Qt.Key_Right || event.key === Qt.Key_Down;
        if (event.accepted)
            root.step(back ? -1 : 1);
    }
    Keys.onReturnPressed: root.put()
    Keys.onEnterPressed: root.put()
    Keys.onSpacePressed: root.put()
    Keys.onDeletePressed: root.takeBack()

    PokerGeometry {
        id: places

        width: root.width
        height: root.height
        seats: Math.max(1, root.names.length)
        ownSeat: 0
        ownInMiddle: false
    }

    ClothImage {
        anchors.fill: parent
        picture: "image://cloth/poker?seats=%1&own=0&middle=0&lang=%2".arg(places.seats).arg(root.settings.language)
    }

    Repeater {
        model: root.names

        Rectangle {
            id: plate

            required property int index
            required property string modelData
            readonly property point at: places.revision > 0 ? places.plate(plate.index + 1) : Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            width: Math.round(places.plateSize.width)
            height: Math.round(places.plateSize.height)
            rotation: places.revision > 0 ? places.turn(plate.index + 1) : 0
            visible: plate.modelData.length > 0
            radius: Theme.radiusM
            antialiasing: true
            color: Theme.lacquer
            border.width: Theme.line
            border.color: Theme.hairlineStrong

            MvLabel {
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.spaceXs
                horizontalAlignment: Text.AlignHCenter
                text: plate.modelData
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: root.editor.chips.length

        Item {
            id: chip

            required property int index
            readonly property editorChip info: chip.index < root.editor.chips.length ? root.editor.chips[chip.index] : root.noChip
            readonly property point at: root.middle(chip.info.place)
            readonly property rect stack: chip.info.amount > 0 && places.revision > 0 ? places.stackBox(chip.info.amount) : Qt.rect(0, 0, 0, 0)

            x: at.x
            y: at.y
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("%1: %2").arg(root.editor.placeName(chip.info.place)).arg(chip.info.text)

            Image {
                x: chip.stack.x
                y: chip.stack.y
                width: chip.stack.width
                height: chip.stack.height
                source: chip.info.amount > 0 && width > 0 ? "image://chips/stack?amount=%1&seed=%2".arg(chip.info.amount).arg(chip.info.place) : ""
                sourceSize.width: Math.ceil(width)
                sourceSize.height: Math.ceil(height)
                Accessible.ignored: true
            }

            SmallText {
                // Next to the stack: the next box is below.
                x: chip.info.amount > 0 ? chip.stack.x + chip.stack.width + Theme.spaceXs : -width / 2
                y: -height / 2
                text: chip.info.text
                color: Theme.ivory
                style: Text.Outline
                styleColor: Theme.ink
                Accessible.ignored: true
            }
        }
    }

    Rectangle {
        readonly property point at: root.middle(root.box)

        x: at.x - width / 2
        y: at.y - height / 2
        width: places.anteRadius * 2.9
        height: width
        radius: width / 2
        visible: root.box >= 0 && (root.keyed ? root.activeFocus : pointer.containsMouse)
        color: Qt.alpha(Theme.ivory, 0.16)
        border.width: root.keyed ? 2 * Theme.focusWidth : 2 * Theme.line
        border.color: root.keyed ? Theme.cobaltLight : Theme.brassLight
    }

    Tag {
        readonly property point at: root.middle(root.box)

        x: Math.max(Theme.spaceS, Math.min(root.width - width - Theme.spaceS, at.x - width / 2))
        // Above an ante's, below a bet's: covers neither box.
        y: root.box % 2 === 0 ? Math.max(Theme.spaceS, at.y - 1.6 * places.anteRadius - height) : at.y + 1.6 * places.anteRadius
        text: root.box >= 0 && (root.keyed ? root.activeFocus : pointer.containsMouse) ? root.editor.placeName(root.box) : ""
        maximumWidth: Theme.px(420)
    }

    MouseArea {
        id: pointer

        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        hoverEnabled: true
        cursorShape: root.box >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPositionChanged: mouse => {
            root.keyed = false;
            root.box = root.boxAt(Qt.point(mouse.x, mouse.y));
        }
        onClicked: mouse => {
            root.keyed = false;
            root.box = root.boxAt(Qt.point(mouse.x, mouse.y));
            mouse.button === Qt.RightButton ? root.takeBack() : root.put();
        }
    }
}

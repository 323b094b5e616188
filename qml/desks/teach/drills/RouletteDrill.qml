// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Roulette
import MesaViva.Scene
import MesaViva.Table

/// A task on the roulette table: the wheel with its ball, the chips on the layout, the number's marker. Places and
/// numbers are marked with mouse or keyboard.
DrillScene {
    id: root

    readonly property rouletteDrillCloth cloth: RouletteDrillCloths.of(root.task)
    /// Null: there are no chips.
    readonly property RouletteStakeListModel stakes: root.desk.pieces as RouletteStakeListModel
    readonly property RouletteGeometry geometry: places
    readonly property bool marking: root.asking && (root.task.marksPlaces || root.task.marksNumbers)
    /// The place under the keyboard focus or pointer; -1: none.
    property int spot: -1
    property bool keyed: false
    readonly property list<int> highlighted: root.asking ? Array.from(root.cloth.called) : Array.from(root.cloth.called).concat(Array.from(root.verdict.pockets))

    /// What was marked wrongly, once it is judged.
    readonly property list<int> wrong: root.asking ? [] : Array.from(root.marks).filter(mark => !Array.from(root.task.marksNumbers ? root.verdict.pockets : root.verdict.spots).includes(mark))

    /// What each stack pays, once a wrong sum is judged.
    readonly property rouletteDrillStacks stacks: RouletteDrillCloths.stacksOf(root.verdict)
    readonly property var paid: root.asking ? [] : root.stacks.paid
    property rouletteDrillPaid nothingPaid

    function paidAt(index: int): rouletteDrillPaid {
        return index >= 0 && index < root.paid.length ? root.paid[index] : root.nothingPaid;
    }

    /// How the stack on a place is paid; empty: not shown.
    function wayAt(spot: int): string {
        for (let i = 0; i < root.paid.length; ++i) {
            const stack = root.paidAt(i);
            if (stack.spot === spot)
                return stack.way;
        }
        return "";
    }

    /// Marks a place.
    function markSpot(spot: int): void {
        if (!root.marking || spot < 0)
            return;
        // The straight ups are the layout's first places, by the numbers' index.
        if (root.task.marksNumbers) {
            if (spot < root.cloth.pockets) {
                root.numberMarked(spot, !Array.from(root.marks).includes(spot));
                root.toggle(spot);
            }
        } else
            root.toggle(spot);
    }

    clip: true
    activeFocusOnTab: root.marking
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Roulette table")

    Keys.onPressed: event => {
        const arrow = event.key === Qt.Key_Left || event.key === Qt.Key_Right || event.key === Qt.Key_Up || event.key === Qt.Key_Down;
        event.accepted = root.marking && (arrow || event.key === Qt.Key_Space);
        if (!event.accepted)
            return;
        root.keyed = true;
        if (event.key === Qt.Key_Space)
            root.markSpot(root.spot);
        else {
            const to = root.spot < 0 ? root.geometry.firstSpot() : root.geometry.neighbour(root.spot, event.key);
            if (to >= 0)
                root.spot = to;
        }
    }
    Keys.onReturnPressed: if (root.marking && root.task.marksPlaces) root.given()
    Keys.onEnterPressed: if (root.marking && root.task.marksPlaces) root.given()

    RouletteGeometry {
        id: places

        width: root.width
        height: root.height
        pockets: root.cloth.pockets
        order: root.cloth.order
        track: root.cloth.track
        doubled: false
        ownSide: 0
        offered: root.task.offered
    }

    ClothImage {
        anchors.fill: parent
        picture: "image://roulettecloth/table?pockets=%1&order=%2&track=%3&macau=%4&double=0&lang=%5".arg(root.cloth.pockets)
            .arg(root.cloth.order).arg(root.cloth.track).arg(root.cloth.namedDozens ? 1 : 0).arg(root.settings.language)
    }

    WinningHighlight {
        anchors.fill: parent
        geometry: places
        // Queries the boxes once, when the table has its final size.
        pocket: places.still ? root.cloth.drawn : -1
        side: 0
    }

    Repeater {
        model: root.highlighted

        NumberHighlight {
            required property int modelData

            geometry: places
            pocket: modelData
            highlighted: true
        }
    }

    RouletteWheel {
        x: places.wheelRect.x
        y: places.wheelRect.y
        width: places.wheelRect.width
        height: places.wheelRect.height
        visible: root.cloth.wheelShown || !root.asking
        order: root.cloth.order
        rotorAngle: 0.35
        ballVisible: root.cloth.place >= 0
        ballAngle: 0.35 + 2 * Math.PI * root.cloth.place / root.cloth.pockets
        ballRadius: 0.475
        nearScale: 1
        Accessible.role: Accessible.Graphic
        Accessible.name: root.cloth.place >= 0 ? qsTr("The wheel with its ball at rest") : qsTr("The wheel")
    }

    // If the wheel would show the answer, only its place is shown.
    Rectangle {
        x: places.wheelRect.x + (places.wheelRect.width - width) / 2
        y: places.wheelRect.y + (places.wheelRect.height - height) / 2
        width: Math.min(places.wheelRect.width, places.wheelRect.height) * 0.8
        height: width
        radius: width / 2
        visible: !root.cloth.wheelShown && root.asking
        color: Qt.alpha(Theme.lacquer, 0.55)
        border.width: Theme.line
        border.color: Theme.hairline

        MvLabel {
            anchors.centerIn: parent
            width: parent.width * 0.7
            text: qsTr("The wheel is covered")
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            color: Theme.textSecondary
        }
    }

    Item {
        anchors.fill: parent

        Repeater {
            model: root.stakes

            StakeItem {
                geometry: places
                cloth: root.stakes
                pocket: root.cloth.drawn
                values: []
                pace: 1
                company: false
                moved: false
            }

            onItemAdded: (index, item) => (item as StakeItem).enter(false)
        }

        Image {
            readonly property point at: places.revision > 0 && root.cloth.drawn >= 0 ? places.markerAt(root.cloth.drawn, 0, root.stakes?.spots ?? []) : Qt.point(0, 0)
            readonly property real size: places.chipDiameter * 0.8

            x: at.x - size * 0.5
            y: at.y - size * 0.864
            width: size
            height: size * 1.2
            visible: root.cloth.drawn >= 0
            source: size > 0 ? "image://chips/marker" : ""
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
            Accessible.ignored: true
        }
    }

    // Paid chips are below the wheel, in stacks of twenty.
    Repeater {
        model: Math.ceil(root.cloth.paid / 20)

        Image {
            id: stack

            required property int index
            readonly property int chips: Math.min(20, root.cloth.paid - 20 * stack.index)
            readonly property int drawn: Math.min(8, stack.chips)
            readonly property real size: places.revision > 0 ? places.wheelRect.width / 11 : 0

            x: places.wheelRect.x + (stack.index % 7) * stack.size * 1.55
            y: places.wheelRect.y + places.wheelRect.height + stack.size * (2.2 + 1.9 * Math.floor(stack.index / 7)) - height
            width: stack.size * 1.44
            height: stack.size * (1.44 + 0.085 * (stack.drawn - 1))
            source: stack.size > 0 ? "image://chips/colour?colour=3&chips=%1&label=%2&mark=1&seed=%3".arg(stack.drawn).arg(stack.chips).arg(stack.index % 16) : ""
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("A stack of %1").arg(stack.chips)
        }
    }

    // After a wrong sum, each stack shows what it pays.
    Repeater {
        model: root.paid.length

        Rectangle {
            id: stackPaid

            required property int index
            readonly property rouletteDrillPaid info: root.paidAt(stackPaid.index)
            readonly property point at: places.revision > 0 && stackPaid.info.spot >= 0 ? places.anchor(stackPaid.info.spot) : Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            z: 22
            width: Math.max(height, figure.implicitWidth + Theme.spaceS)
            height: figure.implicitHeight + Theme.spaceXs
            radius: height / 2
            color: Theme.lacquer
            border.width: Theme.line
            border.color: stackPaid.info.lost ? Theme.loss : Theme.win
            Accessible.role: Accessible.StaticText
            Accessible.name: "%1: %2".arg(root.desk.placeName(stackPaid.info.spot)).arg(stackPaid.info.way)

            SmallText {
                id: figure

                anchors.centerIn: parent
                text: stackPaid.info.paid
                color: stackPaid.info.lost ? Theme.loss : Theme.ivory
                font.weight: Font.Medium
                Accessible.ignored: true
            }
        }
    }

    // The correct places are ringed once they are revealed.
    Repeater {
        model: root.asking ? [] : Array.from(root.verdict.spots)

        Rectangle {
            required property int modelData
            readonly property point at: places.revision > 0 ? places.anchor(modelData) : Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            z: 20
            width: places.chipDiameter * 1.3
            height: width
            radius: width / 2
            color: "transparent"
            border.width: 3 * Theme.line
            border.color: Theme.win
        }
    }

    // The wrong ones are crossed out.
    Repeater {
        model: root.wrong

        Rectangle {
            required property int modelData
            readonly property point at: places.revision > 0 ? places.anchor(modelData) : Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            z: 21
            width: places.chipDiameter * 1.3
            height: width
            radius: width / 2
            color: "transparent"
            border.width: 3 * Theme.line
            border.color: Theme.loss
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("%1: wrong").arg(root.desk.placeName(modelData))

            MvIcon {
                anchors.centerIn: parent
                iconName: "close"
                size: parent.width * 0.7
                color: Theme.loss
            }
        }
    }

    Repeater {
        model: Array.from(root.marks)

        Image {
            required property int modelData
            readonly property point at: places.revision > 0 ? places.anchor(modelData) : Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            z: 10
            width: places.chipDiameter
            height: width
            source: width > 0 ? "image://chips/colour?colour=2&chips=1&label=1&mark=1" : ""
            sourceSize.width: Math.ceil(width)
            Accessible.ignored: true
        }
    }

    Rectangle {
        readonly property rect box: root.spot >= 0 && places.revision > 0 ? places.boxRect(root.spot) : Qt.rect(0, 0, 0, 0)

        x: box.x
        y: box.y
        z: 15
        width: box.width
        height: box.height
        visible: root.marking && root.spot >= 0 && (root.keyed ? root.activeFocus : pointer.containsMouse)
        color: Qt.alpha(Theme.ivory, 0.16)
        radius: Theme.radiusS
        border.width: root.keyed ? 2 * Theme.focusWidth : 2 * Theme.line
        border.color: root.keyed ? Theme.cobaltLight : Theme.brassLight
        Accessible.role: Accessible.Cell
        Accessible.name: visible ? root.desk.placeName(root.spot) : ""
        Accessible.checked: Array.from(root.marks).includes(root.spot)
    }

    // What lies under the pointer, or under a finger that stays there.
    Tag {
        id: told

        readonly property point at: root.spot >= 0 && places.revision > 0 ? places.anchor(root.spot) : Qt.point(0, 0)
        readonly property string lying: root.spot >= 0 && pointer.containsMouse && root.stakes ? root.desk.pieceText(root.spot) : ""
        readonly property string way: root.wayAt(root.spot)

        x: Math.max(Theme.spaceS, Math.min(root.width - width - Theme.spaceS, at.x - width / 2))
        y: at.y > root.height / 2 ? at.y - places.chipDiameter - height : at.y + places.chipDiameter
        z: 30
        text: told.lying.length > 0 && told.way.length > 0 ? told.lying + " · " + told.way : told.lying
        maximumWidth: Theme.px(420)
    }

    MouseArea {
        id: pointer

        /// Marks the place under the pointer for the label and the mark.
        function point(x: real, y: real): void {
            root.keyed = false;
            root.spot = places.spotAt(Qt.point(x, y));
        }

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: root.marking ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: mouse => pointer.point(mouse.x, mouse.y)
        onPositionChanged: mouse => pointer.point(mouse.x, mouse.y)
        onClicked: mouse => root.markSpot(places.spotAt(Qt.point(mouse.x, mouse.y)))
    }
}

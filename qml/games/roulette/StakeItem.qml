// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// One player's chips on a spot, or the winnings there: they are pushed from their origin to their place.
Item {
    id: root

    required property int spot
    required property int colour
    /// The layout it is on.
    required property int side
    required property double amount
    required property int chips
    required property bool half
    required property int position
    required property int count
    required property int status
    required property int place
    required property int from
    required property int serial
    required property bool own
    required property bool leaving
    required property string name

    required property RouletteGeometry geometry
    /// The model with all chips on the cloth.
    required property RouletteStakeListModel cloth
    /// The number drawn, by index; -1: none.
    required property int pocket
    /// The chips in cents, ascending, where they have a value.
    required property list<double> values
    /// Table seconds per real second; motion is scaled accordingly.
    required property real pace
    /// Other players stake here too: the own chips are ringed.
    required property bool company
    /// The player is moving it to another spot.
    required property bool moved

    readonly property bool moves: root.geometry.still && !Theme.reducedMotion && !root.sudden
    readonly property bool sweeps: root.place === RouletteStakeListModel.Bank
    /// The rake moves it from where it meets it to the layout's edge at the wheel.
    readonly property bool raked: root.sweeps
    readonly property rect field: root.side === root.geometry.ownSide ? root.geometry.layoutRect : root.geometry.otherLayoutRect
    readonly property bool toRight: root.geometry.doubled && root.side === 0
    readonly property real along: root.field.width > 0 ? Math.max(0, Math.min(1, (root.x - root.field.x) / root.field.width)) : 0
    readonly property real met: root.toRight ? root.along : 1 - root.along
    readonly property int waits: root.raked ? root.travel * Theme.rakeOverLayout * root.met : 0
    readonly property int drawnAlong: root.raked ? root.travel * Theme.rakeOverLayout * (1 - root.met) : 0
    readonly property int arrives: root.raked ? root.travel * (1 - Theme.rakeOverLayout) : root.travel
    readonly property bool paid: root.from === RouletteStakeListModel.Bank && !root.leaving
    readonly property int travel: (root.raked ? Theme.durationRake : root.sweeps ? Theme.durationSweep : root.paid ? Theme.durationPay : Theme.durationChip) / Math.max(1, root.pace)
    readonly property bool counted: root.chips > 0 || root.half
    readonly property int highest: root.geometry.revision > 0 ? root.geometry.highestOn(root.spot, root.count, root.cloth.spots) : 8
    readonly property int drawn: Math.max(1, Math.min(root.highest, root.counted ? root.chips + (root.half ? 1 : 0) : root.piled(root.amount)))
    readonly property point target: root.where(root.out ? root.place : root.from, root.geometry.revision)
    readonly property real stackWidth: root.geometry.revision > 0 ? root.geometry.pileWidth(root.count) : 0
    /// It is moving to `place`, or has arrived.
    property bool out: false
    property bool sudden: false

    /// The position of a place; bindings depend on `revision`.
    function where(place: int, revision: int): point {
        return revision === 0 ? Qt.point(0, 0) : place === RouletteStakeListModel.Bank ? root.geometry.bankPoint
            : place === RouletteStakeListModel.Player ? root.geometry.playerEdge(root.colour, root.side)
            : root.status === RouletteStakeListModel.Winnings ? root.geometry.paymentOn(root.spot, root.side, root.position, root.count, root.pocket, root.cloth.spots)
            : root.geometry.pileOn(root.spot, root.side, root.position, root.count);
    }

    /// The height of an amount's pile in chips: a larger amount is never lower.
    function piled(cents: double): int {
        const least = root.values[0] ?? 1;
        const most = root.values[root.values.length - 1] ?? 1;
        return cents <= least || most <= least ? 1 : 1 + Math.floor(Math.log(cents / least) / Math.log(most / least) * root.highest);
    }

    /// Moves the chips to their place, or puts them there at once.
    function enter(travels: bool): void {
        root.sudden = !travels;
        root.out = true;
        root.sudden = false;
    }

    /// The print of the uppermost chip: the number of value-less ones ("2½"), otherwise the amount in short form.
    function label(cents: double): string {
        return root.counted ? (root.chips > 0 ? root.chips : "") + (root.half ? "½" : "") : cents >= 1000000 ? Math.floor(cents / 100000) + "k"
            : (cents / 100).toLocaleString(Qt.locale(), "f", cents % 100 === 0 ? 0 : 2);
    }

    x: root.target.x
    y: root.target.y
    z: (root.status === RouletteStakeListModel.Winnings ? 50 : 10) + root.y / 10000 + (root.out && !root.leaving ? 0 : 100)
    opacity: root.leaving && root.out ? 0 : root.moved ? 0.35 : 1
    onOutChanged: if (Theme.reducedMotion && root.geometry.still) fade.restart()

    Accessible.role: Accessible.Graphic
    Accessible.name: root.name
    Accessible.ignored: root.leaving

    Behavior on x {
        enabled: root.moves
        SequentialAnimation {
            PauseAnimation { duration: root.waits }
            NumberAnimation { to: !root.raked ? root.x : root.toRight ? Math.max(root.x, root.field.x + root.field.width - root.stackWidth / 2) : Math.min(root.x, root.field.x + root.stackWidth / 2); duration: root.drawnAlong }
            NumberAnimation { duration: root.arrives; easing.type: root.sweeps ? Easing.InOutQuad : Easing.OutCubic }
        }
    }
    Behavior on y {
        enabled: root.moves
        SequentialAnimation {
            PauseAnimation { duration: root.waits }
            // Pulled together on the way.
            NumberAnimation { to: root.raked ? (root.y + root.field.y + root.field.height / 2) / 2 : root.y; duration: root.drawnAlong }
            NumberAnimation { duration: root.arrives; easing.type: root.sweeps ? Easing.InOutQuad : Easing.OutCubic }
            // The chips settle on the cloth.
            NumberAnimation { target: stack; property: "settle"; from: root.stackWidth * 0.06; to: 0; duration: Theme.durationSettle }
        }
    }
    Behavior on opacity {
        enabled: root.geometry.still
        SequentialAnimation {
            PauseAnimation { duration: Theme.reducedMotion || !root.leaving ? 0 : root.travel * 0.8 }
            NumberAnimation { duration: Theme.reducedMotion ? Theme.durationFade : root.travel * 0.3 }
        }
    }

    NumberAnimation {
        id: fade

        target: stack
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.durationFade
    }

    // A winning stake is ringed, to be found among the others.
    Rectangle {
        anchors.centerIn: parent
        width: root.stackWidth * 1.3
        height: width
        radius: width / 2
        visible: root.own && root.status === RouletteStakeListModel.Winning
        color: "transparent"
        border.width: 2 * Theme.line
        border.color: Theme.win
    }

    Image {
        id: stack

        property real settle: 0

        x: -width / 2
        y: root.stackWidth * 0.72 - height - stack.settle
        width: root.stackWidth * 1.44
        height: root.stackWidth * (1.44 + 0.085 * (root.drawn - 1))
        source: root.amount > 0 && root.stackWidth > 0 ? "image://chips/colour?colour=%1&chips=%2&label=%3&mark=%4&ring=%5&seed=%6".arg(root.colour).arg(root.drawn)
            .arg(root.label(root.amount)).arg(root.counted ? 1 : 0).arg(root.own && root.company ? 1 : 0).arg(root.serial % 16) : ""
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
    }
}

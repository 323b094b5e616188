// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// Chips placed at once: they are pushed from their origin to the place in their row.
Item {
    id: root

    required property double amount
    required property double under
    required property int place
    required property int from
    required property int seat
    required property int serial
    required property bool leaving
    required property string name
    required property double total
    required property string tip

    required property PokerGeometry geometry
    /// Table seconds per real second; motion is scaled accordingly.
    required property real pace
    /// It is left over from the last round.
    property bool past: false

    readonly property bool moves: root.geometry.still && !Theme.reducedMotion
    readonly property bool sweeps: root.place === PokerStackListModel.Tray
    readonly property bool paid: root.from === PokerStackListModel.Tray && !root.leaving
    readonly property int travel: (root.sweeps ? Theme.durationSweep : root.paid ? Theme.durationPay : Theme.durationChip) / Math.max(1, root.pace)
    readonly property rect picture: root.geometry.revision === 0 ? Qt.rect(0, 0, 0, 0) : root.geometry.stackBox(root.amount)
    readonly property point target: root.spot(root.out ? root.place : root.from, root.geometry.revision)
    readonly property real rise: root.geometry.revision === 0 || root.leaving ? 0 : root.geometry.stackRise(root.under)
    /// How far below the centre its sum may extend: within the box, or the chips.
    readonly property real foot: root.geometry.revision === 0 ? 0 : root.place === PokerStackListModel.Bet ? root.geometry.betSize.height / 2
        : root.place === PokerStackListModel.Ante ? root.geometry.anteRadius : 20 * root.geometry.mm
    /// It is moving to `place`, or has arrived.
    property bool out: false

    /// The position of a place; bindings depend on `revision`.
    function spot(where: int, revision: int): point {
        return revision === 0 ? Qt.point(0, 0)
            : where === PokerStackListModel.Tray ? Qt.point(root.geometry.tray.x + root.geometry.tray.width / 2, root.geometry.tray.y + root.geometry.tray.height * 0.7)
            : where === PokerStackListModel.Ante ? root.geometry.ante(root.seat)
            : where === PokerStackListModel.Bet ? root.geometry.bet(root.seat)
            : where === PokerStackListModel.AnteWinnings ? root.geometry.anteWinnings(root.seat)
            : where === PokerStackListModel.BetWinnings ? root.geometry.betWinnings(root.seat) : root.geometry.wallet(root.seat);
    }

    x: root.target.x
    y: root.target.y - root.rise
    z: 100 + root.serial % 100
    opacity: root.leaving && root.out ? 0 : root.past ? 0.5 : 1
    onOutChanged: if (Theme.reducedMotion && root.geometry.still) fade.restart()

    Accessible.role: Accessible.Graphic
    Accessible.name: root.name
    Accessible.ignored: root.leaving

    Behavior on x {
        enabled: root.moves
        NumberAnimation { duration: root.travel; easing.type: root.sweeps ? Easing.InOutQuad : Easing.OutCubic }
    }
    Behavior on y {
        enabled: root.moves
        SequentialAnimation {
            NumberAnimation { duration: root.travel; easing.type: root.sweeps ? Easing.InOutQuad : Easing.OutCubic }
            // The chips settle on the cloth.
            NumberAnimation { target: chips; property: "y"; from: root.picture.y - root.geometry.mm * 1.2; to: root.picture.y; duration: Theme.durationSettle }
        }
    }
    Behavior on opacity {
        enabled: root.geometry.still
        SequentialAnimation {
            PauseAnimation { duration: Theme.reducedMotion ? 0 : root.travel * 0.8 }
            NumberAnimation { duration: Theme.reducedMotion ? Theme.durationFade : root.travel * 0.3 }
        }
    }

    NumberAnimation {
        id: fade

        target: chips
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.durationFade
    }

    Image {
        id: chips

        x: root.picture.x
        y: root.picture.y
        width: root.picture.width
        height: root.picture.height
        source: root.amount > 0 ? "image://chips/stack?amount=%1&seed=%2".arg(root.amount).arg(root.serial) : ""
        sourceSize.width: Math.ceil(root.picture.width)
        sourceSize.height: Math.ceil(root.picture.height)

        HoverHandler {
            id: hover
        }

        MvTip {
            text: root.tip
            shown: hover.hovered && !root.leaving
        }
    }

    // The total of the place, at the foot of the stack; under the pointer in full, with the owner.
    Rectangle {
        x: Math.round(-width / 2)
        y: Math.round(root.rise + root.foot - height)
        width: sum.implicitWidth + Theme.spaceS
        height: sum.implicitHeight
        visible: root.total > 0 && root.out && root.place !== PokerStackListModel.Tray && root.place !== PokerStackListModel.Wallet
        radius: height / 2
        color: Qt.alpha(Theme.lacquer, 0.85)
        Accessible.ignored: true

        SmallText {
            id: sum

            anchors.centerIn: parent
            text: Number(root.total / 100).toLocaleString(Qt.locale(), "f", root.total % 100 === 0 ? 0 : 2)
            color: Theme.text
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Lobby
import MesaViva.Scene

/// The settings of the roulette table to open.
GameLobby {
    id: root

    readonly property RouletteLobbyModel lobby: (root.game as RouletteGame).lobby
    readonly property string rules: root.lobby.ruleSetTexts[root.lobby.ruleSet]

    about: qsTr("A ball, a wheel, thirty-seven numbers or thirty-eight. Three regulations, each with its own wheel, its own stakes and its own zero.")
    summary: qsTr("%1 · %2 numbers · straight up %3 to %4")
        .arg(root.lobby.doubleLayoutOffered && root.lobby.doubleLayout ? qsTr("%1, double table").arg(root.rules) : root.rules)
        .arg(root.lobby.pockets).arg(root.lobby.minimumText).arg(root.lobby.maximumText)
    least: root.lobby.minimum
    freeRules: root.lobby.freeRules
    brokenRule: root.lobby.brokenRule
    stillLife: RouletteStillLife {
        parent: root.picture.table
        lobby: root.lobby
        size: root.picture.size
    }

    RouletteChoices {
        Layout.fillWidth: true
        Layout.fillHeight: true
        lobby: root.lobby
        onRuleAsked: id => root.ruleAsked(id)
    }

    /// The chosen wheel at rest, and stacks of chips, around the item's position.
    component RouletteStillLife: Item {
        id: still

        required property RouletteLobbyModel lobby
        /// The scale relative to the design for 1280x800.
        required property real size

        readonly property bool doubleZero: still.lobby.pockets === 38
        readonly property int sides: still.doubleZero ? 38 : 37

        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("A roulette wheel at rest, and stacks of chips")

        RouletteWheel {
            x: -236 * still.size
            y: -94 * still.size
            width: 472 * still.size
            height: width / aspect
            // A roulette::WheelOrder.
            order: still.lobby.wheelOrder
            rotorAngle: 0.35
            ballAngle: 0.35 + 2 * Math.PI * 9 / still.sides
            ballRadius: 0.475
            ballVisible: true
            nearScale: 1
            Accessible.ignored: true
        }

        Image {
            x: -292 * still.size
            y: 150 * still.size
            source: "image://chips/colour?colour=2&chips=8&label=1&mark=1&seed=7"
            sourceSize.width: 76 * still.size
            Accessible.ignored: true
        }

        Image {
            x: 226 * still.size
            y: 170 * still.size
            source: "image://chips/colour?colour=4&chips=5&label=1&mark=1&seed=3"
            sourceSize.width: 76 * still.size
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// The time left, as a bezel of brass ticks that go out clockwise from the top, with the seconds in the middle. It
/// repaints only when a tick or the figure changes, so it costs very little in every scene graph.
Item {
    id: root

    /// The part of the period that is left, from 1 to 0.
    property real remaining: 0
    /// The whole seconds left; a negative value shows none.
    property int seconds: -1
    /// Whether this is the last call: amber, thicker and ringed, so that it does not depend on colour alone.
    property bool warning: false
    /// A word below the figure, such as "extra"; shown if there is room.
    property string caption
    readonly property int ticks: root.width >= Theme.px(88) ? 60 : root.width >= Theme.px(44) ? 40 : 24
    readonly property int highlighted: Math.ceil(Math.max(0, Math.min(1, root.remaining)) * root.ticks)
    readonly property color tone: root.warning ? Theme.warning : Theme.brassLight
    readonly property real tickLength: root.width * (root.warning ? 0.105 : 0.085)
    readonly property real tickWidth: Math.max(1.5, 0.62 * Math.PI * root.width * 0.88 / root.ticks)

    implicitWidth: Theme.px(72)
    implicitHeight: implicitWidth
    Accessible.role: Accessible.ProgressBar
    Accessible.name: root.seconds >= 0 ? qsTr("%n second(s) left", "", root.seconds) : qsTr("Time left")
    Accessible.description: root.caption

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.lacquerSunken
        opacity: 0.86
    }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.width: root.warning ? Theme.focusWidth : Theme.line
        border.color: root.warning ? Theme.warning : Theme.hairlineStrong
    }

    Repeater {
        model: root.ticks

        Item {
            id: tick

            required property int index
            readonly property bool on: tick.index >= root.ticks - root.highlighted

            anchors.fill: parent
            rotation: (tick.index + 0.5) * 360 / root.ticks

            Rectangle {
                x: (parent.width - width) / 2
                y: root.width * 0.05
                width: root.tickWidth
                height: root.tickLength
                radius: width / 4
                antialiasing: true
                color: tick.on ? root.tone : Theme.ivory
                opacity: tick.on ? 1 : 0.13
            }
        }
    }

    Text {
        id: figure

        anchors.centerIn: parent
        anchors.verticalCenterOffset: word.visible ? -root.height * 0.06 : 0
        visible: root.seconds >= 0
        text: root.seconds
        color: root.warning ? Theme.warning : Theme.ivory
        font.family: Theme.textFamily
        font.weight: Font.Medium
        font.pixelSize: Math.max(Theme.textSmall, root.width * 0.34)
        Accessible.ignored: true
    }

    Text {
        id: word

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height * 0.62
        visible: root.caption.length > 0 && root.width >= Theme.px(96) && implicitWidth < root.width * 0.62
        text: root.caption
        textFormat: Text.PlainText
        color: Theme.textSecondary
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }
}

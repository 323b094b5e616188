// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A wheel from above with its numbers in order: click, or arrows and Enter.
FocusScope {
    id: root

    /// Accessible name.
    required property string label
    /// List of ChanceValue, clockwise from the top.
    required property var values
    /// Spoken addition for a placed value, and for the selected one.
    property string laidWords
    property string currentWords

    readonly property int count: root.values.length
    readonly property real radius: Math.min(root.width, root.implicitHeight) / 2
    readonly property real keyHeight: Theme.px(34)
    property int at: 0
    /// Stands in for a removed value until its key is destroyed.
    property chanceValue noValue
    readonly property chanceValue pointed: root.at < root.count ? root.values[root.at] : root.noValue

    /// A value was chosen.
    signal chosen(string value)

    function go(by: int): void {
        if (root.count > 0)
            root.at = (root.at + by + root.count) % root.count;
    }

    function take(place: int): void {
        if (place >= root.count)
            return;
        root.at = place;
        root.chosen(root.values[place].value);
    }

    implicitWidth: Theme.px(300)
    implicitHeight: Math.min(root.width, Theme.px(420))
    activeFocusOnTab: root.count > 0
    Accessible.role: Accessible.Grouping
    Accessible.name: root.count > 0 ? root.label + ": " + root.pointed.name : root.label
    Keys.onLeftPressed: root.go(-1)
    Keys.onRightPressed: root.go(1)
    Keys.onUpPressed: root.go(-1)
    Keys.onDownPressed: root.go(1)
    Keys.onReturnPressed: root.take(root.at)
    Keys.onEnterPressed: root.take(root.at)
    Keys.onSpacePressed: root.take(root.at)

    Rectangle {
        anchors.centerIn: parent
        width: 2 * root.radius
        height: width
        radius: width / 2
        color: Theme.lacquerSunken
        border.width: Theme.line
        border.color: Theme.brass
    }

    // The current number, upright and large enough to read.
    SumText {
        anchors.centerIn: parent
        text: root.pointed.face
        color: Theme.brassLight
        Accessible.ignored: true
    }

    Repeater {
        model: root.count

        ChanceKey {
            id: key

            required property int index

            x: (root.width - key.width) / 2
            y: root.height / 2 - root.radius + Theme.spaceXs
            width: 2 * Math.PI * (root.radius - root.keyHeight / 2) / Math.max(1, root.count) - 1
            height: root.keyHeight
            info: key.index < root.count ? root.values[key.index] : root.noValue
            laidWords: root.laidWords
            currentWords: root.currentWords
            pointed: root.activeFocus && root.at === key.index
            onClicked: {
                root.forceActiveFocus(Qt.MouseFocusReason);
                root.take(key.index);
            }
            onHoveredChanged: if (key.hovered) root.at = key.index
            transform: Rotation {
                origin.x: key.width / 2
                origin.y: root.radius - Theme.spaceXs
                angle: 360 * key.index / Math.max(1, root.count)
            }
        }
    }
}

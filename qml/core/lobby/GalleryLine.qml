// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A line of a scenario's description: time, event, and rules.
Item {
    id: root

    required property int index
    required property descriptionLine modelData
    /// Whether the keyboard has selected it.
    property bool current: false

    implicitHeight: Math.max(said.height, numbers.height) + 2 * Theme.spaceXs
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2. %3 Rules: %4").arg(root.modelData.time).arg(root.modelData.title).arg(root.modelData.words).arg(Array.from(root.modelData.rules).join(", "))

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusS
        visible: root.current
        color: Qt.alpha(Theme.brass, 0.16)
    }

    SmallText {
        id: clock

        x: Theme.spaceS
        y: Theme.spaceXs
        width: Theme.px(48 * Theme.textScale)
        text: root.modelData.time
        Accessible.ignored: true
    }

    Column {
        id: said

        x: clock.x + clock.width + Theme.spaceXs
        y: Theme.spaceXs
        width: numbers.x - x - Theme.spaceS

        SmallText {
            width: parent.width
            text: root.modelData.title
            color: Theme.text
            font.weight: Font.Medium
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            visible: root.modelData.words.length > 0
            text: root.modelData.words
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    SmallText {
        id: numbers

        x: root.width - width - Theme.spaceS
        y: Theme.spaceXs
        width: Theme.px(92 * Theme.textScale)
        text: Array.from(root.modelData.rules).join(" ")
        color: Theme.brass
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The number as the croupier calls it, until stakes open again: large beside the near wheel, then at the wheel's foot.
Rectangle {
    id: root

    required property RouletteTableModel table
    required property RouletteGeometry geometry
    /// How near the wheel is, 0 to 1.
    required property real near

    readonly property rect wheel: root.geometry.wheelRect
    readonly property bool shown: root.table.drawnPocket >= 0
    readonly property Item room: root.parent as Item
    readonly property real homeScale: root.geometry.doubled ? 1 : Math.min(1, root.geometry.timerRect.height * 1.25 / Math.max(1, root.height))
    readonly property point home: Qt.point(root.wheel.x + (root.wheel.width - root.width) / 2,
        root.geometry.doubled ? root.room.height - root.height - Theme.px(44) : root.geometry.timerRect.y + (root.geometry.timerRect.height - root.height) / 2)
    readonly property point aside: Qt.point(root.room.width - root.width - Theme.spaceXl, (root.room.height - root.height) / 2)
    readonly property int colour: root.table.drawnColour
    /// What was called last is still seen while it fades.
    property string called
    property int tone: RouletteNumberListModel.Green

    // At the foot of the wheel, in the timer's place, for no period runs then; beside it when it is near, for the ball may
    // be anywhere. The result's strip rises over the table's rim.
    x: Math.round(root.home.x + (root.aside.x - root.home.x) * root.near)
    y: Math.round(root.home.y + (root.aside.y - root.home.y) * root.near)
    width: Math.max(height * 1.3, words.implicitWidth + Theme.spaceXl)
    height: words.implicitHeight + Theme.spaceXs
    scale: root.homeScale + (1 - root.homeScale) * root.near
    radius: Theme.radiusL
    visible: root.opacity > 0
    opacity: root.shown ? 1 : 0
    color: root.tone === RouletteNumberListModel.Red ? Theme.rouletteRed : root.tone === RouletteNumberListModel.Black ? Theme.rouletteBlack : Theme.rouletteGreen
    border.width: 2 * Theme.line
    border.color: Theme.brassLight
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.shown ? qsTr("Number drawn: %1").arg(root.table.drawnText) : ""
    Accessible.ignored: !root.shown
    onColourChanged: if (root.colour >= 0) root.tone = root.colour

    Binding on called {
        value: root.table.drawnText
        when: root.shown
        restoreMode: Binding.RestoreNone
    }

    Behavior on opacity {
        NumberAnimation { duration: Theme.durationFade }
    }

    SoftShadow {
        elevation: 20
    }

    // Not the print's letters: in their old figures 11 looks like a Roman two.
    MvLabel {
        id: words

        anchors.centerIn: parent
        text: root.called
        font.weight: Font.Medium
        font.pixelSize: Theme.textCalled
        color: Theme.ivory
        Accessible.ignored: true
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The number called by the croupier, until stakes open again: large next to the zoomed wheel, then below the wheel.
Rectangle {
    id: root

    required property RouletteTableModel table
    required property RouletteGeometry geometry
    /// The zoom of the wheel, 0 to 1.
    required property real near

    readonly property rect wheel: root.geometry.wheelRect
    readonly property bool shown: root.table.drawnPocket >= 0
    readonly property Item room: root.parent as Item
    readonly property real homeScale: root.geometry.doubled ? 1 : Math.min(1, root.geometry.timerRect.height * 1.25 / Math.max(1, root.height))
    readonly property point home: Qt.point(root.wheel.x + (root.wheel.width - root.width) / 2,
        root.geometry.doubled ? root.room.height - root.height - Theme.px(44) : root.geometry.timerRect.y + (root.geometry.timerRect.height - root.height) / 2)
    readonly property point aside: Qt.point(root.room.width - root.width - Theme.spaceXl, (root.room.height - root.height) / 2)
    readonly property int colour: root.table.drawnColour
    /// The last number stays visible while it fades.
    property string called
    property int tone: RouletteNumberListModel.Green

    // Below the wheel, in the place of the timer, since no period runs then; next to it while it is zoomed, since the
    // ball may be anywhere. The result's panel covers the table's rim.
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

    // Not the font of the print: in its old-style figures 11 looks like a Roman two.
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

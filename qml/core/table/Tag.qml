// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A small dark label that lies on the cloth and names something.
Rectangle {
    id: root

    /// What it says; without words it is not there.
    property string text
    /// The colour of its words and, fainter, of its edge.
    property color tone: Theme.text
    /// No wider than this; longer words go on a second line.
    property real maximumWidth: Theme.px(320)
    property int textSize: Theme.textSmall
    /// Set smaller instead of on a second line.
    property bool oneLine: false
    /// For so long (ms) what it names is still being turned over; it shows itself after that.
    property int turning: 0

    visible: root.text.length > 0
    width: Math.min(root.maximumWidth, measure.advanceWidth + 2 * Theme.spaceM)
    height: words.implicitHeight + Theme.spaceS
    radius: Theme.radiusM
    color: Theme.lacquer
    border.width: Theme.line
    border.color: Qt.alpha(root.tone, 0.55)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    onVisibleChanged: if (root.visible && root.turning > 0) appearing.restart()

    SequentialAnimation {
        id: appearing

        PropertyAction { target: root; property: "opacity"; value: 0 }
        PauseAnimation { duration: root.turning }
        NumberAnimation { target: root; property: "opacity"; to: 1; duration: Theme.durationFade }
    }

    TextMetrics {
        id: measure

        font: words.font
        text: root.text
    }

    MvLabel {
        id: words

        anchors.centerIn: parent
        width: root.width - Theme.spaceM
        horizontalAlignment: Text.AlignHCenter
        wrapMode: root.oneLine ? Text.NoWrap : Text.Wrap
        fontSizeMode: root.oneLine ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Math.min(root.textSize, Math.round(0.85 * Theme.textSmall))
        elide: root.oneLine ? Text.ElideRight : Text.ElideNone
        text: root.text
        color: root.tone
        font.pixelSize: root.textSize
        font.weight: Font.Medium
        Accessible.ignored: true
    }
}

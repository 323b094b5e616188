// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A small dark label on the cloth that names something.
Rectangle {
    id: root

    /// The text; hidden if empty.
    property string text
    /// The colour of the text and, fainter, of the edge.
    property color tone: Theme.text
    /// The maximum width; longer text wraps to a second line.
    property real maximumWidth: Theme.px(320)
    property int textSize: Theme.textSmall
    /// Whether longer text is set smaller instead of wrapped.
    property bool oneLine: false
    /// The delay in ms before it appears, while the labelled card is still being turned over.
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

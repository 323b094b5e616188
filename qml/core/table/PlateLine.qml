// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A line of the table's plate (PlateLines): a label and its value, engraved. Both are set smaller if the plate is
/// narrow, and text without a value wraps: nothing is elided.
Item {
    id: root

    required property string caption
    property string value
    /// Whether its text may be much longer than the other lines: it chooses its own size.
    property bool alone: false

    readonly property real needed: captionSize.advanceWidth + (root.value.length > 0 ? valueSize.advanceWidth + Theme.spaceS : Theme.line)
    /// The largest size that fits on one line.
    readonly property int fitting: root.width <= 0 || root.value.length === 0 || root.needed <= root.width ? Theme.textSmall
        : Math.max(1, Math.floor(Theme.textSmall * root.width / root.needed))
    readonly property int size: Math.min(root.fitting, (root.parent as PlateLines)?.size ?? Theme.textSmall)

    Layout.fillWidth: true
    implicitWidth: root.needed
    implicitHeight: words.implicitHeight

    TextMetrics {
        id: captionSize

        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        text: root.caption
    }

    TextMetrics {
        id: valueSize

        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        font.weight: Font.Bold
        text: root.value
    }

    SmallText {
        id: words

        width: root.width
        text: root.caption
        wrapMode: root.value.length > 0 ? Text.NoWrap : Text.Wrap
        font.pixelSize: root.size
        color: Theme.textOnBrass
        Accessible.ignored: true
    }

    SmallText {
        anchors.right: parent.right
        anchors.baseline: words.baseline
        visible: root.value.length > 0
        text: root.value
        font.pixelSize: root.size
        color: Theme.textOnBrass
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// PT and EN side by side, the current language on brass.
Row {
    id: root

    /// `pt` or `en`.
    required property string language
    required property bool highlighted
    required property real sideHeight

    Repeater {
        model: ["pt", "en"]

        Rectangle {
            id: side

            required property string modelData
            readonly property bool current: side.modelData === root.language

            width: Theme.px(32 * Theme.textScale)
            height: root.sideHeight
            radius: Theme.radiusS
            color: side.current ? Theme.brass : "transparent"

            MvLabel {
                anchors.centerIn: parent
                text: side.modelData.toUpperCase()
                color: side.current ? Theme.textOnBrass : root.highlighted ? Theme.text : Theme.textSecondary
                font.pixelSize: Theme.textSmall
                font.weight: Font.Medium
                Accessible.ignored: true
            }
        }
    }
}

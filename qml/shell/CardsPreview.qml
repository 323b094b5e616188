// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Four cards in the style that the settings choose.
Row {
    id: root

    required property AppSettings settings

    spacing: Theme.spaceS
    Accessible.ignored: true

    Repeater {
        model: ["As", "Kh", "Qd", "Jc"]

        Image {
            required property string modelData

            source: "image://cards/%1?letters=%2&four=%3".arg(modelData).arg(root.settings.cardLetters).arg(root.settings.fourColourSuits ? 1 : 0)
            sourceSize.width: Theme.px(72)
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Cards to be judged, side by side: on the cloth they overlap or are face down.
Row {
    id: root

    required property CroupierDesk desk

    property int cardWidth: Theme.px(44)
    readonly property int count: root.desk ? root.desk.shownCards.length : 0

    spacing: Theme.spaceXs

    Repeater {
        model: root.desk ? Array.from(root.desk.shownCards) : []

        Image {
            required property string modelData

            width: root.cardWidth
            height: Math.round(width * 88 / 63)
            source: "image://cards/" + modelData
            sourceSize.width: width
            sourceSize.height: height
            smooth: true
            Accessible.ignored: true
        }
    }
}

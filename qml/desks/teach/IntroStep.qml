// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A step of an introduction: its number or sign, and what to do.
Item {
    id: root

    required property string mark
    required property string words
    property int pixelSize: Theme.textBody

    Layout.fillWidth: true
    implicitHeight: Math.max(badge.height, body.implicitHeight)

    Badge {
        id: badge

        text: root.mark
    }

    BodyText {
        id: body

        x: Theme.px(44)
        width: root.width - x
        text: root.words
        font.pixelSize: root.pixelSize
    }
}

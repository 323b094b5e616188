// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The sunken background of input fields and combo boxes.
Rectangle {
    id: root

    required property bool available
    required property bool hovered
    required property bool focused
    /// Whether the content is invalid.
    property bool faulty: false

    implicitWidth: Theme.px(120)
    implicitHeight: Theme.controlHeight
    radius: Theme.radiusM
    color: root.available ? Theme.lacquerSunken : Theme.lacquer
    border.width: Theme.line
    border.color: root.faulty ? Theme.loss : root.available && root.hovered ? Theme.brass : root.available ? Theme.hairlineStrong : Theme.hairline

    FocusRing {
        visible: root.focused
        targetRadius: root.radius
    }
}

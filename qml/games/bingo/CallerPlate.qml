// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The caller's brass plate: the figures from which prizes are computed, not the prizes.
Rectangle {
    id: root

    required property BingoCroupierDesk desk

    implicitHeight: lines.height + 2 * Theme.spaceS
    height: implicitHeight
    radius: Theme.radiusM
    border.width: Theme.line
    border.color: Theme.brassLight
    Accessible.role: Accessible.StaticText
    Accessible.name: Array.from(root.desk.facts).join(". ")

    gradient: Gradient {
        GradientStop { position: 0; color: Theme.plateTop }
        GradientStop { position: 1; color: Theme.plateBottom }
    }

    Column {
        id: lines

        x: Theme.spaceM
        y: Theme.spaceS
        width: root.width - 2 * x

        Repeater {
            model: root.desk.facts

            MvLabel {
                required property string modelData

                width: lines.width
                text: modelData
                color: Theme.textOnBrass
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}

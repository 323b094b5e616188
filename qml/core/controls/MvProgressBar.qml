// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A progress bar, from 0 to 1.
T.ProgressBar {
    id: root

    /// Its accessible name.
    required property string label

    implicitWidth: Theme.px(220)
    implicitHeight: Theme.spaceS
    Accessible.name: root.label

    background: Rectangle {
        radius: height / 2
        color: Theme.lacquerSunken
        border.width: Theme.line
        border.color: Theme.hairline
    }

    contentItem: Item {
        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: height / 2
            color: Theme.brass
        }
    }
}

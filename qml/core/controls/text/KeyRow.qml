// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

/// A key or key combination, and what it does.
RowLayout {
    id: root

    /// For example "Ctrl+L".
    required property string keys
    required property string text

    spacing: Theme.spaceL
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("%1: %2").arg(root.keys).arg(root.text)

    Row {
        Layout.leftMargin: Theme.spaceM
        Layout.preferredWidth: Theme.px(150)
        spacing: Theme.spaceXs

        Repeater {
            model: root.keys.split("+")

            KeyCap {
                required property string modelData

                text: modelData
                lettering: Theme.text
            }
        }
    }

    MvLabel {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: root.text
        Accessible.ignored: true
    }
}

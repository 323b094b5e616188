// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.Controls
import MesaViva.Lobby

/// The smallest and the largest stake of each chance.
FoldOut {
    id: root

    /// A line for each chance.
    required property list<string> limits

    heading: qsTr("All limits")
    summary: qsTr("Each chance has its own")

    MvGridLayout {
        Layout.fillWidth: true
        columns: root.width > Theme.px(430 * Theme.textScale) ? 2 : 1
        columnSpacing: Theme.spaceL
        rowSpacing: Theme.spaceXs

        Repeater {
            model: root.limits

            SmallText {
                required property string modelData

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: modelData
                wrapMode: Text.Wrap
            }
        }
    }
}

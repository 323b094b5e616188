// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What may be staked on each chance (O10-O12, R34, M9), and what the house has chosen.
MvDialog {
    id: root

    required property RouletteTableModel table

    title: qsTr("Limits of the table")
    subtitle: root.table.rulesName
    preferredWidth: Theme.px(660)

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.spaceXl
        rowSpacing: Theme.spaceS

        Repeater {
            model: root.table.limits

            MvLabel {
                required property string modelData

                Layout.fillWidth: true
                Layout.preferredWidth: Theme.px(200)
                text: modelData
                wrapMode: Text.Wrap
            }
        }
    }

    MvSeparator {
        Layout.fillWidth: true
    }

    Repeater {
        model: root.table.houseRules

        SmallText {
            required property string modelData

            Layout.fillWidth: true
            text: modelData
            wrapMode: Text.Wrap
        }
    }

    actions: [
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}

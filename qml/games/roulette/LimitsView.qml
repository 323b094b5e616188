// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The limits and payouts of each chance (O10-O13b, R27, R34, M7, M9), and the table's choices.
MvDialog {
    id: root

    required property RouletteTableModel table

    title: qsTr("Limits of the table")
    subtitle: root.table.rulesName
    preferredWidth: Theme.px(660)
    besidePage: true

    MvGridLayout {
        Layout.fillWidth: true
        columns: 3
        columnSpacing: Theme.spaceXl
        rowSpacing: Theme.spaceXs

        SmallText {
            text: qsTr("Chance")
        }

        SmallText {
            text: qsTr("Pays")
        }

        SmallText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            text: qsTr("From – to")
        }

        Repeater {
            model: root.table.limitCells

            MvLabel {
                required property string modelData
                required property int index

                Layout.fillWidth: index % 3 !== 1
                Layout.minimumWidth: index % 3 === 0 ? Theme.px(180) : 0
                horizontalAlignment: index % 3 === 2 ? Text.AlignRight : Text.AlignLeft
                text: modelData
                wrapMode: Text.Wrap
                color: index % 3 === 1 ? Theme.brassLight : Theme.text
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

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A row of chips, one of which is chosen.
Row {
    id: root

    /// What is chosen; its accessible name.
    required property string label
    /// In cents, and as the language writes them.
    required property list<double> amounts
    required property list<string> texts
    required property double amount

    /// Another amount was chosen.
    signal chosen(amount: double)

    Layout.fillWidth: true
    spacing: Theme.spaceXs
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    Repeater {
        model: root.amounts

        ChipChoice {
            id: chip

            required property int index
            required property double modelData

            amount: chip.modelData
            text: chip.index < root.texts.length ? root.texts[chip.index] : ""
            checked: root.amount === chip.modelData
            onClicked: root.chosen(chip.modelData)
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A row of chips to choose an amount from.
Row {
    id: root

    /// The accessible name of the choice.
    required property string label
    /// In cents, and as text in the current language.
    required property list<double> amounts
    required property list<string> texts
    required property double amount

    /// Emitted when the user has chosen another amount.
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

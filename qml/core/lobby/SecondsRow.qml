// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// The length of one of the table's periods.
RuleRow {
    id: root

    required property int seconds
    property int from: 5
    property int to: 120
    property int stepSize: 5
    property string disabledReason

    /// Emitted when the user has chosen another length.
    signal chosen(int seconds)

    MvSpinBox {
        Layout.preferredWidth: Theme.px(150)
        label: root.label
        from: root.from
        to: root.to
        stepSize: root.stepSize
        unit: MvSpinBox.Seconds
        value: root.seconds
        disabledReason: root.disabledReason
        onValueModified: root.chosen(value)
    }
}

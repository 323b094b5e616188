// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The unit in which amounts are shown and spoken. It changes no amount.
MvColumnLayout {
    id: root

    required property AppSettings settings

    spacing: Theme.spaceM

    SettingRow {
        label: qsTr("Amounts are in")

        MvComboBox {
            Layout.preferredWidth: Theme.px(240)
            label: qsTr("Amounts are in")
            model: [qsTr("Points"), qsTr("Euros, as in the law")]
            readonly property list<string> units: ["points", "euros"]
            choice: Array.from(units).indexOf(root.settings.amountUnit)
            onActivated: index => root.settings.amountUnit = units[index]
        }
    }

    MvSwitch {
        Layout.fillWidth: true
        text: qsTr("Macau in patacas")
        detail: qsTr("At Macau's tables and on their sheets; the numbers stay the same.")
        checked: root.settings.patacasInMacau
        onToggled: root.settings.patacasInMacau = checked
    }
}

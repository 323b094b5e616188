// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The table's plate in the bar: game, limits and rule set.
RowLayout {
    id: root

    required property PokerTableModel table

    spacing: Theme.spaceM
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, ante from %2 to %3, %4").arg(name.text).arg(root.table.money(root.table.minimum)).arg(root.table.money(root.table.maximum)).arg(root.table.rulesName)

    MvLabel {
        id: name

        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth + 1
        text: root.table.scenario && root.table.scenarioTitle.length > 0 ? root.table.scenarioTitle : root.table.title
        font.family: Theme.printFamily
        font.pixelSize: Theme.textLarge
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    SmallText {
        text: qsTr("%1 – %2").arg(root.table.money(root.table.minimum)).arg(root.table.money(root.table.maximum))
        color: Theme.brassLight
        Accessible.ignored: true
    }

    SmallText {
        Layout.fillWidth: true
        Layout.minimumWidth: 0
        Layout.maximumWidth: implicitWidth + 1
        text: root.table.rulesName
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}

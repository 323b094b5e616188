// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The table's plate in the bar: game, limits and rule set.
RowLayout {
    id: root

    /// The open table; null: nothing is shown.
    required property PokerTableModel table

    readonly property string name: !root.table ? "" : root.table.scenario && root.table.scenarioTitle.length > 0 ? root.table.scenarioTitle : root.table.title
    readonly property string limits: root.table ? qsTr("%1 – %2").arg(root.table.money(root.table.minimum)).arg(root.table.money(root.table.maximum)) : ""
    readonly property string rulesName: root.table ? root.table.rulesName : ""

    spacing: Theme.spaceM
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, ante %2, %3").arg(root.name).arg(root.limits).arg(root.rulesName)

    MvLabel {
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth + 1
        text: root.name
        font.family: Theme.printFamily
        font.pixelSize: Theme.textLarge
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    SmallText {
        text: root.limits
        color: Theme.brassLight
        Accessible.ignored: true
    }

    SmallText {
        Layout.fillWidth: true
        Layout.minimumWidth: 0
        Layout.maximumWidth: implicitWidth + 1
        visible: root.width > Theme.px(420)
        text: root.rulesName
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The table's timer, shown above whatever covers the table.
Rectangle {
    id: root

    /// Null: there is no table.
    required property TableModel table
    /// Whether something covers the table.
    required property bool covered

    parent: T.Overlay.overlay
    anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
    y: Theme.px(2)
    z: 1
    width: Theme.px(250)
    height: Theme.topBarHeight - Theme.px(4)
    radius: Theme.radiusM
    visible: root.covered && root.table !== null && root.table.hasPeriod && !root.table.scenario && root.table.replay === null
    color: Theme.lacquer
    border.width: Theme.line
    border.color: clock.warning ? Theme.warning : Theme.hairlineStrong

    TimerView {
        id: clock

        anchors.fill: parent
        anchors.margins: Theme.px(3)
        sideways: true
        table: root.table
    }
}

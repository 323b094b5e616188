// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Chooses the shortest sensible periods for a table, or the usual ones.
MvSwitch {
    id: root

    required property LobbyModel lobby

    Layout.fillWidth: true
    text: qsTr("Quick table")
    checked: root.lobby.quick
    onToggled: root.lobby.quick = checked
}

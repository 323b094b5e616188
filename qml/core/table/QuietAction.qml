// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// One of the small buttons for chips: its picture alone where there is little room, then its key, then its words.
MvButton {
    id: root

    /// What it says where there is room.
    property string words
    /// What it does; with the key where that is not printed on it.
    required property string tip
    /// How much room there is: 0 little, 1 for the key, 2 for the words too.
    required property int room
    /// Its key is printed on it.
    property bool keyed: root.room > 0

    kind: MvButton.Quiet
    toolTip: root.keyed ? root.tip : qsTr("%1 (%2)").arg(root.tip).arg(root.shortcut)
    leftPadding: root.room > 0 ? Theme.spaceM : Theme.spaceS
    text: root.room > 1 || root.iconName.length === 0 ? root.words : ""
    keyHint: root.keyed ? root.shortcut : ""
    Accessible.name: root.words
    Accessible.description: root.disabledReason.length > 0 ? root.disabledReason : root.tip
}

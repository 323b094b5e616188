// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A small button for chips: only its icon if there is little room, then its key, then its label.
MvButton {
    id: root

    /// The label, shown if there is room.
    property string words
    /// The tool tip; includes the key if that is not printed on the button.
    required property string tip
    /// How much room there is: 0 little, 1 for the key, 2 for the label too.
    required property int room
    /// Whether its key is printed on it.
    property bool keyed: root.room > 0

    kind: MvButton.Quiet
    toolTip: root.keyed ? root.tip : qsTr("%1 (%2)").arg(root.tip).arg(root.shortcut)
    leftPadding: root.room > 0 ? Theme.spaceM : Theme.spaceS
    text: root.room > 1 || root.iconName.length === 0 ? root.words : ""
    keyHint: root.keyed ? root.shortcut : ""
    Accessible.name: root.words
    Accessible.description: root.disabledReason.length > 0 ? root.disabledReason : root.tip
}

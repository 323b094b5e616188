// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A favourite: its stakes can be placed with one press, or deleted.
RowLayout {
    id: root

    required property int index
    required property string name
    required property string text
    /// How often it was staked, with what result; empty: unknown.
    required property string use

    required property RouletteTableModel table
    /// Whether placing it would be accepted now, and if not, why.
    required property actionState preview

    /// It has been placed.
    signal placed

    spacing: Theme.spaceM
    Accessible.role: Accessible.ListItem
    Accessible.name: root.use.length > 0 ? qsTr("%1: %2. %3").arg(root.name).arg(root.text).arg(root.use) : qsTr("%1: %2").arg(root.name).arg(root.text)

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        MvLabel {
            Layout.fillWidth: true
            text: root.name
            elide: Text.ElideRight
            font.weight: Font.Medium
            Accessible.ignored: true
        }

        SmallText {
            Layout.fillWidth: true
            text: root.use.length > 0 ? qsTr("%1 · %2").arg(root.text).arg(root.use) : root.text
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    MvButton {
        text: qsTr("Put down")
        toolTip: qsTr("Put down: %1").arg(root.name)
        disabledReason: root.preview.enabled ? "" : root.preview.rule.length > 0 ? qsTr("%1 (%2)").arg(root.preview.reason).arg(root.preview.rule) : root.preview.reason
        onClicked: {
            root.table.placeFavourite(root.index);
            root.placed();
        }
    }

    MvIconButton {
        iconName: "trash"
        toolTip: qsTr("Delete: %1").arg(root.name)
        onClicked: root.table.removeFavourite(root.index)
    }
}

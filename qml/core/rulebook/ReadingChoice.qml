// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// One of two readings of a rule, and whether this table plays it.
RowLayout {
    id: root

    required property string text
    required property bool played
    /// Its label, such as "The other reading".
    required property string label

    spacing: Theme.spaceS

    MvIcon {
        Layout.alignment: Qt.AlignTop
        iconName: root.played ? "check" : ""
        size: Theme.iconSizeSmall
        color: Theme.win
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceXs

        SmallText {
            Layout.fillWidth: true
            text: root.played ? qsTr("%1 · played at this table").arg(root.label) : qsTr("%1 · not played at this table").arg(root.label)
            color: root.played ? Theme.win : Theme.textSecondary
            wrapMode: Text.Wrap
        }

        BodyText {
            Layout.fillWidth: true
            text: root.text
            secondary: !root.played
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A group that expands below its heading.
ColumnLayout {
    id: root

    required property string heading
    /// The content in a few words, shown while collapsed.
    property string summary
    property bool unfolded: false
    default property alias content: column.data

    Layout.fillWidth: true
    spacing: Theme.spaceS

    MvPressable {
        id: header

        Layout.fillWidth: true
        implicitHeight: Theme.controlHeight
        rightPadding: Theme.spaceS
        text: root.heading
        Accessible.role: Accessible.Button
        Accessible.description: root.unfolded ? qsTr("Expanded") : qsTr("Collapsed. %1").arg(root.summary)
        onClicked: root.unfolded = !root.unfolded

        contentItem: RowLayout {
            spacing: Theme.spaceS

            MvIcon {
                Layout.preferredWidth: size
                iconName: root.unfolded ? "chevron-down" : "chevron-right"
                size: Theme.iconSizeSmall
                color: Theme.brassLight
            }

            HeadingText {
                text: root.heading
                Accessible.ignored: true
            }

            SmallText {
                Layout.fillWidth: true
                text: root.unfolded ? "" : root.summary
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }

        background: Rectangle {
            radius: Theme.radiusM
            color: header.pressed ? Theme.lacquerPressed : header.hovered ? Theme.lacquerHover : "transparent"

            FocusRing {
                visible: header.visualFocus
            }
        }
    }

    MvColumnLayout {
        id: column

        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceXl + Theme.spaceXs
        visible: root.unfolded
        spacing: Theme.spaceM
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/// One command of a menu.
T.MenuItem {
    id: root

    /// The name of an icon in `icons`, or empty.
    property string iconName
    /// The key that does the same, in words.
    property string keyHint

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: visible ? Theme.controlHeight : 0
    horizontalPadding: Theme.spaceM
    hoverEnabled: true
    Accessible.name: root.text

    contentItem: RowLayout {
        spacing: Theme.spaceM

        MvIcon {
            iconName: root.checkable ? (root.checked ? "check" : "") : root.iconName
            size: Theme.iconSizeSmall
            color: !root.enabled ? Theme.textDisabled : root.highlighted ? Theme.brassLight : Theme.textSecondary
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.text
            color: root.enabled ? Theme.text : Theme.textDisabled
            Accessible.ignored: true
        }

        KeyCap {
            visible: root.keyHint.length > 0
            text: root.keyHint
        }
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.highlighted ? Theme.lacquerHover : "transparent"
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// Switches between Portuguese and English.
MvPressable {
    id: root

    /// `pt` or `en`.
    required property string language

    text: root.language === "pt" ? "English" : "Português"
    toolTip: root.language === "pt" ? qsTr("Change the language to English (Ctrl+L)") : qsTr("Change the language to Portuguese (Ctrl+L)")
    shortcut: "Ctrl+L"
    horizontalPadding: Theme.spaceXs
    implicitHeight: Theme.controlHeightSmall
    Accessible.name: root.toolTip

    contentItem: LanguageSides {
        language: root.language
        highlighted: root.hovered
        sideHeight: root.availableHeight
    }

    topPadding: Theme.spaceXs
    bottomPadding: Theme.spaceXs

    background: Rectangle {
        radius: Theme.radiusM
        color: root.held ? Theme.lacquerPressed : Theme.lacquerSunken
        border.width: Theme.line
        border.color: root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusM
        }
    }
}

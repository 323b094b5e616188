// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Shown at once while a command of this player is on its way to the record. With a fast disk it is hardly visible; it
/// can be read on request but is not announced.
Row {
    id: root

    required property TableModel table

    /// The text; empty: only an icon.
    property string words

    visible: root.table.sending
    opacity: 0
    spacing: Theme.spaceS
    Accessible.role: Accessible.StaticText
    Accessible.name: root.words
    Accessible.ignored: root.words.length === 0
    onVisibleChanged: if (root.visible) appearing.restart()

    NumberAnimation {
        id: appearing

        target: root
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.durationFade
    }

    MvIcon {
        anchors.verticalCenter: parent.verticalCenter
        iconName: "clock"
        size: Theme.iconSizeSmall
        color: Theme.textSecondary
    }

    MvLabel {
        visible: root.words.length > 0
        text: root.words
        secondary: true
        Accessible.ignored: true
    }
}

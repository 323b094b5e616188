// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Contents of the row of an earlier test: candidate, time and table, result.
Item {
    id: root

    required property takenTestLine info

    Accessible.ignored: true

    Column {
        x: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - outcome.width - 3 * Theme.spaceM

        MvLabel {
            width: parent.width
            text: root.info.title
            font.weight: Font.Medium
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            text: root.info.detail
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    MvLabel {
        id: outcome

        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        text: root.info.result
        color: root.info.passed ? Theme.win : Theme.warning
        Accessible.ignored: true
    }
}

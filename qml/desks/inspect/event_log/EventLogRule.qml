// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A clickable rule id in a dense list.
Text {
    id: root

    required property string rule

    signal clicked

    text: root.rule
    textFormat: Text.PlainText
    color: area.containsMouse ? Theme.brassLight : Theme.brass
    font.family: Theme.textFamily
    font.pixelSize: Theme.textSmall
    font.underline: area.containsMouse
    Accessible.role: Accessible.Link
    Accessible.name: qsTr("Rule %1: open the rulebook").arg(root.rule)
    Accessible.onPressAction: root.clicked()

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: root.clicked()
    }
}

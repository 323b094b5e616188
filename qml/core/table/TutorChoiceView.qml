// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A choice at a learning table and its value; the better one is marked by a word.
Rectangle {
    id: root

    required property tutorChoice choice

    implicitHeight: words.height + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: Theme.lacquerRaised
    border.width: Theme.line
    border.color: root.choice.better ? Theme.brassLight : Theme.hairline
    Accessible.role: Accessible.StaticText
    Accessible.name: root.choice.better ? qsTr("%1: %2, the better choice. %3").arg(root.choice.name).arg(root.choice.worth).arg(root.choice.detail) : qsTr("%1: %2. %3").arg(root.choice.name).arg(root.choice.worth).arg(root.choice.detail)

    Column {
        id: words

        x: Theme.spaceM
        y: Theme.spaceS
        width: parent.width - 2 * Theme.spaceM
        spacing: Theme.px(2)

        Item {
            width: parent.width
            height: Math.max(name.height, worth.height)

            MvLabel {
                id: name

                width: worth.x - Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                text: root.choice.name
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                font.weight: Font.Medium
                Accessible.ignored: true
            }

            SumText {
                id: worth

                x: parent.width - width
                anchors.verticalCenter: parent.verticalCenter
                text: root.choice.worth
                color: root.choice.cents > 0 ? Theme.win : root.choice.cents < 0 ? Theme.loss : Theme.text
                Accessible.ignored: true
            }
        }

        SmallText {
            width: parent.width
            visible: root.choice.better
            text: qsTr("✓ the better choice")
            color: Theme.brassLight
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            text: root.choice.detail
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}

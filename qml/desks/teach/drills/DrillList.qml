// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Available drills by game.
FocusScope {
    id: root

    required property DrillDesk desk

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Drills")

    TitleText {
        id: title

        width: parent.width
        text: qsTr("Drills at the table")
        color: Theme.brassLight
    }

    BodyText {
        id: about

        y: title.height + Theme.spaceXs
        width: Math.min(parent.width, Theme.px(600))
        text: qsTr("Tasks on the same cloth, by the regulation's own limits and pay tables. What went wrong comes again.")
        secondary: true
    }

    MvScrollColumn {
        id: column

        y: about.y + about.height + Theme.spaceM
        width: parent.width
        height: parent.height - y
        focus: true
        spacing: Theme.spaceS

        // Two columns, positioned by hand: nested layouts in Qt 6.4 lose rows that become visible late.
        Item {
            id: grid

            readonly property int columns: width < Theme.px(480) * Theme.textScale ? 1 : 2
            readonly property real share: (width + Theme.spaceS) / columns
            readonly property int rowHeight: Theme.px(84 * Theme.textScale)

            Layout.fillWidth: true
            implicitHeight: Math.ceil(cards.count / grid.columns) * (grid.rowHeight + Theme.spaceS)

            Repeater {
                id: cards

                // A number, so that the focused card stays when its text changes.
                model: root.desk.drills.length

                DrillCard {
                    id: card

                    required property int index

                    x: (card.index % grid.columns) * grid.share
                    y: Math.floor(card.index / grid.columns) * (grid.rowHeight + Theme.spaceS)
                    width: grid.share - Theme.spaceS
                    height: grid.rowHeight
                    info: root.desk.drills[card.index]
                    checked: root.desk.chosen === card.index
                    onClicked: root.desk.choose(card.index)
                }
            }
        }
    }
}

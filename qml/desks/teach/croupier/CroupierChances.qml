// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls
import MesaViva.Lobby

/// One of a pair of even chances, or none: three options with their keys.
Item {
    id: root

    /// Accessible name.
    required property string label
    required property list<string> words
    required property list<string> keys
    /// Index of the option; -1: none yet.
    required property int choice

    /// The user selected an option.
    signal chosen(int choice)

    readonly property real row: Math.floor((root.height - 2 * Theme.spaceXs) / 3)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    Repeater {
        model: root.words

        WordChoice {
            id: word

            required property int index
            required property string modelData

            y: word.index * (root.row + Theme.spaceXs)
            width: root.width
            height: root.row
            rightPadding: Theme.px(34)
            text: word.modelData
            checked: root.choice === word.index
            onClicked: root.chosen(word.index)

            KeyCap {
                anchors.right: parent.right
                anchors.rightMargin: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                text: root.keys[word.index]
                color: Theme.lacquer
            }
        }
    }
}

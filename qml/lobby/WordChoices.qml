// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A row of words, one of which is chosen. Not laid out: nested layouts on Qt 6.4 lose rows that come into sight late.
Item {
    id: root

    /// What is chosen; its accessible name.
    required property string label
    required property list<string> words
    /// Which of the words.
    required property int choice

    /// How wide each is against the others; empty: all alike.
    property list<real> weights

    /// Another word was chosen.
    signal chosen(int choice)

    readonly property real share: (root.width + Theme.spaceS) / Math.max(1, root.upTo(root.words.length))

    /// How much the first so many weigh.
    function upTo(count: int): real {
        return root.weights.length < count ? count : Array.from(root.weights).slice(0, count).reduce((sum, weight) => sum + weight, 0);
    }

    Layout.fillWidth: true
    implicitWidth: Theme.px(240)
    implicitHeight: Theme.controlHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    Repeater {
        model: root.words

        WordChoice {
            id: word

            required property int index
            required property string modelData

            x: root.upTo(word.index) * root.share
            width: (root.upTo(word.index + 1) - root.upTo(word.index)) * root.share - Theme.spaceS
            text: word.modelData
            checked: root.choice === word.index
            onClicked: root.chosen(word.index)
        }
    }
}

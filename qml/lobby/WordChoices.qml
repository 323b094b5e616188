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

    /// Another word was chosen.
    signal chosen(int choice)

    /// As wide as one another where all words fit; else by what each of them needs.
    readonly property list<real> widths: root.shared(root.width)

    /// How many words have their items: what they need is not known before.
    property int made: 0

    function leftOf(index: int): real {
        let x = 0;
        for (let i = 0; i < index; ++i)
            x += root.widths[i] + Theme.spaceS;
        return x;
    }

    function shared(width: real): list<real> {
        const needs = [];
        for (let i = 0; i < root.made; ++i) // the count is there before its items are
            needs.push((choices.itemAt(i) as WordChoice)?.natural ?? 0);
        const free = width - (needs.length - 1) * Theme.spaceS;
        const equal = free / Math.max(1, needs.length);
        const sum = needs.reduce((all, need) => all + need, 0);
        if (needs.every(need => need <= equal))
            return needs.map(() => equal);
        return needs.map(need => sum <= free ? need + (free - sum) / needs.length : need * free / sum);
    }

    /// Chooses the word beside the one that has the keyboard; false: there is none.
    function step(by: int): bool {
        for (let i = 0; i < choices.count; ++i) {
            const beside = choices.itemAt(i + by) as WordChoice;
            if (choices.itemAt(i).activeFocus && beside !== null) {
                beside.forceActiveFocus(Qt.TabFocusReason);
                root.chosen(i + by);
                return true;
            }
        }
        return false;
    }

    Layout.fillWidth: true
    implicitWidth: Theme.px(240)
    implicitHeight: Theme.controlHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label
    Keys.onLeftPressed: event => event.accepted = root.step(-1)
    Keys.onRightPressed: event => event.accepted = root.step(1)

    Repeater {
        id: choices

        model: root.words
        onItemAdded: ++root.made
        onItemRemoved: --root.made

        WordChoice {
            id: word

            required property int index
            required property string modelData

            x: root.leftOf(word.index)
            width: root.widths[word.index] ?? 0
            text: word.modelData
            checked: root.choice === word.index
            onClicked: root.chosen(word.index)
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A row of words to choose from. Uses anchors: nested layouts on Qt 6.4 lose rows that become visible late.
Item {
    id: root

    /// The accessible name of the choice.
    required property string label
    required property list<string> words
    /// The index of the chosen word.
    required property int choice

    /// Whether words that do not fit in one row wrap to a second one; otherwise they are elided.
    property bool folds: false

    /// Emitted when the user has chosen another word.
    signal chosen(int choice)

    /// Equal widths if all words fit; otherwise each word's own width.
    readonly property list<real> widths: root.twoRows ? root.shared(0, root.firstRow).concat(root.shared(root.firstRow, root.made)) : root.shared(0, root.made)
    readonly property bool twoRows: root.folds && root.made > 2 && root.needOf(0, root.made) > root.width
    /// The number of words in the first of two rows.
    readonly property int firstRow: Math.ceil(root.made / 2)

    /// The number of items created: their widths are unknown before.
    property int made: 0

    function leftOf(index: int): real {
        let x = 0;
        for (let i = root.twoRows && index >= root.firstRow ? root.firstRow : 0; i < index; ++i)
            x += root.widths[i] + Theme.spaceS;
        return x;
    }

    /// The width that each of these words needs.
    function needs(from: int, to: int): list<real> {
        const needs = [];
        for (let i = from; i < to; ++i) // the count changes before its items exist
            needs.push((choices.itemAt(i) as WordChoice)?.natural ?? 0);
        return needs;
    }

    /// The width that these words need in one row.
    function needOf(from: int, to: int): real {
        return root.needs(from, to).reduce((all, need) => all + need, (to - from - 1) * Theme.spaceS);
    }

    function shared(from: int, to: int): list<real> {
        const needs = root.needs(from, to);
        const free = root.width - (needs.length - 1) * Theme.spaceS;
        const equal = free / Math.max(1, needs.length);
        const sum = needs.reduce((all, need) => all + need, 0);
        if (needs.every(need => need <= equal))
            return needs.map(() => equal);
        return needs.map(need => sum <= free ? need + (free - sum) / needs.length : need * free / sum);
    }

    /// Chooses a word next to the focused one; returns false if there is none.
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
    implicitHeight: Theme.controlHeight * (root.twoRows ? 2 : 1) + (root.twoRows ? Theme.spaceXs : 0)
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
            y: root.twoRows && word.index >= root.firstRow ? Theme.controlHeight + Theme.spaceXs : 0
            width: root.widths[word.index] ?? 0
            text: word.modelData
            checked: root.choice === word.index
            onClicked: root.chosen(word.index)
        }
    }
}

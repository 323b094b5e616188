// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A pad of cards, numbers or balls: click, or arrows and Enter.
FocusScope {
    id: root

    /// Accessible name.
    required property string label
    /// List of ChanceValue.
    required property var values
    /// Number of columns.
    required property int columns
    /// Number of keys in a row of their own before the others, such as the zeros.
    property int lead: 0
    /// Number of keys that belong together, such as a suit: each group begins a row; 0: they follow one another.
    property int group: 0
    /// Height of a key.
    property int keyHeight: Theme.px(40)
    /// Shows a caption below each key.
    property bool captions: false

    /// Spoken addition for a placed value, and for the value at the current place.
    property string laidWords: qsTr("already placed")
    property string currentWords: qsTr("is here")

    readonly property int count: root.values.length
    readonly property real share: (root.width + Theme.spaceXs) / root.columns
    property int at: 0
    /// Stands in for a removed value until its key is destroyed.
    property chanceValue noValue

    /// A key was chosen; the place of a key was.
    signal chosen(string value)
    signal pointed(int place)

    readonly property int groupRows: root.group > 0 ? Math.ceil(root.group / root.columns) : 0
    readonly property int rows: root.group > 0 ? Math.ceil(root.count / root.group) * root.groupRows : Math.ceil((root.count - root.lead) / root.columns) + (root.lead > 0 ? 1 : 0)

    /// The cell of a key, counted row by row.
    function cellOf(place: int): int {
        if (root.group > 0)
            return Math.floor(place / root.group) * root.groupRows * root.columns + place % root.group;
        return place < root.lead ? place : place - root.lead + (root.lead > 0 ? root.columns : 0);
    }

    function go(by: int): void {
        root.at = Math.max(0, Math.min(root.count - 1, root.at + by));
    }

    /// Goes to the key below (1) or above (-1), or to the last one of that row.
    function goRow(by: int): void {
        if (root.group === 0) {
            root.go(by * root.columns);
            return;
        }
        const cell = root.cellOf(root.at) + by * root.columns;
        if (cell < 0 || cell >= root.rows * root.columns)
            return;
        let to = 0;
        for (let place = 0; place < root.count && root.cellOf(place) <= cell; ++place)
            to = place;
        root.at = to;
    }

    function take(place: int): void {
        if (place >= root.values.length)
            return;
        root.at = place;
        root.pointed(place);
        root.chosen(root.values[place].value);
    }

    onCountChanged: if (root.at >= root.count) root.at = Math.max(0, root.count - 1)
    implicitHeight: root.rows * (root.keyHeight + Theme.spaceXs)
    activeFocusOnTab: root.count > 0 || root.activeFocus
    Accessible.role: Accessible.Grouping
    Accessible.name: root.values[root.at] ? root.label + ": " + root.values[root.at].name : root.label
    Keys.onLeftPressed: root.go(-1)
    Keys.onRightPressed: root.go(1)
    Keys.onUpPressed: root.goRow(-1)
    Keys.onDownPressed: root.goRow(1)
    Keys.onReturnPressed: if (root.at < root.count) root.take(root.at)
    Keys.onEnterPressed: if (root.at < root.count) root.take(root.at)
    Keys.onSpacePressed: if (root.at < root.count) root.take(root.at)

    Repeater {
        model: root.count

        ChanceKey {
            id: key

            required property int index

            readonly property int cell: root.cellOf(key.index)

            x: (key.cell % root.columns) * root.share
            y: Math.floor(key.cell / root.columns) * (root.keyHeight + Theme.spaceXs)
            width: root.share - Theme.spaceXs
            height: root.keyHeight
            info: key.index < root.count ? root.values[key.index] : root.noValue
            caption: root.captions ? key.info.value : ""
            laidWords: root.laidWords
            currentWords: root.currentWords
            pointed: root.activeFocus && root.at === key.index
            onClicked: {
                root.forceActiveFocus(Qt.MouseFocusReason);
                root.take(key.index);
            }
        }
    }
}

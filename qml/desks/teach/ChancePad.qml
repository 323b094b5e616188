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

    function go(by: int): void {
        root.at = Math.max(0, Math.min(root.count - 1, root.at + by));
    }

    function take(place: int): void {
        if (place >= root.values.length)
            return;
        root.at = place;
        root.pointed(place);
        root.chosen(root.values[place].value);
    }

    onCountChanged: if (root.at >= root.count) root.at = Math.max(0, root.count - 1)
    implicitHeight: (Math.ceil((root.count - root.lead) / root.columns) + (root.lead > 0 ? 1 : 0)) * (root.keyHeight + Theme.spaceXs)
    activeFocusOnTab: root.count > 0 || root.activeFocus
    Accessible.role: Accessible.Grouping
    Accessible.name: root.values[root.at] ? root.label + ": " + root.values[root.at].name : root.label
    Keys.onLeftPressed: root.go(-1)
    Keys.onRightPressed: root.go(1)
    Keys.onUpPressed: root.go(-root.columns)
    Keys.onDownPressed: root.go(root.columns)
    Keys.onReturnPressed: if (root.at < root.count) root.take(root.at)
    Keys.onEnterPressed: if (root.at < root.count) root.take(root.at)
    Keys.onSpacePressed: if (root.at < root.count) root.take(root.at)

    Repeater {
        model: root.count

        ChanceKey {
            id: key

            required property int index

            readonly property int cell: key.index < root.lead ? key.index : key.index - root.lead + (root.lead > 0 ? root.columns : 0)

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

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// The buttons of a dialog, at the right; stacked if they do not fit in one row.
Item {
    id: root

    property alias actions: row.data
    /// Whether smaller spacing and margins are needed to fit them in one row.
    readonly property bool tight: root.extent(Theme.spaceM) > root.width - 2 * Theme.spaceXl
    /// Whether they do not fit in one row.
    readonly property bool stacked: root.tight && root.extent(Theme.spaceS) > root.width - Theme.spaceXl - Theme.spaceL
    /// The last button.
    readonly property Item main: row.children.length > 0 ? row.children[row.children.length - 1] : null

    /// The width of all buttons in one row with this spacing.
    function extent(spacing: real): real {
        let sum = 0;
        for (let i = 0; i < row.children.length; ++i)
            sum += row.children[i].visible ? row.children[i].implicitWidth + (i > 0 ? spacing : 0) : 0;
        return sum;
    }

    visible: root.main !== null
    implicitHeight: visible ? row.implicitHeight + Theme.spaceXl : 0

    MvGridLayout {
        id: row

        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceXl
        columns: root.stacked ? 1 : 99
        layoutDirection: root.stacked ? Qt.RightToLeft : Qt.LeftToRight
        columnSpacing: root.tight ? Theme.spaceS : Theme.spaceM
        rowSpacing: Theme.spaceS
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// The buttons of a sheet, on the right; one below the other where they find no room side by side.
Item {
    id: root

    property alias actions: row.data
    /// They stand closer, and nearer to the edge, where that brings them side by side.
    readonly property bool tight: root.extent(Theme.spaceM) > root.width - 2 * Theme.spaceXl
    /// They find no room side by side.
    readonly property bool stacked: root.tight && root.extent(Theme.spaceS) > root.width - Theme.spaceXl - Theme.spaceL
    /// The last of them.
    readonly property Item main: row.children.length > 0 ? row.children[row.children.length - 1] : null

    /// What the buttons take side by side, so far from each other.
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

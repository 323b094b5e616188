// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// The buttons of a sheet, on the right.
Item {
    id: root

    property alias actions: row.data
    /// The last of them.
    readonly property Item main: row.children.length > 0 ? row.children[row.children.length - 1] : null

    visible: root.main !== null
    implicitHeight: visible ? row.implicitHeight + Theme.spaceXl : 0

    RowLayout {
        id: row

        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceXl
        spacing: Theme.spaceM
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.impl

/// A line icon in any colour.
IconImage {
    id: root

    /// The file name in `icons` without its suffix; empty shows nothing.
    property string iconName
    property int size: Theme.iconSize

    width: root.size
    height: root.size
    sourceSize.width: root.size
    sourceSize.height: root.size
    source: root.iconName.length > 0 ? Qt.resolvedUrl("icons/" + root.iconName + ".svg") : ""
    color: Theme.ivory
    Accessible.ignored: true
}

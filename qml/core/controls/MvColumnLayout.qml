// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// A ColumnLayout whose items may be added and removed.
ColumnLayout {
    id: root

    property int had: 0

    // Qt 6.4's layouts keep a deleted item until they are polished, which never happens in a closed dialog, and crash
    // if their size changes before.
    onChildrenChanged: {
        const fewer = root.children.length < root.had;
        root.had = root.children.length;
        if (fewer)
            root.ensurePolished();
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// A ColumnLayout whose items may come and go.
ColumnLayout {
    id: root

    property int had: 0

    // Qt 6.4's layouts keep an item that is gone until they are polished, which in a closed sheet never happens, and fall
    // over it when their size changes before.
    onChildrenChanged: {
        const fewer = root.children.length < root.had;
        root.had = root.children.length;
        if (fewer)
            root.ensurePolished();
    }
}

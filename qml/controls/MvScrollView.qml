// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A view on something larger than itself, with the house's scroll bars.
T.ScrollView {
    id: root

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding

    T.ScrollBar.vertical: MvScrollBar {
        parent: root
        x: root.width - width
        y: root.topPadding
        height: root.availableHeight
    }

    T.ScrollBar.horizontal: MvScrollBar {
        parent: root
        x: root.leftPadding
        y: root.height - height
        width: root.availableWidth
    }
}

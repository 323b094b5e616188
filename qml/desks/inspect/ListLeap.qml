// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Targets of Home, End and the page keys in a long list.
QtObject {
    id: root

    required property ListView list

    /// Row that a key leads to from `row`; -1: not one of these keys, or an empty list.
    function target(row: int, key: int): int {
        const last = root.list.count - 1;
        const rowHeight = root.list.contentHeight / Math.max(1, root.list.count);
        const page = Math.max(1, Math.floor(root.list.height / Math.max(1, rowHeight)) - 1);
        const to = key === Qt.Key_Home ? 0 : key === Qt.Key_End ? last : key === Qt.Key_PageUp ? row - page : key === Qt.Key_PageDown ? row + page : NaN;
        return last < 0 || isNaN(to) ? -1 : Math.max(0, Math.min(last, to));
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// The lines of a table's plate, engraved in one size: the largest in which each of them finds room. One that is much too
/// long (a pattern's name) is set smaller by itself.
ColumnLayout {
    id: root

    readonly property int size: {
        let least = Theme.textSmall;
        for (let i = 0; i < root.children.length; ++i) {
            const line = root.children[i] as PlateLine;
            if (line !== null && line.visible && line.fitting >= 0.75 * Theme.textSmall)
                least = Math.min(least, line.fitting);
        }
        return least;
    }
}

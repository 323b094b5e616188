// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// The lines of a table's plate, engraved in one size: the largest in which all fit, except those that choose their
/// own.
ColumnLayout {
    id: root

    readonly property int size: {
        let least = Theme.textSmall;
        for (let i = 0; i < root.children.length; ++i) {
            const line = root.children[i] as PlateLine;
            if (line !== null && line.visible && !line.alone)
                least = Math.min(least, line.fitting);
        }
        return least;
    }
}

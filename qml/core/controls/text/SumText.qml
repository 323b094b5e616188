// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An amount: tabular figures, readable across the table.
MvLabel {
    font.pixelSize: Theme.textSum
    font.weight: Font.Medium
    horizontalAlignment: Text.AlignRight
}

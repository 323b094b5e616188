// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The smallest text: notes, captions of values, rule ids.
MvLabel {
    font.pixelSize: Theme.textSmall
    secondary: true
}

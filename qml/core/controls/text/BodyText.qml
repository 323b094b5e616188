// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Running text: wraps, with extra line spacing.
MvLabel {
    wrapMode: Text.Wrap
    lineHeight: 1.25
    verticalAlignment: Text.AlignTop
}

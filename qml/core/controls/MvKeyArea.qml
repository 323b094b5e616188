// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An area next to a table that consumes Enter and Space while focused: there they open and choose, and must not bet at
/// the table.
FocusScope {}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What stands beside a table and keeps Enter and Space while it has the keyboard: there they open and choose, and
/// must not bet at the table.
FocusScope {}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// What stands on a game's card: a small picture of it. Each game brings its own.
Item {
    required property AppSettings settings
}

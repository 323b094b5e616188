// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// A small picture of a game for its card. Each game has its own.
Item {
    required property AppSettings settings
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// The layout on which the stakes of a comparison lie; the game brings its own, named after it.
FocusScope {
    id: root

    required property RegulationComparison comparison
    required property AppSettings settings
    /// What one click puts down, in cents.
    property double chip: 0
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// The layout with the stakes of a comparison; each game has its own, named after it.
FocusScope {
    id: root

    required property RegulationComparison comparison
    required property AppSettings settings
    /// The value placed by one click, in cents.
    property double chip: 0
}

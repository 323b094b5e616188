// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What a game adds to the settings, under its name. Each game brings its own.
ColumnLayout {
    id: root

    required property HouseGame game

    spacing: Theme.spaceM
    Accessible.role: Accessible.Grouping
    Accessible.name: root.game.title

    HeadingText {
        text: root.game.title
    }
}

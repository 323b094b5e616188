// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A game's settings, under its name. Each game has its own.
ColumnLayout {
    id: root

    required property TableGame game

    spacing: Theme.spaceM
    Accessible.role: Accessible.Grouping
    Accessible.name: root.game.title

    HeadingText {
        text: root.game.title
    }
}

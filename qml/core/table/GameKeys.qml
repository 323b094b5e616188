// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Layouts
import MesaViva.Controls

/// The keys of a game's table, as rows (KeyRow) under a heading. Each game has its own.
ColumnLayout {
    id: root

    required property string heading

    spacing: Theme.spaceS

    HeadingText {
        Layout.leftMargin: Theme.spaceM
        text: root.heading
    }
}

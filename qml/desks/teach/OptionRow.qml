// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls
import MesaViva.Lobby

/// A label and a row of options, one of them selected.
Item {
    id: root

    required property string label
    required property list<string> words
    required property int choice

    /// The user selected another option.
    signal chosen(int choice)

    Layout.fillWidth: true
    implicitHeight: Theme.controlHeight

    MvLabel {
        width: root.width * 0.34
        height: parent.height
        text: root.label
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    WordChoices {
        x: root.width * 0.36
        width: root.width - x
        label: root.label
        words: root.words
        choice: root.choice
        onChosen: choice => root.chosen(choice)
    }
}

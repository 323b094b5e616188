// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The games, a description of the chosen one, and the ways to learn it.
ColumnLayout {
    id: root

    required property GameRegistry games
    required property AppSettings settings
    /// The description of the chosen game.
    required property string about
    /// Whether the window is high enough to show everything above the picture.
    property bool roomy: true

    /// Requests the rules.
    signal rulesAsked
    /// Requests to choose a scenario.
    signal scenarioAsked
    /// Requests the learning table.
    signal learnAsked
    /// Requests the shipped scenarios.
    signal galleryAsked
    /// Requests the rounds on record.
    signal historyAsked

    spacing: Theme.spaceM

    GameChoice {
        Layout.fillWidth: true
        games: root.games
        settings: root.settings
    }

    BodyText {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.px(900)
        Layout.topMargin: Theme.spaceXs
        text: root.about
        font.pixelSize: root.roomy ? Theme.textLarge : Theme.textBody
    }

    Flow {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.px(900)
        Layout.topMargin: Theme.spaceXs
        spacing: Theme.spaceM

        MvButton {
            text: qsTr("How to play")
            iconName: "book"
            keyHint: "F1"
            onClicked: root.rulesAsked()
        }

        MvButton {
            visible: root.games.chosen.hasTutor
            text: qsTr("Learn at the table")
            iconName: "person"
            shortcut: "Ctrl+T"
            keyHint: ""
            toolTip: qsTr("No time limits, the value of each choice, and a guided first round; practice points only (Ctrl+T)")
            onClicked: root.learnAsked()
        }

        MvButton {
            text: qsTr("Gallery")
            iconName: "play"
            shortcut: "Ctrl+G"
            keyHint: ""
            toolTip: qsTr("Rounds that show the rules in action, to watch at the table (Ctrl+G)")
            onClicked: root.galleryAsked()
        }

        MvButton {
            text: qsTr("Open a scenario")
            iconName: "open"
            shortcut: "Ctrl+O"
            keyHint: ""
            toolTip: qsTr("Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.")
            onClicked: root.scenarioAsked()
        }

        MvButton {
            text: qsTr("History")
            iconName: "history"
            shortcut: "Ctrl+H"
            keyHint: ""
            toolTip: qsTr("All rounds on record, to watch again and check (Ctrl+H)")
            onClicked: root.historyAsked()
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// The game's name, what it is about, and the ways to learn it.
ColumnLayout {
    id: root

    /// There is room above the picture for everything.
    property bool roomy: true

    /// The rules are wanted.
    signal rulesAsked
    /// A scenario is to be chosen.
    signal scenarioAsked

    spacing: Theme.spaceM

    PrintText {
        visible: root.roomy
        text: qsTr("The table is open")
        color: Theme.brassLight
        horizontalAlignment: Text.AlignLeft
    }

    TitleText {
        Layout.fillWidth: true
        text: qsTr("Póquer sem descarte")
        font.pixelSize: Theme.textDisplay * 1.35
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.textTitle
    }

    BodyText {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.px(470)
        text: qsTr("Five cards against the house and one decision: fold, or continue with twice your ante. Seven seats, real time, the rules of Regulation 803/2015.")
        font.pixelSize: Theme.textLarge
    }

    RowLayout {
        Layout.topMargin: Theme.spaceS
        spacing: Theme.spaceM

        MvButton {
            text: qsTr("How to play")
            iconName: "book"
            keyHint: "F1"
            onClicked: root.rulesAsked()
        }

        MvButton {
            text: qsTr("Open a scenario")
            iconName: "open"
            shortcut: "Ctrl+O"
            keyHint: ""
            toolTip: qsTr("Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.")
            onClicked: root.scenarioAsked()
        }
    }
}

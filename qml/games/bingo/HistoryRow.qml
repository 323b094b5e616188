// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A closed round: its winners, this player's result, and the button that replays it.
RowLayout {
    id: root

    required property int round
    required property string title
    required property string winnersText
    required property string resultText
    required property double result
    required property bool replayable
    required property bool repeatable

    signal watchAsked

    spacing: Theme.spaceM
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2. %3").arg(root.title).arg(root.winnersText).arg(root.resultText)

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        MvLabel {
            Layout.fillWidth: true
            text: root.title
            elide: Text.ElideRight
            font.pixelSize: Theme.textLarge
            Accessible.ignored: true
        }

        SmallText {
            Layout.fillWidth: true
            text: root.winnersText
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    SumText {
        text: root.resultText
        color: root.result > 0 ? Theme.win : root.result < 0 ? Theme.loss : Theme.textSecondary
        Accessible.ignored: true
    }

    MvButton {
        implicitHeight: Theme.controlHeightSmall
        iconName: "play"
        text: qsTr("Watch again")
        disabledReason: root.replayable && root.repeatable ? "" : qsTr("This round can't be played back")
        onClicked: root.watchAsked()
    }
}

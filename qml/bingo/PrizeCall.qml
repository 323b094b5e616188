// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A prize is announced to all while the draw pauses (B24, B29): which, who and how much.
Rectangle {
    id: root

    required property BingoTableModel table

    readonly property bool calling: root.table.phase === BingoTableModel.PrizePause || root.table.phase === BingoTableModel.Confirming

    implicitHeight: words.implicitHeight + 2 * Theme.spaceL
    height: implicitHeight
    visible: opacity > 0
    opacity: root.calling && root.table.callText.length > 0 ? 1 : 0
    radius: Theme.radiusL
    color: Theme.lacquer
    border.width: Theme.focusWidth
    border.color: Theme.brass
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("%1! %2").arg(root.table.callTitle).arg(root.table.callText)

    Behavior on opacity {
        NumberAnimation { duration: Theme.durationFade }
    }

    SoftShadow {
        elevation: 16
    }

    ColumnLayout {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs

        PrintText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.table.callTitle
            color: Theme.brassLight
            font.pixelSize: Theme.textDisplay
            font.letterSpacing: 0
            fontSizeMode: Text.HorizontalFit
            Accessible.ignored: true
        }

        MvLabel {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.table.callText
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
            font.pixelSize: Theme.textLarge
            color: root.table.callOwn ? Theme.win : Theme.text
            Accessible.ignored: true
        }
    }
}

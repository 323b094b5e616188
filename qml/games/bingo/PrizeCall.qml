// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// A prize is announced to all while the draw pauses (B24, B29): its name, winners, amount and winning card. The
/// player's own bingo is shown large, in the middle.
Rectangle {
    id: root

    required property BingoTableModel table
    /// The greatest height.
    property real most: Infinity

    readonly property bool calling: root.table.phase === BingoTableModel.PrizePause || root.table.phase === BingoTableModel.Confirming
    readonly property bool moment: root.table.callOwn && root.table.phase === BingoTableModel.Confirming
    readonly property bool flat: root.table.variant === 90
    readonly property bingoCardFaceInfo card: root.table.cardFace(root.table.callCard)
    readonly property real inset: root.moment ? Theme.spaceXl : Theme.spaceS
    /// The height for the text next to the card.
    readonly property real wordsHeight: title.implicitHeight + (root.flat || root.moment ? words.implicitHeight : 0) + 2 * root.inset + 2 * layout.rowSpacing
    readonly property real faceHeight: Math.max(0, Math.min(root.moment ? Theme.px(root.flat ? 210 : 240) : Theme.px(root.flat ? 84 : 112), root.most - root.wordsHeight,
        root.flat ? (root.width - 2 * root.inset) / 2.42 : Infinity))
    readonly property real faceWidth: Math.min(root.width - 2 * root.inset, root.flat ? root.faceHeight * (root.moment ? 2.42 : 3.4) : root.faceHeight * (root.table.letters ? 0.86 : 0.94))

    implicitHeight: layout.implicitHeight + 2 * root.inset
    height: implicitHeight
    visible: opacity > 0
    opacity: root.calling && root.table.callText.length > 0 ? 1 : 0
    radius: Theme.radiusL
    color: Theme.lacquer
    border.width: root.moment ? 2 * Theme.focusWidth : Theme.focusWidth
    border.color: root.table.callOwn ? Theme.win : Theme.brass
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("%1! %2").arg(root.table.callTitle).arg(root.table.callText)

    Behavior on opacity {
        NumberAnimation { duration: Theme.durationFade }
    }

    NumberAnimation {
        running: root.moment && root.visible && !Theme.reducedMotion
        target: root
        property: "scale"
        from: 0.7
        to: 1
        duration: Theme.durationCard
        easing.type: Easing.OutBack
    }

    SoftShadow {
        elevation: 16
    }

    GridLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: root.inset
        anchors.verticalCenter: parent.verticalCenter
        columns: root.flat || root.moment ? 1 : 2
        columnSpacing: Theme.spaceM
        rowSpacing: root.moment ? Theme.spaceM : Theme.spaceXs

        PrintText {
            id: title

            Layout.fillWidth: true
            Layout.columnSpan: layout.columns
            horizontalAlignment: Text.AlignHCenter
            text: root.table.callTitle
            color: Theme.brassLight
            font.pixelSize: root.moment ? Theme.textCalled : Theme.textTitle
            font.letterSpacing: 0
            fontSizeMode: Text.HorizontalFit
            Accessible.ignored: true
        }

        BingoCardFace {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: root.faceWidth
            Layout.preferredHeight: root.faceHeight
            visible: root.card.found && root.faceHeight > Theme.px(36)
            variant: root.table.variant
            symbols: root.table.symbols
            letters: root.table.letters
            rows: root.card.rows
            columns: root.card.columns
            cells: root.card.cells
            marked: root.card.marked
            won: root.card.won
            pattern: root.table.pattern
            number: root.card.number
            Accessible.role: Accessible.Graphic
            Accessible.name: root.card.text
        }

        MvLabel {
            id: words

            Layout.fillWidth: true
            horizontalAlignment: root.flat || root.moment ? Text.AlignHCenter : Text.AlignLeft
            text: root.table.callText
            wrapMode: Text.Wrap
            maximumLineCount: root.flat && !root.moment ? 2 : 4
            elide: Text.ElideRight
            font.pixelSize: root.moment ? Theme.textTitle : root.flat ? Theme.textBody : Theme.textLarge
            color: root.table.callOwn ? Theme.win : Theme.text
            Accessible.ignored: true
        }
    }
}

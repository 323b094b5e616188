// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// Shows the card with a typed number: its boxes, its owner, its prizes.
MvDialog {
    id: root

    required property BingoTableModel table

    /// The number in the field, also while it is being typed.
    property int wanted: 1
    /// The card as shown in the room now.
    property bingoCardFaceInfo card

    /// Reloads the card.
    function look(): void {
        root.card = root.table.cardFace(root.wanted);
    }

    /// Shows the card whose number the field has taken.
    function adopt(): void {
        root.wanted = number.value;
        root.look();
    }

    title: qsTr("Check a card")
    subtitle: root.table.cardsSold > 0 ? qsTr("%n card(s) in this round", "", root.table.cardsSold) : qsTr("No cards are sold in this round yet")
    preferredWidth: Theme.px(560)
    besidePage: true
    initialFocus: number
    onAboutToShow: root.look()
    onTableChanged: root.look()

    Connections {
        target: root.table
        enabled: root.visible
        function onOwnChanged(): void {
            root.look();
        }
        function onBallsChanged(): void {
            root.look();
        }
        function onSaleChanged(): void {
            root.look();
        }
    }

    Connections {
        target: number.contentItem as TextInput
        function onTextEdited(): void {
            root.wanted = Math.min(number.numberIn((number.contentItem as TextInput).text), 1e9);
            root.look();
        }
        function onEditingFinished(): void {
            adopting.start(); // the field takes the number first
        }
    }

    Timer {
        id: adopting

        interval: 0
        onTriggered: root.adopt()
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvLabel {
            text: qsTr("Number of the card")
        }

        MvSpinBox {
            id: number

            Layout.fillWidth: true
            label: qsTr("Number of the card")
            from: 1
            to: Math.max(1, root.table.cardsSold)
            value: 1
            onValueChanged: root.adopt()
        }
    }

    Item {
        Layout.fillWidth: true
        implicitHeight: face.height
        visible: root.card.found

        BingoCardFace {
            id: face

            anchors.horizontalCenter: parent.horizontalCenter
            width: root.table.variant === 90 ? parent.width : Math.min(parent.width, Theme.px(300))
            height: width / (root.table.variant === 90 ? 2.42 : root.table.variant === 75 ? 0.86 : 0.94)
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
    }

    MvLabel {
        Layout.fillWidth: true
        text: root.card.found ? root.card.text : qsTr("There is no such card in this round.")
        wrapMode: Text.Wrap
        color: root.card.own ? Theme.win : Theme.text
    }

    actions: [
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The cards that a player buys in the edited lesson: each is drawn from the seed, or has chosen numbers.
FocusScope {
    id: root

    required property LessonEditor editor
    /// The cards' owner.
    required property int player

    // Re-evaluated whenever the chips change.
    readonly property list<editorCard> cards: root.editor.chips.length >= 0 && root.player >= 0 ? Array.from(root.editor.cardsAt(root.player)) : []
    /// The index of the card shown, and of its chosen box; -1: none.
    property int card: 0
    property int box: -1
    /// The previous number of cards.
    property int counted: 0
    property editorCard none
    readonly property editorCard shown: root.cards[root.at] ?? root.none
    readonly property int at: Math.max(0, Math.min(root.card, root.cards.length - 1))
    /// The chosen box is blank.
    readonly property bool blank: root.box >= 0 && root.shown.cells[root.box] === 0
    readonly property list<int> numbers: root.shown.chosen && root.box >= 0 ? Array.from(root.editor.numbersAt(root.player, root.at, root.box)) : []

    function turnTo(card: int): void {
        root.card = Math.max(0, Math.min(root.cards.length - 1, card));
        root.box = -1;
    }

    /// Whether the box has a number or can get one.
    function canChoose(box: int): bool {
        return box >= 0 && box < root.shown.cells.length && Array.from(root.editor.numbersAt(root.player, root.at, box)).length > 0;
    }

    /// Moves over the boxes of the card.
    function step(by: int): void {
        for (let box = root.box + by; box >= 0 && box < root.shown.cells.length; box += by) {
            if (root.canChoose(box)) {
                root.box = box;
                return;
            }
        }
    }

    onPlayerChanged: root.turnTo(0)
    // Show the card bought last.
    onCardsChanged: if (root.cards.length !== root.counted) {
        root.turnTo(root.cards.length - 1);
        root.counted = root.cards.length;
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    HeadingText {
        id: title

        width: parent.width
        //: %1 a player, %2 its number, %3 how many there are
        text: root.cards.length > 0 ? qsTr("%1: card %2 of %3").arg(root.editor.placeName(root.player)).arg(root.at + 1).arg(root.cards.length)
            //: %1 a player
            : qsTr("%1 has no card yet").arg(root.editor.placeName(root.player))
        elide: Text.ElideRight
    }

    Item {
        id: place

        /// The card's ratio of width to height.
        readonly property real shape: root.shown.rows > 0 ? root.shown.columns / root.shown.rows * 0.86 : 1

        anchors.top: title.bottom
        anchors.topMargin: Theme.spaceS
        width: parent.width
        height: Math.min(parent.height * 0.46, width / place.shape)
        visible: root.cards.length > 0

        BingoCardFace {
            id: face

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, parent.height * place.shape)
            height: parent.height
            visible: root.shown.chosen
            variant: root.shown.variant > 0 ? root.shown.variant : 90
            rows: root.shown.rows > 0 ? root.shown.rows : 3
            columns: root.shown.columns > 0 ? root.shown.columns : 9
            cells: root.shown.cells
            letters: root.shown.variant === 75
            number: root.at + 1
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Card with the numbers %1").arg(Array.from(root.shown.cells).filter(ball => ball > 0).join(", "))
        }

        FocusScope {
            id: boxes

            anchors.fill: face
            visible: root.shown.chosen
            activeFocusOnTab: root.shown.chosen
            Accessible.role: Accessible.Grouping
            Accessible.name: root.box < 0 ? qsTr("Boxes of the card") : root.blank ? qsTr("Blank box") : qsTr("Box with %1").arg(root.shown.cells[root.box])
            Keys.onLeftPressed: root.step(-1)
            Keys.onRightPressed: root.step(1)
            Keys.onUpPressed: root.step(root.box < 0 ? -1 : -root.shown.columns)
            Keys.onDownPressed: root.step(root.box < 0 ? 1 : root.shown.columns)

            Rectangle {
                readonly property rect box: root.box >= 0 && face.width > 0 ? face.cellRect(root.box) : Qt.rect(0, 0, 0, 0)

                x: box.x
                y: box.y
                width: box.width
                height: box.height
                visible: root.box >= 0
                color: Qt.alpha(Theme.brass, 0.35)
                border.width: 2 * Theme.line
                border.color: Theme.brassDark
            }

            FocusRing {
                visible: boxes.activeFocus
                targetRadius: Theme.radiusS
            }

            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.PointingHandCursor
                onClicked: mouse => {
                    const box = face.cellAt(mouse.x, mouse.y);
                    root.box = root.canChoose(box) ? box : -1;
                    boxes.forceActiveFocus(Qt.MouseFocusReason);
                }
            }
        }

        // The card is unknown until it is sold.
        Rectangle {
            anchors.fill: face
            visible: !root.shown.chosen
            radius: Theme.radiusS
            color: Qt.alpha(Theme.paper, 0.12)
            border.width: Theme.line
            border.color: Theme.hairlineStrong

            MvLabel {
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.spaceM
                text: qsTr("It comes from the seed")
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                secondary: true
            }
        }
    }

    Flow {
        id: actions

        anchors.top: place.bottom
        anchors.topMargin: Theme.spaceM
        width: parent.width
        spacing: Theme.spaceS
        visible: root.cards.length > 0

        MvIconButton {
            iconName: "previous"
            toolTip: qsTr("Previous card")
            disabledReason: root.at > 0 ? "" : qsTr("This is the first one")
            onClicked: root.turnTo(root.at - 1)
        }

        MvIconButton {
            iconName: "next"
            toolTip: qsTr("Next card")
            disabledReason: root.at + 1 < root.cards.length ? "" : qsTr("This is the last one")
            onClicked: root.turnTo(root.at + 1)
        }

        MvButton {
            text: root.shown.chosen ? qsTr("Another card") : qsTr("Choose it")
            toolTip: qsTr("A card that the house can sell and nobody has; those bought before it are chosen, too")
            onClicked: root.editor.exchangeCard(root.player, root.at)
        }

        MvButton {
            text: qsTr("From the seed")
            toolTip: qsTr("This one and those bought after it come from the seed again")
            disabledReason: root.shown.chosen ? "" : qsTr("It comes from the seed already")
            onClicked: root.editor.leaveCardToSeed(root.player, root.at)
        }
    }

    SmallText {
        id: hint

        anchors.top: root.cards.length > 0 ? actions.bottom : title.bottom
        anchors.topMargin: Theme.spaceM
        width: parent.width
        text: root.cards.length === 0 ? qsTr("Click on the player to buy one.") : !root.shown.chosen ? "" : root.box < 0 ? qsTr("Click a number, or use the arrow keys, to choose what to replace.")
            : root.blank ? qsTr("Each row has five numbers: which of them makes way for one here?") : qsTr("Replace it with:")
        wrapMode: Text.Wrap
    }

    Flow {
        anchors.top: hint.bottom
        anchors.topMargin: Theme.spaceS
        width: parent.width
        spacing: Theme.spaceXs

        Repeater {
            model: root.numbers

            MvButton {
                id: number

                required property int modelData

                width: Math.max(implicitHeight, Theme.px(40 * Theme.textScale))
                height: Theme.controlHeightSmall
                leftPadding: Theme.spaceXs
                text: number.modelData
                kind: number.modelData === root.shown.cells[root.box] ? MvButton.Primary : MvButton.Secondary
                Accessible.name: qsTr("Number %1").arg(number.modelData)
                onClicked: root.editor.setCardNumber(root.player, root.at, root.box, number.modelData)
            }
        }
    }
}

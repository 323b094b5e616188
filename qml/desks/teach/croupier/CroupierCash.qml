// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// What somebody wants of the rack before the next ball: chips of a colour, chips with a value, a count of the cage's
/// tray. The request itself is in the table's words at the left.
CroupierTool {
    id: root

    required property RouletteCroupierDesk desk

    readonly property int form: root.desk.requestForm
    readonly property bool sale: root.form === RouletteCroupierDesk.Sale
    readonly property bool gift: root.form === RouletteCroupierDesk.Gift
    readonly property bool tray: root.form === RouletteCroupierDesk.Tray
    readonly property int chip: Theme.px(38)
    readonly property var shown: root.desk.colours
    property croupierPlayer nobody
    property rackPile noPile
    /// The chosen colour; -1: none yet.
    property int colour: -1
    /// A typed number can't be read.
    property bool unread: false

    /// Focuses what the request is answered with.
    function settle(): void {
        if (root.sale)
            value.forceActiveFocus(Qt.OtherFocusReason);
        else if (root.tray)
            counted.forceActiveFocus(Qt.OtherFocusReason);
        else if (root.gift)
            give.forceActiveFocus(Qt.OtherFocusReason);
        else if (root.form === RouletteCroupierDesk.Notes)
            notes.forceActiveFocus(Qt.OtherFocusReason);
    }

    function sell(): void {
        if (root.colour < 0)
            root.desk.remind(qsTr("Choose the colour first."));
        else
            root.unread = !root.desk.sellColour(root.colour, value.text, chips.text);
    }

    function count(accepted: bool): void {
        root.unread = !root.desk.countTray(counted.text, accepted);
    }

    typed: root.form !== RouletteCroupierDesk.NoRequest
    onTakenUp: root.settle()
    onFormChanged: {
        root.unread = false;
        root.colour = -1;
        value.clear();
        chips.clear();
        counted.clear();
        root.settle();
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Cash")

    BodyText {
        width: root.width
        visible: root.form === RouletteCroupierDesk.NoRequest
        text: qsTr("Nobody wants chips or change now.")
        secondary: true
    }

    // The display of the colours: who has which, and what a chip of it is worth.
    Row {
        id: display

        visible: root.sale || root.gift
        spacing: Theme.spaceXs

        Repeater {
            model: display.visible ? root.shown.length : 0

            Item {
                id: colourBox

                required property int index
                readonly property croupierPlayer info: colourBox.index < root.shown.length ? root.shown[colourBox.index] : root.nobody

                width: Math.min(Theme.px(82), (root.width - 9 * Theme.spaceXs) / 10)
                height: face.height + owner.height

                ChipButton {
                    id: face

                    anchors.horizontalCenter: parent.horizontalCenter
                    amount: 0
                    colour: colourBox.index
                    label: String(colourBox.index + 1)
                    size: root.chip
                    picked: root.sale && root.colour === colourBox.index
                    disabledReason: root.sale ? "" : qsTr("Nobody buys chips of a colour.")
                    toolTip: colourBox.info.name.length > 0 ? qsTr("Colour %1: %2, %3").arg(colourBox.index + 1).arg(colourBox.info.name).arg(colourBox.info.chip)
                        : qsTr("Colour %1: free").arg(colourBox.index + 1)
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: face.toolTip
                    onClicked: root.colour = colourBox.index
                }

                SmallText {
                    id: owner

                    y: face.height
                    width: parent.width
                    text: colourBox.info.name.length > 0 ? colourBox.info.name : qsTr("free")
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                    color: colourBox.info.name.length > 0 ? Theme.text : Theme.textSecondary
                    Accessible.ignored: true
                }
            }
        }
    }

    // Chips of a colour.
    Row {
        y: display.height + Theme.spaceS
        visible: root.sale
        spacing: Theme.spaceS

        MvTextField {
            id: value

            width: Theme.px(190)
            label: qsTr("Value of a chip")
            placeholderText: qsTr("Value of a chip")
            error: root.unread ? qsTr("This can't be read") : ""
            validator: RegularExpressionValidator {
                regularExpression: /[0-9 .,]{0,14}/
            }
            onTextEdited: root.unread = false
            onAccepted: chips.forceActiveFocus(Qt.TabFocusReason)
        }

        MvTextField {
            id: chips

            width: Theme.px(190)
            label: qsTr("Number of chips")
            placeholderText: qsTr("Number of chips")
            error: root.unread ? qsTr("This can't be read") : ""
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]{0,6}/
            }
            onTextEdited: root.unread = false
            onAccepted: root.sell()
        }

        MvButton {
            kind: MvButton.Primary
            text: qsTr("Mark and hand over")
            keyHint: "↵"
            disabledReason: root.colour < 0 ? qsTr("Choose the colour first") : value.text.length === 0 || chips.text.length === 0 ? qsTr("Type value and number first") : ""
            onClicked: root.sell()
        }
    }

    MvButton {
        id: notes

        visible: root.form === RouletteCroupierDesk.Notes
        kind: MvButton.Primary
        text: qsTr("Notes into the box")
        shortcut: notes.visible ? "D" : ""
        repeats: false
        onClicked: root.desk.dropNotes()
    }

    // The cage's tray, or the chips of its slip.
    Flow {
        id: piles

        readonly property var all: root.desk.tray

        y: root.gift ? display.height + Theme.spaceXs : 0
        width: root.width
        visible: (root.gift || root.tray) && piles.all.length > 0
        height: piles.visible ? implicitHeight : 0
        spacing: Theme.spaceM
        Accessible.role: Accessible.List
        Accessible.name: root.tray ? qsTr("On the tray") : qsTr("On the slip")

        Repeater {
            model: piles.visible ? piles.all.length : 0

            Row {
                id: pile

                required property int index
                readonly property rackPile info: pile.index < piles.all.length ? piles.all[pile.index] : root.noPile

                spacing: Theme.spaceXs
                Accessible.role: Accessible.ListItem
                Accessible.name: pile.info.name

                Image {
                    width: Theme.px(26)
                    height: width
                    source: "image://chips/flat?amount=%1".arg(pile.info.cents)
                    sourceSize.width: width
                    sourceSize.height: height
                }

                MvLabel {
                    height: Theme.px(26)
                    verticalAlignment: Text.AlignVCenter
                    // Stacks of twenty, and the chips beside them.
                    text: pile.info.stacks === 0 ? String(pile.info.rest) : pile.info.rest === 0 ? "%1 × 20".arg(pile.info.stacks) : "%1 × 20 + %2".arg(pile.info.stacks).arg(pile.info.rest)
                    Accessible.ignored: true
                }
            }
        }
    }

    Row {
        y: piles.y + piles.height + Theme.spaceM
        visible: root.tray
        spacing: Theme.spaceS

        MvTextField {
            id: counted

            width: Theme.px(210)
            label: qsTr("Counted on the tray")
            placeholderText: qsTr("Counted on the tray")
            error: root.unread ? qsTr("This can't be read") : ""
            validator: RegularExpressionValidator {
                regularExpression: /[0-9 .,]{0,14}/
            }
            onTextEdited: root.unread = false
            onAccepted: root.desk.remind(qsTr("Take the fill, or send it back."))
        }

        MvButton {
            text: qsTr("Take it")
            disabledReason: counted.text.length === 0 ? qsTr("Count the tray first") : ""
            onClicked: root.count(true)
        }

        MvButton {
            text: qsTr("Send it back")
            disabledReason: counted.text.length === 0 ? qsTr("Count the tray first") : ""
            onClicked: root.count(false)
        }
    }

    // Chips with a value, cut from the rack.
    Row {
        id: rack

        y: piles.y + piles.height + Theme.spaceS
        visible: root.gift
        spacing: Theme.spaceXs

        Repeater {
            model: rack.visible ? root.desk.rack.length : 0

            ChipButton {
                id: cutPile

                required property int index
                readonly property croupierChip info: root.desk.rack[cutPile.index]

                amount: cutPile.info.cents
                size: root.chip
                shortcut: String(cutPile.index + 1)
                repeats: false
                toolTip: cutPile.info.name
                Accessible.name: cutPile.info.name
                onClicked: root.desk.take(cutPile.index)
            }
        }
    }

    Row {
        y: rack.y
        anchors.right: parent.right
        visible: root.gift
        spacing: Theme.spaceS

        Repeater {
            model: root.gift ? root.desk.cut.length : 0

            SmallText {
                id: stack

                required property int index
                readonly property croupierChip info: root.desk.cut[stack.index]

                height: root.chip
                verticalAlignment: Text.AlignVCenter
                text: "%1 × %2".arg(stack.info.count).arg(stack.info.label)
                color: Theme.ivory
                Accessible.name: "%1 × %2".arg(stack.info.count).arg(stack.info.name)
            }
        }
    }

    Row {
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        visible: root.gift
        spacing: Theme.spaceS

        SumText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.desk.cutText.length > 0 ? root.desk.cutText : "–"
            Accessible.name: qsTr("Cut from the rack: %1").arg(text)
        }

        MvButton {
            text: qsTr("Take back")
            shortcut: "Backspace"
            keyHint: "⌫"
            disabledReason: root.desk.cutText.length > 0 ? "" : qsTr("No chips are cut")
            onClicked: root.desk.takeBack()
        }

        MvButton {
            text: qsTr("Clear")
            shortcut: "X"
            repeats: false
            disabledReason: root.desk.cutText.length > 0 ? "" : qsTr("No chips are cut")
            onClicked: root.desk.clearCut()
        }

        MvButton {
            id: give

            kind: MvButton.Primary
            text: qsTr("Hand over")
            keyHint: "↵"
            disabledReason: root.desk.cutText.length > 0 ? "" : qsTr("Cut the chips first")
            onClicked: root.desk.giveChips()
        }
    }
}

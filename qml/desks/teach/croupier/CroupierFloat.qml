// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Counting the float pile by pile, next to its sheet, before the table opens and after it closes.
FocusScope {
    id: root

    required property CroupierDesk desk

    readonly property RackCount rack: root.desk.rackCount
    readonly property bool closing: root.rack.closing
    /// 0: the rack agrees with the expected sum, 1: more, 2: less; -1: not answered yet.
    property int balance: -1
    /// A typed sum is invalid.
    property bool unread: false
    readonly property string missing: counted.text.length === 0 ? qsTr("Count the rack first")
        : root.closing && reckoned.text.length === 0 ? qsTr("Calculate what must be there first") : root.balance < 0 ? qsTr("First say whether the two agree") : ""

    /// Requests to stop counting.
    signal stopAsked

    /// Enters the count.
    function enter(): void {
        if (root.missing.length === 0)
            root.unread = !root.rack.enter(counted.text, reckoned.text, root.balance);
    }

    Component.onCompleted: (root.closing ? reckoned : counted).forceActiveFocus(Qt.OtherFocusReason)
    Keys.onReturnPressed: root.enter()
    Keys.onEnterPressed: root.enter()
    Accessible.role: Accessible.Pane
    Accessible.name: root.closing ? qsTr("The table closes") : qsTr("The table opens")

    Panel {
        id: panel

        anchors.centerIn: parent
        width: Math.min(Theme.px(1040), parent.width - 2 * Theme.spaceXl)
        height: Math.min(parent.height - 2 * Theme.spaceL, Math.max(piles.height, form.implicitHeight) + head.height + 3 * padding)
        padding: Theme.spaceXl
        elevation: 20

        Column {
            id: head

            width: parent.width
            spacing: Theme.spaceXs

            TitleText {
                width: parent.width
                text: root.closing ? qsTr("The table closes: count the float") : qsTr("Before the table opens: count the float")
                color: Theme.brassLight
            }

            BodyText {
                width: parent.width
                text: root.closing ? qsTr("The opening float plus what was taken, less what was paid, must be in the rack. Count it, and say how the two compare.")
                    : qsTr("Chips stand in stacks of twenty. Count what is in the rack, and say how it compares with the sheet.")
                secondary: true
            }

            SmallText {
                width: parent.width
                text: qsTr("No rule in the register covers the float: counting it is house procedure.")
            }
        }

        Column {
            id: piles

            y: head.height + Theme.spaceL
            width: parent.width * 0.56
            spacing: Theme.spaceXs

            Repeater {
                model: root.rack.piles.length

                RackPileRow {
                    id: pile

                    required property int index

                    width: piles.width
                    info: root.rack.piles[pile.index]
                }
            }
        }

        MvScrollColumn {
            id: form

            x: piles.width + Theme.spaceXl
            y: piles.y
            width: parent.width - x
            height: parent.height - y
            spacing: Theme.spaceM

            Repeater {
                model: root.rack.facts.length

                RackFactRow {
                    id: fact

                    required property int index

                    Layout.fillWidth: true
                    info: root.rack.facts[fact.index]
                }
            }

            MvSeparator {
                Layout.fillWidth: true
            }

            MvLabel {
                Layout.fillWidth: true
                visible: root.closing
                text: qsTr("Must be in the rack")
                Accessible.ignored: true
            }

            MvTextField {
                id: reckoned

                Layout.fillWidth: true
                visible: root.closing
                label: qsTr("Must be in the rack")
                placeholderText: qsTr("A sum, such as 1234.50")
                error: root.unread && !root.rack.reads(reckoned.text) ? qsTr("That is not a sum") : ""
                validator: RegularExpressionValidator {
                    regularExpression: /[0-9 .,]{0,20}/
                }
                onTextEdited: root.unread = false
            }

            MvLabel {
                Layout.fillWidth: true
                text: qsTr("Counted in the rack")
                Accessible.ignored: true
            }

            MvTextField {
                id: counted

                Layout.fillWidth: true
                label: qsTr("Counted in the rack")
                placeholderText: qsTr("A sum, such as 1234.50")
                error: root.unread && !root.rack.reads(counted.text) ? qsTr("That is not a sum") : ""
                validator: RegularExpressionValidator {
                    regularExpression: /[0-9 .,]{0,20}/
                }
                onTextEdited: root.unread = false
            }

            RackBalance {
                Layout.fillWidth: true
                choice: root.balance
                closing: root.closing
                onChosen: choice => root.balance = choice
            }

            InlineMessage {
                Layout.fillWidth: true
                kind: InlineMessage.Error
                text: root.unread ? qsTr("A sum can't be read: write it in figures, such as 1234.50.") : root.rack.message
            }

            MvButton {
                Layout.fillWidth: true
                large: true
                kind: MvButton.Primary
                text: root.closing ? qsTr("Close the table") : qsTr("Open the table")
                keyHint: "↵"
                disabledReason: root.missing
                onClicked: root.enter()
            }

            MvButton {
                Layout.fillWidth: true
                kind: MvButton.Quiet
                text: root.closing ? qsTr("Leave it uncounted") : qsTr("Back to options")
                keyHint: "Esc"
                onClicked: root.stopAsked()
            }
        }
    }

    /// How the rack compares with the expected sum.
    component RackBalance: WordChoices {
        id: balance

        required property bool closing

        label: balance.closing ? qsTr("The rack, compared with what must be there") : qsTr("The rack, compared with the sheet")
        words: [qsTr("Agrees"), qsTr("Holds more"), qsTr("Holds less")]
    }

    /// A line of the float's sheet.
    component RackFactRow: Item {
        id: factRow

        required property rackFact info

        implicitHeight: Math.max(label.height, value.height)
        Accessible.role: Accessible.StaticText
        Accessible.name: "%1: %2".arg(factRow.info.label).arg(factRow.info.value)

        MvLabel {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - value.width - Theme.spaceM
            text: factRow.info.label
            secondary: true
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        SumText {
            id: value

            anchors.right: parent.right
            text: factRow.info.value
            Accessible.ignored: true
        }
    }

    /// A pile of the float in its tube: full stacks of twenty, and the remaining chips one by one.
    component RackPileRow: Item {
        id: pileRow

        required property rackPile info

        /// Draws up to this number of stacks; writes a number for more.
        readonly property int most: 6

        implicitHeight: Theme.px(42)
        Accessible.role: Accessible.ListItem
        Accessible.name: pileRow.info.name

        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusM
            color: Theme.lacquerSunken
            border.width: Theme.line
            border.color: Theme.hairline
        }

        Image {
            id: chip

            x: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(34)
            height: width
            source: "image://chips/flat?amount=%1".arg(pileRow.info.cents)
            sourceSize.width: width
            sourceSize.height: height
        }

        MvLabel {
            id: value

            x: chip.x + chip.width + Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(96)
            text: pileRow.info.value
            Accessible.ignored: true
        }

        Row {
            x: value.x + value.width + Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceS

            Repeater {
                model: pileRow.info.stacks > pileRow.most ? 1 : pileRow.info.stacks

                Rectangle {
                    width: pileRow.info.stacks > pileRow.most ? Theme.px(74) : Theme.px(40)
                    height: Theme.px(24)
                    radius: Theme.radiusS
                    color: Theme.brassDark
                    border.width: Theme.line
                    border.color: Theme.brass

                    SmallText {
                        anchors.centerIn: parent
                        text: pileRow.info.stacks > pileRow.most ? "%1 × 20".arg(pileRow.info.stacks) : "20"
                        color: Theme.ivory
                        Accessible.ignored: true
                    }
                }
            }

            Row {
                spacing: Theme.px(3)

                Repeater {
                    model: pileRow.info.rest

                    // A gap after every fifth chip makes them easy to count.
                    Item {
                        id: one

                        required property int index

                        width: Theme.px(one.index % 5 === 4 ? 9 : 5)
                        height: Theme.px(24)

                        Rectangle {
                            width: Theme.px(5)
                            height: parent.height
                            radius: Theme.line
                            color: Theme.brass
                        }
                    }
                }
            }
        }
    }
}

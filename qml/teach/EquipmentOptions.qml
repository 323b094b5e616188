// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// With which real equipment which table is opened, and the way in.
Item {
    id: root

    required property EquipmentDesk desk

    readonly property bool wheel: root.desk.game === 0
    readonly property bool balls: root.desk.game === 1

    /// Opens the table; a wheel is inspected first.
    function begin(): void {
        if (!root.wheel)
            root.desk.start("", 0);
        else if (signing.status === Loader.Ready)
            (signing.item as EquipmentInspection).ask();
        else
            signing.setSource("EquipmentInspection.qml", {
                "desk": root.desk
            });
    }

    MvScrollColumn {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.spaceM
        spacing: Theme.spaceM

        TitleText {
            Layout.fillWidth: true
            text: root.wheel ? qsTr("A real wheel") : root.balls ? qsTr("Real balls") : qsTr("Real cards")
            wrapMode: Text.Wrap
        }

        OptionRow {
            label: qsTr("Equipment")
            words: [qsTr("Wheel"), qsTr("Balls"), qsTr("Cards")]
            choice: root.desk.game
            onChosen: choice => root.desk.game = choice
        }

        MvComboBox {
            Layout.fillWidth: true
            visible: root.wheel
            label: qsTr("Table")
            model: [qsTr("Casino, 37 numbers (Ordinance 894/2002)"), qsTr("Online, 37 numbers (Regulation 804/2015)"), qsTr("Online, 38 numbers (Regulation 804/2015)"), qsTr("Macau (Order 60/2004)")]
            choice: root.desk.wheel
            onActivated: index => root.desk.wheel = index
        }

        MvComboBox {
            Layout.fillWidth: true
            visible: root.balls
            label: qsTr("Room")
            model: [qsTr("Bingo 90 (Regulation 425-A/2015)"), qsTr("Bingo 80 (Regulation 425-A/2015)"), qsTr("Bingo 75 (Regulation 425-A/2015)"), qsTr("Bingo 30 (Regulation 425-A/2015)")]
            choice: root.desk.machine
            onActivated: index => root.desk.machine = index
        }

        BodyText {
            Layout.fillWidth: true
            visible: !root.wheel && !root.balls
            text: qsTr("Póquer sem descarte (Regulation 803/2015), with one deck of 52 cards. Each card is shown to the program before it is laid down.")
        }

        MvLabel {
            visible: root.wheel
            text: qsTr("What the house calls the wheel")
            Accessible.ignored: true
        }

        MvTextField {
            Layout.fillWidth: true
            visible: root.wheel
            label: qsTr("What the house calls the wheel")
            placeholderText: qsTr("such as “Wheel 2”; its numbers are counted together")
            text: root.desk.wheelName
            maximumLength: 40
            onEditingFinished: root.desk.wheelName = text
        }

        OptionRow {
            label: qsTr("A seat for you")
            words: [qsTr("None"), qsTr("One")]
            choice: root.desk.sits
            onChosen: choice => root.desk.sits = choice
        }

        OptionNumber {
            visible: !root.balls
            label: qsTr("Simulated players")
            from: 0
            to: 6
            value: root.desk.others
            onModified: value => root.desk.others = value
        }

        OptionNumber {
            visible: root.balls
            label: qsTr("Simulated players")
            detail: qsTr("At least three have to hold cards (B6)")
            from: 3
            to: 200
            value: root.desk.crowd
            onModified: value => root.desk.crowd = value
        }

        OptionNumber {
            label: root.balls ? qsTr("Seconds for the sale") : qsTr("Seconds for stakes")
            from: 15
            to: 600
            step: 5
            seconds: true
            value: root.desk.betting
            onModified: value => root.desk.betting = value
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Error
            text: root.desk.told
        }
    }

    Item {
        id: bar

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: start.height

        MvButton {
            id: start

            anchors.right: parent.right
            large: true
            kind: MvButton.Primary
            text: root.wheel ? qsTr("Inspect the wheel") : qsTr("Open the table")
            disabledReason: root.desk.staffed ? "" : qsTr("Somebody has to sit at the table: you, or simulated players")
            onClicked: root.begin()
        }

        MvButton {
            anchors.verticalCenter: parent.verticalCenter
            iconName: "trash"
            text: qsTr("Delete sessions")
            toolTip: qsTr("Forgets inspections and numbers; the record stays")
            disabledReason: root.desk.past.length > 0 ? "" : qsTr("There are none yet")
            onClicked: sure.open()
        }
    }

    Loader {
        id: signing

        onLoaded: (signing.item as EquipmentInspection).ask()
    }

    MvDialog {
        id: sure

        title: qsTr("Delete all sessions?")
        actions: [
            MvButton {
                text: qsTr("Delete")
                onClicked: {
                    root.desk.forget();
                    sure.close();
                }
            },
            MvButton {
                kind: MvButton.Primary
                text: qsTr("Keep them")
                onClicked: sure.close()
            }
        ]

        BodyText {
            Layout.fillWidth: true
            text: qsTr("Inspections and the numbers of all wheels are forgotten. The rounds stay on the record. This can't be undone.")
        }
    }
}

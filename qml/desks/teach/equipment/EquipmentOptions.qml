// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Choice of the equipment and the table, and the start button.
Item {
    id: root

    required property EquipmentDesk desk

    readonly property EquipmentKind kind: root.desk.chosen
    readonly property bool inspected: root.kind.checks.length > 0
    readonly property string broken: root.kind.lobby.brokenRule

    /// A rule was clicked.
    signal ruleAsked(string id)

    /// Opens the table, after an inspection if there are checks.
    function begin(): void {
        if (!root.inspected)
            root.desk.start("", 0);
        else if (signing.status === Loader.Ready)
            (signing.item as EquipmentInspection).ask();
        else
            signing.setSource("EquipmentInspection.qml", {
                "desk": root.desk
            });
    }

    /// Shows the options of the table.
    function showChoices(): void {
        choices.setSource(root.kind.choicesPart, {
            "lobby": root.kind.lobby
        });
    }

    onKindChanged: root.showChoices()
    Component.onCompleted: root.showChoices()

    MvColumnLayout {
        id: first

        width: parent.width
        spacing: Theme.spaceS

        TitleText {
            Layout.fillWidth: true
            text: root.kind.title
            wrapMode: Text.Wrap
        }

        OptionRow {
            label: qsTr("Equipment")
            words: root.desk.kinds
            choice: root.desk.kind
            onChosen: choice => root.desk.kind = choice
        }

        OptionRow {
            label: qsTr("A seat for you")
            words: [qsTr("None"), qsTr("One")]
            choice: root.desk.sits ? 1 : 0
            onChosen: choice => root.desk.sits = choice === 1
        }

        MvTextField {
            Layout.fillWidth: true
            visible: root.inspected
            label: root.kind.nameLabel
            placeholderText: root.kind.nameHint
            text: root.desk.pieceName
            maximumLength: 40
            onEditingFinished: root.desk.pieceName = text
        }

        MvTextField {
            Layout.fillWidth: true
            visible: root.kind.knowsPeople
            label: qsTr("People at the table, by name")
            placeholderText: qsTr("People at the table: Ana, Rui, …")
            text: root.desk.peopleNames
            maximumLength: 240
            onEditingFinished: root.desk.peopleNames = text
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.kind.remark.length > 0
            text: root.kind.remark
            wrapMode: Text.Wrap
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Error
            text: root.desk.message
        }

        MvSeparator {
            Layout.fillWidth: true
        }
    }

    Loader {
        id: choices

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: -Theme.spaceS
        anchors.top: first.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.spaceM
    }

    Connections {
        target: choices.item as TableChoices
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
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
            text: root.inspected ? root.kind.checkText : qsTr("Open the table")
            disabledReason: root.broken.length > 0 ? qsTr("These settings are not allowed: see %1.").arg(root.broken) : root.desk.staffed ? "" : root.kind.knowsPeople ? qsTr("Somebody has to sit at the table: you, people by name, or simulated players") : qsTr("Somebody has to sit at the table: you, or simulated players")
            onClicked: root.begin()
        }

        MvButton {
            anchors.verticalCenter: parent.verticalCenter
            iconName: "trash"
            text: qsTr("Delete sessions")
            toolTip: qsTr("Deletes inspections and numbers; the record stays")
            disabledReason: root.desk.lockReason.length > 0 ? root.desk.lockReason : root.desk.past.length > 0 ? "" : qsTr("There are none yet")
            onClicked: sure.open()
        }
    }

    Loader {
        id: signing

        onLoaded: (signing.item as EquipmentInspection).ask()
    }

    ForgetDialog {
        id: sure

        title: qsTr("Delete all sessions?")
        words: qsTr("Inspections and the numbers of all wheels are deleted. The rounds stay on the record. This can't be undone.")
        onConfirmed: root.desk.forget()
    }
}

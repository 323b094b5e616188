// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Writes the rounds of a game and a period to a file for a spreadsheet or for other programs.
MvDialog {
    id: root

    required property RecordExport exporter

    /// Asks for the file.
    function ask(json: bool): void {
        if (json)
            jsonPicker.propose(root.exporter.proposedFile(true));
        else
            tablePicker.propose(root.exporter.proposedFile(false));
    }

    title: qsTr("Export rounds")
    subtitle: qsTr("Of the game and the period chosen here. The record stays as it is.")
    preferredWidth: Theme.px(1040)
    onAboutToShow: root.exporter.begin()
    // A system's dialog must not cover a hand with a running deadline (P31).
    onClosed: {
        tablePicker.close();
        jsonPicker.close();
    }

    actions: [
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        },
        MvButton {
            iconName: "close"
            visible: root.exporter.busy
            text: qsTr("Stop")
            onClicked: root.exporter.cancel()
        },
        MvButton {
            iconName: "save"
            text: qsTr("JSON…")
            toolTip: qsTr("Everything on record of these rounds, with their tables' settings")
            disabledReason: root.exporter.busy ? qsTr("The rounds are being written") : ""
            onClicked: root.ask(true)
        },
        MvButton {
            kind: MvButton.Primary
            iconName: "save"
            text: qsTr("Table for a spreadsheet…")
            toolTip: qsTr("CSV as spreadsheets in this country read it: a line for each player and round, amounts in points (Ctrl+S)")
            shortcut: "Ctrl+S"
            keyHint: ""
            disabledReason: root.exporter.busy ? qsTr("The rounds are being written") : ""
            onClicked: root.ask(false)
        }
    ]

    HistoryFilters {
        Layout.fillWidth: true
        filter: root.exporter.filter
    }

    SmallText {
        Layout.fillWidth: true
        visible: root.exporter.busy
        text: qsTr("The rounds are being written…")
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: root.exporter.message.length > 0
        kind: root.exporter.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.exporter.message
    }

    FilePicker {
        id: tablePicker

        title: qsTr("Save the rounds as a table")
        saving: true
        nameFilters: [qsTr("Table (*.csv)")]
        suffix: "csv"
        onPicked: file => root.exporter.save(file)
    }

    FilePicker {
        id: jsonPicker

        title: qsTr("Save the rounds as JSON")
        saving: true
        nameFilters: [qsTr("JSON (*.json)")]
        suffix: "json"
        onPicked: file => root.exporter.save(file)
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// Actions on stored results: save as a file, or delete after asking.
Flow {
    id: root

    required property bool hasResults
    /// Why nothing may be deleted now; empty: it may.
    required property string locked
    /// What is saved, as a sentence.
    required property string saves
    /// What is deleted, as sentences.
    required property string forgets
    /// Proposed file.
    required property url proposed

    /// Requests to write the results to that file.
    signal savedTo(url file)
    /// Requests to delete all results.
    signal forgotten

    Layout.fillWidth: true
    spacing: Theme.spaceS

    MvButton {
        iconName: "save"
        text: qsTr("CSV")
        toolTip: root.saves
        disabledReason: root.hasResults ? "" : qsTr("There are no results yet")
        onClicked: picker.propose(root.proposed)
    }

    MvButton {
        iconName: "trash"
        text: qsTr("Delete results")
        disabledReason: root.locked.length > 0 ? root.locked : root.hasResults ? "" : qsTr("There are no results yet")
        onClicked: sure.open()
    }

    FilePicker {
        id: picker

        title: qsTr("Save the results")
        saving: true
        nameFilters: [qsTr("Comma-separated values (*.csv)")]
        suffix: "csv"
        onPicked: file => root.savedTo(file)
    }

    ForgetDialog {
        id: sure

        title: qsTr("Delete all results?")
        words: root.forgets
        onConfirmed: root.forgotten()
    }
}

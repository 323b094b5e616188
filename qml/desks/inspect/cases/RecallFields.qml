// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Search fields besides the history's filters: number, times, player and sums; or the kind of significant
/// event.
MvRowLayout {
    id: root

    required property RecallDesk recall
    readonly property Item first: root.recall.onEvents ? since : number

    /// Requests focus for the list of results.
    signal listAsked

    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What is looked for")
    Keys.onDownPressed: root.listAsked()

    MvTextField {
        id: number

        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(120)
        visible: !root.recall.onEvents
        label: qsTr("Round's number")
        placeholderText: qsTr("Round, 3-12")
        text: root.recall.number
        error: root.recall.fault === "number" ? root.recall.failure : ""
        onTextEdited: root.recall.number = text
        onAccepted: root.listAsked()
    }

    MvComboBox {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(300)
        visible: root.recall.onEvents
        label: qsTr("Kind of event")
        model: root.recall.kinds
        choice: root.recall.kind
        onActivated: index => root.recall.kind = index
    }

    MvTextField {
        id: since

        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(180)
        label: root.recall.onEvents ? qsTr("From date and time") : qsTr("Opened from this date and time on")
        placeholderText: qsTr("From 23/11 21:30")
        text: root.recall.from
        error: root.recall.fault === "from" ? root.recall.failure : ""
        onTextEdited: root.recall.from = text
        onAccepted: root.listAsked()
    }

    MvTextField {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(180)
        label: root.recall.onEvents ? qsTr("To date and time") : qsTr("Opened up to this date and time")
        placeholderText: qsTr("To 23/11 21:45")
        text: root.recall.to
        error: root.recall.fault === "to" ? root.recall.failure : ""
        onTextEdited: root.recall.to = text
        onAccepted: root.listAsked()
    }

    MvTextField {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(140)
        visible: !root.recall.onEvents
        label: qsTr("Player")
        placeholderText: qsTr("Player")
        text: root.recall.player
        onTextEdited: root.recall.player = text
        onAccepted: root.listAsked()
    }

    MvComboBox {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(190)
        visible: !root.recall.onEvents
        label: qsTr("Outcome")
        model: root.recall.results
        choice: root.recall.result
        disabledReason: root.recall.results.length > 1 ? "" : qsTr("Choose a game first")
        onActivated: index => root.recall.result = index
    }

    MvTextField {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(130)
        visible: !root.recall.onEvents
        label: qsTr("Staked at least")
        placeholderText: qsTr("Staked from")
        text: root.recall.staked
        error: root.recall.fault === "staked" ? root.recall.failure : ""
        onTextEdited: root.recall.staked = text
        onAccepted: root.listAsked()
    }

    MvTextField {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(130)
        visible: !root.recall.onEvents
        label: qsTr("Won at least")
        placeholderText: qsTr("Won from")
        text: root.recall.won
        error: root.recall.fault === "won" ? root.recall.failure : ""
        onTextEdited: root.recall.won = text
        onAccepted: root.listAsked()
    }

    MvTextField {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(200)
        visible: root.recall.onEvents
        label: qsTr("A win is large from")
        placeholderText: qsTr("Large win from 1000")
        text: root.recall.large
        error: root.recall.fault === "large" ? root.recall.failure : ""
        onTextEdited: root.recall.large = text
        onAccepted: root.listAsked()
    }
}

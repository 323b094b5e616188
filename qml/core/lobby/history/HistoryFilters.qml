// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Filters the rounds on record by game, date, table and result.
MvRowLayout {
    id: root

    required property HistoryFilter filter
    /// Why there is no filter by result here; empty: there is one.
    property string noOutcomes

    spacing: Theme.spaceM
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Filters")

    MvComboBox {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(210)
        label: qsTr("Game")
        model: root.filter.games
        choice: root.filter.game
        onActivated: index => root.filter.game = index
    }

    MvComboBox {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(190)
        label: qsTr("Date")
        model: root.filter.periods
        choice: root.filter.period
        onActivated: index => root.filter.period = index
    }

    MvIconButton {
        id: calendarButton

        iconName: "calendar"
        toolTip: qsTr("Choose a day in the calendar")
        disabledReason: root.filter.days.length > 0 ? "" : qsTr("There is nothing on record yet")
        onClicked: calendar.show()

        HistoryCalendar {
            id: calendar

            y: calendarButton.height + Theme.spaceXs
            days: Array.from(root.filter.days)
            chosen: root.filter.day
            onDayChosen: day => root.filter.chooseDay(day)
        }
    }

    MvComboBox {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(320)
        label: qsTr("Table")
        model: root.filter.tables
        choice: root.filter.table
        onActivated: index => root.filter.table = index
    }

    MvComboBox {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.px(210)
        label: qsTr("Result")
        model: root.filter.outcomes
        choice: root.filter.outcome
        disabledReason: root.noOutcomes
        onActivated: index => root.filter.outcome = index
    }
}

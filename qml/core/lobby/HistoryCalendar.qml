// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A month to choose a day from.
T.Popup {
    id: root

    /// The days with rounds, newest first, and the chosen one, as 2026-11-23.
    required property list<string> days
    required property string chosen

    /// The first day of the month shown.
    property date month: new Date()

    /// Emitted when the user has chosen this day.
    signal dayChosen(string day)

    /// The month of a day, shifted by a number of months.
    function monthOf(day: string, months: int): date {
        return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1);
    }

    /// Shows the month of the chosen day, otherwise that of the newest round.
    function show(): void {
        root.month = root.monthOf(root.chosen.length > 0 ? root.chosen : String(root.days[0]), 0);
        root.open();
    }

    width: Theme.px(340)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    margins: Theme.spaceS
    padding: Theme.spaceM
    focus: true
    modal: true
    dim: false
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    background: LacquerSurface {
        color: Theme.lacquerRaised
        radius: Theme.radiusM
        border.color: Theme.hairlineStrong
        elevation: 10
    }

    contentItem: HistoryMonth {
        days: root.days
        chosen: root.chosen
        month: root.month
        onTurned: months => root.month = new Date(root.month.getFullYear(), root.month.getMonth() + months, 1)
        onDayChosen: day => {
            root.dayChosen(day);
            root.close();
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
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

    /// A month as a grid of days: those with rounds on record are marked and can be chosen.
    component HistoryMonth: MvColumnLayout {
        id: historyMonth

        /// The days with rounds, and the chosen one, as 2026-11-23.
        required property list<string> days
        required property string chosen
        /// The first day of the month shown.
        required property date month

        readonly property int firstWeekday: Qt.locale().firstDayOfWeek
        /// The day in the upper left corner.
        readonly property date first: new Date(historyMonth.month.getFullYear(), historyMonth.month.getMonth(), 1 - (historyMonth.month.getDay() - historyMonth.firstWeekday + 7) % 7)

        /// Emitted when the user has chosen this day.
        signal dayChosen(string day)
        /// Requests another month, relative to this one.
        signal turned(int months)

        /// The day at an index of the grid, as 2026-11-23.
        function dayAt(place: int): string {
            const day = new Date(historyMonth.first.getFullYear(), historyMonth.first.getMonth(), historyMonth.first.getDate() + place);
            return "%1-%2-%3".arg(day.getFullYear()).arg(String(day.getMonth() + 1).padStart(2, "0")).arg(String(day.getDate()).padStart(2, "0"));
        }

        spacing: Theme.spaceS

        MvRowLayout {
            Layout.fillWidth: true

            MvIconButton {
                iconName: "previous"
                toolTip: qsTr("Previous month")
                shortcut: "PgUp"
                onClicked: historyMonth.turned(-1)
            }

            MvLabel {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("%1 %2", "a month and its year").arg(Qt.locale().standaloneMonthName(historyMonth.month.getMonth())).arg(historyMonth.month.getFullYear())
                font.weight: Font.Medium
            }

            MvIconButton {
                iconName: "next"
                toolTip: qsTr("Next month")
                shortcut: "PgDown"
                onClicked: historyMonth.turned(1)
            }
        }

        MvGridLayout {
            Layout.fillWidth: true
            columns: 7
            columnSpacing: 0
            rowSpacing: 0

            Repeater {
                model: 7

                SmallText {
                    required property int index

                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    text: Qt.locale().dayName((historyMonth.firstWeekday + index) % 7, Locale.NarrowFormat)
                }
            }

            Repeater {
                model: 42

                MvPressable {
                    id: cell

                    required property int index

                    readonly property string day: historyMonth.dayAt(cell.index)
                    readonly property bool played: historyMonth.days.includes(cell.day)
                    readonly property bool here: Number(cell.day.slice(5, 7)) === historyMonth.month.getMonth() + 1

                    Layout.fillWidth: true
                    implicitHeight: Theme.px(40)
                    enabled: cell.played
                    text: cell.day
                    Accessible.name: cell.day
                    Accessible.checkable: true
                    Accessible.checked: cell.day === historyMonth.chosen
                    onClicked: {
                        historyMonth.dayChosen(cell.day);
                    }

                    contentItem: MvLabel {
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: Number(cell.day.slice(8))
                        color: cell.day === historyMonth.chosen ? Theme.textOnBrass : cell.played ? Theme.text : Theme.textDisabled
                        opacity: cell.here ? 1 : 0.6
                        font.weight: cell.played ? Font.Bold : Font.Normal
                        Accessible.ignored: true
                    }

                    background: Rectangle {
                        radius: Theme.radiusS
                        color: cell.day === historyMonth.chosen ? Theme.plateTop : cell.hovered && cell.played ? Theme.lacquerHover : "transparent"

                        Rectangle {
                            anchors.horizontalCenter: parent.horizontalCenter
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.px(3)
                            width: Theme.px(6)
                            height: width
                            radius: width / 2
                            visible: cell.played
                            color: cell.day === historyMonth.chosen ? Theme.textOnBrass : Theme.brass
                        }

                        FocusRing {
                            visible: cell.visualFocus
                            targetRadius: Theme.radiusS
                        }
                    }
                }
            }
        }
    }
}

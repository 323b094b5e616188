// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A month as a grid of days: those with rounds on record are marked and can be chosen.
MvColumnLayout {
    id: root

    /// The days with rounds, and the chosen one, as 2026-11-23.
    required property list<string> days
    required property string chosen
    /// The first day of the month shown.
    required property date month

    readonly property int firstWeekday: Qt.locale().firstDayOfWeek
    /// The day in the upper left corner.
    readonly property date first: new Date(root.month.getFullYear(), root.month.getMonth(), 1 - (root.month.getDay() - root.firstWeekday + 7) % 7)

    /// Emitted when the user has chosen this day.
    signal dayChosen(string day)
    /// Requests another month, relative to this one.
    signal turned(int months)

    /// The day at an index of the grid, as 2026-11-23.
    function dayAt(place: int): string {
        const day = new Date(root.first.getFullYear(), root.first.getMonth(), root.first.getDate() + place);
        return "%1-%2-%3".arg(day.getFullYear()).arg(String(day.getMonth() + 1).padStart(2, "0")).arg(String(day.getDate()).padStart(2, "0"));
    }

    spacing: Theme.spaceS

    MvRowLayout {
        Layout.fillWidth: true

        MvIconButton {
            iconName: "previous"
            toolTip: qsTr("Month before")
            shortcut: "PgUp"
            onClicked: root.turned(-1)
        }

        MvLabel {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%1 %2", "a month and its year").arg(Qt.locale().standaloneMonthName(root.month.getMonth())).arg(root.month.getFullYear())
            font.weight: Font.Medium
        }

        MvIconButton {
            iconName: "next"
            toolTip: qsTr("Month after")
            shortcut: "PgDown"
            onClicked: root.turned(1)
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
                text: Qt.locale().dayName((root.firstWeekday + index) % 7, Locale.NarrowFormat)
            }
        }

        Repeater {
            model: 42

            MvPressable {
                id: cell

                required property int index

                readonly property string day: root.dayAt(cell.index)
                readonly property bool played: root.days.includes(cell.day)
                readonly property bool here: Number(cell.day.slice(5, 7)) === root.month.getMonth() + 1

                Layout.fillWidth: true
                implicitHeight: Theme.px(40)
                enabled: cell.played
                text: cell.day
                Accessible.name: cell.day
                Accessible.checkable: true
                Accessible.checked: cell.day === root.chosen
                onClicked: {
                    root.dayChosen(cell.day);
                }

                contentItem: MvLabel {
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: Number(cell.day.slice(8))
                    color: cell.day === root.chosen ? Theme.textOnBrass : cell.played ? Theme.text : Theme.textDisabled
                    opacity: cell.here ? 1 : 0.6
                    font.weight: cell.played ? Font.Bold : Font.Normal
                    Accessible.ignored: true
                }

                background: Rectangle {
                    radius: Theme.radiusS
                    color: cell.day === root.chosen ? Theme.plateTop : cell.hovered && cell.played ? Theme.lacquerHover : "transparent"

                    Rectangle {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.px(3)
                        width: Theme.px(6)
                        height: width
                        radius: width / 2
                        visible: cell.played
                        color: cell.day === root.chosen ? Theme.textOnBrass : Theme.brass
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

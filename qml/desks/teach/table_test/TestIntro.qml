// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Introduction to the table test, and earlier tests.
FocusScope {
    id: root

    required property TableTestDesk desk

    readonly property var past: root.desk.past
    property takenTestLine noTest

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Table test")

    TitleText {
        id: title

        width: parent.width
        text: qsTr("Table test")
        color: Theme.brassLight
    }

    BodyText {
        id: about

        y: title.height + Theme.spaceXs
        width: Math.min(parent.width, Theme.px(640))
        text: qsTr("As in real examinations: at the table, in writing, and judged by an examiner. Marks, weights and pass marks are the school's; no rule in the register sets them.")
        secondary: true
    }

    // On a panel, because letters are hard to read on the tiles.
    Panel {
        y: about.y + about.height + Theme.spaceM
        width: Math.min(parent.width, Theme.px(640))
        height: Math.min(parent.height - y, column.implicitHeight + 2 * padding)
        padding: Theme.spaceL
        elevation: 8

        MvScrollColumn {
            id: column

            anchors.fill: parent
            focus: true
            spacing: Theme.spaceM

            HeadingText {
                Layout.fillWidth: true
                visible: root.past.length > 0
                text: qsTr("Tests taken")
            }

            Repeater {
                model: root.past.length

                TestPastRow {
                    id: row

                    required property int index

                    Layout.fillWidth: true
                    info: row.index < root.past.length ? root.past[row.index] : root.noTest
                    onClicked: root.desk.openPast(row.index)
                }
            }

            MvSeparator {
                Layout.fillWidth: true
                visible: root.past.length > 0
            }

            Repeater {
                model: [(root.desk.byTime ? qsTr("The candidate counts the float, opens the table, works %n minute(s) of cards and closes the table. Nothing is revealed before the end.", "", root.desk.minutes)
                        : qsTr("The candidate counts the float, opens the table, works %n spin(s) in two periods with a break and closes the table. Nothing is revealed before the end.", "", root.desk.spins)),
                    qsTr("The written part asks about payment, procedure and cases, from the program's questions or the school's. The same test number brings the same spins and the same questions."),
                    qsTr("The program marks technique and control by the faults that it saw; the examiner marks hospitality, which no program sees."),
                    qsTr("The sheet says whether the candidate has passed and why, with marks, faults and answers, to be printed and signed.")]

                IntroStep {
                    id: step

                    required property int index
                    required property string modelData

                    mark: step.index + 1
                    words: step.modelData
                }
            }
        }
    }

    /// Contents of the row of an earlier test: candidate, time and table, result.
    component TestPastFace: Item {
        id: pastFace

        required property takenTestLine info

        Accessible.ignored: true

        Column {
            x: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - outcome.width - 3 * Theme.spaceM

            MvLabel {
                width: parent.width
                text: pastFace.info.title
                font.weight: Font.Medium
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            SmallText {
                width: parent.width
                text: pastFace.info.detail
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        MvLabel {
            id: outcome

            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: pastFace.info.result
            color: pastFace.info.passed ? Theme.win : Theme.warning
            Accessible.ignored: true
        }
    }

    /// An earlier test; a click shows its result.
    component TestPastRow: MvPressable {
        id: pastRow

        required property takenTestLine info

        implicitHeight: Theme.px(56)
        Accessible.name: "%1. %2. %3".arg(pastRow.info.title).arg(pastRow.info.detail).arg(pastRow.info.result)

        contentItem: TestPastFace {
            info: pastRow.info
        }

        background: Rectangle {
            radius: Theme.radiusM
            color: pastRow.held ? Theme.lacquerPressed : pastRow.hovered ? Theme.lacquerHover : Theme.lacquerRaised
            border.width: Theme.line
            border.color: Theme.hairline

            FocusRing {
                visible: pastRow.visualFocus
                targetRadius: Theme.radiusM
            }
        }
    }
}

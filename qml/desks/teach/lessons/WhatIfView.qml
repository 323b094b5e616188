// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What if another card, number or ball had been drawn, or somebody had decided differently: first the choice
/// of the alternative, then both results side by side.
Rectangle {
    id: root

    required property LessonDesk desk

    /// Stands in for a removed value until its button is destroyed.
    property chanceValue noValue

    /// Focuses the alternatives.
    function take(): void {
        (choices.count > 0 ? choices.itemAt(0) : pad).forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: column.height + 2 * Theme.spaceM
    radius: Theme.radiusM
    color: Theme.lacquerSunken
    border.width: Theme.line
    border.color: Theme.brass
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What if")

    Column {
        id: column

        x: Theme.spaceM
        y: Theme.spaceM
        width: parent.width - 2 * x
        spacing: Theme.spaceS

        MvRowLayout {
            width: parent.width
            visible: root.desk.forkOpen
            spacing: Theme.spaceS

            MvIconButton {
                iconName: "step-back"
                toolTip: qsTr("Previous")
                disabledReason: root.desk.forkPoint > 1 ? "" : qsTr("It is the first")
                onClicked: root.desk.stepFork(-1)
            }

            BodyText {
                Layout.fillWidth: true
                text: qsTr("%1 of %2: %3").arg(root.desk.forkPoint).arg(root.desk.forkPoints).arg(root.desk.forkTitle)
                horizontalAlignment: Text.AlignHCenter
            }

            MvIconButton {
                iconName: "step"
                toolTip: qsTr("Next")
                disabledReason: root.desk.forkPoint < root.desk.forkPoints ? "" : qsTr("It is the last")
                onClicked: root.desk.stepFork(1)
            }
        }

        SmallText {
            width: parent.width
            visible: root.desk.forkOpen
            text: root.desk.forkDecision ? qsTr("What is done instead? Everything else stays as it was, as far as possible.") : qsTr("What comes instead? If it is already elsewhere, the two swap places.")
            wrapMode: Text.Wrap
        }

        Repeater {
            id: choices

            model: root.desk.forkOpen ? root.desk.forkChoices.length : 0

            MvButton {
                id: choice

                required property int index

                readonly property chanceValue info: choice.index < root.desk.forkChoices.length ? root.desk.forkChoices[choice.index] : root.noValue

                width: column.width
                text: choice.info.name
                onClicked: root.desk.fork(choice.info.value)
            }
        }

        ChancePad {
            id: pad

            width: parent.width
            height: implicitHeight
            visible: root.desk.forkOpen && count > 0
            label: root.desk.forkDecision ? qsTr("What is done instead") : qsTr("What comes instead")
            values: root.desk.forkValues
            columns: 6
            lead: count === 37 ? 1 : count === 38 ? 2 : 0
            keyHeight: Theme.px(36 * Theme.textScale)
            onChosen: value => root.desk.fork(value)
        }

        BodyText {
            width: parent.width
            visible: root.desk.forked
            text: qsTr("As it went: %1").arg(root.desk.forkTaken)
        }

        BodyText {
            width: parent.width
            visible: root.desk.forked
            text: qsTr("What if: %1").arg(root.desk.forkOther)
            font.weight: Font.Medium
            color: Theme.brassLight
        }

        Repeater {
            model: root.desk.forkRows

            Column {
                id: row

                required property whatIfRow modelData

                width: column.width
                spacing: Theme.spaceXs

                MvSeparator {
                    width: parent.width
                }

                BodyText {
                    width: parent.width
                    text: row.modelData.player
                    font.weight: Font.Medium
                }

                SmallText {
                    width: parent.width
                    text: qsTr("As it went: %1").arg(row.modelData.before)
                    wrapMode: Text.Wrap
                    color: Theme.text
                }

                SmallText {
                    width: parent.width
                    text: row.modelData.differs ? qsTr("What if: %1").arg(row.modelData.after) : qsTr("What if: the same")
                    wrapMode: Text.Wrap
                    color: row.modelData.differs ? Theme.brassLight : Theme.text
                }
            }
        }
    }
}

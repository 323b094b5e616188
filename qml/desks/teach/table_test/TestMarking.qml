// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Marks that only an examiner can give.
FocusScope {
    id: root

    required property TableTestDesk desk

    Keys.onReturnPressed: root.desk.sign()
    Keys.onEnterPressed: root.desk.sign()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The examiner's marks")

    Panel {
        anchors.centerIn: parent
        width: Math.min(Theme.px(900), parent.width - 2 * Theme.spaceXl)
        height: Math.min(parent.height - 2 * Theme.spaceL, column.implicitHeight + sign.height + 3 * padding)
        padding: Theme.spaceXl
        elevation: 20

        MvScrollColumn {
            id: column

            width: parent.width
            height: sign.y - Theme.spaceL
            focus: true
            spacing: Theme.spaceM

            TitleText {
                Layout.fillWidth: true
                text: qsTr("The examiner's marks")
                color: Theme.brassLight
            }

            BodyText {
                Layout.fillWidth: true
                text: qsTr("Hospitality is what a program can't see or hear. The mean of these marks counts, from 4 points for poor in steps of 4 to 20 for excellent.")
                secondary: true
            }

            ExaminerLockRow {
                visible: root.desk.lock.pinSet
                lock: root.desk.lock
            }

            Repeater {
                model: root.desk.criteria.length

                OptionRow {
                    id: row

                    required property int index

                    enabled: root.desk.lock.open
                    label: root.desk.criteria[row.index]
                    words: root.desk.steps
                    choice: root.desk.marks[row.index] ?? -1
                    onChosen: choice => root.desk.giveMark(row.index, choice)
                }
            }
        }

        MvButton {
            id: sign

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            large: true
            kind: MvButton.Primary
            text: qsTr("To the result")
            keyHint: "↵"
            disabledReason: !root.desk.lock.open ? qsTr("The examiner's PIN is needed first") : root.desk.marked ? "" : qsTr("Give all marks first")
            onClicked: root.desk.sign()
        }
    }
}

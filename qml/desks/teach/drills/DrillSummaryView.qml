// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Results of a session: share and speed of right answers, and what to repeat.
FocusScope {
    id: root

    required property DrillDesk desk

    readonly property drillSummary summary: root.desk.summary

    Component.onCompleted: again.forceActiveFocus(Qt.OtherFocusReason)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Summary")

    Panel {
        anchors.centerIn: parent
        width: Math.min(Theme.px(720), parent.width - 2 * Theme.spaceXl)
        height: Math.min(parent.height - 2 * Theme.spaceL, column.implicitHeight + bar.height + 3 * padding)
        padding: Theme.spaceXl
        elevation: 20

        MvScrollColumn {
            id: column

            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: bar.top
            anchors.bottomMargin: Theme.spaceL
            spacing: Theme.spaceM

            SmallText {
                Layout.fillWidth: true
                text: root.desk.chosenTitle
            }

            TitleText {
                Layout.fillWidth: true
                text: root.summary.title
                color: root.summary.passed ? Theme.win : Theme.warning
            }

            Repeater {
                model: [root.summary.right, root.summary.seconds, root.summary.pace, root.summary.level]

                BodyText {
                    required property string modelData

                    Layout.fillWidth: true
                    text: modelData
                    font.pixelSize: Theme.textLarge
                }
            }

            MvSeparator {
                Layout.fillWidth: true
            }

            HeadingText {
                Layout.fillWidth: true
                text: root.summary.repeat.length > 0 ? qsTr("To be repeated") : qsTr("Nothing was wrong or slow")
            }

            Repeater {
                model: Array.from(root.summary.repeat)

                BodyText {
                    required property string modelData

                    Layout.fillWidth: true
                    text: "· " + modelData
                }
            }

            ResultCurve {
                Layout.fillWidth: true
                points: root.desk.curve
                words: root.desk.past
                dots: qsTr("seconds a task, up to twice the target")
            }
        }

        Row {
            id: bar

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: Theme.spaceM

            MvButton {
                large: true
                text: qsTr("To the drills")
                keyHint: "Esc"
                onClicked: root.desk.leave()
            }

            MvButton {
                id: again

                large: true
                kind: MvButton.Primary
                text: qsTr("Once more")
                keyHint: "↵"
                onClicked: root.desk.start()
            }
        }
    }
}

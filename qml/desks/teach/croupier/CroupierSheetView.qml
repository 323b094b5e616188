// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Results of a shift: actions, faults by rule, seconds for a payment.
FocusScope {
    id: root

    required property CroupierDesk desk

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    Component.onCompleted: again.forceActiveFocus(Qt.OtherFocusReason)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The shift's sheet")

    Panel {
        anchors.centerIn: parent
        width: Math.min(Theme.px(760), parent.width - 2 * Theme.spaceXl)
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
            spacing: Theme.spaceS

            TitleText {
                Layout.fillWidth: true
                text: qsTr("The shift's sheet")
                color: Theme.brassLight
            }

            Repeater {
                model: Array.from(root.desk.summary)

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
                text: root.desk.faultList.length > 0 ? qsTr("Faults, each with its rule") : qsTr("There were no faults")
            }

            CroupierFaults {
                faults: root.desk.faultList
                onRuleAsked: id => root.ruleAsked(id)
            }
        }

        Row {
            id: bar

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: Theme.spaceM

            MvButton {
                large: true
                text: qsTr("Back to options")
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

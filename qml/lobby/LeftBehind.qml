// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The summary of a session that has ended away from its table, and what came of the stakes that lay (P39, O26, B52,
/// I-P35), until it has been read.
Panel {
    id: root

    required property HouseApplication application

    signal ruleAsked(string id)
    signal historyAsked

    visible: root.application.leftBehind.length > 0
    padding: Theme.spaceM
    elevation: 12
    height: told.implicitHeight + 2 * root.padding

    MvColumnLayout {
        id: told

        width: parent.width
        spacing: Theme.spaceS

        InlineMessage {
            Layout.fillWidth: true
            text: root.application.leftBehind
            rule: root.application.leftBehindRule
            onRuleWanted: rule => root.ruleAsked(rule)
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            MvButton {
                text: qsTr("Understood")
                onClicked: root.application.forgetLeftBehind()
            }

            MvButton {
                text: qsTr("History")
                iconName: "history"
                onClicked: root.historyAsked()
            }
        }
    }
}

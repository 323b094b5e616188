// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The summary of a session that has ended away from its table, and what came of the stakes that lay (P39, O26, B52,
/// I-P35), until it has been read; and where such stakes are in play still (B12).
Panel {
    id: root

    required property HouseApplication application

    /// There is something to read; or stakes are in play that can be gone back to.
    readonly property bool told: root.application.leftBehind.length > 0
    readonly property bool inPlay: root.application.table === null && root.application.leftInPlay.length > 0

    signal ruleAsked(string id)
    signal historyAsked

    visible: root.told || root.inPlay
    padding: Theme.spaceM
    elevation: 12
    height: lines.implicitHeight + 2 * root.padding

    // What lies below it is not clicked.
    MouseArea {
        x: -root.padding
        y: -root.padding
        width: root.width
        height: root.height
    }

    MvColumnLayout {
        id: lines

        width: parent.width
        spacing: Theme.spaceS

        InlineMessage {
            Layout.fillWidth: true
            visible: root.inPlay
            text: root.application.leftInPlay
            rule: "B12"
            onRuleWanted: rule => root.ruleAsked(rule)
        }

        MvButton {
            visible: root.inPlay
            text: qsTr("Back to the cards")
            onClicked: root.application.returnToLeft()
        }

        InlineMessage {
            Layout.fillWidth: true
            visible: root.told
            text: root.application.leftBehind
            rule: root.application.leftBehindRule
            onRuleWanted: rule => root.ruleAsked(rule)
        }

        Flow {
            Layout.fillWidth: true
            visible: root.told
            spacing: Theme.spaceS

            MvButton {
                text: qsTr("Understood")
                onClicked: root.application.forgetLeftBehind()
            }

            MvButton {
                visible: root.application.table === null
                text: qsTr("History")
                iconName: "history"
                onClicked: root.historyAsked()
            }
        }
    }
}

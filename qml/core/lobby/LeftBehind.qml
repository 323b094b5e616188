// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The unread summary of a session that ended away from its table, with the result of its open stakes (P39, O26, B52,
/// I-P35), or a notice of stakes still in play (B12).
Panel {
    id: root

    required property MesaVivaApplication application

    /// Whether there is a summary to read, or there are stakes to return to.
    readonly property bool hasReport: root.application.recovery.leftBehind.length > 0
    readonly property bool inPlay: root.application.table === null && root.application.recovery.leftInPlay.length > 0

    signal ruleAsked(string id)
    signal historyAsked

    visible: root.hasReport || root.inPlay
    padding: Theme.spaceM
    elevation: 12
    height: lines.implicitHeight + 2 * root.padding

    // Blocks clicks on what is below it.
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
            text: root.application.recovery.leftInPlay
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
            visible: root.hasReport
            text: root.application.recovery.leftBehind
            rule: root.application.recovery.leftBehindRule
            onRuleWanted: rule => root.ruleAsked(rule)
        }

        Flow {
            Layout.fillWidth: true
            visible: root.hasReport
            spacing: Theme.spaceS

            MvButton {
                text: qsTr("OK")
                onClicked: root.application.recovery.forgetLeftBehind()
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

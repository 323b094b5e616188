// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Something that may happen, and the rule for it.
Item {
    id: root

    required property equipmentIncident incident

    /// It has happened.
    signal happened
    /// The rule's number was pressed.
    signal ruleAsked

    /// The keyboard goes here.
    function takeUp(): void {
        button.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    implicitHeight: button.height

    MvButton {
        id: button

        width: root.width - (rule.visible ? rule.width + Theme.spaceS : 0)
        text: root.incident.title
        toolTip: root.incident.detail
        disabledReason: root.incident.reason
        onClicked: root.happened()
    }

    RuleLink {
        id: rule

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.incident.rule.length > 0
        rule: root.incident.rule
        onClicked: root.ruleAsked()
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A possible incident with its rule.
Item {
    id: root

    required property equipmentIncident incident

    /// The user reports the incident.
    signal happened
    /// The rule was clicked.
    signal ruleAsked

    /// Takes the focus.
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
        rule: root.incident.rule
        onClicked: root.ruleAsked()
    }
}

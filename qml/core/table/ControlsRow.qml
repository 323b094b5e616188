// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Everything the player can do, in one row, always there, after the points; what can't be done now says why (P30).
Item {
    id: root

    required property TableModel table

    /// There is room for icons on the large buttons and keys on the small ones.
    required property bool wide
    /// How many steps less than its width promises the row may say: words of this size and language had no room.
    property int spared: 0
    readonly property bool overflows: row.width > 0 && row.implicitWidth > row.width
    /// How wide the points stand at least.
    property int walletWidth: Theme.px(root.wide ? 150 : 118)
    /// How high the controls stand at least.
    property real leastRow: 0
    /// The space between two controls.
    property alias spacing: row.spacing
    /// The controls.
    default property alias controls: row.data

    /// The player wants to read a rule.
    signal ruleAsked(string id)

    /// Why something can't be done now, with the rule; empty when it can.
    function why(action: actionState): string {
        return action.enabled ? "" : action.rule.length > 0 ? qsTr("%1 (%2)").arg(action.reason).arg(action.rule) : action.reason;
    }

    /// The control that asks for an action; each game has its own.
    function controlOf(action: string): Item {
        return root;
    }

    /// Tells above a control why it was refused.
    function refuse(control: Item, message: string, rule: string): void {
        bubble.say(message, rule, control.mapToItem(root, control.width / 2, 0).x);
    }

    /// Tells the ear why a control can't be used now; the eye has its tip.
    function deny(reason: string): void {
        root.table.denied(reason);
    }

    /// Says one step less where controls would stand behind the edge.
    function spare(): void {
        if (root.overflows && root.spared < 3)
            root.spared += 1;
    }

    /// Sees anew how much there is room for.
    function measure(): void {
        root.spared = 0;
        laidOut.restart();
    }

    implicitHeight: Math.max(row.implicitHeight, root.leastRow) + 2 * Theme.spaceS
    onWidthChanged: root.measure()

    Timer {
        id: laidOut

        interval: 0
        onTriggered: root.spare()
    }

    Connections {
        target: Theme
        function onTextScaleChanged(): void {
            root.measure();
        }
    }

    Connections {
        target: root.table
        function onRefused(action: string, message: string, rule: string): void {
            root.refuse(root.controlOf(action), message, rule);
        }
        function onTexts(): void {
            root.measure();
        }
    }

    MvRowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.wide ? Theme.spaceM : Theme.spaceXs
        onImplicitWidthChanged: laidOut.restart()

        WalletView {
            Layout.minimumWidth: root.walletWidth
            Layout.maximumWidth: Math.max(implicitWidth, root.walletWidth)
            table: root.table
        }
    }

    RefusalBubble {
        id: bubble

        table: root.table
        onRuleAsked: id => root.ruleAsked(id)
    }
}

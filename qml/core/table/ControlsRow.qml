// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// All of the player's controls in one row after the points, always visible; an action that is not possible now shows
/// why (P30).
Item {
    id: root

    required property TableModel table

    /// Whether there is room for icons on large buttons and keys on small ones.
    required property bool wide
    /// How many steps of text to omit beyond what the width suggests, because the labels of this size and language do
    /// not fit.
    property int spared: 0
    readonly property bool overflows: row.width > 0 && row.implicitWidth > row.width
    /// The minimum width of the points.
    property int walletWidth: Theme.px(root.wide ? 150 : 118)
    /// The minimum height of the controls.
    property real leastRow: 0
    /// The space between two controls.
    property alias spacing: row.spacing
    /// The controls.
    default property alias controls: row.data

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Why an action is not possible now, with the rule where numbers are wanted; empty if it is.
    function why(action: actionState): string {
        return action.enabled ? "" : Theme.withRule(action.reason, action.rule);
    }

    /// The control for an action; each game has its own.
    function controlOf(action: string): Item {
        return root;
    }

    /// Shows above a control why it was refused.
    function refuse(control: Item, message: string, rule: string): void {
        bubble.say(message, rule, control.mapToItem(root, control.width / 2, 0).x);
    }

    /// Speaks why a control can't be used now; its tool tip shows the same.
    function deny(reason: string): void {
        root.table.denied(reason);
    }

    /// Omits one more step of text if controls would exceed the edge. A step may omit nothing at this width: then it looks
    /// again once the row has been laid out.
    function spare(): void {
        if (!root.overflows || root.spared >= 3)
            return;
        root.spared += 1;
        stillTooWide.restart();
    }

    /// Measures again how much fits.
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

    Timer {
        id: stillTooWide

        interval: 100
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
        function onOwnChanged(): void {
            bubble.look();
        }
        function onPeriodChanged(): void {
            bubble.look();
        }
        function onRoundChanged(): void {
            bubble.look();
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

    /// Shows a refusal for a few seconds above the control that caused it, but no longer than it can be true: until the
    /// stakes, the points, the period or the round change.
    component RefusalBubble: Panel {
        id: refusal

        required property TableModel table
        property string message
        property string rule
        /// The horizontal centre of the control, in the parent's coordinates.
        property real pointsTo: 0
        property string saidIn

        /// Requests the text of a rule.
        signal ruleAsked(string id)

        /// Shows the message, long enough to read it.
        function say(message: string, rule: string, pointsTo: real): void {
            refusal.message = message;
            refusal.rule = rule;
            refusal.pointsTo = pointsTo;
            refusal.saidIn = refusal.situation();
            (Theme.tip as MvToolTip)?.close();
            away.restart();
        }

        function situation(): string {
            const table = refusal.table;
            return "%1/%2/%3/%4".arg(table.round).arg(table.hasPeriod ? table.periodName : "").arg(table.stakesDown).arg(table.purse);
        }

        /// Removes it if the situation is no longer the one in which it was said.
        function look(): void {
            if (refusal.situation() !== refusal.saidIn)
                refusal.message = "";
        }

        x: Math.max(Theme.spaceS, Math.min(refusal.pointsTo - refusal.width / 2, (refusal.parent as Item).width - refusal.width - Theme.spaceS))
        // Between the controls and the caption, as wide as needed: it covers neither.
        y: -refusal.height
        width: Math.min(refusal.implicitContentWidth + refusal.leftPadding + refusal.rightPadding + Theme.spaceL, (refusal.parent as Item).width - 2 * Theme.spaceS)
        visible: refusal.message.length > 0
        elevation: 10
        padding: Theme.spaceXs
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM

        Binding {
            target: Theme
            property: "refusing"
            value: refusal.visible
        }

        Timer {
            id: away

            interval: 7000
            onTriggered: refusal.message = ""
        }

        contentItem: InlineMessage {
            kind: InlineMessage.Error
            text: refusal.message
            rule: refusal.rule
            onRuleWanted: rule => refusal.ruleAsked(rule)
        }
    }

    /// The player's points: those left and those on the table, including what is on its way to the record.
    component WalletView: ColumnLayout {
        id: purse

        required property TableModel table

        readonly property string staked: purse.table.stakesDown > 0 ? qsTr("+ %1 on the table").arg(purse.table.money(purse.table.stakesDown)) : qsTr("Your points")

        spacing: 0
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Your points: %1").arg(purse.table.money(purse.table.purse))
        Accessible.description: purse.table.sending ? qsTr("%1; being recorded").arg(purse.staked) : purse.staked

        // Smaller if there is no room for the longest text.
        SmallText {
            Layout.fillWidth: true
            text: purse.staked
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            Accessible.ignored: true

            SendingSign {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                table: purse.table
            }
        }

        SumText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignLeft
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            text: qsTr("%1", "an amount").arg(purse.table.money(purse.table.purse))
            color: Theme.brassLight
            Accessible.ignored: true
        }
    }
}

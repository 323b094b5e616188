// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls
import MesaViva.Rulebook
import MesaViva.Table

/// Asks before stakes that lie are left behind, and says what becomes of them (P35, P36, O23, I-P35).
MvDialog {
    id: root

    /// The open table's page; null in the lobby.
    required property TablePage page
    /// The whole program is to be left, not only the table.
    property bool quitting: false

    /// How much room there is beside what is to be decided on.
    property real clear: 0

    /// What lies is settled without the player; else it would be lost.
    readonly property bool settled: root.page === null || root.page.leavingSettles

    /// Nothing lies any more, so nothing is left to be asked: what lay was settled meanwhile.
    readonly property bool moot: root.opened && root.page !== null && !(root.page.laidDown > 0)

    /// The rules by which the table would let the player go, as they are when the question is asked.
    readonly property list<string> rules: root.page && root.visible ? root.page.table.leavingRules() : []

    /// Leave all the same.
    signal confirmed
    signal ruleAsked(string id)

    title: root.quitting ? qsTr("Leave the program?") : root.page?.leavingQuestion ?? ""
    preferredWidth: root.corner ? Math.min(Theme.px(420 * Theme.textScale), Math.max(Theme.px(300), root.clear - Theme.spaceM)) : Theme.px(520)
    // It stays where it was asked, whatever comes of the hand.
    onAboutToShow: {
        root.corner = root.page?.clearCorner ?? 0;
        root.clear = root.page?.clearWidth ?? 0;
    }

    actions: [
        MvButton {
            text: qsTr("Leave anyway")
            onClicked: {
                root.accept();
                root.confirmed();
            }
        },
        MvButton {
            text: root.page?.stayingWords ?? ""
            kind: MvButton.Primary
            onClicked: root.reject()
        }
    ]

    // Closing it at once would change what has just changed.
    Timer {
        interval: 0
        running: root.moot
        onTriggered: root.reject()
    }

    // The table goes on behind the question.
    TimerView {
        Layout.fillWidth: true
        implicitHeight: Theme.px(56)
        sideways: true
        table: root.page?.table ?? null
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.settled ? InlineMessage.Info : InlineMessage.Warning
        text: root.page ? root.page.leavingWords : ""
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.quitting && root.settled
        text: qsTr("What becomes of your stakes is shown when the program is opened again.")
        secondary: true
    }

    RuleChips {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.iconSizeSmall + Theme.spaceS
        rules: root.rules
        onRuleAsked: id => root.ruleAsked(id)
    }
}

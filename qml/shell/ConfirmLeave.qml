// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls
import MesaViva.Rulebook
import MesaViva.Table

/// Asks before stakes that lie, or are on their way, are left behind, and says what becomes of them (P35, P36, O23, I-P35);
/// while betting is open it offers to take them back first.
MvDialog {
    id: root

    /// The open table's page; null in the lobby.
    required property TablePage page
    /// The whole program is to be left, not only the table.
    property bool quitting: false

    /// The stakes could be taken back when the question was asked: the button stays where it is, whatever comes.
    property bool offers: false
    readonly property bool canTakeBack: root.page?.table?.canTakeBack ?? false

    /// A period ran then, and so high stood the words: what changes later moves no button.
    property bool timed: false
    property real wordsHeight: 0

    /// How much room there is beside what is to be decided on.
    property real clear: 0

    /// What lies is settled without the player; else it would be lost.
    readonly property bool settled: root.page === null || root.page.leavingSettles

    /// Nothing lies any more, so nothing is left to be asked: what lay was settled meanwhile.
    readonly property bool moot: root.opened && root.page !== null && !(root.page.table.stakesDown > 0)

    /// The rules by which the table would let the player go, as they are when the question is asked.
    readonly property list<string> rules: root.page && root.visible ? root.page.table.leavingRules() : []

    /// Leave all the same.
    signal confirmed
    /// Take the stakes back, then leave.
    signal takeBackAsked
    signal ruleAsked(string id)

    title: root.quitting ? qsTr("Leave the program?") : root.page?.leavingQuestion ?? ""
    preferredWidth: root.corner ? Math.min(Theme.px(420 * Theme.textScale), Math.max(Theme.px(300), root.clear - Theme.spaceM)) : Theme.px(root.offers ? 620 : 520)
    // It stays where it was asked, whatever comes of the hand.
    onAboutToShow: {
        root.corner = root.page?.clearCorner ?? 0;
        root.clear = root.page?.clearWidth ?? 0;
        root.offers = root.canTakeBack;
        root.timed = root.page?.table.hasPeriod ?? false;
        root.wordsHeight = 0;
    }
    onOpened: root.wordsHeight = words.height
    initialFocus: root.offers ? back : null

    actions: [
        MvButton {
            id: back

            visible: root.offers
            kind: MvButton.Primary
            text: qsTr("Take back and leave")
            disabledReason: root.canTakeBack ? "" : qsTr("Betting has closed: the stakes can't be taken back any more")
            onClicked: root.takeBackAsked()
        },
        MvButton {
            text: qsTr("Leave anyway")
            onClicked: {
                root.accept();
                root.confirmed();
            }
        },
        MvButton {
            text: root.page?.stayingWords ?? ""
            kind: root.offers ? MvButton.Secondary : MvButton.Primary
            onClicked: root.reject()
        }
    ]

    // Closing it at once would change what has just changed.
    Timer {
        interval: 0
        running: root.moot
        onTriggered: root.reject()
    }

    // The table goes on behind the question. Its place stays when its time has run out, and so do the buttons.
    Item {
        Layout.fillWidth: true
        implicitHeight: Theme.px(56)
        visible: root.timed

        TimerView {
            anchors.fill: parent
            sideways: true
            table: root.page?.table ?? null
        }
    }

    InlineMessage {
        id: words

        Layout.fillWidth: true
        Layout.minimumHeight: root.wordsHeight
        kind: root.settled ? InlineMessage.Info : InlineMessage.Warning
        text: root.page ? root.page.leavingWords : ""
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.quitting
        text: qsTr("The summary of your session and what becomes of your stakes are shown when the program is opened again.")
        secondary: true
    }

    RuleChips {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.iconSizeSmall + Theme.spaceS
        rules: root.rules
        onRuleAsked: id => root.ruleAsked(id)
    }
}

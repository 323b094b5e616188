// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls
import MesaViva.Rulebook
import MesaViva.Table

/// Asks before the player leaves stakes behind, including those on their way to the record, and says what happens to them
/// (P35, P36, O23, I-P35); while betting is open it offers to take them back first.
MvDialog {
    id: root

    /// The open table's page; null in the lobby.
    required property TablePage page
    /// Whether the program is to be closed, not only the table.
    property bool quitting: false

    /// Whether the stakes could be taken back when the dialog opened: the button then stays in place.
    property bool offers: false
    readonly property bool canTakeBack: root.page?.table?.canTakeBack ?? false

    /// Whether a timer ran then, and the height of the text then: later changes move no button.
    property bool timed: false
    property real wordsHeight: 0

    /// The free width beside the cards that the player decides on.
    property real clear: 0

    /// Whether the stakes are settled without the player; otherwise they would be lost.
    readonly property bool settled: root.page === null || root.page.leavingSettles

    /// Whether the stakes have been settled meanwhile: leaving costs nothing any more, but the question stays.
    readonly property bool moot: root.opened && root.page !== null && !(root.page.table.stakesDown > 0) && !root.page.leavingDrops

    /// The rules by which the player could leave when the dialog opened.
    readonly property list<string> rules: root.page && root.visible ? root.page.table.leavingRules() : []

    /// The user wants to leave anyway.
    signal confirmed
    /// The user wants to take the stakes back and then leave.
    signal takeBackAsked
    signal ruleAsked(string id)

    title: root.quitting ? qsTr("Leave the program?") : root.page?.leavingQuestion ?? ""
    preferredWidth: root.corner ? Math.min(Theme.px(420 * Theme.textScale), Math.max(Theme.px(300), root.clear - Theme.spaceM)) : Theme.px(root.offers ? 620 : 520)
    // The position is fixed when the dialog opens, whatever happens to the hand.
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
            disabledReason: root.canTakeBack ? "" : root.moot ? qsTr("The stakes have been settled") : qsTr("Betting has closed: the stakes can't be taken back any more")
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

    // The session has ended by itself. Closing now would change properties whose handlers are still running.
    Timer {
        interval: 0
        running: root.opened && (root.page?.table.sessionOver ?? false)
        onTriggered: root.reject()
    }

    // The table continues behind the dialog. The clock's place, and so the buttons, stay when its time has run out.
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
        kind: root.settled || root.moot ? InlineMessage.Info : InlineMessage.Warning
        text: root.moot ? qsTr("Your stakes have been settled meanwhile: leaving costs nothing.") : root.page ? root.page.leavingWords : ""
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.quitting
        text: qsTr("The summary of your session and the outcome of your stakes are shown when the program is opened again.")
        secondary: true
    }

    RuleChips {
        always: false
        Layout.fillWidth: true
        Layout.leftMargin: Theme.iconSizeSmall + Theme.spaceS
        rules: root.rules
        onRuleAsked: id => root.ruleAsked(id)
    }
}

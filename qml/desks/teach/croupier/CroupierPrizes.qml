// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Announcing sums: the round's prizes after the sale, or a won prize with each player's share and the
/// remainder.
CroupierTool {
    id: root

    required property BingoCroupierDesk desk

    readonly property bool awarding: root.desk.awarding
    readonly property list<string> asked: root.awarding ? [qsTr("Each player"), qsTr("Left over")] : Array.from(root.desk.fields)
    /// A typed sum is invalid.
    property bool unread: false

    /// Focuses the first field.
    function begin(): void {
        (fields.itemAt(0) as Item)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    function textAt(index: int): string {
        const one = fields.itemAt(index) as CroupierSum;
        return one ? one.text : "";
    }

    /// Moves to the next sum; after the last one announces all.
    function next(index: int): void {
        if (index + 1 < fields.count)
            (fields.itemAt(index + 1) as Item).forceActiveFocus(Qt.TabFocusReason);
        else
            root.announce();
    }

    function announce(): void {
        root.unread = root.awarding ? !root.desk.announceAward(root.textAt(0), root.textAt(1)) : !root.desk.announcePrizes(Array.from(root.asked, (one, index) => root.textAt(index)));
    }

    /// The current announcement: the fields are empty for the next prize.
    readonly property string due: root.awarding ? root.desk.award : ""
    onDueChanged: {
        root.unread = false;
        for (let i = 0; i < fields.count; ++i)
            (fields.itemAt(i) as CroupierSum)?.clear();
        later.restart();
    }
    typed: true
    onTakenUp: root.begin()
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Prizes")

    // The fields are created after the change that requires them.
    Timer {
        id: later

        interval: 0
        onTriggered: root.begin()
    }

    BodyText {
        id: about

        width: root.width
        text: root.awarding ? root.desk.award : root.desk.announcing ? qsTr("Cards sold, all prizes together and each of them, to the cent.") : qsTr("There is no prize to announce now.")
        color: root.awarding ? Theme.brassLight : Theme.text
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    Row {
        id: row

        y: about.height + Theme.spaceS
        spacing: Theme.spaceS

        Repeater {
            id: fields

            model: root.asked

            CroupierSum {
                id: one

                required property int index
                required property string modelData

                width: Math.min(Theme.px(132), (root.width - (fields.count - 1) * row.spacing) / fields.count)
                label: one.modelData
                onTyped: root.unread = false
                onAccepted: root.next(one.index)
                onHintAsked: root.desk.askHint()
            }
        }
    }

    Row {
        y: row.y + row.height + Theme.spaceS
        width: root.width
        spacing: Theme.spaceM

        MvButton {
            id: tell

            kind: MvButton.Primary
            text: root.awarding ? qsTr("Announce the prize") : qsTr("Announce the prizes")
            keyHint: "↵"
            onClicked: root.announce()
        }

        SmallText {
            width: root.width - tell.width - parent.spacing
            height: tell.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            text: root.unread ? qsTr("One of the sums can't be read: write it as 12.50, the cards as a number.")
                : root.awarding ? qsTr("Equal parts for the players, not for the cards; what can't be divided is left over.")
                : qsTr("Each prize is rounded down to the cent; bingo takes what is left.")
            color: root.unread ? Theme.loss : Theme.textSecondary
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// All rounds on record, the newest first: each can be played again; the whole record can be checked.
MvDialog {
    id: root

    required property RecordHistoryModel history
    required property HouseGames games

    /// A round is to be played again; the row of the list.
    signal watchAsked(int row)
    /// The sheet of a round is wanted; the round's id.
    signal sheetAsked(string round)

    /// The games' titles, after what stands for all of them.
    function titles(all: string): var {
        const names = [all];
        for (let i = 0; i < root.games.all.length; ++i)
            names.push(root.games.all[i].title);
        return names;
    }

    /// Closes and has the round played again.
    function watch(row: int): void {
        root.close();
        root.watchAsked(row);
    }

    title: qsTr("History")
    subtitle: root.history.count === 0 ? qsTr("What you play is recorded here.") : qsTr("%n round(s) on record, the newest first (P37, O24, B50)", "", root.history.count)
    preferredWidth: Theme.px(960)
    initialFocus: rounds.count > 0 ? rounds : null
    onAboutToShow: root.history.reload()
    onClosed: root.history.cancelVerification()

    actions: [
        MvButton {
            iconName: root.history.verifying ? "close" : "check"
            text: root.history.verifying ? qsTr("Stop checking") : qsTr("Check the record")
            toolTip: qsTr("Hash chain, commitments, outcomes from their seeds, every settlement computed anew")
            disabledReason: root.history.count > 0 ? "" : qsTr("There is nothing on record yet")
            onClicked: root.history.verifying ? root.history.cancelVerification() : root.history.verify()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvComboBox {
            label: qsTr("Game")
            model: root.titles(qsTr("All games"))
            choice: 0
            onActivated: index => root.history.game = index === 0 ? "" : root.games.all[index - 1].key
        }

        MvTextField {
            id: wanted

            Layout.preferredWidth: Theme.px(220)
            placeholderText: qsTr("Round, such as 3-12")
            label: qsTr("Go to a round by its number")
            onAccepted: {
                const row = root.history.rowOf(wanted.text);
                notFound.visible = row < 0;
                if (row >= 0) {
                    rounds.currentIndex = row;
                    rounds.positionViewAtIndex(row, ListView.Center);
                    rounds.forceActiveFocus();
                }
            }
        }

        SmallText {
            id: notFound

            Layout.fillWidth: true
            visible: false
            text: qsTr("There is no such round here.")
            color: Theme.loss
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: root.history.failure.length > 0
        kind: InlineMessage.Error
        text: root.history.failure
    }

    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        Layout.rightMargin: Theme.spaceM + Theme.spaceL + Theme.px(20) + Theme.spaceM + Theme.controlHeightSmall + Theme.spaceM
        visible: rounds.count > 0
        spacing: Theme.spaceM

        SmallText {
            Layout.preferredWidth: Theme.px(64)
            text: qsTr("Round")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(132)
            text: qsTr("Date")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(164)
            text: qsTr("Game")
        }

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Outcome")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(92)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Staked")
        }

        SmallText {
            Layout.preferredWidth: Theme.px(104)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Result")
        }
    }

    ListView {
        id: rounds

        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(360)
        model: root.visible ? root.history : null
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rounds on record")
        Accessible.description: qsTr("Enter plays a round again, S shows its sheet")
        Keys.onReturnPressed: if (rounds.currentIndex >= 0) root.watch(rounds.currentIndex)
        Keys.onPressed: event => {
            const current = rounds.currentItem as HistoryEntry;
            event.accepted = event.key === Qt.Key_S && event.modifiers === Qt.NoModifier && current !== null;
            if (event.accepted)
                root.sheetAsked(current.idText);
        }

        delegate: HistoryEntry {
            width: rounds.width - Theme.spaceL
            highlighted: rounds.activeFocus && rounds.currentIndex === index
            onClicked: root.watch(index)
            onSheetAsked: root.sheetAsked(idText)
        }

        T.ScrollBar.vertical: MvScrollBar {}

        MvLabel {
            anchors.centerIn: parent
            visible: rounds.count === 0 && root.history.failure.length === 0
            text: qsTr("No round has been recorded yet. Sit down at a table.")
            secondary: true
        }
    }

    // Always there, so that the list does not move when something is said.
    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(56)

        MvProgressBar {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.history.verifying
            label: qsTr("The record is being checked")
            value: root.history.progress
        }

        InlineMessage {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.history.verified
            kind: root.history.whole ? InlineMessage.Good : InlineMessage.Error
            text: root.history.verdict
        }
    }
}

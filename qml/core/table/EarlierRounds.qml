// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The rounds of this session, newest first: each can be replayed while the table continues.
MvDialog {
    id: root

    required property SittingReplay sitting

    title: qsTr("Rounds at this table")
    subtitle: qsTr("Each can be played again while the table goes on (P37, O24)")
    preferredWidth: Theme.px(820)
    besidePage: true
    initialFocus: rounds
    onAboutToShow: root.sitting.reload()

    actions: [
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        },
        MvButton {
            kind: MvButton.Primary
            iconName: "play"
            text: qsTr("Watch it again")
            disabledReason: rounds.currentIndex >= 0 ? "" : qsTr("No round is chosen")
            onClicked: root.sitting.watch(rounds.currentIndex)
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        visible: root.sitting.refusal.length > 0
        kind: InlineMessage.Error
        text: root.sitting.refusal
    }

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(200), Math.min(Theme.px(440), root.room ? root.room.height - Theme.px(330) : 0))

        FocusRing {
            anchors.fill: rounds
            visible: rounds.activeFocus
            targetRadius: Theme.radiusS
        }

        ListView {
            id: rounds

            anchors.fill: parent
            model: root.visible ? root.sitting : null
            clip: true
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            reuseItems: true
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Rounds at this table")
            Accessible.description: qsTr("Enter plays a round again")
            Keys.onReturnPressed: root.sitting.watch(rounds.currentIndex)
            Keys.onEnterPressed: root.sitting.watch(rounds.currentIndex)
            onCountChanged: if (rounds.currentIndex < 0 && rounds.count > 0) rounds.currentIndex = 0

            T.ScrollBar.vertical: MvScrollBar {}

            delegate: EarlierRound {
                id: entry

                width: rounds.width - Theme.spaceM
                highlighted: rounds.currentIndex === entry.index
                focusPolicy: Qt.NoFocus
                onClicked: {
                    rounds.currentIndex = entry.index;
                    rounds.forceActiveFocus(Qt.MouseFocusReason);
                }
                onDoubleClicked: root.sitting.watch(entry.index)
            }

            MvLabel {
                anchors.centerIn: parent
                visible: rounds.count === 0
                text: qsTr("No round has closed at this table yet.")
                secondary: true
            }
        }
    }
}

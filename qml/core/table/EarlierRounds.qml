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
    subtitle: qsTr("Each can be replayed while the table goes on (P37, O24)")
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
            disabledReason: rounds.currentIndex >= 0 ? "" : qsTr("No round is selected")
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
            Accessible.description: qsTr("Enter replays a round")
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
                text: qsTr("No round has ended at this table yet.")
                secondary: true
            }
        }
    }

    /// A round of this session: its number, time, result, stakes and winnings. Uses anchors instead of layouts, since
    /// many are created.
    component EarlierRound: T.ItemDelegate {
        id: past

        required property int index
        required property int round
        required property string dateText
        required property string resultText
        required property string stakedText
        required property string netText
        required property double net

        implicitHeight: Theme.controlHeight
        hoverEnabled: true
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("Round %1, %2: %3. Staked %4, result %5").arg(past.round).arg(past.dateText).arg(past.resultText).arg(past.stakedText).arg(past.netText)
        Accessible.selected: past.highlighted

        background: Rectangle {
            radius: Theme.radiusS
            color: past.highlighted ? Qt.alpha(Theme.brass, 0.24) : past.hovered ? Qt.alpha(Theme.brass, 0.12) : "transparent"
            border.width: past.highlighted ? Theme.line : 0
            border.color: Theme.brassLight
        }

        MvLabel {
            id: number

            x: Theme.spaceM
            width: Theme.px(64 * Theme.textScale)
            anchors.verticalCenter: parent.verticalCenter
            text: past.round
            color: Theme.brassLight
            Accessible.ignored: true
        }

        MvLabel {
            id: when

            x: number.x + number.width + Theme.spaceS
            width: Theme.px(140 * Theme.textScale)
            anchors.verticalCenter: parent.verticalCenter
            text: past.dateText
            secondary: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        MvLabel {
            x: when.x + when.width + Theme.spaceM
            width: staked.x - x - Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: past.resultText
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        MvLabel {
            id: staked

            x: sum.x - width - Theme.spaceM
            width: Math.max(implicitWidth, Theme.px(116 * Theme.textScale))
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: past.stakedText
            secondary: true
            Accessible.ignored: true
        }

        SumText {
            id: sum

            x: past.width - width - Theme.spaceM
            width: Math.max(implicitWidth, Theme.px(138 * Theme.textScale))
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: past.netText
            color: past.net > 0 ? Theme.win : past.net < 0 ? Theme.loss : Theme.textSecondary
            Accessible.ignored: true
        }
    }
}

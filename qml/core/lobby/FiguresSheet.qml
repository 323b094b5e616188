// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The games' exact figures: the optimal play of poker, the expected result of each chance at roulette, and the prizes
/// and payback of bingo.
MvDialog {
    id: root

    required property FiguresDesk figures

    title: qsTr("Exact figures")
    subtitle: qsTr("Counted or simulated by the tables' own rules, in the background; nothing on record is touched.")
    preferredWidth: Theme.px(1120)
    initialFocus: runner
    onClosed: root.figures.cancel()

    actions: [
        MvButton {
            text: qsTr("Copy the command")
            toolTip: qsTr("On the command line: %1").arg(root.figures.line)
            onClicked: root.figures.copyLine()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.controlHeight

        WordChoices {
            width: Math.min(parent.width - runner.width - Theme.spaceL, Theme.px(520))
            label: qsTr("Game")
            words: Array.from(root.figures.games)
            choice: root.figures.game
            onChosen: choice => root.figures.game = choice
        }

        MvButton {
            id: runner

            anchors.right: parent.right
            iconName: root.figures.running ? "close" : "check"
            text: root.figures.running ? qsTr("Stop computing") : qsTr("Compute")
            onClicked: root.figures.running ? root.figures.cancel() : root.figures.run()
        }
    }

    WordChoices {
        label: qsTr("Rules or room")
        words: Array.from(root.figures.choices)
        choice: root.figures.choice
        onChosen: choice => root.figures.choice = choice
    }

    WordChoices {
        visible: root.figures.rooms.length > 0
        label: qsTr("Room with its prizes and jackpots")
        words: Array.from(root.figures.rooms)
        choice: root.figures.room
        onChosen: choice => root.figures.room = choice
    }

    WordChoices {
        Layout.fillWidth: false
        Layout.preferredWidth: Theme.px(620)
        visible: root.figures.sizes.length > 0
        label: qsTr("Cards in play")
        words: Array.from(root.figures.sizes)
        choice: root.figures.size
        onChosen: choice => root.figures.size = choice
    }

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(56)

        MvProgressBar {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            visible: root.figures.running
            label: qsTr("The figures are being computed")
            value: root.figures.progress
        }

        InlineMessage {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            visible: root.figures.done && !root.figures.running
            kind: InlineMessage.Good
            text: root.figures.verdict
        }

        MvLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            visible: !root.figures.done && !root.figures.running
            text: root.figures.line
            font.family: "monospace"
            font.pixelSize: Theme.textSmall
            elide: Text.ElideRight
            secondary: true
            Accessible.name: qsTr("The same from the command line: %1").arg(root.figures.line)
        }
    }

    Item {
        Layout.fillWidth: true
        // The room and the number of cards take a row each.
        Layout.preferredHeight: Math.max(Theme.px(200), Math.min(Theme.px(620), root.room ? root.room.height - Theme.px(root.figures.sizes.length > 0 ? 520 : 408) : 0))

        MvLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round((parent.height - height) / 3)
            width: Math.min(parent.width, Theme.px(640))
            visible: !root.figures.done
            text: root.figures.about
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            secondary: true
        }

        WordChoices {
            id: upCards

            width: parent.width
            visible: root.figures.upCards.length > 0
            label: qsTr("The dealer's card")
            words: Array.from(root.figures.upCards)
            choice: root.figures.upCard
            onChosen: choice => root.figures.upCard = choice
        }

        ListView {
            id: list

            readonly property real room: width - Theme.spaceM

            anchors {
                fill: parent
                topMargin: upCards.visible ? upCards.height + Theme.spaceS : 0
            }
            model: root.figures.rows
            clip: true
            activeFocusOnTab: count > 0
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            currentIndex: -1
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Exact figures")
            Keys.onPressed: event => {
                const page = Math.max(1, Math.floor(list.height / Theme.px(34)));
                const by = event.key === Qt.Key_PageUp ? -page : event.key === Qt.Key_PageDown ? page : event.key === Qt.Key_Home ? -list.count : event.key === Qt.Key_End ? list.count : 0;
                event.accepted = by !== 0;
                if (event.accepted)
                    list.currentIndex = Math.max(0, Math.min(list.count - 1, Math.max(0, list.currentIndex) + by));
            }

            T.ScrollBar.vertical: MvScrollBar {}

            delegate: Item {
                id: row

                required property figureRow modelData
                required property int index

                readonly property bool begins: row.modelData.heading.length > 0

                width: list.room
                height: line.height + (row.begins ? Theme.px(34) : 0)
                Accessible.role: Accessible.ListItem
                Accessible.name: (row.begins ? row.modelData.heading + ", " : "") + row.modelData.label + ", " + row.modelData.value + (row.modelData.detail.length > 0 ? ", " + row.modelData.detail : "")

                MvLabel {
                    height: Theme.px(30)
                    visible: row.begins
                    text: row.modelData.heading
                    color: Theme.brassLight
                    font.weight: Font.Medium
                    verticalAlignment: Text.AlignBottom
                    Accessible.ignored: true
                }

                Item {
                    id: line

                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Math.max(Theme.px(28), detail.implicitHeight + Theme.spaceS)

                    Rectangle {
                        anchors.fill: parent
                        color: list.activeFocus && list.currentIndex === row.index ? Qt.alpha(Theme.brass, 0.14) : "transparent"
                    }

                    SmallText {
                        x: Theme.spaceS
                        width: parent.width * 0.26 - x
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData.label
                        color: Theme.text
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    SmallText {
                        x: parent.width * 0.26
                        width: parent.width * 0.12
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData.value
                        color: Theme.brassLight
                        Accessible.ignored: true
                    }

                    SmallText {
                        id: detail

                        x: parent.width * (row.modelData.value.length > 0 ? 0.4 : 0.26)
                        width: parent.width - x
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData.detail
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }

        FocusRing {
            anchors.fill: list
            visible: list.activeFocus
            targetRadius: 0
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// What has come back to those who staked at roulette, beside what had to be expected, with the band in which it lies
/// at least 99 times in 100.
Item {
    id: root

    required property ReturnedDesk returned

    readonly property list<string> titles: [qsTr("What"), qsTr("Rounds"), qsTr("Staked"), qsTr("Came back"), qsTr("Expected"), qsTr("Band of 99 %"), ""]
    readonly property list<real> shares: [0, 0.22, 0.29, 0.4, 0.57, 0.66, 0.81]

    /// Where a column begins.
    function columnX(column: int): real {
        return (rows.width - Theme.spaceM) * (root.shares[column] ?? 0) + Theme.spaceS;
    }
    /// How wide it is.
    function columnWidth(column: int): real {
        return (rows.width - Theme.spaceM) * ((root.shares[column + 1] ?? 1) - (root.shares[column] ?? 0)) - Theme.spaceM;
    }

    WordChoices {
        id: windows

        width: Math.min(root.width, Theme.px(560))
        label: qsTr("Which rounds")
        words: Array.from(root.returned.windows)
        choice: root.returned.window
        onChosen: choice => root.returned.window = choice
    }

    SmallText {
        id: told

        anchors.left: windows.right
        anchors.leftMargin: Theme.spaceL
        anchors.right: parent.right
        anchors.verticalCenter: windows.verticalCenter
        visible: rows.count > 0 || root.returned.failure.length > 0
        text: root.returned.failure.length > 0 ? root.returned.failure : root.returned.summary
        color: root.returned.failure.length > 0 || root.returned.outside ? Theme.warning : Theme.win
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
    }

    Item {
        id: heads

        anchors.top: windows.bottom
        anchors.topMargin: Theme.spaceM
        width: parent.width
        height: Theme.px(24)
        visible: rows.count > 0

        Repeater {
            model: root.titles

            SmallText {
                required property int index
                required property string modelData

                x: root.columnX(index)
                text: modelData
                Accessible.ignored: true
            }
        }
    }

    ListView {
        id: rows

        anchors.top: heads.bottom
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.spaceS
        width: parent.width
        model: root.returned.rows
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: -1
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What came back")

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: Item {
            id: row

            required property returnedRow modelData
            required property int index
            readonly property list<string> cells: [row.modelData.title, row.modelData.rounds, row.modelData.staked, row.modelData.returned, row.modelData.expected, row.modelData.band]

            width: rows.width - Theme.spaceM
            height: Theme.px(34)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2 rounds, staked %3, came back %4, expected %5, band %6: %7").arg(row.modelData.title).arg(row.modelData.rounds)
                .arg(row.modelData.staked).arg(row.modelData.returned).arg(row.modelData.expected).arg(row.modelData.band).arg(row.modelData.told)

            Rectangle {
                anchors.fill: parent
                color: rows.activeFocus && rows.currentIndex === row.index ? Qt.alpha(Theme.brass, 0.14) : "transparent"

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.line
                    color: Theme.hairline
                    opacity: 0.5
                }
            }

            Repeater {
                model: row.cells

                MvLabel {
                    required property int index
                    required property string modelData

                    x: root.columnX(index)
                    width: root.columnWidth(index)
                    anchors.verticalCenter: parent.verticalCenter
                    text: modelData
                    elide: Text.ElideRight
                    color: index === 3 && !row.modelData.inside ? Theme.warning : Theme.text
                    Accessible.ignored: true
                }
            }

            // The band, what is expected in its middle, and where the record lies.
            Item {
                id: strip

                readonly property real reach: width / 3

                x: root.columnX(6)
                width: root.columnWidth(6)
                height: parent.height

                Rectangle {
                    x: strip.width / 2 - strip.reach
                    anchors.verticalCenter: parent.verticalCenter
                    width: 2 * strip.reach
                    height: Theme.px(12)
                    radius: Theme.radiusS
                    color: Qt.alpha(Theme.win, 0.25)
                }

                Rectangle {
                    x: strip.width / 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.line
                    height: Theme.px(18)
                    color: Theme.textSecondary
                }

                Rectangle {
                    x: strip.width / 2 + Math.max(-1.45, Math.min(1.45, row.modelData.place)) * strip.reach - width / 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(10)
                    height: width
                    radius: row.modelData.inside ? width / 2 : 0
                    color: row.modelData.inside ? Theme.brassLight : Theme.warning
                }
            }
        }

        MvLabel {
            anchors.centerIn: parent
            visible: rows.count === 0 && !root.returned.busy
            text: root.returned.summary
            secondary: true
        }
    }

    SmallText {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.returned.busy
        text: qsTr("Roulette only, everybody who staked, void and scripted rounds left out. The band follows from the stakes themselves and holds at any volume (Bernstein). Poker depends on how it is played, bingo on the others' cards.")
        wrapMode: Text.Wrap
    }

    MvProgressBar {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.returned.busy
        label: qsTr("The record is being read")
        value: root.returned.progress
    }
}

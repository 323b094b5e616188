// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A room of the hall: its name, its game and price, its jackpots, and its present state (B44, B51).
Item {
    id: root

    required property int index
    required property string name
    required property string variantText
    required property string price
    required property int players
    required property string nextStart
    required property bool onSale
    required property list<string> prizes
    required property string bingoJackpot
    required property string lineJackpot
    /// It is the player's own room, which can be configured.
    required property bool custom
    required property string accessibleText
    /// It is the chosen room.
    required property bool chosen
    /// It has the keyboard focus.
    required property bool focusShown

    readonly property list<string> jackpots: Array.from([
        root.bingoJackpot.length > 0 ? qsTr("Bingo jackpot %1").arg(root.bingoJackpot) : "",
        root.lineJackpot.length > 0 ? qsTr("Line jackpot %1").arg(root.lineJackpot) : ""
    ]).filter(text => text.length > 0)

    /// There is no space for name and game side by side.
    readonly property bool tight: title.implicitWidth + game.implicitWidth + state.implicitWidth + 2 * Theme.spaceS > words.width

    /// It was clicked, or double-clicked.
    signal picked
    signal entered
    /// The user wants to change its settings.
    signal configureAsked

    implicitHeight: words.implicitHeight + 2 * Theme.spaceS
    Accessible.role: Accessible.ListItem
    Accessible.name: root.accessibleText
    Accessible.selected: root.chosen
    Accessible.onPressAction: root.picked()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: root.chosen ? Theme.lacquerRaised : area.containsMouse ? Theme.lacquerHover : Theme.lacquerSunken
        border.width: root.chosen ? Theme.focusWidth : Theme.line
        border.color: root.chosen ? Theme.brass : Theme.hairline

        FocusRing {
            visible: root.focusShown
            inside: true
        }
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: root.picked()
        onDoubleClicked: root.entered()
    }

    ColumnLayout {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)

        // Not a layout: an item that becomes visible during a layout pass would keep its old position.
        Item {
            Layout.fillWidth: true
            implicitHeight: Math.max(title.implicitHeight, state.implicitHeight)

            PrintText {
                id: title

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width - state.width - Theme.spaceS)
                text: root.name
                horizontalAlignment: Text.AlignLeft
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.textSmall
                elide: Text.ElideRight
                color: root.chosen ? Theme.brassLight : Theme.ivory
                font.pixelSize: Theme.textSum
                font.letterSpacing: 0
                Accessible.ignored: true
            }

            SmallText {
                id: game

                anchors.verticalCenter: parent.verticalCenter
                x: title.width + Theme.spaceS
                visible: !root.tight
                text: root.variantText
                Accessible.ignored: true
            }

            RowLayout {
                id: state

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.spaceS

                MvIcon {
                    iconName: "people"
                    size: Theme.px(16)
                    color: Theme.textSecondary
                }

                SmallText {
                    Layout.rightMargin: Theme.spaceS
                    text: root.players
                    Accessible.ignored: true
                }

                MvIcon {
                    iconName: root.onSale ? "continue" : "clock"
                    size: Theme.px(16)
                    color: root.onSale ? Theme.win : Theme.textSecondary
                }

                MvLabel {
                    text: root.nextStart
                    color: root.onSale ? Theme.win : Theme.textSecondary
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            SmallText {
                Layout.fillWidth: true
                text: Array.from(root.tight ? [root.variantText] : []).concat(Array.from(root.prizes)).join(" · ")
                elide: Text.ElideRight
                wrapMode: root.tight ? Text.Wrap : Text.NoWrap
                maximumLineCount: root.tight ? 2 : 1
                fontSizeMode: root.tight ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: Theme.px(11)
                Accessible.ignored: true
            }

            MvLabel {
                text: root.price
                color: Theme.brassLight
                font.weight: Font.Medium
                Accessible.ignored: true
            }
        }

        RowLayout {
            Layout.fillWidth: true
            visible: root.custom || root.jackpots.length > 0
            spacing: Theme.spaceM

            SmallText {
                Layout.fillWidth: true
                text: Array.from(root.jackpots).join("\n")
                color: Theme.brassLight
                lineHeight: 1.15
                Accessible.ignored: true
            }

            MvButton {
                Layout.preferredHeight: Theme.controlHeightSmall
                Layout.topMargin: Theme.spaceXs
                visible: root.custom
                iconName: "settings"
                text: qsTr("Configure")
                shortcut: root.custom && root.chosen ? "E" : ""
                onClicked: root.configureAsked()
            }
        }
    }
}

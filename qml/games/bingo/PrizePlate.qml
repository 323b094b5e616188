// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A prize: its name, its value, and the number of cards that lack one number, or the winners.
Rectangle {
    id: root

    required property string name
    required property string amountText
    required property bool jackpot
    required property string condition
    required property string shareText
    required property bool won
    /// It can still be won in this round.
    required property bool reachable
    required property string wonText
    required property int near

    readonly property string standing: root.won ? root.wonText : root.near > 0 ? qsTr("%n card(s) with one to go", "", root.near) : root.condition.length > 0 ? (root.reachable ? root.condition : qsTr("not in this round")) : qsTr("%1 of the prizes").arg(root.shareText)

    /// The boxes required by a pattern (B73b); 0: none.
    property int pattern: 0
    /// There is no space for the amount next to the text.
    readonly property bool narrow: root.width < Theme.px(190)

    radius: Theme.radiusM
    color: root.won ? Theme.clothShade : Theme.lacquer
    border.width: root.won || root.jackpot ? Theme.focusWidth : Theme.line
    border.color: root.won ? Theme.win : root.jackpot ? (root.reachable ? Theme.brass : Theme.brassDark) : Theme.hairline
    clip: true
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2. %3").arg(root.name).arg(root.amountText).arg(root.standing)

    PatternPicture {
        id: picture

        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        visible: root.pattern !== 0
        width: root.pattern === 0 ? 0 : Math.min(parent.height - 2 * Theme.spaceS, root.width * 0.3)
        height: width
        mask: root.pattern
    }

    ColumnLayout {
        anchors.left: root.pattern === 0 ? parent.left : picture.right
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceM
        spacing: 0

        PrintText {
            id: title

            Layout.fillWidth: true
            text: root.name
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            color: root.jackpot ? Theme.brassLight : Theme.ivory
            font.letterSpacing: 0
            font.capitalization: root.narrow ? Font.MixedCase : Font.AllUppercase
            font.pixelSize: root.narrow ? Theme.textBody : Theme.textLarge
            Accessible.ignored: true
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXs

            MvIcon {
                visible: root.won
                iconName: "check"
                size: Theme.px(16)
                color: Theme.win
            }

            SmallText {
                id: detail

                Layout.fillWidth: true
                text: root.standing
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                color: root.won ? Theme.win : root.near > 0 ? Theme.warning : Theme.textSecondary
                Accessible.ignored: true
            }

            SumText {
                visible: !root.narrow
                text: root.amountText
                color: root.won ? Theme.win : Theme.brassLight
                Accessible.ignored: true
            }
        }

        SumText {
            visible: root.narrow
            text: root.amountText
            color: root.won ? Theme.win : Theme.brassLight
            Accessible.ignored: true
        }
    }

    HoverHandler {
        id: hover
    }

    // Not needed when the whole text is visible; it would cover the panel above.
    MvTip {
        text: root.Accessible.name
        shown: hover.hovered && (title.truncated || detail.truncated)
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.Controls

/// A round on record; a click or Enter replays it, a button shows its sheet. In a narrow list the game is shown below
/// the date.
T.ItemDelegate {
    id: root

    required property int index
    required property string idText
    required property string gameTitle
    required property string dateText
    required property string resultText
    required property string ownText
    required property string stakedText
    required property string netText
    required property double net
    required property bool isVoid

    /// What the round gave this player, and its outcome.
    readonly property string outcomeText: root.ownText.length === 0 ? root.resultText : root.resultText.length === 0 ? root.ownText : qsTr("%1 · %2").arg(root.ownText).arg(root.resultText)
    property bool narrow: false
    property bool isCut: false
    /// Whether a desk can make a lesson from it, or present it to a class.
    property bool teaches: true
    property bool presents: true
    /// The column widths, the same in all rows and in the list's header.
    property real dateWidth: Theme.px(140 * Theme.textScale)
    property real stakedWidth: Theme.px(88 * Theme.textScale)
    property real netWidth: Theme.px(104 * Theme.textScale)
    /// The widths that this row needs, at 1280x800 and text scale 1.
    property real dateNeed: 0
    property real stakedNeed: 0
    property real netNeed: 0

    /// Requests the round's sheet.
    signal sheetAsked
    /// Requests to add it to a study.
    signal studyAsked
    /// Requests to make a lesson from it.
    signal lessonAsked
    /// Requests to present it to a class.
    signal presentAsked

    implicitHeight: root.narrow ? Theme.px(20 + 40 * Theme.textScale) : Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Round %1, %2, %3: %4. Staked %5, result %6").arg(root.idText).arg(root.gameTitle).arg(root.dateText).arg(root.outcomeText).arg(root.stakedText).arg(root.netText)

    background: Rectangle {
        radius: Theme.radiusS
        color: root.highlighted ? Qt.alpha(Theme.brass, 0.24) : root.hovered ? Qt.alpha(Theme.brass, 0.12) : "transparent"
        border.width: root.highlighted ? Theme.line : 0
        border.color: Theme.brassLight

    }

    MvTip {
        text: root.isCut ? root.outcomeText : ""
        shown: root.hovered || root.visualFocus
    }

    contentItem: RowLayout {
        spacing: root.narrow ? Theme.spaceS : Theme.spaceM

        MvLabel {
            Layout.preferredWidth: Theme.px((root.narrow ? 56 : 72) * Theme.textScale)
            text: root.idText
            color: Theme.brassLight
            Accessible.ignored: true
        }

        ColumnLayout {
            Layout.fillWidth: false // a nested layout fills by default: a long result would shrink the date
            Layout.preferredWidth: root.dateWidth
            spacing: 0

            MvLabel {
                Layout.fillWidth: true
                text: root.dateText
                onImplicitWidthChanged: root.dateNeed = implicitWidth / (Theme.unit * Theme.textScale)
                Accessible.ignored: true
            }

            SmallText {
                Layout.fillWidth: true
                visible: root.narrow
                text: root.gameTitle
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        MvLabel {
            Layout.preferredWidth: Theme.px(160 * Theme.textScale)
            visible: !root.narrow
            text: root.gameTitle
            elide: Text.ElideRight
            color: Theme.textSecondary
            Accessible.ignored: true
        }

        MvLabel {
            Layout.fillWidth: true
            text: root.outcomeText
            elide: Text.ElideRight
            wrapMode: root.narrow ? Text.Wrap : Text.NoWrap
            maximumLineCount: root.narrow ? 2 : 1
            onTruncatedChanged: root.isCut = truncated
            color: root.isVoid ? Theme.loss : Theme.text
            Accessible.ignored: true
        }

        HistorySums {
            spacing: root.narrow ? Theme.spaceS : Theme.spaceM
            stakedText: root.stakedText
            netText: root.netText
            net: root.net
            stakedWidth: root.stakedWidth
            netWidth: root.netWidth
            onStakedNeedChanged: root.stakedNeed = stakedNeed
            onNetNeedChanged: root.netNeed = netNeed
        }

        Row {
            MvIconButton {
                visible: root.presents
                iconName: "people"
                size: Theme.controlHeightSmall
                focusPolicy: Qt.NoFocus
                toolTip: qsTr("Show round %1 to a class").arg(root.idText)
                onClicked: root.presentAsked()
            }

            MvIconButton {
                visible: root.teaches
                iconName: "caption"
                size: Theme.controlHeightSmall
                focusPolicy: Qt.NoFocus
                toolTip: qsTr("Make a lesson from round %1").arg(root.idText)
                onClicked: root.lessonAsked()
            }

            MvIconButton {
                iconName: "study"
                size: Theme.controlHeightSmall
                focusPolicy: Qt.NoFocus
                toolTip: qsTr("Add round %1 to a study").arg(root.idText)
                onClicked: root.studyAsked()
            }

            MvIconButton {
                iconName: "sheet"
                size: Theme.controlHeightSmall
                focusPolicy: Qt.NoFocus
                toolTip: qsTr("Sheet of round %1").arg(root.idText)
                onClicked: root.sheetAsked()
            }
        }

        MvIcon {
            iconName: "play"
            color: root.hovered || root.visualFocus ? Theme.brassLight : Theme.textDisabled
        }
    }
}

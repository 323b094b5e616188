// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A row of a study: a round with its small picture, or, indented, a note at one of its events.
T.ItemDelegate {
    id: root

    required property int index
    required property bool isRound
    required property string title
    required property string detail
    required property string picture

    /// Whether it belongs to the current moment at the table.
    property bool now: false

    readonly property int pictureHeight: Theme.px(60)

    implicitHeight: root.isRound ? Math.max(root.pictureHeight, words.height) + 2 * Theme.spaceS : words.height + 2 * Theme.spaceXs
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(root.title).arg(root.detail)
    Accessible.selected: root.highlighted

    background: Rectangle {
        radius: Theme.radiusS
        color: root.highlighted ? Qt.alpha(Theme.brass, 0.24) : root.hovered ? Qt.alpha(Theme.brass, 0.12) : "transparent"
        border.width: root.highlighted ? Theme.line : 0
        border.color: Theme.brassLight

        Rectangle {
            x: 0
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(3)
            height: parent.height - 2 * Theme.spaceXs
            radius: width / 2
            visible: root.now
            color: Theme.brassLight
        }
    }

    Image {
        id: image

        x: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        visible: root.isRound
        width: Math.round(root.pictureHeight * 1.6)
        height: root.pictureHeight
        source: root.picture
        smooth: true
        mipmap: true
        Accessible.ignored: true

        Rectangle {
            anchors.fill: parent
            color: root.picture.length > 0 ? "transparent" : Theme.lacquerSunken
            border.width: Theme.line
            border.color: Theme.hairline
        }
    }

    Column {
        id: words

        x: image.x + image.width + Theme.spaceM
        y: Math.round((root.height - height) / 2)
        width: root.width - x - Theme.spaceM

        MvLabel {
            width: words.width
            visible: root.isRound
            text: root.title
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            font.weight: Font.Medium
            Accessible.ignored: true
        }

        SmallText {
            width: words.width
            text: root.isRound ? root.detail : root.title
            color: root.isRound ? Theme.textSecondary : Theme.brassLight
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        MvLabel {
            width: words.width
            visible: !root.isRound
            text: root.isRound ? "" : root.detail
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}

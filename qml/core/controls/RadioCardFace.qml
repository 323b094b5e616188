// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The contents of a choice card.
Item {
    id: root

    required property string text
    required property string detail
    required property string iconName
    required property bool available
    required property bool chosen
    readonly property int iconRoom: root.iconName.length > 0 ? Theme.iconSize + Theme.spaceM : 0

    implicitWidth: root.iconRoom + words.implicitWidth + Theme.spaceM + mark.width
    implicitHeight: words.implicitHeight

    MvIcon {
        visible: root.iconName.length > 0
        y: Theme.spaceXs
        iconName: root.iconName
        color: !root.available ? Theme.textDisabled : root.chosen ? Theme.brassLight : Theme.textSecondary
    }

    ControlText {
        id: words

        x: root.iconRoom
        width: root.width - root.iconRoom - mark.width - Theme.spaceM
        height: implicitHeight
        text: root.text
        detail: root.detail
        available: root.available
        titleFamily: Theme.printFamily
        titleSize: Theme.textHeading
    }

    Rectangle {
        id: mark

        anchors.right: parent.right
        y: Theme.spaceXs
        width: Theme.iconSizeSmall
        height: Theme.iconSizeSmall
        radius: width / 2
        color: root.chosen && root.available ? Theme.brass : Theme.lacquerSunken
        border.width: Theme.line
        border.color: root.chosen ? Theme.brassLight : root.available ? Theme.hairlineStrong : Theme.hairline

        MvIcon {
            anchors.centerIn: parent
            visible: root.chosen
            iconName: "check"
            size: Theme.spaceL
            color: root.available ? Theme.textOnBrass : Theme.textDisabled
        }
    }
}

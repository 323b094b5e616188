// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// An event of a round: time, description and rules; optionally pickable.
Item {
    id: root

    required property string time
    required property string text
    required property string rules
    required property bool picked
    required property bool current
    required property bool listFocused
    /// Moments can be picked in this list.
    property bool pickable: false

    /// The row was clicked; its pick mark was.
    signal pressed
    signal pickAsked

    readonly property real textX: when.x + when.width + Theme.spaceM

    implicitHeight: Math.max(words.implicitHeight, Theme.px(20)) + 2 * Theme.spaceXs
    Accessible.role: root.pickable ? Accessible.CheckBox : Accessible.ListItem
    Accessible.name: root.time + ", " + root.text + (root.rules.length > 0 ? ", " + root.rules : "")
    Accessible.checkable: root.pickable
    Accessible.checked: root.picked
    Accessible.selected: root.current
    Accessible.onPressAction: root.pickable ? root.pickAsked() : root.pressed()
    Accessible.onToggleAction: root.pickAsked()

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.line
        radius: Theme.radiusS
        color: root.current ? Qt.alpha(Theme.brass, 0.16) : area.containsMouse ? Qt.alpha(Theme.brass, 0.08) : "transparent"

        FocusRing {
            visible: root.current && root.listFocused
            inside: true
            targetRadius: Theme.radiusS
        }
    }

    Rectangle {
        id: sign

        x: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(18)
        height: width
        visible: root.pickable
        radius: Theme.radiusS
        color: root.picked ? Theme.brass : "transparent"
        border.width: Theme.line
        border.color: root.picked ? Theme.brassLight : Theme.hairline

        MvIcon {
            anchors.centerIn: parent
            visible: root.picked
            iconName: "check"
            size: Theme.px(14)
            color: Theme.textOnBrass
        }
    }

    SmallText {
        id: when

        x: root.pickable ? sign.x + sign.width + Theme.spaceS : Theme.spaceS
        y: Theme.spaceXs
        width: Theme.px(58)
        text: root.time
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }

    SmallText {
        id: words

        x: root.textX
        y: Theme.spaceXs
        width: acted.x - x - Theme.spaceS
        text: root.text
        color: Theme.text
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    SmallText {
        id: acted

        x: parent.width - width - Theme.spaceS
        y: Theme.spaceXs
        width: Theme.px(110)
        text: root.rules
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignRight
        color: Theme.brassLight
        Accessible.ignored: true
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: {
            root.pressed();
            if (root.pickable)
                root.pickAsked();
        }
    }
}

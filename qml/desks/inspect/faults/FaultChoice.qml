// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.Controls

/// A fault that can be injected, or why it cannot be now.
Item {
    id: root

    required property int index
    required property string title
    required property string detail
    required property string denial
    required property list<string> rules

    /// It is the selected fault.
    required property bool current
    /// Its list has the keyboard focus.
    required property bool focused

    /// The row was clicked.
    signal pressed
    /// A rule was clicked.
    signal ruleAsked(string id)

    // Leaves room for the focus ring.
    implicitHeight: words.height + 2 * Theme.px(6)
    Accessible.role: Accessible.ListItem
    Accessible.name: root.denial.length > 0 ? qsTr("%1: not possible now. %2").arg(root.title).arg(root.denial) : root.title
    Accessible.description: root.detail
    Accessible.selected: root.current

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceS
        anchors.rightMargin: Theme.spaceS
        anchors.topMargin: Theme.px(3)
        anchors.bottomMargin: Theme.px(3)
        radius: Theme.radiusS
        color: root.current ? Qt.alpha(Theme.brass, 0.2) : area.containsMouse ? Qt.alpha(Theme.brass, 0.1) : "transparent"

        FocusRing {
            visible: root.current && root.focused
            inside: true
            targetRadius: Theme.radiusS
        }
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.pressed()
    }

    MvIcon {
        x: Theme.spaceM
        y: Theme.px(6) + Theme.px(1)
        iconName: root.denial.length > 0 ? "minus" : "warning"
        size: Theme.iconSizeSmall
        color: root.denial.length > 0 ? Theme.textDisabled : Theme.warning
    }

    Column {
        id: words

        x: Theme.spaceM + Theme.iconSizeSmall + Theme.spaceS
        y: Theme.px(6)
        width: (numbers.visible ? numbers.x - Theme.spaceS : parent.width - Theme.spaceM) - x

        MvLabel {
            width: parent.width
            text: root.title
            color: root.denial.length > 0 ? Theme.textSecondary : root.current ? Theme.brassLight : Theme.text
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            visible: text.length > 0
            text: root.denial.length > 0 ? root.denial : root.current ? root.detail : ""
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Row {
        id: numbers

        x: parent.width - width - Theme.spaceM
        y: Theme.px(6) + Theme.px(2)
        visible: root.rules.length > 0
        spacing: Theme.spaceXs

        Repeater {
            model: root.rules.slice(0, 2)

            EventLogRule {
                id: number

                required property string modelData

                rule: number.modelData
                onClicked: root.ruleAsked(number.modelData)
            }
        }
    }
}

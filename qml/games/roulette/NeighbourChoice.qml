// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.Controls

/// The number of chips on a number with its neighbours: 3, 5 or 7 (R25b).
MvRowLayout {
    id: root

    required property int chips

    /// Space for texts besides the numbers.
    property bool captioned: false

    /// Another count was chosen.
    signal chosen(chips: int)

    spacing: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Neighbours")

    T.ButtonGroup {
        id: group
    }

    SmallText {
        Layout.rightMargin: Theme.spaceXs
        visible: root.captioned
        text: qsTr("Neighbours")
        Accessible.ignored: true
    }

    Repeater {
        model: [3, 5, 7]

        T.RadioButton {
            id: choice

            required property int modelData

            T.ButtonGroup.group: group
            implicitWidth: Theme.px(38)
            implicitHeight: Theme.controlHeight
            hoverEnabled: true
            checked: root.chips === choice.modelData
            text: qsTr("A number with %n neighbour(s)", "", choice.modelData - 1)
            onClicked: root.chosen(choice.modelData)
            Accessible.name: choice.text

            contentItem: MvLabel {
                text: choice.modelData
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                color: choice.checked ? Theme.textOnBrass : Theme.text
                font.weight: Font.Medium
                Accessible.ignored: true
            }

            background: Rectangle {
                radius: Theme.radiusM
                color: choice.checked ? Theme.brass : choice.hovered ? Theme.lacquerHover : Theme.lacquerRaised
                border.width: Theme.line
                border.color: Theme.hairline

                FocusRing {
                    visible: choice.visualFocus
                }
            }

            MvTip {
                text: choice.text
                shown: choice.hovered || choice.visualFocus
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A seat in PokerSeatPicker. Exclusive among those of the same parent.
T.RadioButton {
    id: root

    required property int seat

    implicitWidth: Theme.px(34)
    implicitHeight: implicitWidth
    hoverEnabled: true
    text: qsTr("Seat %1").arg(root.seat)
    Accessible.name: root.text

    contentItem: MvLabel {
        text: root.seat.toString()
        color: root.checked ? Theme.textOnBrass : Theme.text
        font.pixelSize: Theme.textSmall
        font.weight: Font.Medium
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: width / 2
        color: root.checked ? Theme.brass : root.down ? Theme.lacquerPressed : root.hovered ? Theme.lacquerHover : Theme.lacquer
        border.width: root.checked ? Theme.focusWidth : Theme.line
        border.color: root.checked ? Theme.brassLight : root.hovered ? Theme.brass : Theme.hairlineStrong

        FocusRing {
            visible: root.visualFocus
            targetRadius: root.width / 2
        }
    }

    MvTip {
        text: root.text
        shown: root.hovered || root.visualFocus
    }
}

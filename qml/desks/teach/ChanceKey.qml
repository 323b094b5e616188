// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// A card, number or ball on a pad.
T.AbstractButton {
    id: root

    required property chanceValue info
    /// Text below it; may be empty.
    property string caption
    /// Spoken addition for a placed value, and for the value at the current place.
    property string laidWords
    property string currentWords
    /// The pad's keyboard cursor is here.
    property bool pointed: false

    readonly property bool isCard: root.info.face.length > 1 && root.info.tone.length > 0 && "\u2663\u2666\u2665\u2660".indexOf(root.info.face.charAt(root.info.face.length - 1)) >= 0
    readonly property color ground: root.isCard ? Theme.paper : root.info.tone === "red" ? Theme.rouletteRed : root.info.tone === "black" ? Theme.rouletteBlack : root.info.tone === "green" ? Theme.rouletteGreen : Theme.lacquerRaised

    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: root.info.name
    Accessible.description: root.info.current ? root.currentWords : root.info.used ? root.laidWords : ""
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        opacity: root.info.used && !root.info.current ? 0.4 : 1

        MvLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.caption.length > 0 ? Theme.px(2) : (parent.height - height) / 2
            text: root.info.face
            font.weight: Font.Medium
            color: root.isCard ? (root.info.tone === "red" ? Theme.rouletteRed : Theme.ink) : Theme.ivory
            Accessible.ignored: true
        }

        SmallText {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - 2
            visible: root.caption.length > 0
            text: root.caption
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            color: root.isCard ? Theme.ink : Theme.textSecondary
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.ground
        opacity: root.info.used && !root.info.current ? 0.4 : 1
        border.width: root.info.current ? Theme.focusWidth : Theme.line
        border.color: root.info.current ? Theme.brassLight : root.hovered ? Theme.brass : Theme.hairline

        FocusRing {
            visible: root.pointed
            targetRadius: Theme.radiusS
        }
    }
}

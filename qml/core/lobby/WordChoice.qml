// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// One of a row of words to choose from. Exclusive among those of the same parent.
T.RadioButton {
    id: root

    /// The width that shows the whole word, whether chosen or not.
    readonly property real natural: Math.ceil(metrics.advanceWidth) + root.leftPadding + root.rightPadding

    function choose(event: var): void {
        event.accepted = !root.checked;
        if (event.accepted)
            root.clicked();
    }

    implicitWidth: Math.max(Theme.px(96), implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Theme.controlHeight
    horizontalPadding: Theme.spaceM
    hoverEnabled: true
    Accessible.name: root.text
    // The chosen word leaves Enter to the page.
    Keys.onReturnPressed: event => root.choose(event)
    Keys.onEnterPressed: event => root.choose(event)

    TextMetrics {
        id: metrics

        text: root.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.textBody
        font.weight: Font.Medium
    }

    contentItem: MvLabel {
        text: root.text
        color: root.checked ? Theme.brassLight : root.hovered ? Theme.text : Theme.textSecondary
        font.weight: root.checked ? Font.Medium : Font.Normal
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.textSmall
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.down ? Theme.lacquerPressed : root.checked ? Theme.lacquerRaised : root.hovered ? Theme.lacquerHover : Theme.lacquerSunken
        border.width: root.checked ? Theme.focusWidth : Theme.line
        border.color: root.checked ? Theme.brass : root.hovered ? Theme.hairlineStrong : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusM
        }
    }
}

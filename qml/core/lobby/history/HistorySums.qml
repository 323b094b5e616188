// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// The columns of what was staked and of the result, in a row of the history.
RowLayout {
    id: root

    required property string stakedText
    required property string netText
    required property double net
    required property real stakedWidth
    required property real netWidth
    /// The widths that they need, at 1280x800 and text scale 1.
    property real stakedNeed: 0
    property real netNeed: 0

    Layout.fillWidth: false // a nested layout fills by default

    MvLabel {
        Layout.preferredWidth: root.stakedWidth
        horizontalAlignment: Text.AlignRight
        text: root.stakedText
        color: Theme.textSecondary
        onImplicitWidthChanged: root.stakedNeed = implicitWidth / (Theme.unit * Theme.textScale)
        Accessible.ignored: true
    }

    SumText {
        Layout.preferredWidth: root.netWidth
        horizontalAlignment: Text.AlignRight
        text: root.netText
        color: root.net > 0 ? Theme.win : root.net < 0 ? Theme.loss : Theme.textSecondary
        onImplicitWidthChanged: root.netNeed = implicitWidth / (Theme.unit * Theme.textScale)
        Accessible.ignored: true
    }
}

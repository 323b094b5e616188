// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Blocks pointer and wheel for a control that can't be used now but can still be focused to show the reason.
MouseArea {
    id: root

    /// Why it can't be used; empty lets everything through.
    property string reason
    property bool insisted: false

    anchors.fill: parent
    z: 10
    enabled: root.reason.length > 0
    onPressed: {
        root.parent.forceActiveFocus(Qt.MouseFocusReason);
        root.insisted = true;
    }
    onWheel: event => event.accepted = true
    onReasonChanged: root.insisted = false

    Timer {
        interval: Theme.tipInsists
        running: root.insisted
        onTriggered: root.insisted = false
    }
}

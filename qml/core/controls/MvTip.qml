// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The tool tip of the item it stands in; made when it is first wanted.
Loader {
    id: root

    /// What it says; nothing is shown without words.
    property string text
    /// Whether it is wanted now: hovered, or reached by keyboard.
    property bool shown: false
    /// It stands below the item instead of above.
    property bool below: false
    /// Waits a moment before it appears.
    property bool delayed: true

    readonly property MvToolTip tip: root.item as MvToolTip

    active: root.shown && root.visible && !Theme.refusing && root.text.length > 0 && root.Window.window !== null
    // Bound components can't be loaded by a Loader on Qt 6.4, so the tip is told what it needs afterwards.
    sourceComponent: MvToolTip {}
    onTipChanged: if (root.tip) root.tip.showAt(root.parent, root.below, root.delayed ? Theme.tipDelay : 0)

    Binding {
        target: root.tip
        property: "text"
        value: root.text
        when: root.tip !== null
    }
}

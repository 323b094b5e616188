// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Loads the tool tip of its parent item on first use.
Loader {
    id: root

    /// The text; an empty one shows nothing.
    property string text
    /// Whether the tip is wanted now: the item is hovered, or focused by keyboard.
    property bool shown: false
    /// Whether it appears below the item instead of above.
    property bool below: false
    /// Whether it appears after a short delay.
    property bool delayed: true

    readonly property MvToolTip tip: root.item as MvToolTip

    active: root.shown && root.visible && !Theme.refusing && root.text.length > 0 && root.Window.window !== null
    // Bound components can't be loaded by a Loader on Qt 6.4, so the properties are set afterwards.
    sourceComponent: MvToolTip {}
    onTipChanged: if (root.tip) root.tip.showAt(root.parent, root.below, root.delayed ? Theme.tipDelay : 0)

    Binding {
        target: root.tip
        property: "text"
        value: root.text
        when: root.tip !== null
    }
}

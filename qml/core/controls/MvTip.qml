// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Loads the tool tip of its parent item on first use. A pointer that only rests where the item has appeared opens none.
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

    /// Whether the pointer has moved over the item since it came.
    property bool pointerMoved: false
    /// Whether the tip is wanted and not only because the item came under the pointer.
    readonly property bool wanted: root.shown && (!root.delayed || root.pointerMoved || !pointer.hovered)

    readonly property MvToolTip tip: root.item as MvToolTip

    active: root.wanted && root.visible && !Theme.refusing && root.text.length > 0 && root.Window.window !== null
    // Bound components can't be loaded by a Loader on Qt 6.4, so the properties are set afterwards.
    sourceComponent: MvToolTip {}
    onTipChanged: if (root.tip) root.tip.showAt(root.parent, root.below, root.delayed ? Theme.tipDelay : 0)

    HoverHandler {
        id: pointer

        /// Where the pointer was when it came, once that is known.
        property point came
        property bool located: false

        parent: root.parent
        onHoveredChanged: {
            pointer.located = false;
            root.pointerMoved = false;
        }
        onPointChanged: {
            if (!pointer.hovered)
                return;
            const at = pointer.point.scenePosition;
            if (!pointer.located)
                pointer.came = at;
            else if (at.x !== pointer.came.x || at.y !== pointer.came.y)
                root.pointerMoved = true;
            pointer.located = true;
        }
    }

    Binding {
        target: root.tip
        property: "text"
        value: root.text
        when: root.tip !== null
    }
}

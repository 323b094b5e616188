// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/// A column of things that scrolls when it is taller than its place, and follows the keyboard's focus. What is cut off is
/// cut so far outside that the rings round the things at its edges stay whole.
Item {
    id: root

    /// What stands in the column.
    default property alias items: column.data
    property alias spacing: column.spacing
    /// What is kept free for the scroll bar at the right edge.
    readonly property int barRoom: Theme.spaceL
    readonly property Item focused: root.Window.activeFocusItem
    /// How far the things are scrolled, how tall they are all together, and whether there is more of them than is seen.
    property alias contentY: view.contentY
    property alias contentHeight: view.contentHeight
    property alias contentItem: view.contentItem
    readonly property bool interactive: view.interactive

    /// Scrolls until the item is in sight.
    function reveal(item: Item): void {
        const top = item.mapToItem(column, 0, 0).y - Theme.spaceM;
        const bottom = top + item.height + 2 * Theme.spaceM;
        view.contentY = Math.max(0, Math.min(top, Math.max(view.contentY, bottom - root.height), view.contentHeight - root.height));
    }

    /// Moves the view by so many pixels, as far as there is something to see.
    function scrollBy(distance: real): void {
        view.contentY = Math.max(0, Math.min(view.contentY + distance, view.contentHeight - root.height));
    }

    implicitWidth: column.implicitWidth + root.barRoom
    implicitHeight: column.implicitHeight

    onFocusedChanged: if (root.focused && root.interactive && root.contains(root.mapFromItem(root.focused, 0, 0)) === false && column.isAncestor(root.focused)) root.reveal(root.focused)

    Keys.onUpPressed: root.scrollBy(-Theme.controlHeight)
    Keys.onDownPressed: root.scrollBy(Theme.controlHeight)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown;
        root.scrollBy(event.key === Qt.Key_PageUp ? -root.height : event.key === Qt.Key_PageDown ? root.height : 0);
    }

    Item {
        id: frame

        readonly property int ring: Theme.focusGap + Theme.focusWidth + Theme.line

        x: -frame.ring
        y: -frame.ring
        width: root.width + 2 * frame.ring
        height: root.height + 2 * frame.ring
        clip: view.interactive

        Flickable {
            id: view

            x: frame.ring
            y: frame.ring
            width: root.width
            height: root.height
            contentWidth: width
            contentHeight: column.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height

            T.ScrollBar.vertical: MvScrollBar {}

            MvColumnLayout {
                id: column

                /// Whether an item stands somewhere in this column.
                function isAncestor(item: Item): bool {
                    return item !== null && (item === column || column.isAncestor(item.parent));
                }

                // The bar has its room whether or not it is needed: a width that followed the height, which follows the
                // width, would never come to rest.
                width: root.width - root.barRoom
                spacing: Theme.spaceM
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A column that scrolls when it is higher than its area, and follows the keyboard focus. It clips outside its edges,
/// so that focus rings at the edges stay whole.
Item {
    id: root

    /// The items in the column.
    default property alias items: column.data
    property alias spacing: column.spacing
    /// The space reserved for the scroll bar at the right edge.
    readonly property int barRoom: Theme.spaceL
    readonly property Item focused: root.Window.activeFocusItem
    /// The scroll position, the height of the content, and whether there is more than is visible.
    property alias contentY: view.contentY
    property alias contentHeight: view.contentHeight
    property alias contentItem: view.contentItem
    readonly property bool interactive: view.interactive

    /// Scrolls until the item is visible.
    function reveal(item: Item): void {
        const top = item.mapToItem(column, 0, 0).y - Theme.spaceM;
        const bottom = top + item.height + 2 * Theme.spaceM;
        view.contentY = Math.max(0, Math.min(top, Math.max(view.contentY, bottom - root.height), view.contentHeight - root.height));
    }

    /// Scrolls by a number of pixels, within bounds.
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

                /// Whether an item is in this column.
                function isAncestor(item: Item): bool {
                    return item !== null && (item === column || column.isAncestor(item.parent));
                }

                // The bar's width is always reserved: a width that depended on the height, which depends on the width,
                // would oscillate.
                width: root.width - root.barRoom
                spacing: Theme.spaceM
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A short remark next to a control.
T.ToolTip {
    id: root

    /// Whether its item is in a window: if it has left the window during the delay, the tip is not shown.
    readonly property bool housed: root.parent !== null && root.parent.Window.window !== null

    /// Whether it appears below its item. It also does where the window has no room above.
    property bool below: false
    /// How far its item lies below the upper edge of a table's result and call, which it must not cover.
    property real depth: 0
    readonly property real riseAbove: implicitHeight + Theme.spaceS + root.depth
    property real roomAbove: 0

    // Not the template's own delay: that one also expires in a page that has been removed and is waiting for deletion,
    // where no QML code can stop it any more.
    readonly property Timer waiting: Timer {
        onTriggered: if (root.housed) root.open()
    }

    // Long enough to be read; the template's own timeout does not grow with the text.
    readonly property Timer reading: Timer {
        interval: Theme.tipStays + Theme.tipPerLetter * root.text.length
        running: root.opened
        onTriggered: root.close()
    }
    /// The upper edge of a table's result, call and controls, in the window; in the lobby the window's lower edge.
    readonly property real ledge: (root.parent?.Window.height ?? 0) - Theme.asideFloor

    readonly property Item overlay: T.Overlay.overlay

    /// Whether its item is in a dialog, which covers the table.
    function inDialog(): bool {
        let up = root.parent;
        while (up !== null && up !== root.overlay)
            up = up.parent;
        return up !== null;
    }

    /// Opens next to the tip's item after `wait` milliseconds.
    function showAt(item: Item, below: bool, wait: int): void {
        root.parent = item;
        root.below = below;
        root.roomAbove = item.mapToItem(null, 0, 0).y;
        root.depth = root.inDialog() ? 0 : Math.max(0, root.roomAbove - root.ledge);
        root.waiting.interval = wait;
        if (wait > 0)
            root.waiting.restart();
        else if (root.housed)
            root.open();
    }

    onTextChanged: if (root.opened) root.reading.restart()
    onHousedChanged: {
        if (root.housed)
            return;
        root.waiting.stop();
        root.close();
    }

    x: root.parent ? (root.parent.width - implicitWidth) / 2 : 0
    y: root.parent && (root.below || root.riseAbove > root.roomAbove) ? root.parent.height + Theme.spaceXs : -root.riseAbove
    // One line if the window has room, so that less of what is above the item is covered.
    implicitWidth: Math.min(Theme.px(780 * Theme.textScale), (root.parent?.Window.width ?? 0) - 2 * root.margins, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    margins: Theme.spaceS
    horizontalPadding: Theme.spaceM
    verticalPadding: Theme.spaceS
    delay: 0
    timeout: -1
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    contentItem: MvLabel {
        text: root.text
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
    }

    background: LacquerSurface {
        color: Theme.lacquerRaised
        radius: Theme.radiusS
        elevation: 8
        border.color: Theme.hairlineStrong
    }

    onAboutToShow: {
        const other = Theme.tip as MvToolTip;
        if (other && other !== root)
            other.close();
        Theme.tip = root;
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durationFade }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durationFade }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A short remark next to a control.
T.ToolTip {
    id: root

    /// Whether its item is in a window: if it has left the window during the delay, the tip is not shown.
    readonly property bool housed: root.parent !== null && root.parent.Window.window !== null

    /// Whether it appears below its item.
    property bool below: false

    // Not the template's own delay: that one also expires in a page that has been removed and is waiting for deletion,
    // where no QML code can stop it any more.
    readonly property Timer waiting: Timer {
        onTriggered: if (root.housed) root.open()
    }

    /// Opens next to the tip's item after `wait` milliseconds.
    function showAt(item: Item, below: bool, wait: int): void {
        root.parent = item;
        root.below = below;
        root.waiting.interval = wait;
        if (wait > 0)
            root.waiting.restart();
        else if (root.housed)
            root.open();
    }

    onHousedChanged: {
        if (root.housed)
            return;
        root.waiting.stop();
        root.close();
    }

    x: root.parent ? (root.parent.width - implicitWidth) / 2 : 0
    y: root.below && root.parent ? root.parent.height + Theme.spaceXs : -implicitHeight - Theme.spaceS
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

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A short remark beside a control.
T.ToolTip {
    id: root

    /// The item that it belongs to is in a window: one that has left it while the tip waited wants none any more.
    readonly property bool housed: root.parent !== null && root.parent.Window.window !== null

    /// It stands below its item.
    property bool below: false

    // Not the template's own delay: that one runs out in a page that has been put away and waits to be deleted, too,
    // where no line of QML runs any more that could stop it.
    readonly property Timer waiting: Timer {
        onTriggered: if (root.housed) root.open()
    }

    /// Opens beside the item that a tip belongs to, after so many milliseconds.
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
    // One line, where the window has room for it: what stands above its item is covered no further.
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

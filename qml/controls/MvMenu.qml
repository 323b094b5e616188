// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A list of commands that folds out from a button.
T.Menu {
    id: root

    implicitWidth: Math.max(Theme.px(220), contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    margins: Theme.spaceS
    padding: Theme.spaceXs
    overlap: Theme.line

    delegate: MvMenuItem {}

    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        currentIndex: root.currentIndex
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: MvScrollBar {}
    }

    background: LacquerSurface {
        color: Theme.lacquerRaised
        radius: Theme.radiusM
        border.color: Theme.hairlineStrong
        elevation: 10
    }
}

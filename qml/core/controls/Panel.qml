// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A surface that groups items: dark lacquer with a brass hairline.
T.Pane {
    id: root

    /// How high it floats above the page; 0 lies flush.
    property real elevation: 0

    implicitWidth: Math.max(implicitBackgroundWidth, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight, implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.spaceL

    background: LacquerSurface {
        elevation: root.elevation
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// Explains missing icons if Qt's image plugin for SVG is not installed; otherwise hidden.
Panel {
    id: root

    /// The icon used for the check.
    property alias iconName: icon.iconName

    visible: icon.status === Image.Error
    padding: Theme.spaceM
    elevation: 12
    height: said.height + 2 * root.padding

    InlineMessage {
        id: said

        width: parent.width
        height: implicitHeight
        kind: InlineMessage.Warning
        text: qsTr("The icons can't be drawn: Qt's image plugin for SVG is not installed (Debian: qt6-svg-plugins).")
    }

    MvIcon {
        id: icon

        iconName: "info"
        visible: false
    }
}

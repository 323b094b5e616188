// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A setting's name, with the control that changes it at the right.
RowLayout {
    id: root

    required property string label

    Layout.fillWidth: true
    spacing: Theme.spaceL

    MvLabel {
        Layout.fillWidth: true
        elide: Text.ElideRight
        text: root.label
        Accessible.ignored: true
    }
}

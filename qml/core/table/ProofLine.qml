// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A long number of the fairness proof: shown, selectable, copied with one press.
RowLayout {
    id: root

    required property string caption
    required property string value

    /// Copies the number to the clipboard.
    function copy(): void {
        number.selectAll();
        number.copy();
        number.deselect();
    }

    visible: root.value.length > 0
    spacing: Theme.spaceM

    SmallText {
        Layout.preferredWidth: Theme.px(130)
        text: root.caption
    }

    TextEdit {
        id: number

        Layout.fillWidth: true
        text: root.value
        readOnly: true
        selectByMouse: true
        wrapMode: TextEdit.WrapAnywhere
        color: Theme.text
        selectionColor: Theme.cobalt
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        Accessible.name: root.caption
    }

    MvButton {
        implicitHeight: Theme.controlHeightSmall
        kind: MvButton.Quiet
        text: qsTr("Copy")
        toolTip: qsTr("Copy: %1").arg(root.caption)
        onClicked: root.copy()
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A single-line text field.
T.TextField {
    id: root

    /// Its accessible name.
    required property string label
    /// What is wrong with the input; marks the field. Show the same text next to it with an InlineMessage.
    property string error
    /// Why it can't be changed now; it can still be focused and then shows the reason.
    property string disabledReason
    readonly property bool available: root.enabled && root.disabledReason.length === 0

    implicitWidth: Theme.px(240)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.textFamily
    font.pixelSize: Theme.textBody
    color: root.available ? Theme.text : Theme.textDisabled
    selectionColor: Theme.cobalt
    selectedTextColor: Theme.ivory
    placeholderTextColor: Theme.textDisabled
    selectByMouse: true
    readOnly: !root.available
    hoverEnabled: true

    Accessible.name: root.label
    Accessible.description: root.disabledReason.length > 0 ? root.disabledReason : root.error

    background: FieldFrame {
        available: root.available
        hovered: root.hovered
        focused: root.activeFocus
        faulty: root.error.length > 0
    }

    Text {
        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        anchors.rightMargin: root.rightPadding
        visible: root.length === 0 && root.preeditText.length === 0
        text: root.placeholderText
        textFormat: Text.PlainText
        font: root.font
        color: root.placeholderTextColor
        verticalAlignment: root.verticalAlignment
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MvTip {
        text: root.disabledReason
        shown: root.hovered || root.activeFocus
    }
}

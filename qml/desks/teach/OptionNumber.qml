// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.Controls

/// A number field with a label.
Item {
    id: root

    required property string label
    required property int from
    required property int to
    required property int value
    property int step: 1
    property bool seconds: false
    /// Explanation in a few words.
    property string detail

    /// The user changed the number.
    signal modified(int value)

    Layout.fillWidth: true
    implicitHeight: Math.max(Theme.controlHeight, words.implicitHeight)

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: root.width - number.width - Theme.spaceM

        MvLabel {
            width: parent.width
            text: root.label
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            visible: root.detail.length > 0
            text: root.detail
            wrapMode: Text.Wrap
        }
    }

    MvSpinBox {
        id: number

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(170)
        label: root.label
        unit: root.seconds ? MvSpinBox.Seconds : MvSpinBox.Plain
        from: root.from
        to: root.to
        stepSize: root.step
        value: root.value
        onValueModified: root.modified(value)
    }
}

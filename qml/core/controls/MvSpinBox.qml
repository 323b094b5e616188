// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// An integer in a range: seconds, or a plain number.
T.SpinBox {
    id: root

    enum Unit { Plain, Seconds }

    /// Its accessible name.
    required property string label
    /// How the number is formatted and parsed.
    property int unit: MvSpinBox.Plain
    /// Why it can't be changed now; it can still be focused and then shows the reason.
    property string disabledReason
    readonly property bool available: root.enabled && root.disabledReason.length === 0

    /// The number in a typed text; 0 without digits.
    function numberIn(text: string): real {
        return Number(text.replace(/[^0-9]/g, ""));
    }

    implicitWidth: Theme.px(190)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.controlHeight
    rightPadding: Theme.controlHeight
    editable: root.available
    hoverEnabled: true
    inputMethodHints: Qt.ImhFormattedNumbersOnly
    font.family: Theme.textFamily
    font.pixelSize: Theme.textBody
    validator: RegularExpressionValidator {
        regularExpression: /[^a-zA-Z]*s?[^a-zA-Z]*/
    }

    textFromValue: (value, locale) => root.unit === MvSpinBox.Seconds ? qsTr("%1 s").arg(value) : Number(value).toLocaleString(locale, "f", 0)
    valueFromText: text => root.numberIn(text)

    Keys.enabled: !root.available
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab && event.key !== Qt.Key_Escape
    Keys.onReleased: event => event.accepted = true

    Accessible.name: root.label
    Accessible.description: root.disabledReason

    contentItem: TextInput {
        z: 2
        text: root.displayText
        font: root.font
        color: root.available ? Theme.text : Theme.textDisabled
        selectionColor: Theme.cobalt
        selectedTextColor: Theme.ivory
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        selectByMouse: true
        readOnly: !root.editable
        validator: root.validator
        inputMethodHints: root.inputMethodHints
        clip: width < implicitWidth
        onActiveFocusChanged: activeFocus ? selectAll() : deselect()
        Accessible.name: root.label
        Accessible.description: root.disabledReason
    }

    down.indicator: SpinButton {
        height: root.height
        iconName: "minus"
        available: root.available && root.value > root.from
        hovered: root.down.hovered
        pressed: root.down.pressed
    }

    up.indicator: SpinButton {
        x: root.width - width
        height: root.height
        iconName: "plus"
        available: root.available && root.value < root.to
        hovered: root.up.hovered
        pressed: root.up.pressed
    }

    background: FieldFrame {
        available: root.available
        hovered: root.hovered
        focused: root.activeFocus
    }

    MvGuard {
        id: guard

        reason: root.disabledReason
    }

    MvTip {
        text: root.disabledReason
        shown: root.hovered || root.visualFocus || guard.insisted
    }

    /// The minus or plus button of a spin box.
    component SpinButton: Rectangle {
        id: spinButton

        required property string iconName
        required property bool available
        required property bool hovered
        required property bool pressed

        implicitWidth: Theme.controlHeight
        radius: Theme.radiusM
        color: !spinButton.available ? "transparent" : spinButton.pressed ? Theme.lacquerPressed : spinButton.hovered ? Theme.lacquerHover : "transparent"

        MvIcon {
            anchors.centerIn: parent
            iconName: spinButton.iconName
            size: Theme.iconSizeSmall
            color: !spinButton.available ? Theme.textDisabled : spinButton.hovered ? Theme.brassLight : Theme.ivory
            opacity: spinButton.available ? 1 : 0.5
        }
    }
}

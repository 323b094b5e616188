// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// The base of all push buttons: pressing, keyboard, shortcut, the reason why they can't be used, and accessibility. It
/// draws nothing itself. It is an AbstractButton because a plain Control loses its accessible role; it handles mouse
/// and keys itself, so that `clicked` is never emitted while it can't be used.
T.AbstractButton {
    id: root

    /// Shown while hovered or focused by keyboard; the accessible name if there is no text.
    property string toolTip
    /// Why it can't be used now. While not empty it looks and behaves disabled, but can be focused and shows this text.
    property string disabledReason
    /// A key sequence that presses it from anywhere in its window, such as "D" or "Ctrl+Z".
    property string shortcut
    /// Whether holding its shortcut presses it repeatedly.
    property bool repeats: true
    /// Whether pressing it has an effect.
    readonly property bool available: root.enabled && root.disabledReason.length === 0
    /// Whether it is held down, by mouse or key.
    readonly property bool held: root.available && (area.containsPress || root.keyHeld)
    /// The item that handles the mouse; put further pointer handlers on it.
    readonly property Item pressArea: area
    property bool keyHeld: false
    property bool insisted: false
    property int reachedBy: Qt.OtherFocusReason
    /// Whether it was pressed and the pointer has not left since: its tool tip is not needed then.
    property bool used: false

    /// Emitted when it is pressed while `disabledReason` is not empty.
    signal refused

    /// Presses it, as a mouse or a key does.
    function click(): void {
        root.insisted = !root.available;
        root.used = root.available;
        root.available ? root.clicked() : root.refused();
    }

    implicitWidth: Math.max(implicitBackgroundWidth, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight, implicitContentHeight + topPadding + bottomPadding)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    onActiveFocusChanged: root.keyHeld = false
    // Another window or a dialog in between changes nothing: reached by Tab, it still takes Enter.
    onFocusReasonChanged: {
        if (root.focusReason === Qt.ActiveWindowFocusReason || root.focusReason === Qt.PopupFocusReason)
            root.focusReason = root.reachedBy;
        else
            root.reachedBy = root.focusReason;
    }
    onHoveredChanged: {
        root.insisted = false;
        root.used = false;
    }
    onAvailableChanged: root.insisted = false

    Keys.onSpacePressed: event => root.keyHeld = !event.isAutoRepeat || root.keyHeld
    Keys.onReturnPressed: event => event.isAutoRepeat || root.click()
    Keys.onEnterPressed: event => event.isAutoRepeat || root.click()
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && root.keyHeld && !event.isAutoRepeat) {
            root.keyHeld = false;
            root.click();
            event.accepted = true;
        }
    }

    Accessible.role: Accessible.Button
    Accessible.name: root.text.length > 0 ? root.text : root.toolTip
    Accessible.description: root.disabledReason.length > 0 ? root.disabledReason : root.text.length > 0 ? root.toolTip : ""
    Accessible.focusable: true
    Accessible.pressed: root.held
    Accessible.onPressAction: root.click()

    MouseArea {
        id: area

        anchors.fill: parent
        z: 1
        cursorShape: root.available ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.focusReason = Qt.MouseFocusReason; // if it was already focused: hide the ring
        }
        onClicked: root.click()
    }

    Timer {
        interval: Theme.tipInsists
        running: root.insisted
        onTriggered: root.insisted = false
    }

    Shortcut {
        sequence: root.shortcut
        autoRepeat: root.repeats
        enabled: root.shortcut.length > 0 && root.visible && root.enabled
        onActivated: root.click()
    }

    MvTip {
        text: root.disabledReason.length > 0 ? root.disabledReason : root.toolTip
        shown: (root.hovered || root.visualFocus) && !root.used || root.insisted
        delayed: !root.insisted
    }
}

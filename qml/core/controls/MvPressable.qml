// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// What all push buttons share: press, keyboard, shortcut, the reason why they can't be used, and what they tell to
/// assistive technology. Has no looks of its own. It is an AbstractButton for the sake of its accessible role, which
/// a plain Control loses; mouse and keys are its own, so that `clicked` is never emitted while it can't be used.
T.AbstractButton {
    id: root

    /// Shown when the pointer rests on it or the keyboard reaches it; the accessible name where there is no text.
    property string toolTip
    /// Why it can't be used now. While not empty it looks and behaves disabled, yet takes focus and says this.
    property string disabledReason
    /// A key sequence that presses it from anywhere in its window, such as "D" or "Ctrl+Z".
    property string shortcut
    /// Whether a shortcut that is held presses it again and again.
    property bool repeats: true
    /// Whether pressing it does something.
    readonly property bool available: root.enabled && root.disabledReason.length === 0
    /// Whether it is held down, by mouse or key.
    readonly property bool held: root.available && (area.containsPress || root.keyHeld)
    /// What takes the mouse; further pointer handlers belong on it.
    readonly property Item pressArea: area
    property bool keyHeld: false
    property bool insisted: false
    /// It was pressed, and the pointer has not left since: nothing more has to be said of it.
    property bool used: false

    /// It was pressed while `disabledReason` holds.
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
            root.focusReason = Qt.MouseFocusReason; // where it had the keyboard already: no ring any more
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

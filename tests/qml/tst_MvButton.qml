// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls

Item {
    width: 400
    height: 300

    MvButton {
        id: button

        x: 100
        y: 150
        text: "Deal"
        toolTip: "Starts the round"
        shortcut: "D"
    }

    SignalSpy {
        id: clicks

        target: button
        signalName: "clicked"
    }

    SignalSpy {
        id: refusals

        target: button
        signalName: "refused"
    }

    TestCase {
        name: "MvButton"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            button.enabled = true;
            button.disabledReason = "";
            button.focus = false;
            clicks.clear();
            refusals.clear();
        }

        function press(way: string) {
            if (way !== "mouse" && way !== "shortcut")
                button.forceActiveFocus(Qt.TabFocusReason);
            if (way === "mouse")
                mouseClick(button);
            else if (way === "assistive")
                button.Accessible.pressAction();
            else
                keyClick(way === "space" ? Qt.Key_Space : way === "return" ? Qt.Key_Return : way === "enter" ? Qt.Key_Enter : Qt.Key_D);
        }

        function test_everyWayOfPressing_data() {
            return ["mouse", "space", "return", "enter", "shortcut", "assistive"].map(way => ({ tag: way }));
        }

        function test_everyWayOfPressing(data) {
            press(data.tag);
            compare(clicks.count, 1);
            compare(refusals.count, 0);
        }

        function test_reasonRefusesEveryPress_data() {
            return test_everyWayOfPressing_data();
        }

        function test_reasonRefusesEveryPress(data) {
            button.disabledReason = "Place an ante first.";
            press(data.tag);
            compare(clicks.count, 0);
            compare(refusals.count, 1);
        }

        function test_disabledDoesNothingAtAll_data() {
            return [{ tag: "mouse" }, { tag: "shortcut" }];
        }

        function test_disabledDoesNothingAtAll(data) {
            button.enabled = false;
            press(data.tag);
            compare(clicks.count, 0);
            compare(refusals.count, 0);
        }

        function test_reasonIsReportedAndKeepsTheFocus() {
            button.disabledReason = "Place an ante first.";
            verify(!button.available);
            compare(button.Accessible.name, "Deal");
            compare(button.Accessible.description, "Place an ante first.");
            button.forceActiveFocus(Qt.TabFocusReason);
            verify(button.activeFocus);
            verify(button.visualFocus);
        }

        function test_withoutReasonTheToolTipDescribes() {
            compare(button.Accessible.description, "Starts the round");
        }

        function test_releaseOutsidePressesNothing() {
            mousePress(button);
            verify(button.held);
            mouseMove(button, -50, -50);
            verify(!button.held);
            mouseRelease(button, -50, -50);
            compare(clicks.count, 0);
        }

        function test_keyHeldWhileFocusLeavesPressesNothing() {
            button.forceActiveFocus(Qt.TabFocusReason);
            keyPress(Qt.Key_Space);
            verify(button.held);
            button.focus = false;
            verify(!button.held);
            keyRelease(Qt.Key_Space);
            compare(clicks.count, 0);
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls

Item {
    width: 400
    height: 400

    MvComboBox {
        id: combo

        label: "Pace"
        model: ["Calm", "Normal", "Quick"]
        choice: 1
    }

    SignalSpy {
        id: activations

        target: combo
        signalName: "activated"
    }

    TestCase {
        name: "MvComboBox"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            combo.disabledReason = "";
            combo.choice = 1;
            combo.currentIndex = 1;
            activations.clear();
        }

        function test_showsTheChoice() {
            compare(combo.displayText, "Normal");
            compare(combo.Accessible.name, "Pace");
        }

        function test_anotherLanguageKeepsTheChoice() {
            combo.model = ["Calmo", "Normal", "Rápido"];
            combo.choice = 2;
            combo.model = ["Calm", "Normal", "Quick"];
            compare(combo.currentIndex, 2);
            compare(combo.displayText, "Quick");
        }

        function test_keyboardChooses() {
            combo.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(combo.currentIndex, 2);
            compare(activations.count, 1);
        }

        function test_reasonKeepsTheList_data() {
            return [{ tag: "down", key: Qt.Key_Down }, { tag: "space", key: Qt.Key_Space }];
        }

        function test_reasonKeepsTheList(data) {
            combo.disabledReason = "Not during a round.";
            combo.forceActiveFocus(Qt.TabFocusReason);
            verify(combo.activeFocus);
            keyClick(data.key);
            mouseClick(combo);
            compare(combo.currentIndex, 1);
            verify(!combo.popup.visible);
            compare(combo.Accessible.description, "Not during a round.");
        }
    }
}

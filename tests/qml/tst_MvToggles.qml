// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls

Column {
    id: page

    width: 400

    MvSwitch {
        id: toggle

        text: "Sound"
        detail: "Chips and cards"
    }

    MvCheckBox {
        id: check

        text: "Four colours"
    }

    Column {
        MvRadioCard {
            id: alone

            width: page.width
            text: "One player"
            checked: true
        }

        MvRadioCard {
            id: together

            width: page.width
            text: "Seven seats"
        }
    }

    MvSlider {
        id: slider

        label: "Volume"
        value: 0.5
        stepSize: 0.1
    }

    TestCase {
        name: "MvToggles"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            [toggle, check, alone, together, slider].forEach(control => control.disabledReason = "");
            toggle.checked = false;
            check.checked = false;
            alone.checked = true;
            slider.value = 0.5;
        }

        function controls_data() {
            return [{ tag: "switch", control: toggle }, { tag: "check box", control: check }, { tag: "card", control: together }];
        }

        function test_keyAndMouseToggle_data() {
            return controls_data();
        }

        function test_keyAndMouseToggle(data) {
            mouseClick(data.control);
            verify(data.control.checked);
            data.control.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(data.control.checked, data.control === together);
        }

        function test_reasonKeepsTheState_data() {
            return controls_data();
        }

        function test_reasonKeepsTheState(data) {
            data.control.disabledReason = "Not now.";
            mouseClick(data.control);
            data.control.forceActiveFocus(Qt.TabFocusReason);
            verify(data.control.activeFocus);
            keyClick(Qt.Key_Space);
            verify(!data.control.checked);
            compare(data.control.Accessible.description, "Not now.");
        }

        function test_cardsExcludeEachOther() {
            mouseClick(together);
            verify(together.checked);
            verify(!alone.checked);
        }

        function test_detailDescribes() {
            compare(toggle.Accessible.name, "Sound");
            compare(toggle.Accessible.description, "Chips and cards");
        }

        function test_sliderSteps() {
            slider.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            fuzzyCompare(slider.value, 0.6, 0.001);
        }

        function test_reasonKeepsTheSlider() {
            slider.disabledReason = "No sound.";
            slider.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            mouseClick(slider, slider.width - 10, slider.height / 2);
            fuzzyCompare(slider.value, 0.5, 0.001);
        }
    }
}

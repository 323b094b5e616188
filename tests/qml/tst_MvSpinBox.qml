// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls

Item {
    width: 400
    height: 200

    MvSpinBox {
        id: box

        label: "Days"
        from: 500
        to: 2000000
        stepSize: 500
    }

    SignalSpy {
        id: changes

        target: box
        signalName: "valueModified"
    }

    TestCase {
        name: "MvSpinBox"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            box.unit = MvSpinBox.Plain;
            box.disabledReason = "";
            box.value = 1000;
            changes.clear();
        }

        function test_writes_data() {
            return [
                { tag: "seconds", unit: MvSpinBox.Seconds, locale: "pt_PT", value: 30, text: "30 s" },
                { tag: "plain", unit: MvSpinBox.Plain, locale: "pt_PT", value: 7, text: "7" },
                { tag: "many, Portugal", unit: MvSpinBox.Plain, locale: "pt_PT", value: 12500, text: "12 500" },
                { tag: "many, English", unit: MvSpinBox.Plain, locale: "en_GB", value: 12500, text: "12,500" }
            ];
        }

        function test_writes(data) {
            box.unit = data.unit;
            compare(box.textFromValue(data.value, Qt.locale(data.locale)).replace(/\s/g, " "), data.text);
        }

        function test_reads_data() {
            return [
                { tag: "plain", unit: MvSpinBox.Plain, text: "125", value: 125 },
                { tag: "grouped by blank", unit: MvSpinBox.Plain, text: "12 500", value: 12500 },
                { tag: "grouped by point", unit: MvSpinBox.Plain, text: "12.500", value: 12500 },
                { tag: "grouped by comma", unit: MvSpinBox.Plain, text: "12,500", value: 12500 },
                { tag: "nothing", unit: MvSpinBox.Plain, text: "", value: 0 },
                { tag: "seconds", unit: MvSpinBox.Seconds, text: "45 s", value: 45 }
            ];
        }

        function test_reads(data) {
            box.unit = data.unit;
            compare(box.valueFromText(data.text, Qt.locale("pt_PT")), data.value);
        }

        function test_whatItWritesItReads_data() {
            return [1, 5, 99, 100, 12345, 999999, 123456789].map(value => ({ tag: String(value), value: value }));
        }

        function test_whatItWritesItReads(data) {
            for (const name of ["pt_PT", "en_GB", "en_US"]) {
                const locale = Qt.locale(name);
                compare(box.valueFromText(box.textFromValue(data.value, locale), locale), data.value);
            }
        }

        function test_keysStep() {
            box.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Up);
            compare(box.value, 1500);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(box.value, 500);
            keyClick(Qt.Key_Down);
            compare(box.value, 500);
            compare(changes.count, 3);
        }

        function test_typedNumberIsTaken() {
            box.forceActiveFocus(Qt.TabFocusReason);
            box.contentItem.selectAll();
            for (const key of ["2", "5", "5", "0"])
                keyClick(key);
            keyClick(Qt.Key_Return);
            compare(box.value, 2550);
        }

        function test_reasonKeepsTheValue() {
            box.disabledReason = "Not during a round.";
            box.forceActiveFocus(Qt.TabFocusReason);
            verify(box.activeFocus);
            keyClick(Qt.Key_Up);
            keyClick("9");
            keyClick(Qt.Key_Return);
            mouseClick(box, box.width - 10, box.height / 2);
            compare(box.value, 1000);
            compare(changes.count, 0);
            compare(box.Accessible.description, "Not during a round.");
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Table

Item {
    id: page

    width: 400
    height: 300

    ClothMarks {
        id: marks
    }

    // The item below, which counts clicks that pass through.
    MouseArea {
        id: cloth

        property int clicks: 0

        anchors.fill: parent
        onClicked: cloth.clicks += 1
    }

    ClothMarksView {
        anchors.fill: parent
        marks: marks
    }

    ClothPointer {
        id: pointer

        anchors.fill: parent
        marks: marks
    }

    TestCase {
        name: "ClothPointer"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            marks.clear();
            marks.active = false;
            cloth.clicks = 0;
        }

        function drag(from: point, to: point) {
            mousePress(page, from.x, from.y);
            mouseMove(page, to.x, to.y);
            mouseRelease(page, to.x, to.y);
        }

        function test_clicksGoThroughWhileNobodyPoints() {
            mouseClick(page, 100, 100);
            compare(cloth.clicks, 1);
            compare(marks.lines.length, 0);
            verify(!marks.seen);
        }

        function test_aDragIsALineInPartsOfTheCloth() {
            marks.active = true;
            drag(Qt.point(100, 150), Qt.point(200, 30));
            compare(cloth.clicks, 0);
            compare(marks.lines.length, 1);
            const line = marks.lines[0];
            compare(line.length, 2);
            fuzzyCompare(line[0].x, 0.25, 0.001);
            fuzzyCompare(line[0].y, 0.5, 0.001);
            fuzzyCompare(line[1].x, 0.5, 0.001);
            fuzzyCompare(line[1].y, 0.1, 0.001);
            verify(marks.seen);
        }

        function test_linesAreTakenBack() {
            marks.active = true;
            for (let i = 0; i < 3; ++i)
                drag(Qt.point(50 + 20 * i, 50), Qt.point(60 + 20 * i, 150));
            compare(marks.lines.length, 3);
            keyClick(Qt.Key_Backspace);
            compare(marks.lines.length, 2);
            mouseClick(page, 10, 10, Qt.RightButton);
            compare(marks.lines.length, 1);
            keyClick(Qt.Key_Delete);
            compare(marks.lines.length, 0);
            keyClick(Qt.Key_Escape);
            verify(!marks.active);
        }

        // Without a mouse: from the middle of the cloth, with the pen down for part of the way.
        function test_itIsLedByKey() {
            marks.at = Qt.point(-1, -1);
            marks.active = true;
            keyClick(Qt.Key_Right);
            verify(marks.at.x > 0.5);
            compare(marks.lines.length, 0);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Down, Qt.ShiftModifier);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Left);
            compare(marks.lines.length, 1);
            compare(marks.lines[0].length, 3);
            verify(marks.lines[0][2].y > marks.lines[0][1].y);
            fuzzyCompare(marks.at.x, 0.5, 0.001);
            for (let i = 0; i < 60; ++i)
                keyClick(Qt.Key_Up, Qt.ShiftModifier);
            compare(marks.at.y, 0);
        }

        function test_whatIsDrawnIsBounded() {
            for (let i = 0; i < marks.mostLines + 5; ++i)
                marks.begin(Qt.point(0.5, 0.5));
            compare(marks.lines.length, marks.mostLines);
            for (let i = 0; i < marks.mostPoints + 50; ++i)
                marks.draw(Qt.point(i % 2, 0.5));
            compare(marks.lines[marks.mostLines - 1].length, marks.mostPoints);
        }

        function test_linesStayWhenPointingEnds() {
            marks.active = true;
            drag(Qt.point(100, 150), Qt.point(200, 30));
            marks.active = false;
            compare(marks.lines.length, 1);
            mouseClick(page, 100, 100);
            compare(cloth.clicks, 1);
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtTest
import MesaViva.Controls

Item {
    id: page

    width: 640
    height: 420

    MvButton {
        id: opener

        text: "Leave"
        onClicked: dialog.open()
    }

    MvDialog {
        id: dialog

        title: "Leave the table?"
        actions: [
            MvButton {
                id: stay

                text: "Stay"
                onClicked: dialog.close()
            },
            MvButton {
                id: leave

                text: "Leave"
            }
        ]

        MvCheckBox {
            id: check

            text: "Show the summary"
        }

        Item {
            id: ballast

            Layout.preferredHeight: 0
        }
    }

    MvDialog {
        id: upper

        title: "All about it"

        ListView {
            id: pages

            Layout.fillWidth: true
            Layout.preferredHeight: 150
            model: 50
            delegate: Item {
                width: 100
                height: 40
            }
        }
    }

    SignalSpy {
        id: rejections

        target: dialog
        signalName: "rejected"
    }

    TestCase {
        name: "MvDialog"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            rejections.clear();
            ballast.Layout.preferredHeight = 0;
            opener.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryCompare(dialog, "opened", true);
        }

        function cleanup() {
            dialog.close();
            tryCompare(dialog, "visible", false);
        }

        function test_mainButtonHasTheKeyboard() {
            verify(leave.activeFocus);
            verify(leave.visualFocus);
        }

        function test_tabStaysInside() {
            for (let i = 0; i < 8; ++i) {
                keyClick(Qt.Key_Tab);
                verify(!opener.activeFocus);
            }
            keyClick(Qt.Key_Backtab);
            verify(!opener.activeFocus);
        }

        function test_tabReachesEverything() {
            const seen = new Set();
            for (let i = 0; i < 8; ++i) {
                keyClick(Qt.Key_Tab);
                [stay, leave, check].filter(item => item.activeFocus).forEach(item => seen.add(item));
            }
            compare(seen.size, 3);
        }

        function test_escapeClosesAndGivesTheFocusBack() {
            keyClick(Qt.Key_Escape);
            tryCompare(dialog, "visible", false);
            compare(rejections.count, 1);
            tryCompare(opener, "activeFocus", true);
            verify(opener.visualFocus);
        }

        function test_nothingIsCutWhereItIsNarrow_data() {
            return [
                { tag: "wide", width: 520, name: "Leave the table?", stacked: false },
                { tag: "narrow", width: 230, name: "Leave the table?", stacked: true },
                { tag: "a long name", width: 400, name: "The last round that you took part in", stacked: false }
            ];
        }

        // The buttons are stacked, and a long name takes a second line.
        function test_nothingIsCutWhereItIsNarrow(data) {
            dialog.preferredWidth = data.width;
            dialog.title = data.name;
            tryVerify(() => (stay.mapToItem(page, 0, 0).y < leave.mapToItem(page, 0, 0).y) === data.stacked);
            for (const button of [stay, leave]) {
                const left = () => button.mapToItem(dialog.contentItem, 0, 0).x;
                tryVerify(() => left() >= 0 && left() + button.width <= dialog.width - dialog.leftPadding);
                tryVerify(() => button.width >= button.implicitWidth);
            }
            const head = Array.from(dialog.header.children[0].children).find(child => child.text === data.name);
            tryVerify(() => !head.truncated);
            dialog.preferredWidth = Theme.px(520);
            dialog.title = "Leave the table?";
        }

        function test_whatLiesBelowIsOutOfReach() {
            mouseClick(opener);
            verify(dialog.opened);
        }

        // A dialog above another one receives the wheel, and the lower one again afterwards.
        function test_theUpperOneHasTheWheel() {
            upper.open();
            tryCompare(upper, "opened", true);
            verify(!dialog.modal);
            mouseWheel(pages, 20, 20, 0, -240);
            tryVerify(() => pages.contentY > 0);
            mouseClick(opener);
            verify(upper.opened);
            keyClick(Qt.Key_Escape);
            tryCompare(upper, "visible", false);
            verify(dialog.opened);
            verify(dialog.modal);
        }

        // Keys pressed while a dialog fades in are meant for it, and where the player has tabbed to stays focused.
        function test_keysBelongToADialogThatFadesIn() {
            upper.open();
            keyClick(Qt.Key_Escape);
            tryCompare(upper, "visible", false);
            verify(dialog.opened);
            dialog.close();
            tryCompare(dialog, "visible", false);
            dialog.open();
            verify(!dialog.opened);
            keyClick(Qt.Key_Tab);
            verify(!leave.activeFocus);
            tryCompare(dialog, "opened", true);
            verify(!leave.activeFocus);
            verify(!opener.activeFocus);
        }

        function test_fitsALowWindowAndScrolls() {
            ballast.Layout.preferredHeight = 2000;
            tryVerify(() => dialog.height > 300);
            verify(dialog.height <= page.height);
            verify(leave.mapToItem(page, 0, leave.height).y <= page.height);
        }
    }
}

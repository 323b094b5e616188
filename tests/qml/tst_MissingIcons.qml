// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Lobby

Item {
    id: page

    width: 600
    height: 200

    Component {
        id: maker

        MissingIcons {}
    }

    TestCase {
        name: "MissingIcons"
        when: windowShown

        function test_nothingIsSaidWhereIconsAreDrawn() {
            failOnWarning(/.?/);
            const made = createTemporaryObject(maker, page) as MissingIcons;
            verify(!made.visible);
        }

        // Like every icon if Qt's image plugin for SVG is not installed.
        function test_itIsSaidWhereAnIconCanNotBeDrawn() {
            ignoreWarning(/no-such-icon/);
            const made = createTemporaryObject(maker, page, { "iconName": "no-such-icon" }) as MissingIcons;
            verify(made.visible);
            verify(ScreenReader.says(made, "SVG"));
        }
    }
}

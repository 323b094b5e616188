// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls
import MesaViva.Table

Item {
    id: page

    width: 400
    height: 200

    Component {
        id: maker

        Tag {}
    }

    TestCase {
        name: "Tag"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function test_itComesOnceWhatItNamesHasBeenTurned_data() {
            return [{ tag: "at once", turning: 0 }, { tag: "after the turning", turning: 300 }];
        }

        function test_itComesOnceWhatItNamesHasBeenTurned(data) {
            const made = createTemporaryObject(maker, page, { turning: data.turning });
            verify(!made.visible);
            made.text = "Pair of sixes";
            verify(made.visible);
            compare(made.opacity, data.turning === 0 ? 1 : 0);
            tryCompare(made, "opacity", 1);
            made.text = "";
            verify(!made.visible);
            made.text = "Pair of nines";
            compare(made.opacity, data.turning === 0 ? 1 : 0);
            tryCompare(made, "opacity", 1);
        }
    }
}

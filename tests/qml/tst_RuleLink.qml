// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import MesaViva.Controls

Item {
    id: page

    width: 400
    height: 200

    Component {
        id: maker

        RuleLink {}
    }

    TestCase {
        name: "RuleLink"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            Theme.ruleNumbers = true;
            Theme.namedRule = "";
            Theme.namedTitle = "";
        }

        function link(properties: var): RuleLink {
            return createTemporaryObject(maker, page, properties) as RuleLink;
        }

        function test_itIsShownWhereNumbersAreWanted_data() {
            return [
                { tag: "P26", rule: "P26", numbers: true, always: false, visible: true },
                { tag: "P26 while playing", rule: "P26", numbers: false, always: false, visible: false },
                { tag: "P26 in the rulebook", rule: "P26", numbers: false, always: true, visible: true },
                { tag: "no rule", rule: "", numbers: true, always: true, visible: false }
            ];
        }

        function test_itIsShownWhereNumbersAreWanted(data) {
            Theme.ruleNumbers = data.numbers;
            const made = link({ rule: data.rule, always: data.always });
            compare(made.visible, data.visible);
        }

        function test_theTipShowsTheTitle() { // P38
            const made = link({ rule: "P26" });
            compare(Theme.namedRule, "");
            made.forceActiveFocus(Qt.TabFocusReason);
            compare(Theme.namedRule, "P26");
            Theme.namedTitle = "Settlement";
            compare(made.toolTip, "P26: Settlement");
            const other = link({ rule: "P27" });
            verify(other.toolTip.includes("P27") && !other.toolTip.includes("Settlement"));
        }
    }
}

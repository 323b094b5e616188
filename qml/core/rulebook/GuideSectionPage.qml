// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A section of the guide, such as the game in a minute, after its keys, or how to complain (P38).
RulebookSection {
    id: root

    readonly property guideSection guide: root.rulebook.language.length > 0 ? root.rulebook.guideSection(root.subject) : root.rulebook.guideSection("")

    // The book's first page begins with the keys of its game.
    Repeater {
        model: root.games.all

        Loader {
            id: keys

            required property TableGame modelData
            readonly property bool wanted: root.subject === root.rulebook.beginning && root.subject.startsWith(keys.modelData.key + "/")

            Layout.fillWidth: true
            visible: keys.wanted
            Component.onCompleted: if (keys.wanted) setSource(keys.modelData.keysPart)
        }
    }

    Repeater {
        model: root.guide.paragraphs

        RowLayout {
            id: paragraph

            required property int index
            required property string modelData

            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceM
            Layout.maximumWidth: Theme.readingWidth
            spacing: Theme.spaceL

            HeadingText {
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: Theme.spaceXl
                text: (paragraph.index + 1).toString()
                Accessible.ignored: true
            }

            BodyText {
                Layout.fillWidth: true
                text: paragraph.modelData
            }
        }
    }

    RuleChips {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceM
        rules: root.guide.rules
        onRuleAsked: id => root.ruleAsked(id)
    }
}

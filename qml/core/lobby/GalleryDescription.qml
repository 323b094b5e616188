// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The chosen scenario of the gallery: its title, the rules that it demonstrates, and its description.
Item {
    id: root

    required property ScenarioGalleryModel gallery

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.gallery.title

    HeadingText {
        id: title

        width: parent.width
        text: root.gallery.title
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
    }

    SmallText {
        id: game

        anchors.top: title.bottom
        anchors.topMargin: Theme.spaceXs
        width: parent.width
        text: root.gallery.gameTitle
    }

    Flow {
        id: numbers

        anchors.top: game.bottom
        anchors.topMargin: Theme.spaceS
        width: parent.width
        spacing: Theme.spaceXs

        Repeater {
            model: root.gallery.rules

            RuleLink {
                id: number

                required property string modelData

                rule: number.modelData
                onClicked: root.ruleAsked(number.modelData)
            }
        }
    }

    FocusRing {
        anchors.fill: description
        visible: description.activeFocus
        targetRadius: Theme.radiusS
    }

    ListView {
        id: description

        anchors.top: numbers.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: more.visible ? more.top : parent.bottom
        width: parent.width
        model: root.gallery.description
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: -1
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What happens")
        onActiveFocusChanged: if (description.activeFocus && description.currentIndex < 0 && description.count > 0) description.currentIndex = 0
        onModelChanged: description.currentIndex = description.activeFocus && description.count > 0 ? 0 : -1

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: GalleryLine {
            id: line

            width: description.width - Theme.spaceM
            current: description.activeFocus && description.currentIndex === line.index
        }
    }

    MvLabel {
        anchors.centerIn: description
        visible: root.gallery.describing
        text: qsTr("It is being played, to list its events …")
        secondary: true
    }

    SmallText {
        id: more

        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.gallery.descriptionMore > 0
        text: qsTr("and %n further event(s)", "", root.gallery.descriptionMore)
    }
}

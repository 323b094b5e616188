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
        text: qsTr("Playing it to list its events …")
        secondary: true
    }

    SmallText {
        id: more

        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.gallery.descriptionMore > 0
        text: qsTr("and %n further event(s)", "", root.gallery.descriptionMore)
    }

    /// A line of a scenario's description: time, event, and rules.
    component GalleryLine: Item {
        id: galleryLine

        required property int index
        required property descriptionLine modelData
        /// Whether the keyboard has selected it.
        property bool current: false

        implicitHeight: Math.max(said.height, lineNumbers.height) + 2 * Theme.spaceXs
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1, %2. %3 Rules: %4").arg(galleryLine.modelData.time).arg(galleryLine.modelData.title).arg(galleryLine.modelData.words).arg(Array.from(galleryLine.modelData.rules).join(", "))

        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusS
            visible: galleryLine.current
            color: Qt.alpha(Theme.brass, 0.16)
        }

        SmallText {
            id: clock

            x: Theme.spaceS
            y: Theme.spaceXs
            width: Theme.px(48 * Theme.textScale)
            text: galleryLine.modelData.time
            Accessible.ignored: true
        }

        Column {
            id: said

            x: clock.x + clock.width + Theme.spaceXs
            y: Theme.spaceXs
            width: lineNumbers.x - x - Theme.spaceS

            SmallText {
                width: parent.width
                text: galleryLine.modelData.title
                color: Theme.text
                font.weight: Font.Medium
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            SmallText {
                width: parent.width
                visible: galleryLine.modelData.words.length > 0
                text: galleryLine.modelData.words
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }

        SmallText {
            id: lineNumbers

            x: galleryLine.width - width - Theme.spaceS
            y: Theme.spaceXs
            width: Theme.px(92 * Theme.textScale)
            text: Array.from(galleryLine.modelData.rules).join(" ")
            color: Theme.brass
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}

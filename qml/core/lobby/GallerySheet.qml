// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The shipped scenarios, to read and to watch at the table.
MvDialog {
    id: root

    required property ScenarioGalleryModel gallery

    /// The position of the chosen scenario in the filtered list.
    readonly property string place: "%1/%2".arg(root.gallery.current).arg(root.gallery.count)

    /// Whether a desk can present scenarios to a class.
    property bool presents: true

    /// Requests to play the chosen scenario at the table.
    signal playAsked
    /// Requests to present it to a class.
    signal presentAsked
    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Closes the sheet and plays the chosen scenario.
    function play(): void {
        if (root.gallery.current < 0)
            return;
        root.close();
        root.playAsked();
    }

    /// Closes the sheet and presents the chosen scenario to a class.
    function present(): void {
        if (root.gallery.current < 0)
            return;
        root.close();
        root.presentAsked();
    }

    /// Scrolls to the chosen scenario.
    function showChosen(): void {
        list.currentIndex = root.gallery.current;
        list.positionViewAtIndex(Math.max(0, root.gallery.current), ListView.Contain);
    }

    title: qsTr("Gallery")
    subtitle: root.gallery.count === root.gallery.total ? qsTr("%n scenario(s) that show the rules in action, to watch at the table", "", root.gallery.total) : qsTr("%1 of %n scenario(s)", "", root.gallery.total).arg(root.gallery.count)
    preferredWidth: Math.max(Theme.px(1120), root.room ? root.room.width * 0.8 : 0)
    initialFocus: list
    onAboutToShow: root.gallery.begin()
    onOpened: root.showChosen()
    onPlaceChanged: root.showChosen()

    actions: [
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        },
        MvButton {
            visible: root.presents
            iconName: "people"
            text: qsTr("Show to a class")
            toolTip: qsTr("Event by event, with odds and what-ifs (Ctrl+E)")
            shortcut: "Ctrl+E"
            keyHint: ""
            disabledReason: root.gallery.current >= 0 ? "" : qsTr("No scenario is selected")
            onClicked: root.present()
        },
        MvButton {
            kind: MvButton.Primary
            iconName: "play"
            text: qsTr("Watch it at the table")
            disabledReason: root.gallery.current >= 0 ? "" : qsTr("No scenario is selected")
            onClicked: root.play()
        }
    ]

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvComboBox {
            Layout.preferredWidth: Theme.px(250 * Theme.textScale)
            label: qsTr("Game")
            model: root.gallery.games
            choice: root.gallery.game
            onActivated: index => root.gallery.game = index
        }

        MvTextField {
            id: search

            Layout.fillWidth: true
            label: qsTr("Search the scenarios")
            placeholderText: qsTr("Words in the title, or a rule such as P26")
            text: root.gallery.search
            onTextEdited: typed.restart()
            onAccepted: {
                root.gallery.search = search.text;
                list.forceActiveFocus(Qt.TabFocusReason);
            }
            Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)

            // Consecutive letters form one search.
            Timer {
                id: typed

                interval: 150
                onTriggered: root.gallery.search = search.text
            }
        }
    }

    Item {
        id: body

        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(260), root.room ? root.room.height - Theme.px(300) : 0)

        FocusRing {
            anchors.fill: list
            visible: list.activeFocus
            targetRadius: Theme.radiusS
        }

        ListView {
            id: list

            width: Math.round(body.width * 0.42)
            height: body.height
            model: root.visible ? root.gallery : null
            clip: true
            focus: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            reuseItems: true
            cacheBuffer: 0 // rows prepared ahead would be requested from a list that a search has made shorter
            currentIndex: -1
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Scenarios")
            Accessible.description: qsTr("Enter plays a scenario at the table, Ctrl+E shows it to a class, Tab goes to what happens in it")
            Keys.onReturnPressed: root.play()
            Keys.onEnterPressed: root.play()
            // Handled here because the selection belongs to the gallery, also after the list was reset.
            Keys.onPressed: event => {
                const page = Math.max(1, Math.floor(list.height / Theme.px(52)));
                const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_PageUp ? -page : event.key === Qt.Key_PageDown ? page
                    : event.key === Qt.Key_Home ? -list.count : event.key === Qt.Key_End ? list.count : 0;
                event.accepted = by !== 0;
                if (event.accepted)
                    root.gallery.current = Math.max(0, Math.min(list.count - 1, Math.max(0, root.gallery.current) + by));
            }

            T.ScrollBar.vertical: MvScrollBar {}

            delegate: GalleryEntry {
                id: entry

                width: list.width - Theme.spaceM
                highlighted: root.gallery.current === entry.index
                focusPolicy: Qt.NoFocus
                onClicked: {
                    root.gallery.current = entry.index;
                    list.forceActiveFocus(Qt.MouseFocusReason);
                }
                onDoubleClicked: root.play()
            }

            MvLabel {
                anchors.centerIn: parent
                visible: list.count === 0 && root.gallery.total > 0
                text: qsTr("No scenario matches the search.")
                secondary: true
            }
        }

        GalleryDescription {
            x: list.width + Theme.spaceL
            width: body.width - x
            height: body.height
            gallery: root.gallery
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    /// A scenario in the gallery: its title, and below it the game and its rules. Uses anchors instead of layouts, since
    /// many are created.
    component GalleryEntry: T.ItemDelegate {
        id: galleryEntry

        required property int index
        required property string title
        required property string gameTitle
        required property string rulesText

        implicitHeight: name.height + below.height + Theme.spaceS + Theme.spaceXs
        hoverEnabled: true
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1. %2. Rules: %3").arg(galleryEntry.title).arg(galleryEntry.gameTitle).arg(galleryEntry.rulesText)
        Accessible.selected: galleryEntry.highlighted

        background: Rectangle {
            radius: Theme.radiusS
            color: galleryEntry.highlighted ? Qt.alpha(Theme.brass, 0.24) : galleryEntry.hovered ? Qt.alpha(Theme.brass, 0.12) : "transparent"
            border.width: galleryEntry.highlighted ? Theme.line : 0
            border.color: Theme.brassLight
        }

        MvLabel {
            id: name

            x: Theme.spaceM
            y: Theme.spaceXs
            width: galleryEntry.width - 2 * Theme.spaceM
            text: galleryEntry.title
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        SmallText {
            id: below

            x: Theme.spaceM
            y: name.y + name.height
            width: name.width
            text: galleryEntry.rulesText.length > 0 ? qsTr("%1 · %2").arg(galleryEntry.gameTitle).arg(galleryEntry.rulesText) : galleryEntry.gameTitle
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}

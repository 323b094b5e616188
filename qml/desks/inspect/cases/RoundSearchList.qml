// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// Search results: rounds or significant events. The selected one is shown next to the list.
FocusScope {
    id: root

    required property RoundSearchDesk roundSearch
    readonly property ListView list: root.roundSearch.onEvents ? events : rounds

    /// Requests: replay the round, show its sheet, complain about it, add it to the file.
    signal watchAsked
    signal sheetAsked
    signal complaintAsked
    signal addAsked

    function press(event: KeyEvent): void {
        const list = root.list;
        if (event.key === Qt.Key_Up || event.key === Qt.Key_Down) {
            root.roundSearch.choose(Math.max(0, Math.min(list.count - 1, root.roundSearch.chosen + (event.key === Qt.Key_Up ? -1 : 1))));
            event.accepted = true;
        } else if (list.count > 0 && (event.key === Qt.Key_Home || event.key === Qt.Key_End)) {
            root.roundSearch.choose(event.key === Qt.Key_Home ? 0 : list.count - 1);
            event.accepted = true;
        } else if (list.count > 0 && (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)) {
            const page = Math.max(1, Math.floor(list.height / Theme.px(48)) - 1);
            root.roundSearch.choose(Math.max(0, Math.min(list.count - 1, root.roundSearch.chosen + (event.key === Qt.Key_PageUp ? -page : page))));
            event.accepted = true;
        } else if (event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier) {
            event.accepted = true;
            if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                root.watchAsked();
            else if (event.key === Qt.Key_S)
                root.sheetAsked();
            else if (event.key === Qt.Key_C)
                root.complaintAsked();
            else if (event.key === Qt.Key_A)
                root.addAsked();
            else
                event.accepted = false;
        }
    }

    ListView {
        id: rounds

        anchors.fill: parent
        visible: !root.roundSearch.onEvents
        model: root.roundSearch.rounds
        focus: visible
        clip: true
        activeFocusOnTab: visible
        boundsBehavior: Flickable.StopAtBounds
        // Rows prepared ahead would be requested from a list that a search has made shorter.
        cacheBuffer: 0
        highlightMoveDuration: 0
        reuseItems: true
        currentIndex: root.roundSearch.chosen
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rounds found")
        Accessible.description: qsTr("Enter replays a round, S shows its sheet, C starts a complaint, A adds it to the file")
        Keys.onPressed: event => root.press(event)
        onAtYEndChanged: if (rounds.atYEnd && rounds.count > 0) root.roundSearch.goOn()

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: FoundEntry {
            id: round

            required property int index
            required property string net
            required property int netSign
            required property bool isVoid

            width: rounds.width - Theme.spaceM
            note: round.net
            noteColor: round.netSign > 0 ? Theme.win : round.netSign < 0 ? Theme.loss : Theme.textSecondary
            current: rounds.currentIndex === round.index
            listFocused: rounds.activeFocus
            onPressed: {
                rounds.forceActiveFocus(Qt.MouseFocusReason);
                root.roundSearch.choose(round.index);
            }
        }
    }

    ListView {
        id: events

        anchors.fill: parent
        visible: root.roundSearch.onEvents
        model: root.roundSearch.events
        focus: visible
        clip: true
        activeFocusOnTab: visible
        boundsBehavior: Flickable.StopAtBounds
        // Rows prepared ahead would be requested from a list that a search has made shorter.
        cacheBuffer: 0
        highlightMoveDuration: 0
        currentIndex: root.roundSearch.chosen
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Significant events")
        Accessible.description: qsTr("Enter replays a round, S shows its sheet, C starts a complaint, A adds it to the file")
        Keys.onPressed: event => root.press(event)
        onAtYEndChanged: if (events.atYEnd && events.count > 0) root.roundSearch.goOn()

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: FoundEntry {
            id: happening

            required property int index
            required property string rules

            width: events.width - Theme.spaceM
            note: happening.rules.length > 24 ? "" : happening.rules
            current: events.currentIndex === happening.index
            listFocused: events.activeFocus
            onPressed: {
                events.forceActiveFocus(Qt.MouseFocusReason);
                root.roundSearch.choose(happening.index);
            }
        }
    }

    MvLabel {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.spaceL
        visible: root.list.count === 0
        text: root.roundSearch.failure.length > 0 ? "" : root.roundSearch.busy ? qsTr("The record is being searched…") : qsTr("Nothing on record matches the search.")
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        secondary: true
    }

    /// A search result, a round or a significant event, in two lines.
    component FoundEntry: Item {
        id: foundEntry

        required property string title
        required property string detail
        /// Text at the right of the first line; its colour.
        property string note
        property color noteColor: Theme.textSecondary
        required property bool current
        required property bool listFocused

        /// The row was clicked.
        signal pressed

        implicitHeight: words.implicitHeight + 2 * Theme.spaceS
        Accessible.role: Accessible.ListItem
        Accessible.name: foundEntry.title + (foundEntry.note.length > 0 ? ", " + foundEntry.note : "") + ", " + foundEntry.detail
        Accessible.selected: foundEntry.current
        Accessible.onPressAction: foundEntry.pressed()

        Rectangle {
            // Leaves room for the focus ring.
            anchors.fill: parent
            anchors.margins: Theme.spaceXs
            radius: Theme.radiusS
            color: foundEntry.current ? Qt.alpha(Theme.brass, 0.16) : area.containsMouse ? Qt.alpha(Theme.brass, 0.08) : "transparent"

            FocusRing {
                visible: foundEntry.current && foundEntry.listFocused
                inside: true
                targetRadius: Theme.radiusS
            }
        }

        Column {
            id: words

            x: Theme.spaceM
            y: Theme.spaceS
            width: parent.width - 2 * Theme.spaceM

            Item {
                width: parent.width
                height: heading.height

                MvLabel {
                    id: heading

                    width: parent.width - sum.width - Theme.spaceS
                    text: foundEntry.title
                    elide: Text.ElideRight
                    color: foundEntry.current ? Theme.brassLight : Theme.text
                    Accessible.ignored: true
                }

                MvLabel {
                    id: sum

                    anchors.right: parent.right
                    text: foundEntry.note
                    color: foundEntry.noteColor
                    Accessible.ignored: true
                }
            }

            SmallText {
                width: parent.width
                text: foundEntry.detail
                wrapMode: Text.Wrap
                maximumLineCount: foundEntry.current ? 16 : 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        MouseArea {
            id: area

            anchors.fill: parent
            hoverEnabled: true
            onClicked: foundEntry.pressed()
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The round on display: facts, table, program, hashes, and events.
FocusScope {
    id: root

    required property InspectedRound shown
    /// 0: events, 1: facts of the round and its table.
    property int view: 0

    MvLabel {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.spaceL
        visible: root.shown.round.length === 0
        text: root.shown.busy ? qsTr("The round is being read…") : root.shown.failure.length > 0 ? root.shown.failure : qsTr("Choose a round to see what is on record about it.")
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        secondary: true
    }

    HeadingText {
        id: heading

        anchors.verticalCenter: views.verticalCenter
        width: views.x - Theme.spaceM
        visible: views.visible
        text: root.shown.title
        elide: Text.ElideRight
    }

    WordChoices {
        id: views

        anchors.right: parent.right
        width: Math.min(Theme.px(330), parent.width * 0.55)
        visible: root.shown.round.length > 0
        label: qsTr("What is shown about the round")
        words: [qsTr("What happened"), qsTr("Its table")]
        choice: root.view
        onChosen: choice => root.view = choice
    }

    Flickable {
        id: facts

        anchors.top: views.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.shown.round.length > 0 && root.view === 1
        contentHeight: eventColumn.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: visible
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What is on record about the round and its table")
        Keys.onUpPressed: facts.contentY = Math.max(0, facts.contentY - Theme.px(60))
        Keys.onDownPressed: facts.contentY = Math.max(0, Math.min(facts.contentHeight - facts.height, facts.contentY + Theme.px(60)))

        T.ScrollBar.vertical: MvScrollBar {}

        Column {
            id: eventColumn

            width: facts.width - Theme.spaceM
            spacing: Theme.spaceXs

            Repeater {
                model: root.shown.facts

                Item {
                    id: fact

                    required property labelledFact modelData

                    width: eventColumn.width
                    height: Math.max(label.implicitHeight, value.implicitHeight)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: label.text + ": " + value.text

                    SmallText {
                        id: label

                        width: Theme.px(150)
                        text: fact.modelData.label
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }

                    SmallText {
                        id: value

                        x: Theme.px(150) + Theme.spaceS
                        width: parent.width - x
                        text: fact.modelData.value
                        color: Theme.text
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    MvLabel {
        anchors.centerIn: moments
        width: moments.width
        visible: root.shown.round.length > 0 && root.view === 0 && moments.count === 0
        text: qsTr("The round is still being played: its events are shown once it has ended.")
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        secondary: true
    }

    ListView {
        id: moments

        anchors.top: views.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.shown.round.length > 0 && root.view === 0
        model: root.shown.moments
        focus: true
        clip: true
        activeFocusOnTab: visible
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        currentIndex: root.shown.moment
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What happened in the round")
        Keys.onUpPressed: root.shown.setMoment(moments.currentIndex - 1)
        Keys.onDownPressed: root.shown.setMoment(moments.currentIndex + 1)
        Keys.onPressed: event => {
            const to = leap.target(moments.currentIndex, event.key);
            event.accepted = to >= 0;
            if (event.accepted)
                root.shown.setMoment(to);
        }

        ListLeap {
            id: leap

            list: moments
        }

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: MomentRow {
            id: row

            required property int index

            width: moments.width - Theme.spaceM
            current: moments.currentIndex === row.index
            listFocused: moments.activeFocus
            onPressed: {
                moments.forceActiveFocus(Qt.MouseFocusReason);
                root.shown.setMoment(row.index);
            }
        }
    }
}

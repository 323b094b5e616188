// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The newest rounds of the open record, one of them selected.
ListView {
    id: root

    required property FairnessDesk fairness

    model: root.fairness.rounds
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    currentIndex: root.fairness.chosen
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Rounds, newest first")
    Keys.onUpPressed: root.fairness.choose(Math.max(0, root.currentIndex - 1))
    Keys.onDownPressed: root.fairness.choose(root.currentIndex + 1)
    Keys.onPressed: event => {
        const to = leap.target(root.currentIndex, event.key);
        event.accepted = to >= 0;
        if (event.accepted)
            root.fairness.choose(to);
    }

    ListLeap {
        id: leap

        list: root
    }

    T.ScrollBar.vertical: MvScrollBar {}

    delegate: Item {
        id: entry

        required property provedRound modelData
        required property int index
        readonly property bool current: root.currentIndex === entry.index

        width: root.width - Theme.spaceM
        height: words.implicitHeight + 2 * Theme.spaceS
        Accessible.role: Accessible.ListItem
        Accessible.name: words.title + ", " + words.detail
        Accessible.selected: entry.current

        Rectangle {
            // Leaves room for the focus ring.
            anchors.fill: parent
            anchors.margins: Theme.spaceXs
            radius: Theme.radiusS
            color: entry.current ? Qt.alpha(Theme.brass, 0.16) : area.containsMouse ? Qt.alpha(Theme.brass, 0.08) : "transparent"

            FocusRing {
                visible: entry.current && root.activeFocus
                targetRadius: Theme.radiusS
            }
        }

        Column {
            id: words

            readonly property string title: entry.modelData.title
            readonly property string detail: entry.modelData.detail

            x: Theme.spaceM
            y: Theme.spaceS
            width: parent.width - 2 * Theme.spaceM

            MvLabel {
                width: parent.width
                text: words.title
                elide: Text.ElideRight
                color: entry.current ? Theme.brassLight : Theme.text
                Accessible.ignored: true
            }

            SmallText {
                width: parent.width
                text: words.detail
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        MouseArea {
            id: area

            anchors.fill: parent
            hoverEnabled: true
            onClicked: {
                root.forceActiveFocus(Qt.MouseFocusReason);
                root.fairness.choose(entry.index);
            }
        }
    }
}

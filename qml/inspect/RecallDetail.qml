// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The round that is looked at: what it was, its table, its program and hashes, and what happened, event by event.
FocusScope {
    id: root

    required property RecalledRound shown

    MvLabel {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.spaceL
        visible: root.shown.round.length === 0
        text: root.shown.busy ? qsTr("The round is being read…") : root.shown.failure.length > 0 ? root.shown.failure : qsTr("Choose a round: what the record knows of it stands here.")
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        secondary: true
    }

    ListView {
        id: moments

        anchors.fill: parent
        visible: root.shown.round.length > 0
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

        T.ScrollBar.vertical: MvScrollBar {}

        header: Column {
            id: head

            width: moments.width - Theme.spaceM
            spacing: Theme.spaceXs
            bottomPadding: Theme.spaceM

            HeadingText {
                width: parent.width
                text: root.shown.title
                elide: Text.ElideRight
            }

            Repeater {
                model: root.shown.facts

                Item {
                    id: fact

                    required property recallFact modelData

                    width: head.width
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

            HeadingText {
                width: parent.width
                topPadding: Theme.spaceS
                visible: moments.count > 0
                text: qsTr("What happened")
            }
        }

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

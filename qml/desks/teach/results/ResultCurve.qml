// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Results over time: share of right answers as columns, time as dots; each is described on hover or by
/// keyboard.
Item {
    id: root

    /// List of drillPoint, oldest first.
    required property var points
    /// Summary as a sentence, also if there are none.
    required property string words
    /// Meaning of the dots.
    required property string dots

    readonly property int sessions: root.points.length
    /// Current session; -1: none.
    property int cursor: -1
    property string readText
    readonly property int slots: Math.max(12, root.sessions)

    implicitHeight: root.sessions > 0 ? Theme.px(136) : line.implicitHeight
    activeFocusOnTab: root.sessions > 0
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Curve of the results")
    Accessible.description: line.text
    Accessible.focusable: true

    Keys.onLeftPressed: root.cursor = Math.max(0, root.cursor < 0 ? root.sessions - 1 : root.cursor - 1)
    Keys.onRightPressed: root.cursor = Math.min(root.sessions - 1, root.cursor + 1)

    SmallText {
        id: line

        width: parent.width
        text: root.cursor >= 0 && root.cursor < root.sessions ? root.readText : root.words
        elide: Text.ElideRight
    }

    Item {
        id: field

        visible: root.sessions > 0
        y: line.height + Theme.spaceS
        width: parent.width
        height: parent.height - y - legend.height - Theme.spaceXs

        Repeater {
            model: 3

            Rectangle {
                required property int index

                y: field.height * index / 2
                width: field.width
                height: Theme.line
                color: Theme.text
                opacity: index === 2 ? 0.4 : 0.14
            }
        }

        Repeater {
            model: root.points

            Item {
                id: bar

                required property int index
                required property drillPoint modelData
                readonly property bool read: root.cursor === bar.index

                x: bar.index * field.width / root.slots
                width: field.width / root.slots
                height: field.height
                onReadChanged: if (bar.read) root.readText = bar.modelData.text

                Rectangle {
                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(parent.width * 0.6, Theme.px(22))
                    height: Math.max(Theme.line, parent.height * bar.modelData.right)
                    color: bar.read ? Theme.brassLight : Theme.brassDark
                }

                Rectangle {
                    x: (parent.width - width) / 2
                    y: parent.height * (1 - bar.modelData.seconds) - height / 2
                    width: Theme.px(9)
                    height: width
                    radius: width / 2
                    color: Theme.cobalt
                    border.width: Theme.line
                    border.color: Theme.ivory
                }

                HoverHandler {
                    onHoveredChanged: root.cursor = hovered ? bar.index : -1
                }
            }
        }
    }

    Row {
        id: legend

        visible: root.sessions > 0
        anchors.bottom: parent.bottom
        spacing: Theme.spaceS

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(12)
            height: width
            color: Theme.brassDark
        }

        SmallText {
            text: qsTr("right, up to 100%")
        }

        Item {
            width: Theme.spaceM
            height: 1
        }

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(9)
            height: width
            radius: width / 2
            color: Theme.cobalt
            border.width: Theme.line
            border.color: Theme.ivory
        }

        SmallText {
            text: root.dots
        }
    }

    FocusRing {
        visible: root.activeFocus
        targetRadius: Theme.radiusM
    }
}

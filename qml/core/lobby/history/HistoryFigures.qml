// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// This player's figures over the filtered rounds, game after game.
FocusScope {
    id: root

    required property OwnFiguresList figures

    onVisibleChanged: {
        if (root.figures !== null) // the history goes before its page
            root.figures.active = root.visible;
    }

    ListView {
        id: list

        anchors.fill: parent
        model: root.figures.rows
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Your figures")

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: Item {
            id: row

            required property figureRow modelData
            required property int index

            readonly property bool begins: row.modelData.heading.length > 0

            width: list.width - Theme.spaceL
            height: line.height + (row.begins ? Theme.px(38 * Theme.textScale) : 0)
            Accessible.role: Accessible.ListItem
            Accessible.name: (row.begins ? row.modelData.heading + ", " : "") + row.modelData.label + ", " + row.modelData.value + (row.modelData.detail.length > 0 ? ", " + row.modelData.detail : "")

            MvLabel {
                height: Theme.px(34 * Theme.textScale)
                visible: row.begins
                text: row.modelData.heading
                color: Theme.brassLight
                font.weight: Font.Medium
                verticalAlignment: Text.AlignBottom
                Accessible.ignored: true
            }

            Rectangle {
                id: line

                anchors.bottom: parent.bottom
                width: parent.width
                height: Math.max(Theme.px(30 * Theme.textScale), detail.implicitHeight + Theme.spaceS)
                color: list.activeFocus && list.currentIndex === row.index ? Qt.alpha(Theme.brass, 0.14) : "transparent"

                MvLabel {
                    x: Theme.spaceS
                    width: parent.width * 0.3 - x
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.label
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                MvLabel {
                    x: parent.width * 0.3
                    width: parent.width * 0.2
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.value
                    color: Theme.brassLight
                    Accessible.ignored: true
                }

                SmallText {
                    id: detail

                    x: parent.width * (row.modelData.value.length > 0 ? 0.5 : 0.3)
                    width: parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.detail
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }

        MvLabel {
            anchors.centerIn: parent
            visible: list.count === 0
            text: root.figures.busy ? qsTr("The record is being read…") : qsTr("No round with a stake matches the filters.")
            secondary: true
        }
    }

    FocusRing {
        anchors.fill: list
        visible: list.activeFocus
        targetRadius: Theme.radiusS
    }
}

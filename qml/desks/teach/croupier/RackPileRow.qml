// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A pile of the float in its tube: full stacks of twenty, and the remaining chips one by one.
Item {
    id: root

    required property rackPile info

    /// Draws up to this number of stacks; writes a number for more.
    readonly property int most: 6

    implicitHeight: Theme.px(42)
    Accessible.role: Accessible.ListItem
    Accessible.name: root.info.name

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: Theme.lacquerSunken
        border.width: Theme.line
        border.color: Theme.hairline
    }

    Image {
        id: chip

        x: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(34)
        height: width
        source: "image://chips/flat?amount=%1".arg(root.info.cents)
        sourceSize.width: width
        sourceSize.height: height
    }

    MvLabel {
        id: value

        x: chip.x + chip.width + Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(96)
        text: root.info.value
        Accessible.ignored: true
    }

    Row {
        x: value.x + value.width + Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceS

        Repeater {
            model: root.info.stacks > root.most ? 1 : root.info.stacks

            Rectangle {
                width: root.info.stacks > root.most ? Theme.px(74) : Theme.px(40)
                height: Theme.px(24)
                radius: Theme.radiusS
                color: Theme.brassDark
                border.width: Theme.line
                border.color: Theme.brass

                SmallText {
                    anchors.centerIn: parent
                    text: root.info.stacks > root.most ? "%1 × 20".arg(root.info.stacks) : "20"
                    color: Theme.ivory
                    Accessible.ignored: true
                }
            }
        }

        Row {
            spacing: Theme.px(3)

            Repeater {
                model: root.info.rest

                // A gap after every fifth chip makes them easy to count.
                Item {
                    id: one

                    required property int index

                    width: Theme.px(one.index % 5 === 4 ? 9 : 5)
                    height: Theme.px(24)

                    Rectangle {
                        width: Theme.px(5)
                        height: parent.height
                        radius: Theme.line
                        color: Theme.brass
                    }
                }
            }
        }
    }
}

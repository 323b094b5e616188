// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// Available drills by game.
FocusScope {
    id: root

    required property DrillDesk desk
    /// The class, with settings of drills for all its machines; null: none.
    property ClassDesk classroom: null
    readonly property var presets: root.classroom ? root.classroom.presets : []
    property courseLine noPreset

    onVisibleChanged: {
        if (root.visible && root.classroom && root.classroom.hasFolder)
            root.classroom.open(); // there may be new ones
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Drills")

    TitleText {
        id: title

        width: parent.width
        text: qsTr("Drills at the table")
        color: Theme.brassLight
    }

    BodyText {
        id: about

        y: title.height + Theme.spaceXs
        width: Math.min(parent.width, Theme.px(600))
        text: qsTr("Tasks on the same cloth, with the regulation's own limits and pay tables. What you got wrong comes up again.")
        secondary: true
    }

    MvScrollColumn {
        id: column

        y: about.y + about.height + Theme.spaceM
        width: parent.width
        height: parent.height - y
        focus: true
        spacing: Theme.spaceS

        HeadingText {
            Layout.fillWidth: true
            visible: root.presets.length > 0
            text: qsTr("Settings of the class")
        }

        Repeater {
            model: root.presets.length

            PresetRow {
                id: preset

                required property int index

                Layout.fillWidth: true
                Layout.rightMargin: Theme.spaceM
                info: preset.index < root.presets.length ? root.presets[preset.index] : root.noPreset
                place: preset.index
            }
        }

        // Two columns, positioned by hand: nested layouts in Qt 6.4 lose rows that become visible late.
        Item {
            id: grid

            readonly property int columns: width < Theme.px(480) * Theme.textScale ? 1 : 2
            readonly property real share: (width + Theme.spaceS) / columns
            readonly property int rowHeight: Theme.px(84 * Theme.textScale)

            Layout.fillWidth: true
            implicitHeight: Math.ceil(cards.count / grid.columns) * (grid.rowHeight + Theme.spaceS)

            Repeater {
                id: cards

                // A number, so that the focused card stays when its text changes.
                model: root.desk.drills.length

                DrillCard {
                    id: card

                    required property int index

                    x: (card.index % grid.columns) * grid.share
                    y: Math.floor(card.index / grid.columns) * (grid.rowHeight + Theme.spaceS)
                    width: grid.share - Theme.spaceS
                    height: grid.rowHeight
                    info: root.desk.drills[card.index]
                    checked: root.desk.chosen === card.index
                    onClicked: root.desk.choose(card.index)
                }
            }
        }
    }

    /// Settings of a drill that the class has stored under a name.
    component PresetRow: Item {
        id: presetRow

        required property courseLine info
        required property int place

        implicitHeight: Math.max(use.implicitHeight, presetDetail.implicitHeight) + Theme.spaceXs
        Accessible.role: Accessible.ListItem
        Accessible.name: "%1. %2".arg(presetRow.info.title).arg(presetRow.info.detail)

        MvButton {
            id: use

            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(parent.width * 0.4)
            iconName: "play"
            text: presetRow.info.title
            toolTip: qsTr("Chooses the drill with these settings: %1").arg(presetRow.info.detail)
            onClicked: root.classroom.usePreset(presetRow.place)
        }

        SmallText {
            id: presetDetail

            anchors.verticalCenter: parent.verticalCenter
            x: use.width + Theme.spaceM
            width: parent.width - x - drop.width - Theme.spaceM
            text: presetRow.info.detail
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        MvIconButton {
            id: drop

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: "trash"
            toolTip: qsTr("Deletes these settings for the whole class: %1. The page of the class can undo it.").arg(presetRow.info.title)
            disabledReason: root.classroom ? root.classroom.editReason : ""
            onClicked: root.classroom.removePreset(presetRow.place)
        }
    }

    /// Contents of a drill's card: icon of the game, name, results.
    component DrillCardFace: Item {
        id: cardFace

        required property drillInfo info
        required property bool chosen

        Accessible.ignored: true

        MvIcon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            iconName: cardFace.info.icon
            size: Theme.iconSize
            color: cardFace.chosen ? Theme.brassLight : Theme.textSecondary
        }

        MvLabel {
            id: faceTitle

            x: icon.width + Theme.spaceM
            y: (cardFace.height - height - detail.height - Theme.spaceXs) / 2
            width: cardFace.width - x
            height: implicitHeight
            text: cardFace.info.title
            elide: Text.ElideRight
            font.weight: Font.Medium
            color: cardFace.chosen ? Theme.brassLight : Theme.text
            Accessible.ignored: true
        }

        SmallText {
            id: detail

            x: faceTitle.x
            y: faceTitle.y + faceTitle.height + Theme.spaceXs
            width: faceTitle.width
            height: implicitHeight
            text: cardFace.info.reason.length > 0 ? cardFace.info.reason : cardFace.info.standing.length > 0 ? cardFace.info.standing : cardFace.info.detail
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            color: cardFace.info.reason.length > 0 ? Theme.textDisabled : cardFace.info.standing.length > 0 ? Theme.brassLight : Theme.textSecondary
            Accessible.ignored: true
        }
    }

    /// A drill to choose, with its purpose and results.
    component DrillCard: T.RadioButton {
        id: drillCard

        required property drillInfo info

        implicitHeight: Theme.px(84)
        hoverEnabled: true
        autoExclusive: false
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM
        Accessible.name: drillCard.info.title
        Accessible.description: drillCard.info.reason.length > 0 ? drillCard.info.reason : drillCard.info.standing.length > 0 ? drillCard.info.detail + " " + drillCard.info.standing : drillCard.info.detail

        contentItem: DrillCardFace {
            info: drillCard.info
            chosen: drillCard.checked
        }

        background: Rectangle {
            radius: Theme.radiusL
            color: drillCard.down ? Theme.lacquerPressed : drillCard.checked ? Theme.lacquerRaised : drillCard.hovered ? Theme.lacquerHover : Theme.lacquer
            border.width: drillCard.checked ? Theme.focusWidth : Theme.line
            border.color: drillCard.checked ? Theme.brass : drillCard.hovered ? Theme.hairlineStrong : Theme.hairline

            FocusRing {
                visible: drillCard.visualFocus
                targetRadius: Theme.radiusL
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// An event required after a fault, and what happened.
Item {
    id: root

    required property int index
    required property string when
    required property string title
    required property string words
    required property list<string> rules
    required property int mark
    required property string markText
    required property string actual
    required property string time

    /// It is the current row.
    required property bool current

    readonly property color ink: root.mark === FaultLineModel.Same ? Theme.win : root.mark === FaultLineModel.Otherwise ? Theme.loss : root.mark === FaultLineModel.Awaited ? Theme.cobaltLight : Theme.textSecondary

    /// The row was clicked.
    signal pressed
    /// A rule was clicked.
    signal ruleAsked(string id)

    implicitHeight: Math.max(said.height, left.height) + 2 * Theme.spaceXs
    Accessible.role: Accessible.ListItem
    Accessible.name: root.when + ", " + root.title + (root.words.length > 0 ? ", " + root.words : "") + (root.markText.length > 0 ? ", " + root.markText : "") + (root.actual.length > 0 ? ", " + qsTr("Actual: %1").arg(root.actual) : "") + (root.time.length > 0 ? ", " + root.time : "") + (root.rules.length > 0 ? ". " + qsTr("Rules: %1").arg(Array.from(root.rules).join(", ")) : "")
    Accessible.selected: root.current

    Rectangle {
        anchors.fill: parent
        color: root.current ? Qt.alpha(Theme.brass, 0.22) : area.containsMouse ? Qt.alpha(Theme.brass, 0.1) : "transparent"
    }

    Rectangle {
        width: Theme.px(3)
        height: parent.height
        color: root.mark === FaultLineModel.None ? "transparent" : root.ink
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.pressed()
    }

    Text {
        id: left

        x: Theme.spaceM
        y: Theme.spaceXs
        width: Math.max(Theme.px(64), 5 * Theme.textSmall)
        text: root.when
        textFormat: Text.PlainText
        color: Theme.textSecondary
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    MvIcon {
        id: sign

        x: left.x + left.width
        y: Theme.spaceXs - Theme.px(1)
        visible: root.mark !== FaultLineModel.None
        iconName: root.mark === FaultLineModel.Same ? "check" : root.mark === FaultLineModel.Otherwise ? "error" : root.mark === FaultLineModel.Awaited ? "clock" : "minus"
        size: Theme.iconSizeSmall
        color: root.ink
    }

    Column {
        id: said

        x: sign.visible ? sign.x + sign.width + Theme.spaceXs : left.x + left.width + Theme.spaceS
        y: Theme.spaceXs
        width: parent.width - x - Theme.spaceS

        // Next to the rules; the following items have the full width below.
        Item {
            width: parent.width
            height: Math.max(title.height, numbers.height)

            Text {
                id: title

                width: numbers.x - said.x - Theme.spaceS
                text: root.title
                textFormat: Text.PlainText
                color: Theme.text
                font.family: Theme.textFamily
                font.pixelSize: Theme.textSmall
                font.weight: Font.Medium
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }

        SmallText {
            width: parent.width
            visible: root.words.length > 0
            text: root.words
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            visible: root.actual.length > 0
            text: qsTr("Actual: %1").arg(root.actual)
            color: Theme.loss
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            visible: root.time.length > 0
            text: root.time
            color: root.mark === FaultLineModel.Otherwise ? Theme.loss : Theme.textSecondary
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            visible: root.markText.length > 0 && root.mark !== FaultLineModel.Same
            text: root.markText
            color: root.ink
            Accessible.ignored: true
        }
    }

    Flow {
        id: numbers

        x: parent.width - width - Theme.spaceS
        y: Theme.spaceXs
        width: root.rules.length > 1 ? Theme.px(84) : Theme.px(48)
        spacing: Theme.spaceXs
        layoutDirection: Qt.RightToLeft

        Repeater {
            model: root.rules

            EventLogRule {
                id: number

                required property string modelData

                rule: number.modelData
                onClicked: root.ruleAsked(number.modelData)
            }
        }
    }
}

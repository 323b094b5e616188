// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Next to a learning table: what to do now, the value of each choice, and the result of the other one.
Rectangle {
    id: root

    required property Tutor tutor
    /// Whether it takes room from the scene and can be hidden.
    property bool foldable: false

    /// Requests to hide it.
    signal foldAsked

    readonly property bool low: root.height < Theme.px(520)

    color: Theme.lacquer
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Learning table")

    Rectangle {
        width: Theme.line
        height: parent.height
        color: Theme.hairline
    }

    MvScrollColumn {
        anchors.fill: parent
        anchors.margins: Theme.spaceL
        anchors.rightMargin: Theme.spaceS
        spacing: root.low ? Theme.spaceS : Theme.spaceM

        HeadingText {
            Layout.fillWidth: true
            visible: !root.low
            text: qsTr("Learning table")
        }

        // The bar above shows it too.
        SmallText {
            Layout.fillWidth: true
            visible: !root.low
            text: qsTr("For practice: no time limits, no record, and these points don't count.")
            wrapMode: Text.Wrap
            color: Theme.warning
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            SmallText {
                Layout.fillWidth: true
                text: qsTr("Step %1 of %2").arg(root.tutor.step).arg(root.tutor.steps)
            }

            MvButton {
                visible: root.foldable
                implicitHeight: Theme.controlHeightSmall
                leftPadding: Theme.spaceS
                kind: MvButton.Quiet
                iconName: "chevron-right"
                text: root.width >= Theme.px(260 * Theme.textScale) ? qsTr("Hide") : ""
                toolTip: qsTr("Hide the explanation")
                onClicked: root.foldAsked()
            }
        }

        BodyText {
            Layout.fillWidth: true
            text: root.tutor.guide
            font.pixelSize: root.low ? Theme.textSmall : Theme.textBody
            lineHeight: root.low ? 1.1 : 1.25
            Accessible.role: Accessible.AlertMessage
        }

        MvButton {
            Layout.fillWidth: true
            visible: root.tutor.goOnText.length > 0
            kind: root.tutor.waiting ? MvButton.Primary : MvButton.Secondary
            text: root.tutor.goOnText
            shortcut: "N"
            keyHint: "N"
            onClicked: root.tutor.goOn()
        }

        Rectangle {
            Layout.fillWidth: true
            visible: root.tutor.hindsight.length > 0
            implicitHeight: afterwards.height + 2 * Theme.spaceM
            radius: Theme.radiusM
            color: Theme.lacquerSunken
            border.width: Theme.line
            border.color: Theme.brass

            BodyText {
                id: afterwards

                x: Theme.spaceM
                y: Theme.spaceM
                width: parent.width - 2 * Theme.spaceM
                text: root.tutor.hindsight
                font.pixelSize: root.low ? Theme.textSmall : Theme.textBody
                lineHeight: root.low ? 1.1 : 1.25
                Accessible.role: Accessible.AlertMessage
            }
        }

        SmallText {
            Layout.fillWidth: true
            visible: worths.count > 0
            text: root.tutor.heading
        }

        Repeater {
            id: worths

            model: root.tutor.choices

            TutorChoiceView {
                required property tutorChoice modelData

                Layout.fillWidth: true
                choice: modelData
            }
        }

        SmallText {
            Layout.fillWidth: true
            visible: worths.count > 0
            text: root.tutor.basis
            wrapMode: Text.Wrap
        }
    }

    /// A choice at a learning table and its value; the better one is marked by a word.
    component TutorChoiceView: Rectangle {
        id: option

        required property tutorChoice choice

        implicitHeight: words.height + 2 * Theme.spaceS
        radius: Theme.radiusM
        color: Theme.lacquerRaised
        border.width: Theme.line
        border.color: option.choice.better ? Theme.brassLight : Theme.hairline
        Accessible.role: Accessible.StaticText
        Accessible.name: option.choice.better ? qsTr("%1: %2, the better choice. %3").arg(option.choice.name).arg(option.choice.worth).arg(option.choice.detail) : qsTr("%1: %2. %3").arg(option.choice.name).arg(option.choice.worth).arg(option.choice.detail)

        Column {
            id: words

            x: Theme.spaceM
            y: Theme.spaceS
            width: parent.width - 2 * Theme.spaceM
            spacing: Theme.px(2)

            Item {
                width: parent.width
                height: Math.max(name.height, worth.height)

                MvLabel {
                    id: name

                    width: worth.x - Theme.spaceS
                    anchors.verticalCenter: parent.verticalCenter
                    text: option.choice.name
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    font.weight: Font.Medium
                    Accessible.ignored: true
                }

                SumText {
                    id: worth

                    x: parent.width - width
                    anchors.verticalCenter: parent.verticalCenter
                    text: option.choice.worth
                    color: option.choice.cents > 0 ? Theme.win : option.choice.cents < 0 ? Theme.loss : Theme.text
                    Accessible.ignored: true
                }
            }

            SmallText {
                width: parent.width
                visible: option.choice.better
                text: qsTr("✓ the better choice")
                color: Theme.brassLight
                Accessible.ignored: true
            }

            SmallText {
                width: parent.width
                text: option.choice.detail
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}

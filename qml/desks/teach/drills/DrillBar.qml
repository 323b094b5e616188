// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Below the cloth: question and answer at the left, verdict and shortest calculation at the right.
Rectangle {
    id: root

    required property DrillDesk desk
    /// Number of marked places.
    required property int marked

    readonly property drillTask task: root.desk.task
    readonly property drillVerdict verdict: root.desk.verdict
    readonly property bool asking: root.desk.stage === DrillDesk.Asking
    readonly property bool chooses: root.task.choices.length > 0
    readonly property bool types: !root.chooses && !root.task.marksPlaces
    /// The typed text is invalid.
    property bool unread: false

    /// Requests the text of a rule.
    signal ruleAsked(string id)
    /// Submits the marked places as the answer.
    signal placesGiven

    /// Prepares for a new task: clears and focuses the field.
    function ask(): void {
        root.unread = false;
        field.clear();
        if (root.types)
            field.forceActiveFocus(Qt.OtherFocusReason);
        else
            root.forceActiveFocus(Qt.OtherFocusReason);
        clock.restart();
    }

    /// Adds or removes a number marked on the layout in the field.
    function markNumber(pocket: int, on: bool): void {
        const name = pocket === 37 ? "00" : String(pocket);
        const names = field.text.split(/[^0-9]+/).filter(text => text.length > 0 && text !== name);
        if (on)
            names.push(name);
        field.text = names.join(" ");
    }

    /// Submits the typed answer.
    function give(): void {
        root.unread = field.text.trim().length === 0 || !root.desk.answer(field.text);
    }

    implicitHeight: Theme.px(206)
    color: Theme.roomWarm
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Question and answer")

    Keys.onPressed: event => {
        const choice = event.key - Qt.Key_1;
        event.accepted = root.asking && root.chooses && choice >= 0 && choice < root.task.choices.length;
        if (event.accepted)
            root.desk.pick(choice);
    }

    Connections {
        target: root.desk
        function onStageChanged(): void {
            if (root.desk.stage === DrillDesk.Judged) {
                clock.stop();
                onward.forceActiveFocus(Qt.OtherFocusReason);
            }
        }
    }

    // Elapsed time of the task; the full width is twice the target.
    Rectangle {
        width: parent.width
        height: Theme.spaceXs
        color: Theme.lacquerSunken

        Rectangle {
            id: run

            property real share: 0

            width: parent.width * run.share
            height: parent.height
            color: run.share < 0.3 ? Theme.win : run.share <= 0.75 ? Theme.brass : Theme.warning
        }

        Rectangle {
            x: parent.width / 2
            width: 2 * Theme.line
            height: parent.height
            color: Theme.ivory
        }

        NumberAnimation {
            id: clock

            target: run
            property: "share"
            from: 0
            to: 1
            duration: 2000 * root.desk.target
        }
    }

    Item {
        id: left

        x: Theme.spaceL
        y: Theme.spaceM
        width: Math.round(parent.width * 0.5) - Theme.spaceL
        height: parent.height - y - Theme.spaceM

        SmallText {
            id: count

            width: parent.width
            text: qsTr("Task %1 of %2 · %3 right · level %4").arg(root.desk.number).arg(root.desk.count).arg(root.desk.rightSoFar).arg(root.desk.levelNow)
        }

        BodyText {
            id: question

            y: count.height + Theme.spaceXs
            width: parent.width
            text: root.task.question
            font.pixelSize: Theme.textSum
            font.weight: Font.Medium
            color: Theme.brassLight
            maximumLineCount: 3
            elide: Text.ElideRight
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: Theme.textBody
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.task.question
        }

        Row {
            anchors.bottom: parent.bottom
            spacing: Theme.spaceM

            MvTextField {
                id: field

                visible: root.types
                width: Theme.px(250)
                height: Theme.controlHeightLarge
                font.pixelSize: Theme.textSum
                label: root.task.question
                placeholderText: root.task.hint
                disabledReason: root.asking ? "" : qsTr("The task is answered")
                error: root.unread ? qsTr("This can't be read as an answer") : ""
                onTextEdited: root.unread = false
                onAccepted: if (root.asking) root.give()
            }

            Repeater {
                model: Array.from(root.task.choices)

                MvButton {
                    id: choice

                    required property int index
                    required property string modelData

                    large: true
                    text: choice.modelData
                    keyHint: choice.index + 1
                    disabledReason: root.asking ? "" : qsTr("The task is answered")
                    onClicked: root.desk.pick(choice.index)
                }
            }

            MvButton {
                visible: !root.chooses
                large: true
                kind: root.asking ? MvButton.Primary : MvButton.Secondary
                text: qsTr("Answer")
                keyHint: "↵"
                disabledReason: !root.asking ? qsTr("The task is answered") : root.task.marksPlaces && root.marked === 0 ? qsTr("Mark the places on the layout first") : ""
                onClicked: root.task.marksPlaces ? root.placesGiven() : root.give()
            }

            SmallText {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.unread
                text: qsTr("This can't be read as an answer")
                color: Theme.loss
            }
        }
    }

    Rectangle {
        x: Math.round(parent.width * 0.5)
        y: Theme.spaceM
        width: Theme.line
        height: parent.height - 2 * y
        color: Theme.hairline
    }

    Item {
        id: right

        x: Math.round(parent.width * 0.5) + Theme.spaceL
        y: Theme.spaceM
        width: parent.width - x - Theme.spaceL
        height: parent.height - y - Theme.spaceM

        Item {
            anchors.fill: parent
            visible: !root.asking
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.asking ? "" : "%1. %2. %3".arg(root.verdict.title).arg(root.verdict.answer).arg(Array.from(root.verdict.way).join(" "))

            MvIcon {
                id: sign

                iconName: root.verdict.right ? "check" : "error"
                size: Theme.iconSize
                color: root.verdict.right ? Theme.win : Theme.loss
            }

            MvLabel {
                id: verdictText

                x: sign.width + Theme.spaceS
                width: onward.x - x - Theme.spaceM
                height: Math.max(sign.height, implicitHeight)
                text: root.verdict.right || root.verdict.given.length === 0 ? "%1: %2".arg(root.verdict.title).arg(root.verdict.answer)
                    : qsTr("%1: %2, not %3").arg(root.verdict.title).arg(root.verdict.answer).arg(root.verdict.given)
                font.pixelSize: Theme.textLarge
                font.weight: Font.Medium
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                color: root.verdict.right ? Theme.win : Theme.loss
                Accessible.ignored: true
            }

            MvScrollColumn {
                anchors.top: verdictText.bottom
                anchors.topMargin: Theme.spaceS
                anchors.bottom: parent.bottom
                width: onward.x - Theme.spaceM
                spacing: Theme.line

                Repeater {
                    model: root.asking ? [] : Array.from(root.verdict.way)

                    SmallText {
                        required property string modelData

                        Layout.fillWidth: true
                        text: modelData
                        wrapMode: Text.Wrap
                        color: Theme.text
                    }
                }
            }

            SmallText {
                id: pace

                x: onward.x
                width: onward.width
                height: sign.height
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: root.verdict.pace
            }

            Flow {
                x: onward.x
                anchors.top: sign.bottom
                anchors.topMargin: Theme.spaceS
                width: onward.width
                spacing: Theme.spaceXs

                Repeater {
                    model: root.asking ? [] : Array.from(root.verdict.rules)

                    RuleLink {
                        required property string modelData

                        rule: modelData
                        onClicked: root.ruleAsked(modelData)
                    }
                }
            }

            MvButton {
                id: onward

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: Theme.px(190)
                kind: MvButton.Primary
                text: root.desk.number < root.desk.count ? qsTr("Next task") : qsTr("To the summary")
                keyHint: "↵"
                onClicked: root.desk.next()
            }
        }

        MvButton {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            visible: root.asking
            kind: MvButton.Quiet
            text: qsTr("End the session")
            keyHint: "Esc"
            onClicked: root.desk.stop()
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The written part of a test: one question at a time, with answers to choose, or a number to type.
FocusScope {
    id: root

    required property TableTestDesk desk

    readonly property writtenQuestion question: root.desk.question
    readonly property int open: root.desk.count - root.desk.answered
    readonly property int at: root.desk.at
    readonly property bool last: root.at + 1 >= root.desk.count

    /// Shows the next question, or the end.
    function goOn(): void {
        if (!root.last)
            root.desk.show(root.at + 1);
    }

    /// Focuses the current question's answers.
    function takeAnswers(): void {
        // Asked of the desk: the bindings may not follow in order.
        if (root.desk.question.numeric)
            number.forceActiveFocus(Qt.TabFocusReason);
        else
            answers.forceActiveFocus(Qt.OtherFocusReason);
    }

    onAtChanged: root.takeAnswers()
    Component.onCompleted: root.takeAnswers()
    Keys.onRightPressed: root.goOn()
    Keys.onLeftPressed: root.desk.show(root.at - 1)
    Keys.onPressed: event => {
        const option = event.key - Qt.Key_1;
        event.accepted = !event.isAutoRepeat && event.modifiers === Qt.NoModifier && option >= 0 && option < root.question.options.length;
        if (event.accepted)
            root.desk.answer(option);
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The written part")

    MvDialog {
        id: sure

        property bool handingIn: false

        title: qsTr("Hand it in unfinished?")
        actions: [
            MvButton {
                text: qsTr("Hand in")
                onClicked: {
                    sure.handingIn = true;
                    sure.close();
                }
            },
            MvButton {
                kind: MvButton.Primary
                text: qsTr("Continue")
                onClicked: sure.close()
            }
        ]
        onClosed: {
            if (sure.handingIn)
                root.desk.handIn();
            sure.handingIn = false;
        }

        BodyText {
            Layout.fillWidth: true
            text: qsTr("%n question(s) have no answer yet. They count as wrong.", "", root.open)
        }
    }

    Panel {
        id: panel

        anchors.centerIn: parent
        width: Math.min(Theme.px(900), parent.width - 2 * Theme.spaceXl)
        height: Math.min(parent.height - 2 * Theme.spaceL, Theme.px(680))
        padding: Theme.spaceXl
        elevation: 20

        Column {
            id: head

            width: parent.width
            spacing: Theme.spaceS

            SmallText {
                width: parent.width
                text: qsTr("Question %1 of %2").arg(root.at + 1).arg(root.desk.count) + " · " + qsTr("%n unanswered", "", root.open) + (root.question.heading.length > 0 ? " · " + root.question.heading : "")
            }

            HeadingText {
                width: parent.width
                text: root.question.asked
                wrapMode: Text.Wrap
            }

            BodyText {
                width: parent.width
                visible: root.question.several
                text: qsTr("Several answers are right: mark all of them.")
                secondary: true
            }

            BodyText {
                width: parent.width
                visible: root.question.about.length > 0
                text: qsTr("“%1”").arg(root.question.about)
                font.pixelSize: Theme.textLarge
                color: Theme.brassLight
                Accessible.role: Accessible.StaticText
                Accessible.name: root.question.about
            }
        }

        MvTextField {
            id: number

            y: head.height + Theme.spaceL
            visible: root.question.numeric
            label: root.question.unit.length > 0 ? qsTr("Answer, in %1").arg(root.question.unit) : qsTr("Answer")
            placeholderText: qsTr("A number")
            maximumLength: 20
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            text: root.desk.typed
            error: number.length > 0 && root.question.numeric && !root.desk.numberGiven ? qsTr("This is not a number") : ""
            onTextEdited: root.desk.type(number.text)
            onAccepted: root.goOn()
        }

        MvLabel {
            anchors.left: number.right
            anchors.leftMargin: Theme.spaceM
            anchors.verticalCenter: number.verticalCenter
            visible: number.visible
            text: root.question.unit
            Accessible.ignored: true
        }

        InlineMessage {
            anchors.top: number.bottom
            anchors.topMargin: Theme.spaceS
            width: parent.width
            kind: InlineMessage.Error
            text: number.error
        }

        MvScrollColumn {
            id: answers

            y: head.height + Theme.spaceL
            width: parent.width
            height: bar.y - y - Theme.spaceM
            focus: true
            spacing: Theme.spaceS

            Repeater {
                model: root.question.options.length

                TestAnswer {
                    id: answer

                    required property int index

                    Layout.fillWidth: true
                    number: answer.index + 1
                    text: root.question.options[answer.index] ?? ""
                    chosen: Array.from(root.question.chosen).indexOf(answer.index) >= 0
                    several: root.question.several
                    onClicked: root.desk.answer(answer.index)
                }
            }
        }

        Row {
            id: bar

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: Theme.spaceM

            MvButton {
                large: true
                text: qsTr("Back")
                keyHint: "←"
                disabledReason: root.at > 0 ? "" : qsTr("This is the first question")
                onClicked: root.desk.show(root.at - 1)
            }

            MvButton {
                large: true
                kind: root.last ? MvButton.Secondary : MvButton.Primary
                text: qsTr("Next")
                keyHint: "→"
                disabledReason: root.last ? qsTr("This is the last question") : ""
                onClicked: root.goOn()
            }

            MvButton {
                large: true
                kind: root.last ? MvButton.Primary : MvButton.Secondary
                text: qsTr("Hand in")
                shortcut: "Ctrl+D"
                repeats: false
                toolTip: root.open > 0 ? qsTr("Unanswered questions count as wrong") : ""
                onClicked: root.open > 0 ? sure.open() : root.desk.handIn()
            }
        }
    }

    /// Contents of an answer of the written part: number, text, and a sign when chosen.
    component TestAnswerFace: Item {
        id: answerFace

        required property int number
        required property string text
        required property bool chosen

        implicitHeight: words.implicitHeight + 2 * Theme.spaceM
        Accessible.ignored: true

        KeyCap {
            x: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: String(answerFace.number)
        }

        MvLabel {
            id: words

            x: Theme.px(48)
            anchors.verticalCenter: parent.verticalCenter
            width: answerFace.width - x - Theme.px(48)
            text: answerFace.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        MvIcon {
            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            visible: answerFace.chosen
            iconName: "check"
            size: Theme.iconSizeSmall
            color: Theme.brassLight
        }
    }

    /// An answer to choose, with its number, which is also its key.
    component TestAnswer: MvPressable {
        id: testAnswer

        required property int number
        property bool chosen: false
        /// Others may be chosen as well.
        property bool several: false

        Accessible.role: testAnswer.several ? Accessible.CheckBox : Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: testAnswer.chosen
        Accessible.name: testAnswer.text

        contentItem: TestAnswerFace {
            number: testAnswer.number
            text: testAnswer.text
            chosen: testAnswer.chosen
        }

        background: Rectangle {
            radius: Theme.radiusM
            color: testAnswer.held ? Theme.lacquerPressed : testAnswer.hovered ? Theme.lacquerHover : testAnswer.chosen ? Theme.lacquerRaised : Theme.lacquerSunken
            border.width: testAnswer.chosen ? Theme.focusWidth : Theme.line
            border.color: testAnswer.chosen ? Theme.brass : Theme.hairline

            FocusRing {
                visible: testAnswer.visualFocus
                targetRadius: Theme.radiusM
            }
        }
    }
}

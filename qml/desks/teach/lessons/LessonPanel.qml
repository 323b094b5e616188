// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Beside the table while a lesson lies on it: what is told at this moment, the question, the odds, and the way to the next
/// pause. A scenario or a round on record that is shown to a class is a lesson in which the events themselves are told.
FocusScope {
    id: root

    required property HouseApplication application

    readonly property LessonDesk desk: root.application.lessons
    readonly property lessonOdds odds: root.desk.odds
    /// An answer that has gone before its button has.
    property lessonChoice noChoice
    readonly property int number: root.desk.number
    readonly property bool atEnd: root.number === root.desk.count
    readonly property bool presented: root.desk.presented
    /// This lesson is done, and the library has one after it.
    readonly property bool goesOn: root.atEnd && !root.presented && !root.desk.drafted && root.desk.answered && root.desk.summary.length > 0
        && root.desk.place >= 0 && root.desk.place + 1 < root.desk.lessons.length
    readonly property bool shownOdds: root.desk.hasOdds && root.desk.oddsShown && !root.desk.otherWay && !root.desk.forkOpen
    readonly property string backText: root.presented ? qsTr("Back to how it went") : qsTr("Back to the lesson")

    /// Why there is no way from pause to pause.
    readonly property string elsewhere: qsTr("The other way is on the table")

    /// Nor past a result that is hidden.
    readonly property string awaited: qsTr("The result is hidden: R shows it")

    /// A rule is to be read.
    signal ruleAsked(string id)

    onNumberChanged: column.contentY = 0
    Accessible.role: Accessible.Pane
    Accessible.name: (root.presented ? qsTr("Presentation: %1") : qsTr("Lesson: %1")).arg(root.desk.title)

    Rectangle {
        anchors.fill: parent
        color: Theme.lacquer

        Rectangle {
            width: Theme.line
            height: parent.height
            color: Theme.hairline
        }
    }

    Item {
        id: head

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.spaceL
        height: title.height + Theme.spaceXs + place.height

        HeadingText {
            id: title

            width: parent.width
            text: root.desk.title
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        SmallText {
            id: place

            y: title.height + Theme.spaceXs
            width: parent.width
            text: root.desk.otherWay ? qsTr("What if") : root.desk.drafted && root.desk.count === 0 ? qsTr("A lesson that is being written")
                : root.presented ? (root.number === 0 ? qsTr("%n stop(s)", "", root.desk.count) : qsTr("Stop %1 of %2").arg(root.number).arg(root.desk.count))
                : root.number === 0 ? qsTr("%n pause(s)", "", root.desk.count) : qsTr("Pause %1 of %2").arg(root.number).arg(root.desk.count)
        }
    }

    MvSeparator {
        id: line

        anchors.top: head.bottom
        anchors.topMargin: Theme.spaceM
        anchors.left: parent.left
        anchors.right: parent.right
    }

    MvScrollColumn {
        id: column

        anchors.top: line.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.spaceM
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.right: parent.right
        spacing: Theme.spaceM

        SmallText {
            Layout.fillWidth: true
            visible: root.presented && root.number === 0 && !root.desk.otherWay
            text: root.desk.about
            wrapMode: Text.Wrap
        }

        BodyText {
            Layout.fillWidth: true
            visible: !root.desk.forkOpen && !root.desk.forked
            text: root.desk.text
            font.pixelSize: Theme.textSum
            lineHeight: 1.15
            Accessible.role: Accessible.AlertMessage
        }

        Flow {
            Layout.fillWidth: true
            visible: rules.count > 0 && !root.desk.forkOpen && !root.desk.forked
            spacing: Theme.spaceXs

            Repeater {
                id: rules

                model: root.desk.rules

                RuleLink {
                    required property string modelData

                    rule: modelData
                    onClicked: root.ruleAsked(modelData)
                }
            }
        }

        MvButton {
            visible: root.desk.hasOdds && !root.desk.otherWay && !root.desk.forkOpen
            iconName: "chart"
            text: root.desk.oddsShown ? qsTr("Hide the odds") : qsTr("Show the odds")
            shortcut: "O"
            onClicked: root.desk.oddsShown = !root.desk.oddsShown
        }

        MvButton {
            visible: root.desk.hasHands
            iconName: "person"
            text: root.desk.handsHidden ? qsTr("Show the hands") : qsTr("Hide the hands")
            toolTip: qsTr("Until they are turned over, they are hidden here, on the table and by ear, and so are the odds that would reveal them")
            shortcut: "H"
            onClicked: root.desk.handsHidden = !root.desk.handsHidden
        }

        MvButton {
            visible: root.desk.hasResult && !root.desk.forkOpen
            iconName: root.desk.resultHidden ? "eye" : "eye-off"
            kind: root.desk.resultAwaited ? MvButton.Primary : MvButton.Secondary
            text: root.desk.resultAwaited ? qsTr("Show the result") : root.desk.resultHidden ? qsTr("Show results again") : qsTr("Hide results")
            toolTip: qsTr("The table waits right before one: the dealer's verdict, the number, prizes and payments come when it is shown")
            shortcut: "R"
            onClicked: root.desk.resultHidden ? root.desk.showResult() : root.desk.hideResults()
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Info
            text: root.desk.resultAwaited ? root.awaited : ""
        }

        MvComboBox {
            Layout.fillWidth: true
            visible: root.shownOdds && root.desk.oddsPlayers.length > 1
            label: qsTr("Whose odds")
            model: root.desk.oddsPlayers
            choice: root.desk.oddsPlayer
            onActivated: index => root.desk.oddsPlayer = index
        }

        Rectangle {
            Layout.fillWidth: true
            visible: root.shownOdds
            implicitHeight: sums.height + 2 * Theme.spaceM
            radius: Theme.radiusM
            color: Theme.lacquerSunken
            border.width: Theme.line
            border.color: Theme.hairline
            Accessible.role: Accessible.Grouping
            Accessible.name: root.odds.heading

            Column {
                id: sums

                x: Theme.spaceM
                y: Theme.spaceM
                width: parent.width - 2 * x
                spacing: Theme.spaceXs

                SmallText {
                    width: parent.width
                    text: root.odds.heading
                    wrapMode: Text.Wrap
                }

                Repeater {
                    model: root.odds.lines

                    BodyText {
                        required property string modelData

                        width: sums.width
                        text: modelData
                        font.pixelSize: Theme.textLarge
                        font.weight: Font.Medium
                    }
                }

                BodyText {
                    width: parent.width
                    visible: text.length > 0
                    text: root.odds.best
                    color: Theme.brassLight
                }

                Repeater {
                    model: root.odds.shares

                    BodyText {
                        required property string modelData

                        width: sums.width
                        text: modelData
                    }
                }

                SmallText {
                    width: parent.width
                    text: root.odds.why
                    wrapMode: Text.Wrap
                }
            }
        }

        // What if: both ways beside each other, and the other one at the table.
        Rectangle {
            Layout.fillWidth: true
            visible: root.desk.otherWay && !root.desk.forked
            implicitHeight: ways.height + 2 * Theme.spaceM
            radius: Theme.radiusM
            color: Theme.lacquerSunken
            border.width: Theme.line
            border.color: Theme.brass
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("What if")

            Column {
                id: ways

                x: Theme.spaceM
                y: Theme.spaceM
                width: parent.width - 2 * x
                spacing: Theme.spaceXs

                BodyText {
                    width: parent.width
                    text: root.odds.taken
                }

                BodyText {
                    width: parent.width
                    text: root.odds.other
                    font.weight: Font.Medium
                    color: Theme.brassLight
                }
            }
        }

        MvButton {
            visible: root.desk.drafted && !root.desk.otherWay
            iconName: "back"
            kind: MvButton.Primary
            text: qsTr("Back to the editor")
            onClicked: root.application.closeTable()
        }

        // What if another card, number or ball had come.
        MvButton {
            visible: root.desk.canFork || root.desk.forkOpen
            iconName: root.desk.forkOpen ? "close" : "forward"
            text: root.desk.forkOpen ? qsTr("Never mind") : qsTr("What if…")
            toolTip: qsTr("Another card, number or ball than came here, or another decision")
            shortcut: "X"
            onClicked: {
                root.desk.forkOpen ? root.desk.closeFork() : root.desk.openFork();
                if (root.desk.forkOpen)
                    whatIf.take();
            }
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Error
            text: root.desk.forkOpen ? root.desk.refusal : ""
        }

        WhatIfView {
            id: whatIf

            Layout.fillWidth: true
            visible: root.desk.forkOpen || root.desk.forked
            desk: root.desk
        }

        MvButton {
            visible: root.desk.forked
            iconName: "undo"
            kind: MvButton.Primary
            text: root.backText
            shortcut: "X"
            onClicked: root.desk.comeBack()
        }

        MvButton {
            visible: !root.desk.forked && !root.desk.resultHidden && root.odds.other.length > 0 && (root.shownOdds || root.desk.otherWay)
            iconName: root.desk.otherWay ? "undo" : "forward"
            kind: root.desk.otherWay ? MvButton.Primary : MvButton.Secondary
            text: root.desk.otherWay ? root.backText : qsTr("Show the other way")
            shortcut: "W"
            onClicked: root.desk.otherWay ? root.desk.comeBack() : root.desk.goOtherWay()
        }

        BodyText {
            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceS
            visible: root.desk.question.length > 0 && !root.desk.otherWay
            text: root.desk.question
            font.pixelSize: Theme.textLarge
            font.weight: Font.Medium
            color: Theme.brassLight
            Accessible.role: Accessible.Heading
        }

        // Counted, so that who has the keyboard on an answer keeps it when it is judged.
        Repeater {
            model: root.desk.otherWay ? 0 : root.desk.choices.length

            LessonChoiceButton {
                id: answer

                required property int index

                Layout.fillWidth: true
                number: answer.index + 1
                choice: answer.index < root.desk.choices.length ? root.desk.choices[answer.index] : root.noChoice
                disabledReason: answer.choice.picked || !root.desk.answered ? "" : qsTr("The question is answered")
                onClicked: root.desk.pick(answer.index)
            }
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: root.desk.answered ? InlineMessage.Good : InlineMessage.Warning
            text: root.desk.otherWay ? "" : root.desk.verdict
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Good
            text: root.desk.answered ? root.desk.summary : ""
        }
    }

    Item {
        id: bar

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spaceL
        height: onward.height

        MvButton {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, onward.x - Theme.spaceS)
            // The longer words beside it take the room of its picture.
            iconName: root.goesOn ? "" : "previous"
            text: qsTr("Back")
            toolTip: root.presented ? qsTr("To the stop before") : qsTr("To the pause before")
            shortcut: "B"
            disabledReason: root.desk.otherWay ? root.elsewhere : root.number > 0 ? "" : root.presented ? qsTr("This is the beginning") : qsTr("This is the lesson's beginning")
            onClicked: root.desk.previous()
        }

        MvButton {
            id: onward

            anchors.right: parent.right
            large: true
            kind: root.atEnd && !root.goesOn ? MvButton.Secondary : MvButton.Primary
            iconName: root.atEnd ? "" : "next"
            text: root.goesOn ? qsTr("Next lesson") : qsTr("On")
            toolTip: root.goesOn ? qsTr("Begins the lesson after this one in the library") : root.presented ? qsTr("To the next stop") : qsTr("To the next pause")
            shortcut: "N"
            disabledReason: root.desk.otherWay ? root.elsewhere : root.desk.resultAwaited ? root.awaited : root.atEnd && !root.goesOn ? (root.presented ? qsTr("This is the last stop") : qsTr("This is the last pause")) : ""
            onClicked: {
                if (!root.goesOn) {
                    root.desk.next();
                    return;
                }
                root.desk.step(1);
                root.desk.begin(false);
            }
        }
    }
}

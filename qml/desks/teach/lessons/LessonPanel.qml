// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Next to the table during a lesson: text, question and odds of the moment, and buttons to the next pause. A
/// scenario or a round on record is presented as a lesson whose events are described.
FocusScope {
    id: root

    required property MesaVivaApplication application
    required property TeachDesk desk

    readonly property LessonDesk lessons: root.desk.lessons
    readonly property lessonOdds odds: root.lessons.odds
    /// Stands in for a removed answer until its button is destroyed.
    property lessonChoice noChoice
    readonly property int number: root.lessons.number
    readonly property bool atEnd: root.number === root.lessons.count
    readonly property bool presented: root.lessons.presented
    /// This lesson is complete, and the library has one after it.
    readonly property bool goesOn: root.atEnd && !root.presented && !root.lessons.drafted && root.lessons.answered && root.lessons.summary.length > 0
        && root.lessons.place >= 0 && root.lessons.place + 1 < root.lessons.lessons.length
    readonly property bool shownOdds: root.lessons.hasOdds && root.lessons.oddsShown && !root.lessons.otherWay && !root.lessons.forkOpen
    readonly property string backText: root.presented ? qsTr("Back to what happened") : qsTr("Back to the lesson")

    /// Why the pauses cannot be reached now.
    readonly property string elsewhere: qsTr("The table shows the other way")

    /// Nor past a hidden result.
    readonly property string awaited: qsTr("The result is hidden: R shows it")

    // A presenter's remote sends these; with Shift they scroll the text.
    Shortcut {
        sequences: ["PgDown"]
        onActivated: root.desk.turnPage(1)
    }

    Shortcut {
        sequences: ["PgUp"]
        onActivated: root.desk.turnPage(-1)
    }

    onNumberChanged: column.contentY = 0
    Accessible.role: Accessible.Pane
    Accessible.name: (root.presented ? qsTr("Presentation: %1") : qsTr("Lesson: %1")).arg(root.lessons.title)

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
            text: root.lessons.title
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        SmallText {
            id: place

            y: title.height + Theme.spaceXs
            width: parent.width
            text: root.lessons.otherWay ? qsTr("What if") : root.lessons.drafted && root.lessons.count === 0 ? qsTr("A lesson being edited")
                : root.presented ? (root.number === 0 ? qsTr("%n stop(s)", "", root.lessons.count) : qsTr("Stop %1 of %2").arg(root.number).arg(root.lessons.count))
                : root.number === 0 ? qsTr("%n pause(s)", "", root.lessons.count) : qsTr("Pause %1 of %2").arg(root.number).arg(root.lessons.count)
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
            visible: root.presented && root.number === 0 && !root.lessons.otherWay
            text: root.lessons.about
            wrapMode: Text.Wrap
        }

        BodyText {
            Layout.fillWidth: true
            visible: !root.lessons.forkOpen && !root.lessons.forked
            text: root.lessons.text
            font.pixelSize: Theme.textSum
            lineHeight: 1.15
            Accessible.role: Accessible.AlertMessage
        }

        Flow {
            Layout.fillWidth: true
            visible: rules.count > 0 && !root.lessons.forkOpen && !root.lessons.forked
            spacing: Theme.spaceXs

            Repeater {
                id: rules

                model: root.lessons.rules

                RuleLink {
                    required property string modelData

                    rule: modelData
                    onClicked: root.desk.ruleAsked(modelData)
                }
            }
        }

        MvButton {
            visible: root.lessons.hasOdds && !root.lessons.otherWay && !root.lessons.forkOpen
            iconName: "chart"
            text: root.lessons.oddsShown ? qsTr("Hide the odds") : qsTr("Show the odds")
            shortcut: "O"
            onClicked: root.lessons.oddsShown = !root.lessons.oddsShown
        }

        MvButton {
            visible: root.lessons.hasHands
            iconName: "person"
            text: root.lessons.handsHidden ? qsTr("Show the hands") : qsTr("Hide the hands")
            toolTip: qsTr("Until they are turned over, they are hidden here, on the table and by ear, and so are the odds that would reveal them")
            shortcut: "H"
            onClicked: root.lessons.handsHidden = !root.lessons.handsHidden
        }

        MvButton {
            visible: root.lessons.hasResult && !root.lessons.forkOpen
            iconName: root.lessons.resultHidden ? "eye" : "eye-off"
            kind: root.lessons.resultAwaited ? MvButton.Primary : MvButton.Secondary
            text: root.lessons.resultAwaited ? qsTr("Show the result") : root.lessons.resultHidden ? qsTr("Show results again") : qsTr("Hide results")
            toolTip: qsTr("The table waits right before a result: the dealer's verdict, the number, prizes and payments come when it is shown")
            shortcut: "R"
            onClicked: root.lessons.resultHidden ? root.lessons.showResult() : root.lessons.hideResults()
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Info
            text: root.lessons.resultAwaited ? root.awaited : ""
        }

        MvComboBox {
            Layout.fillWidth: true
            visible: root.shownOdds && root.lessons.oddsPlayers.length > 1
            label: qsTr("Whose odds")
            model: root.lessons.oddsPlayers
            choice: root.lessons.oddsPlayer
            onActivated: index => root.lessons.oddsPlayer = index
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

        // What if: both ways side by side, with the other one at the table.
        Rectangle {
            Layout.fillWidth: true
            visible: root.lessons.otherWay && !root.lessons.forked
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
            visible: root.lessons.drafted && !root.lessons.otherWay
            iconName: "back"
            kind: MvButton.Primary
            text: qsTr("Back to the editor")
            onClicked: root.application.closeTable()
        }

        // What if another card, number or ball had been drawn.
        MvButton {
            visible: root.lessons.canFork || root.lessons.forkOpen
            iconName: root.lessons.forkOpen ? "close" : "forward"
            text: root.lessons.forkOpen ? qsTr("Cancel") : qsTr("What if…")
            toolTip: qsTr("A different card, number or ball here, or a different decision")
            shortcut: "X"
            onClicked: {
                root.lessons.forkOpen ? root.lessons.closeFork() : root.lessons.openFork();
                if (root.lessons.forkOpen)
                    whatIf.take();
            }
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Error
            text: root.lessons.forkOpen ? root.lessons.refusal : ""
        }

        WhatIfView {
            id: whatIf

            Layout.fillWidth: true
            visible: root.lessons.forkOpen || root.lessons.forked
            desk: root.lessons
        }

        MvButton {
            visible: root.lessons.forked
            iconName: "undo"
            kind: MvButton.Primary
            text: root.backText
            shortcut: "X"
            onClicked: root.lessons.comeBack()
        }

        MvButton {
            visible: !root.lessons.forked && !root.lessons.resultHidden && root.odds.other.length > 0 && (root.shownOdds || root.lessons.otherWay)
            iconName: root.lessons.otherWay ? "undo" : "forward"
            kind: root.lessons.otherWay ? MvButton.Primary : MvButton.Secondary
            text: root.lessons.otherWay ? root.backText : qsTr("Show the other way")
            shortcut: "W"
            onClicked: root.lessons.otherWay ? root.lessons.comeBack() : root.lessons.goOtherWay()
        }

        BodyText {
            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceS
            visible: root.lessons.question.length > 0 && !root.lessons.otherWay
            text: root.lessons.question
            font.pixelSize: Theme.textLarge
            font.weight: Font.Medium
            color: Theme.brassLight
            Accessible.role: Accessible.Heading
        }

        // A number, so that the focused answer stays when it is judged.
        Repeater {
            model: root.lessons.otherWay ? 0 : root.lessons.choices.length

            LessonChoiceButton {
                id: answer

                required property int index

                Layout.fillWidth: true
                number: answer.index + 1
                choice: answer.index < root.lessons.choices.length ? root.lessons.choices[answer.index] : root.noChoice
                disabledReason: answer.choice.picked || !root.lessons.answered ? "" : qsTr("The question is answered")
                onClicked: root.lessons.pick(answer.index)
            }
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: root.lessons.answered ? InlineMessage.Good : InlineMessage.Warning
            text: root.lessons.otherWay ? "" : root.lessons.verdict
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Good
            text: root.lessons.answered ? root.lessons.summary : ""
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
            // The longer text next to it needs the room of the icon.
            iconName: root.goesOn ? "" : "previous"
            text: qsTr("Back")
            toolTip: root.presented ? qsTr("To the previous stop") : qsTr("To the previous pause")
            shortcut: "B"
            disabledReason: root.lessons.otherWay ? root.elsewhere : root.number > 0 ? "" : root.presented ? qsTr("This is the beginning") : qsTr("This is the lesson's beginning")
            onClicked: root.lessons.previous()
        }

        MvButton {
            id: onward

            anchors.right: parent.right
            large: true
            kind: root.atEnd && !root.goesOn ? MvButton.Secondary : MvButton.Primary
            iconName: root.atEnd ? "" : "next"
            text: root.goesOn ? qsTr("Next lesson") : qsTr("Next")
            toolTip: root.goesOn ? qsTr("Starts the next lesson in the library") : root.presented ? qsTr("To the next stop") : qsTr("To the next pause")
            shortcut: "N"
            disabledReason: root.lessons.otherWay ? root.elsewhere : root.lessons.resultAwaited ? root.awaited : root.atEnd && !root.goesOn ? (root.presented ? qsTr("This is the last stop") : qsTr("This is the last pause")) : ""
            onClicked: {
                if (!root.goesOn) {
                    root.lessons.next();
                    return;
                }
                root.lessons.step(1);
                root.lessons.begin(false);
            }
        }
    }
}

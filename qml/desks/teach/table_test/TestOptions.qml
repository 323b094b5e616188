// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Candidate, table and marking scheme, and the start button.
Item {
    id: root

    required property TableTestDesk desk

    readonly property croupierOption levels: root.desk.levels
    /// What can be judged of the hands (croupierOption).
    readonly property var hands: root.desk.hands
    property croupierOption none
    /// There is a written part.
    readonly property bool writes: root.desk.questions > 0
    /// Its questions come from a bank.
    readonly property bool banked: root.writes && root.desk.source < 2

    /// Requests the editor of questions.
    signal editAsked

    FilePicker {
        id: opener

        title: qsTr("Open questions")
        nameFilters: [qsTr("Questions (*.json)")]
        onPicked: file => root.desk.setBankFile(file)
    }

    FilePicker {
        id: paper

        property bool answers: false

        /// Asks where the questions are saved.
        function ask(answers: bool): void {
            paper.answers = answers;
            paper.propose(root.desk.proposedPaper(answers));
        }

        title: qsTr("Save the questions on paper")
        saving: true
        nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")]
        suffix: "pdf"
        onPicked: file => root.desk.savePaper(file, paper.answers)
    }

    MvScrollColumn {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: start.top
        anchors.bottomMargin: Theme.spaceM
        spacing: Theme.spaceM

        MvTextField {
            Layout.fillWidth: true
            label: qsTr("Candidate's name")
            placeholderText: qsTr("Candidate's name")
            maximumLength: 60
            text: root.desk.candidate
            disabledReason: root.desk.ofTrainee ? qsTr("The test belongs to the chosen trainee") : ""
            onTextEdited: root.desk.candidate = text
        }

        ExaminerLockRow {
            lock: root.desk.lock
        }

        MvColumnLayout {
            Layout.fillWidth: true
            enabled: root.desk.lock.open
            spacing: Theme.spaceM

            MvTextField {
                Layout.fillWidth: true
                label: qsTr("Examiner's name")
                placeholderText: qsTr("Examiner's name (can be added on paper)")
                maximumLength: 60
                text: root.desk.examiner
                onTextEdited: root.desk.examiner = text
            }

            OptionRow {
                label: qsTr("Game")
                words: root.desk.games
                choice: root.desk.game
                onChosen: choice => root.desk.game = choice
            }

            MvComboBox {
                Layout.fillWidth: true
                label: qsTr("Table")
                model: root.desk.houses
                choice: root.desk.house
                onActivated: index => root.desk.house = index
            }

            OptionRow {
                visible: root.levels.words.length > 0
                label: root.levels.label
                words: root.levels.words
                choice: root.desk.level
                onChosen: choice => root.desk.level = choice
            }

            OptionNumber {
                visible: !root.desk.byTime
                label: qsTr("Spins")
                detail: qsTr("In two periods")
                from: 2
                to: 40
                step: 2
                value: root.desk.spins
                onModified: value => root.desk.spins = value
            }

            OptionNumber {
                visible: root.desk.byTime
                label: qsTr("Minutes")
                detail: qsTr("The round in progress is dealt to its end")
                from: 1
                to: 60
                value: root.desk.minutes
                onModified: value => root.desk.minutes = value
            }

            OptionNumber {
                label: qsTr("Seconds for an action")
                detail: root.desk.limit === 0 ? qsTr("As long as it takes") : qsTr("Slower counts as a fault")
                from: 0
                to: 120
                step: 5
                seconds: true
                value: root.desk.limit
                onModified: value => root.desk.limit = value
            }

            Repeater {
                model: root.hands.length

                OptionRow {
                    id: hand

                    required property int index
                    readonly property croupierOption info: hand.index < root.hands.length ? root.hands[hand.index] : root.none

                    label: hand.info.label
                    words: hand.info.words
                    choice: hand.info.choice
                    onChosen: choice => root.desk.chooseHand(hand.info.part, choice)
                }
            }

            MvSeparator {
                Layout.fillWidth: true
            }

            OptionRow {
                label: qsTr("Weights")
                words: [qsTr("3 · 2 · 2"), qsTr("Equal")]
                choice: root.desk.preset < 2 ? root.desk.preset : -1
                onChosen: choice => root.desk.preset = choice
            }

            OptionNumber {
                label: qsTr("Weight of hospitality")
                from: 0
                to: 10
                value: root.desk.hospitality
                onModified: value => root.desk.hospitality = value
            }

            OptionNumber {
                label: qsTr("Weight of technique")
                from: 0
                to: 10
                value: root.desk.technique
                onModified: value => root.desk.technique = value
            }

            OptionNumber {
                label: qsTr("Weight of control")
                from: 0
                to: 10
                value: root.desk.control
                onModified: value => root.desk.control = value
            }

            OptionNumber {
                label: qsTr("Pass mark")
                detail: qsTr("Of 20 points")
                from: 0
                to: 20
                value: root.desk.pass
                onModified: value => root.desk.pass = value
            }

            OptionNumber {
                label: qsTr("A fault costs")
                detail: qsTr("Tenths of a point")
                from: 1
                to: 100
                value: root.desk.faultCost
                onModified: value => root.desk.faultCost = value
            }

            MvSeparator {
                Layout.fillWidth: true
            }

            OptionNumber {
                label: qsTr("Written questions")
                detail: root.desk.questions === 0 ? qsTr("No written part") : ""
                from: 0
                to: 200
                value: root.desk.questions
                onModified: value => root.desk.questions = value
            }

            OptionRow {
                visible: root.writes
                label: qsTr("Questions from")
                words: [qsTr("The program"), qsTr("The school"), qsTr("The rulebook")]
                choice: root.desk.source
                onChosen: choice => root.desk.source = choice
            }

            MvButton {
                Layout.fillWidth: true
                visible: root.writes && root.desk.source === 1
                iconName: "open"
                text: root.desk.bankName.length > 0 ? root.desk.bankName : qsTr("Choose the school's questions…")
                toolTip: qsTr("A file with questions, as the editor of questions writes it")
                onClicked: opener.open()
            }

            InlineMessage {
                Layout.fillWidth: true
                kind: InlineMessage.Error
                text: root.writes && root.desk.source === 1 ? root.desk.bankProblem : ""
            }

            Repeater {
                model: root.banked ? root.desk.subjects.length : 0

                MvSwitch {
                    id: subject

                    required property int index

                    Layout.fillWidth: true
                    text: [qsTr("Ask about payment"), qsTr("Ask about procedure"), qsTr("Ask about cases")][subject.index]
                    checked: root.desk.subjectsAsked[subject.index] ?? false
                    disabledReason: subject.checked && root.desk.oneSubject ? qsTr("One kind at least is asked") : ""
                    onToggled: root.desk.turnSubject(subject.index)
                }
            }

            OptionRow {
                visible: root.banked
                label: qsTr("About")
                words: [qsTr("The table's rules"), qsTr("Chosen rules")]
                choice: root.desk.widely
                onChosen: choice => root.desk.widely = choice
            }

            Repeater {
                model: root.banked && root.desk.widely === 1 ? root.desk.regulations.length : 0

                MvSwitch {
                    id: regulation

                    required property int index

                    Layout.fillWidth: true
                    text: root.desk.regulations[regulation.index] ?? ""
                    checked: root.desk.regulationsAsked[regulation.index] ?? false
                    disabledReason: regulation.checked && root.desk.oneRegulation ? qsTr("One regulation at least is asked about") : ""
                    onToggled: root.desk.turnRegulation(regulation.index)
                }
            }

            SmallText {
                Layout.fillWidth: true
                visible: root.banked
                text: qsTr("%n question(s) to draw from", "", Math.max(0, root.desk.available))
                color: root.desk.available < root.desk.questions ? Theme.warning : Theme.textSecondary
                wrapMode: Text.Wrap
            }

            MvButton {
                Layout.fillWidth: true
                iconName: "sheet"
                text: qsTr("Edit questions…")
                toolTip: qsTr("Write the school's questions, from the program's or from none")
                onClicked: root.editAsked()
            }

            OptionNumber {
                visible: root.desk.questions > 0
                label: qsTr("Right answers needed")
                detail: qsTr("Per cent of their marks")
                from: 0
                to: 100
                step: 5
                value: root.desk.writtenPass
                onModified: value => root.desk.writtenPass = value
            }

            MvRowLayout {
                Layout.fillWidth: true
                visible: root.banked
                spacing: Theme.spaceS

                MvButton {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    iconName: "save"
                    text: qsTr("On paper…")
                    toolTip: qsTr("The questions of this test number, to be answered by hand")
                    disabledReason: root.desk.available > 0 ? "" : qsTr("There are no questions to draw from")
                    onClicked: paper.ask(false)
                }

                MvButton {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    iconName: "save"
                    text: qsTr("With answers…")
                    toolTip: qsTr("The same questions with their answers and rules, for whoever marks them")
                    disabledReason: root.desk.available > 0 ? "" : qsTr("There are no questions to draw from")
                    onClicked: paper.ask(true)
                }
            }

            OptionNumber {
                label: qsTr("Test number")
                detail: root.desk.number === 0 ? qsTr("0: a new test each time") : qsTr("The same test each time")
                from: 0
                to: 999999
                value: root.desk.number
                onModified: value => root.desk.number = value
            }

            MvButton {
                iconName: "trash"
                text: qsTr("Delete tests")
                disabledReason: root.desk.past.length > 0 ? "" : qsTr("There are no tests yet")
                onClicked: sure.open()
            }
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: root.desk.failed ? InlineMessage.Error : InlineMessage.Good
            text: root.desk.message
        }
    }

    ForgetDialog {
        id: sure

        title: qsTr("Delete all tests?")
        words: qsTr("All tests taken are deleted, with their marks and answers. This can't be undone.")
        onConfirmed: root.desk.forget()
    }

    MvButton {
        id: start

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        large: true
        kind: MvButton.Primary
        text: qsTr("Begin the test")
        disabledReason: root.desk.missing
        onClicked: root.desk.start()
    }
}

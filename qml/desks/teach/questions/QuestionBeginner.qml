// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Which questions are edited: a copy of the program's, the school's, a file, or none yet.
MvDialog {
    id: root

    required property QuestionEditor editor
    required property TableTestDesk test
    /// Language of new banks.
    required property int language

    enum Then { Nothing, Copy, Empty, School, File, Draft }

    /// Next step after the dialog has closed and returned the focus.
    property int then: QuestionBeginner.Nothing

    /// Requests a file dialog.
    signal fileAsked

    /// Closes the dialog and remembers the next step.
    function leave(then: int): void {
        root.then = then;
        root.close();
    }

    function follow(): void {
        const then = root.then;
        root.then = QuestionBeginner.Nothing;
        if (then === QuestionBeginner.Copy)
            root.editor.beginCopy(root.language);
        else if (then === QuestionBeginner.Empty)
            root.editor.beginEmpty(root.language);
        else if (then === QuestionBeginner.School)
            root.editor.beginFile(root.test.bankFile);
        else if (then === QuestionBeginner.File)
            root.fileAsked();
        else if (then === QuestionBeginner.Draft)
            root.editor.takeDraft();
    }

    title: qsTr("Edit questions")
    subtitle: qsTr("The program's own questions stay as they are; a copy becomes the school's.")
    preferredWidth: Theme.px(620)
    onAboutToShow: root.editor.prepare()
    onClosed: root.follow()

    actions: [
        MvButton {
            text: qsTr("None yet")
            toolTip: qsTr("An empty bank")
            onClicked: root.leave(QuestionBeginner.Empty)
        },
        MvButton {
            iconName: "open"
            text: qsTr("From a file")
            onClicked: root.leave(QuestionBeginner.File)
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Copy the program's")
            onClicked: root.leave(QuestionBeginner.Copy)
        }
    ]

    WordChoices {
        Layout.fillWidth: true
        Layout.preferredHeight: implicitHeight
        label: qsTr("Language of the questions")
        words: [qsTr("Portuguese"), qsTr("English"), qsTr("Both")]
        choice: root.language
        onChosen: choice => root.language = choice
    }

    MvButton {
        Layout.fillWidth: true
        visible: root.test.bankName.length > 0
        iconName: "sheet"
        //: %1 a file name
        text: qsTr("The school's: %1").arg(root.test.bankName)
        onClicked: root.leave(QuestionBeginner.School)
    }

    InlineMessage {
        Layout.fillWidth: true
        text: root.editor.draft ? qsTr("There are questions that were not saved last time.") : ""
    }

    MvRowLayout {
        Layout.fillWidth: true
        visible: root.editor.draft
        spacing: Theme.spaceS

        MvButton {
            text: qsTr("Continue editing")
            onClicked: root.leave(QuestionBeginner.Draft)
        }

        MvButton {
            text: qsTr("Discard")
            onClicked: root.editor.forgetDraft()
        }
    }
}

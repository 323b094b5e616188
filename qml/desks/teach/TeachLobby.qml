// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The trainer's lobby: the lessons, the drills, and the reversed table; a running session covers it.
DeskPage {
    id: root

    required property TeachDesk desk

    readonly property DrillDesk drills: root.desk.drills
    readonly property LessonDesk lessons: root.desk.lessons
    readonly property LessonEditor editor: root.desk.editor
    readonly property CroupierRegistry croupiers: root.desk.croupiers
    /// Index of the reversed table; one beyond the last: the table test.
    property int game: 0
    readonly property bool atTest: root.game === root.croupiers.all.length
    readonly property CroupierDesk croupier: root.croupiers.atWork ?? root.croupiers.all[root.atTest ? 0 : root.game]
    readonly property EquipmentDesk equipment: root.desk.equipment
    readonly property ResultsDesk results: root.desk.results
    readonly property TableTestDesk test: root.desk.tableTest
    readonly property QuestionEditor questions: root.desk.questions
    /// Part on display: 0 lessons, 1 drills, 2 reversed table, 3 real equipment.
    property int part: 0

    readonly property bool testing: root.test.stage !== TableTestDesk.Choosing
    readonly property bool working: !root.testing && root.croupier.stage !== CroupierDesk.Choosing
    /// Page of the selected part, below the buttons.
    readonly property Item page: root.part === 0 ? library : root.part === 1 ? practice : root.part === 3 ? real : root.atTest ? examination : reversed
    /// Something is in progress.
    readonly property bool inSession: root.drills.stage !== DrillDesk.Choosing || root.working || root.testing

    /// Selects real equipment when the user comes back from such a table.
    function goOn(): void {
        if (root.equipment.takeReturn())
            root.part = 3;
        root.page.focus = true;
    }

    /// Shows or hides the page of the session.
    function showSession(): void {
        if (root.inSession && session.status === Loader.Null)
            session.setSource(root.testing ? "TestPage.qml" : root.working ? "CroupierPage.qml" : "DrillPage.qml", {
                "desk": root.testing ? root.test : root.working ? root.croupier : root.drills,
                "settings": root.application.settings
            });
        else if (!root.inSession)
            session.source = "";
    }

    /// Shows or hides the lesson editor.
    function showEditor(): void {
        if (root.editor.active && writing.status === Loader.Null)
            writing.setSource("LessonEditorPage.qml", {
                "editor": root.editor,
                "settings": root.application.settings
            });
        else if (!root.editor.active)
            writing.source = "";
    }

    /// Asks how a new lesson begins.
    function askNew(): void {
        if (beginner.status === Loader.Ready)
            (beginner.item as LessonBeginner).open();
        else
            beginner.setSource("LessonBeginner.qml", {
                "editor": root.editor
            });
    }

    /// Shows or hides the editor of questions.
    function showQuestions(): void {
        if (root.questions.active && asking.status === Loader.Null)
            asking.setSource("QuestionEditorPage.qml", {
                "editor": root.questions
            });
        else if (!root.questions.active)
            asking.source = "";
    }

    /// Asks which questions are edited.
    function askQuestions(): void {
        if (questionBeginner.status === Loader.Ready)
            (questionBeginner.item as QuestionBeginner).open();
        else
            questionBeginner.setSource("QuestionBeginner.qml", {
                "editor": root.questions,
                "test": root.test,
                "language": root.desk.language
            });
    }

    /// Shows the trainees and the results of the selected one.
    function showResults(): void {
        if (resultsLoader.status === Loader.Ready)
            (resultsLoader.item as ResultsSheet).open();
        else
            resultsLoader.setSource("ResultsSheet.qml", {
                "results": root.results
            });
    }

    /// Shows the class: results of all machines, and the course.
    function showClass(): void {
        if (classLoader.status === Loader.Ready)
            (classLoader.item as ClassSheet).open();
        else
            classLoader.setSource("ClassSheet.qml", {
                "classroom": root.desk.classroom
            });
    }

    /// Asks for a lesson file to show in the library, or to edit.
    function askFile(editing: bool): void {
        opener.editing = editing;
        opener.open();
    }

    busy: root.inSession || root.editor.active || root.questions.active
    // Not bound to the selection, so that the focus stays on the options while the user moves along them.
    onBusyChanged: if (!root.busy) root.page.focus = true
    onInSessionChanged: root.showSession()
    Component.onCompleted: {
        root.drills.open();
        root.lessons.open();
        root.editor.prepare();
        root.croupiers.open();
        root.equipment.open();
        root.test.open();
        root.showSession();
        root.showEditor();
        root.showQuestions();
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Teach")

    // Disabled while a session runs.
    Binding {
        target: root.tabs
        property: "visible"
        value: !root.busy
        restoreMode: Binding.RestoreValue
    }

    WordChoices {
        id: parts

        x: root.tabs.x
        y: root.tabs.y + root.tabs.height + (root.roomy ? Theme.spaceL : Theme.spaceS)
        width: Math.min(root.tabs.width, Theme.px(920)) - people.width - classButton.width - mathematics.width - 3 * Theme.spaceS
        height: implicitHeight
        visible: !root.busy
        folds: true
        label: qsTr("Lessons, drills, the reversed table or real equipment")
        words: [qsTr("Lessons"), qsTr("Drills"), qsTr("The reversed table"), qsTr("Real equipment")]
        choice: root.part
        onChosen: choice => root.part = choice
    }

    MvIconButton {
        id: people

        x: parts.x + parts.width + Theme.spaceS
        y: parts.y
        visible: !root.busy
        iconName: "people"
        active: root.results.trainee.length > 0
        toolTip: qsTr("Trainees and results (Ctrl+R). Now: %1").arg(root.results.name)
        shortcut: "Ctrl+R"
        onClicked: root.showResults()
    }

    MvIconButton {
        id: classButton

        x: people.x + people.width + Theme.spaceS
        y: parts.y
        visible: !root.busy
        iconName: "calendar"
        active: root.desk.classroom.hasFolder
        toolTip: qsTr("The class: results of all machines, and the course (Ctrl+Shift+R)")
        shortcut: "Ctrl+Shift+R"
        onClicked: root.showClass()
    }

    MvIconButton {
        id: mathematics

        x: classButton.x + classButton.width + Theme.spaceS
        y: parts.y
        visible: !root.busy
        iconName: "chart"
        toolTip: qsTr("The mathematics of the games: edge, best play, deviations, when prizes are won (Ctrl+M)")
        shortcut: "Ctrl+M"
        onClicked: figures.open()
    }

    FiguresOpener {
        id: figures

        figures: root.desk.figures
    }

    LessonList {
        id: library

        x: root.tabs.x
        y: parts.y + parts.height + Theme.spaceM
        width: root.tabs.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && root.part === 0
        focus: true
        desk: root.lessons
        editor: root.editor
        onBegun: root.lessons.begin(false)
        onFileAsked: root.askFile(false)
        onNewAsked: root.askNew()
    }

    DrillList {
        id: practice

        x: root.tabs.x
        y: parts.y + parts.height + Theme.spaceM
        width: root.tabs.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && root.part === 1
        desk: root.drills
        classroom: root.desk.classroom
    }

    WordChoices {
        id: games

        x: root.tabs.x
        y: parts.y + parts.height + Theme.spaceM
        width: Math.min(root.tabs.width, Theme.px(620))
        height: implicitHeight
        visible: !root.busy && root.part === 2
        folds: true
        label: qsTr("Game, or the table test")
        words: Array.from(root.croupiers.titles).concat([qsTr("Table test")])
        choice: root.game
        onChosen: choice => root.game = choice
    }

    CroupierIntro {
        id: reversed

        x: root.tabs.x
        y: games.y + games.height + Theme.spaceM
        width: root.tabs.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && root.part === 2 && !root.atTest
        desk: root.croupier
    }

    EquipmentIntro {
        id: real

        x: root.tabs.x
        y: parts.y + parts.height + Theme.spaceM
        width: root.tabs.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && root.part === 3
        desk: root.equipment
    }

    TestIntro {
        id: examination

        x: root.tabs.x
        y: games.y + games.height + Theme.spaceM
        width: root.tabs.width
        height: root.height - y - (root.roomy ? Theme.spaceXl : Theme.spaceM)
        visible: !root.busy && root.part === 2 && root.atTest
        desk: root.test
    }

    Panel {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.margins: root.roomy ? Theme.spaceXl : Theme.spaceM
        width: root.panelWidth
        visible: !root.busy
        padding: root.roomy ? Theme.spaceXl : Theme.spaceL
        elevation: 20

        DrillOptions {
            anchors.fill: parent
            visible: root.part === 1
            desk: root.drills
            classroom: root.desk.classroom
        }

        CroupierOptions {
            anchors.fill: parent
            visible: root.part === 2 && !root.atTest
            desk: root.croupier
        }

        EquipmentOptions {
            anchors.fill: parent
            visible: root.part === 3
            desk: root.equipment
            onRuleAsked: id => root.ruleAsked(id)
        }

        TestOptions {
            anchors.fill: parent
            visible: root.part === 2 && root.atTest
            desk: root.test
            onEditAsked: root.askQuestions()
        }

        LessonDetail {
            anchors.fill: parent
            visible: root.part === 0
            desk: root.lessons
            editor: root.editor
        }
    }

    Loader {
        id: session

        anchors.fill: parent
        visible: root.inSession
        focus: root.inSession

        onLoaded: session.forceActiveFocus()

        Connections {
            target: session.item as DrillPage
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
        }

        Connections {
            target: session.item as TestPage
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
        }

        Connections {
            target: session.item as CroupierPage
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
        }
    }

    Loader {
        id: writing

        anchors.fill: parent
        visible: root.editor.active
        focus: root.editor.active

        onLoaded: {
            writing.forceActiveFocus();
            (writing.item as LessonEditorPage).takePart();
        }
    }

    Loader {
        id: asking

        anchors.fill: parent
        visible: root.questions.active
        focus: root.questions.active

        onLoaded: {
            asking.forceActiveFocus();
            (asking.item as QuestionEditorPage).takePart();
        }

        Connections {
            target: asking.item as QuestionEditorPage
            function onUseAsked(file: url): void {
                root.test.setBankFile(file);
                root.test.source = 1;
                root.questions.close();
            }
        }
    }

    Loader {
        id: questionBeginner

        onLoaded: {
            const dialog = questionBeginner.item as QuestionBeginner;
            dialog.fileAsked.connect(() => questionOpener.open());
            dialog.open();
        }
    }

    FilePicker {
        id: questionOpener

        title: qsTr("Open questions")
        nameFilters: [qsTr("Questions (*.json)")]
        onPicked: file => root.questions.beginFile(file)
    }

    Loader {
        id: resultsLoader

        onLoaded: (resultsLoader.item as ResultsSheet).open()

        Connections {
            target: resultsLoader.item as ResultsSheet
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
        }
    }

    Loader {
        id: classLoader

        onLoaded: (classLoader.item as ClassSheet).open()

        Connections {
            target: classLoader.item as ClassSheet
            function onPractised(kind: int): void {
                root.part = kind === ClassDesk.LessonItem ? 0 : kind === ClassDesk.DrillItem ? 1 : kind === ClassDesk.TestItem ? 2 : root.part;
                if (kind === ClassDesk.TestItem)
                    root.game = root.croupiers.all.length; // the table test
                root.page.focus = true;
            }
        }
    }

    Loader {
        id: beginner

        onLoaded: {
            const dialog = beginner.item as LessonBeginner;
            dialog.fileAsked.connect(() => root.askFile(true));
            dialog.historyAsked.connect(root.historyAsked);
            dialog.open();
        }
    }

    FilePicker {
        id: opener

        property bool editing: false

        title: qsTr("Open a lesson")
        nameFilters: [qsTr("Lessons and scenarios (*.json)")]
        onPicked: file => opener.editing ? root.editor.beginFile(file) : root.lessons.openFile(file)
    }

    BadLessonDialog {
        id: bad

        canEdit: !bad.editing && ("" + root.lessons.refusedFile).length > 0
        onOtherAsked: root.askFile(bad.editing)
        onEditAsked: root.editor.beginFile(root.lessons.refusedFile)
    }

    Connections {
        target: root.lessons
        function onFileRefused(): void {
            bad.show(false, root.lessons.refusal);
        }
        function onFileOpened(): void {
            root.part = 0;
            root.page.focus = true;
        }
    }

    Connections {
        target: root.editor
        function onActiveChanged(): void {
            root.showEditor();
            root.lessons.open();
        }
        function onNotBegun(): void {
            bad.show(true, root.editor.refused);
        }
    }

    MvDialog {
        id: badQuestions

        title: qsTr("These questions can't be opened")
        preferredWidth: Theme.px(620)
        actions: [
            MvButton {
                text: qsTr("Choose another file")
                onClicked: {
                    badQuestions.accept();
                    questionOpener.open();
                }
            },
            MvButton {
                text: qsTr("Close")
                kind: MvButton.Primary
                onClicked: badQuestions.reject()
            }
        ]

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Error
            text: root.questions.refused
        }
    }

    Connections {
        target: root.questions
        function onActiveChanged(): void {
            root.showQuestions();
        }
        function onNotBegun(): void {
            badQuestions.open();
        }
    }

    /// A lesson file that cannot be opened: file, place and reason.
    component BadLessonDialog: MvDialog {
        id: badLesson

        property string reason
        /// It was opened for editing.
        property bool editing: false
        /// The editor may be able to open it.
        property bool canEdit: false
        /// Open it in the editor once this dialog has closed.
        property bool edits: false

        /// Requests another file.
        signal otherAsked
        /// Requests to open it in the editor.
        signal editAsked

        function show(editing: bool, reason: string): void {
            badLesson.editing = editing;
            badLesson.reason = reason;
            badLesson.open();
        }

        title: qsTr("This lesson can't be opened")
        preferredWidth: Theme.px(620)

        onClosed: {
            if (badLesson.edits)
                badLesson.editAsked();
            badLesson.edits = false;
        }

        actions: [
            MvButton {
                visible: badLesson.canEdit
                iconName: "sheet"
                text: qsTr("Open in the editor")
                onClicked: {
                    badLesson.edits = true;
                    badLesson.close();
                }
            },
            MvButton {
                text: qsTr("Choose another file")
                onClicked: {
                    badLesson.accept();
                    badLesson.otherAsked();
                }
            },
            MvButton {
                text: qsTr("Close")
                kind: MvButton.Primary
                onClicked: badLesson.reject()
            }
        ]

        InlineMessage {
            Layout.fillWidth: true
            kind: InlineMessage.Error
            text: badLesson.reason
        }

        SmallText {
            Layout.fillWidth: true
            text: badLesson.editing ? qsTr("Nothing was changed. Choose something else to begin with.") : qsTr("Nothing was changed. Correct the file at the place named and open it again.")
            wrapMode: Text.Wrap
        }
    }
}

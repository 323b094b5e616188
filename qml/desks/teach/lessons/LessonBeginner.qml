// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// How a lesson begins: with an empty table, a shipped scenario, a file, or a round on record.
MvDialog {
    id: root

    required property LessonEditor editor

    enum From { Table, Scenario }
    enum Then { Nothing, Begin, File, History }

    property int from: LessonBeginner.Table
    property int table: 0
    property int scenario: -1
    property string search
    /// Next step after the dialog has closed and returned the focus.
    property int then: LessonBeginner.Nothing

    /// Requests a file dialog; requests the rounds on record.
    signal fileAsked
    signal historyAsked

    /// Closes the dialog and remembers the next step.
    function leave(then: int): void {
        root.then = then;
        root.close();
    }

    function follow(): void {
        const then = root.then;
        root.then = LessonBeginner.Nothing;
        if (then === LessonBeginner.File)
            root.fileAsked();
        else if (then === LessonBeginner.History)
            root.historyAsked();
        else if (then === LessonBeginner.Begin && root.from === LessonBeginner.Table)
            root.editor.beginEmpty(root.table);
        else if (then === LessonBeginner.Begin)
            root.editor.beginScenario(root.scenario);
    }

    title: qsTr("New lesson")
    subtitle: qsTr("From an empty table, or from something that already exists.")
    preferredWidth: Theme.px(760)
    onAboutToShow: root.editor.prepare()
    onClosed: root.follow()

    actions: [
        MvButton {
            iconName: "open"
            text: qsTr("From a file")
            toolTip: qsTr("A lesson or scenario file")
            onClicked: root.leave(LessonBeginner.File)
        },
        MvButton {
            iconName: "history"
            text: qsTr("From a round")
            toolTip: qsTr("A round on record: choose it in the history, and press Lesson (L)")
            onClicked: root.leave(LessonBeginner.History)
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Begin")
            disabledReason: root.from === LessonBeginner.Table || root.scenario >= 0 ? "" : qsTr("No scenario is selected")
            onClicked: root.leave(LessonBeginner.Begin)
        }
    ]

    WordChoices {
        id: parts

        Layout.fillWidth: true
        label: qsTr("What it starts from")
        words: [qsTr("Empty table"), qsTr("Shipped scenario")]
        choice: root.from
        onChosen: choice => root.from = choice
    }

    MvComboBox {
        Layout.fillWidth: true
        visible: root.from === LessonBeginner.Table
        label: qsTr("Game and rules")
        model: root.editor.games
        choice: root.table
        onActivated: index => root.table = index
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.from === LessonBeginner.Table
        text: qsTr("One player sits there, with no actions yet. All of it can be changed later.")
        secondary: true
    }

    MvTextField {
        id: wanted

        Layout.fillWidth: true
        visible: root.from === LessonBeginner.Scenario
        label: qsTr("Search the scenarios")
        placeholderText: qsTr("Words in the title")
        text: root.search
        onTextEdited: root.search = wanted.text
    }

    ListView {
        id: list

        /// Index of the next scenario that matches the search.
        function near(by: int): int {
            for (let i = root.scenario + by; i >= 0 && i < list.count; i += by) {
                if (root.editor.scenarioFits(i, root.search))
                    return i;
            }
            return root.scenario;
        }

        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(300)
        visible: root.from === LessonBeginner.Scenario
        model: root.editor.scenarios
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: root.scenario
        highlightMoveDuration: 0
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Scenarios")
        Keys.onUpPressed: root.scenario = list.near(-1)
        Keys.onDownPressed: root.scenario = list.near(1)
        Keys.onReturnPressed: if (root.scenario >= 0) root.leave(LessonBeginner.Begin)

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: T.AbstractButton {
            id: row

            required property int index
            required property string modelData
            readonly property bool fits: root.editor.scenarioFits(row.index, root.search)
            readonly property bool current: root.scenario === row.index

            width: list.width - Theme.spaceL
            height: row.fits ? Theme.controlHeightSmall : 0
            visible: row.fits
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            text: row.modelData
            Accessible.role: Accessible.ListItem
            Accessible.name: row.modelData
            Accessible.selectable: true
            Accessible.selected: row.current
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.scenario = row.index;
            }
            onDoubleClicked: root.leave(LessonBeginner.Begin)

            contentItem: MvLabel {
                leftPadding: Theme.spaceS
                text: row.text
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                color: row.current ? Theme.brassLight : Theme.text
                Accessible.ignored: true
            }

            background: Rectangle {
                radius: Theme.radiusS
                color: row.current ? Theme.lacquerRaised : row.hovered ? Theme.lacquerHover : "transparent"

                FocusRing {
                    visible: row.current && list.activeFocus
                    inside: true
                    targetRadius: Theme.radiusS
                }
            }
        }
    }
}

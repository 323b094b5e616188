// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// All rules of the five regulations, in the columns inspectors use.
MvDialog {
    id: root

    required property ConformityModel conformity
    /// The same, for Connections: qmllint does not know what list models derive from.
    readonly property var list: root.conformity
    required property OfficialTexts official
    /// `pt` or `en`.
    required property string language
    /// Why a scenario cannot be played now; empty: it can.
    property string noPlay

    /// Requests the text of a rule.
    signal ruleAsked(string id)
    /// Requests to play a shipped scenario.
    signal scenarioAsked(string name)

    /// Keeps a picture of what the window shows below dialogs, as evidence for the rule of a row.
    function takePicture(row: int): void {
        rules.windowContent.grabToImage(result => root.conformity.keepPicture(row, result.image));
    }

    /// Asks for the file to save the list to.
    function save(): void {
        picker.propose(root.conformity.proposedFile());
    }

    title: qsTr("Conformity list")
    subtitle: root.conformity.summary
    preferredWidth: Theme.px(1200)
    initialFocus: rules
    onAboutToShow: {
        root.conformity.begin();
        rules.currentIndex = -1; // the focus goes to the rule, not to an unfinished remark
        rules.currentIndex = root.conformity.current();
        rules.positionViewAtIndex(rules.currentIndex, ListView.Center);
    }
    // nothing may cover a hand with a running deadline (P31)
    onClosed: {
        picker.close();
        texts.close();
    }

    actions: [
        MvButton {
            iconName: "book"
            text: qsTr("Official texts…")
            toolTip: qsTr("Open the law's own words, to read them beside ours")
            onClicked: texts.open()
        },
        MvButton {
            iconName: "save"
            text: qsTr("Save")
            toolTip: qsTr("Save what is shown as PDF or text (Ctrl+S)")
            shortcut: "Ctrl+S"
            keyHint: ""
            disabledReason: rules.count > 0 ? "" : qsTr("Nothing is shown")
            onClicked: root.save()
        },
        MvButton {
            iconName: "print"
            text: qsTr("Print")
            toolTip: qsTr("Opens it in this system's PDF viewer, to print it there (Ctrl+P)")
            shortcut: "Ctrl+P"
            keyHint: ""
            disabledReason: rules.count > 0 ? "" : qsTr("Nothing is shown")
            onClicked: root.conformity.print()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    OfficialTextsDialog {
        id: texts

        official: root.official
        language: root.language
    }

    MvDialog {
        id: removal

        property string rule

        title: qsTr("Remove the verdict on rule %1?").arg(removal.rule)
        actions: [
            MvButton {
                text: qsTr("Remove")
                onClicked: {
                    removal.accept();
                    root.conformity.withdraw(removal.rule);
                }
            },
            MvButton {
                kind: MvButton.Primary
                text: qsTr("Keep")
                onClicked: removal.reject()
            }
        ]

        BodyText {
            Layout.fillWidth: true
            text: qsTr("It stays in the case's chain, followed by an entry that withdraws it.")
        }
    }

    Connections {
        target: root.list
        enabled: root.visible
        function onRemovalAsked(rule: string): void {
            removal.rule = rule;
            removal.open();
        }
    }

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvComboBox {
            Layout.preferredWidth: Theme.px(230)
            label: qsTr("Regulation")
            model: root.conformity.regulations
            choice: root.conformity.regulation
            onActivated: index => root.conformity.regulation = index
        }

        MvComboBox {
            Layout.preferredWidth: Theme.px(230)
            label: qsTr("Which rules")
            model: root.conformity.shows
            choice: root.conformity.shown
            onActivated: index => root.conformity.shown = index
        }

        MvTextField {
            id: search

            Layout.fillWidth: true
            label: qsTr("Search the rules")
            placeholderText: qsTr("Number or words")
            text: root.conformity.search
            onTextEdited: root.conformity.search = search.text
        }

        MvTextField {
            id: initials

            Layout.preferredWidth: Theme.px(170)
            label: qsTr("Inspector's initials")
            placeholderText: qsTr("Your initials")
            maximumLength: 8
            text: root.conformity.initials
            onTextEdited: root.conformity.initials = initials.text
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: root.conformity.message.length > 0
        kind: root.conformity.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.conformity.message
    }

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(240), Math.min(Theme.px(640), root.room ? root.room.height - Theme.px(330) : 0))

        ConformityColumns {
            id: listColumns

            width: rules.width - Theme.spaceM
        }

        Item {
            id: heads

            width: parent.width
            height: Theme.px(24)

            Repeater {
                model: listColumns.titles

                SmallText {
                    id: heading

                    required property int index
                    required property string modelData

                    x: listColumns.places[heading.index] ?? 0
                    width: (listColumns.places[heading.index + 1] ?? parent.width) - x - Theme.spaceXs
                    text: heading.modelData
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(11)
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }

        ListView {
            id: rules

            readonly property Item windowContent: T.ApplicationWindow.contentItem

            /// The selected rule stays selected and in sight when the search or its own height changes.
            function keepInSight(): void {
                rules.currentIndex = root.conformity.current();
                if (rules.currentIndex >= 0)
                    rules.positionViewAtIndex(rules.currentIndex, ListView.Contain);
            }

            anchors.top: heads.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            model: root.conformity
            clip: true
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            // Rows prepared ahead would be requested from a list that a search has made shorter.
            cacheBuffer: 0
            currentIndex: -1
            onCurrentIndexChanged: root.conformity.setCurrent(rules.currentIndex)
            highlightMoveDuration: 0
            section.property: "regulation"
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Rules")
            // 1, 2 and 3 set the verdict of that column; the right arrow opens the rule.
            Keys.onPressed: event => {
                const to = leap.target(rules.currentIndex, event.key);
                if (to >= 0) {
                    rules.currentIndex = to;
                    event.accepted = true;
                    return;
                }
                const row = rules.currentItem as ConformityRow;
                event.accepted = row !== null && (event.key === Qt.Key_Right || (event.key >= Qt.Key_1 && event.key <= Qt.Key_3));
                if (!event.accepted)
                    return;
                if (event.key === Qt.Key_Right)
                    root.ruleAsked(row.rule);
                else if (!event.isAutoRepeat)
                    root.conformity.judge(rules.currentIndex, event.key - Qt.Key_0);
            }

            // After the rows have been laid out.
            Timer {
                id: inSight

                interval: 0
                onTriggered: rules.keepInSight()
            }

            Connections {
                target: root.list
                function onModelReset(): void {
                    inSight.restart();
                }
            }

            ListLeap {
                id: leap

                list: rules
            }

            T.ScrollBar.vertical: MvScrollBar {}

            delegate: ConformityRow {
                id: row

                width: listColumns.width
                conformity: root.conformity
                official: root.official
                columns: listColumns
                current: rules.currentIndex === row.index
                heading: row.ListView.section === row.ListView.previousSection ? "" : row.ListView.section
                noPlay: root.noPlay
                onImplicitHeightChanged: {
                    if (row.current)
                        inSight.restart();
                }
                onPressed: {
                    rules.currentIndex = row.index;
                    rules.forceActiveFocus(Qt.MouseFocusReason);
                }
                onPictureAsked: root.takePicture(row.index)
                onRuleAsked: id => root.ruleAsked(id)
                onScenarioAsked: name => {
                    root.close();
                    root.scenarioAsked(name);
                }
            }

            MvLabel {
                anchors.centerIn: parent
                visible: rules.count === 0
                text: qsTr("No rule matches the search.")
                secondary: true
            }
        }
    }

    MvProgressBar {
        Layout.fillWidth: true
        visible: root.conformity.busy
        label: qsTr("The shipped scenarios are being played: which rules do they assert?")
        value: root.conformity.progress
    }

    FilePicker {
        id: picker

        title: qsTr("Save the list")
        saving: true
        nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")]
        suffix: "pdf"
        onPicked: file => root.conformity.save(file)
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The rulebook: for each game how to play, pay tables, all rules and readings, how to complain, and terms; keys;
/// search. It can cover the table or the lobby without stopping it (P38).
FocusScope {
    id: root

    required property RulebookModel rulebook
    required property AppSettings settings
    required property GameRegistry games

    /// Whether a guided first round of the chosen game can be started from here.
    property bool canLearn: false
    property string page
    property string subject
    /// Whether there is no room for contents and section next to each other; and which of them is shown.
    readonly property bool narrow: root.width < Theme.px(700) * Theme.textScale
    property bool listing: false

    /// Requests to close the rulebook.
    signal closeAsked
    /// Requests the guided first round.
    signal learnAsked

    /// Opens a rule's chapter and marks the rule; `P12` alone marks P12a to P12j.
    function showRule(id: string): void {
        search.clear();
        search.forceActiveFocus();
        root.open("ChapterSection", root.rulebook.rule(id).chapter, id);
    }

    /// Opens a section by its file and subject, and marks the requested rule, if any.
    function open(page: string, subject: string, sought: string): void {
        pause.stop();
        root.listing = false;
        root.page = page;
        root.subject = subject;
        sectionLoader.setSource(Qt.resolvedUrl(page + ".qml"), {
            "rulebook": root.rulebook,
            "settings": root.settings,
            "games": root.games,
            "subject": subject,
            "sought": sought
        });
    }

    /// Shows the results for the text in the field; if it is empty, the beginning.
    function look(): void {
        pause.stop();
        const text = search.text.trim();
        text.length > 0 ? root.open("FoundSection", text, "") : root.open("GuideSectionPage", root.rulebook.beginning, "");
    }

    /// Opens the beginning.
    function start(): void {
        search.clear();
        search.forceActiveFocus();
        root.open("GuideSectionPage", root.rulebook.beginning, "");
    }

    /// The title of the open section.
    function heading(): string {
        switch (root.page) {
        case "ChapterSection":
            return root.rulebook.chapterTitle(root.subject);
        case "GuideSectionPage":
        case "PayTableSection":
        case "GlossarySection":
            return root.rulebook.guideSection(root.subject).title;
        case "KeyboardSection":
            return qsTr("Keyboard");
        default:
            return qsTr("Search");
        }
    }

    /// Lays out items added and removed while hidden: on Qt 6.4 a closed dialog does not do it.
    function settle(): void {
        whole.ensurePolished();
        head.ensurePolished();
        body.ensurePolished();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rules of the game")

    // Searches when the user pauses typing.
    Timer {
        id: pause

        interval: 150
        onTriggered: root.look()
    }

    Connections {
        target: sectionLoader.item
        function onRuleAsked(id: string): void {
            root.showRule(id);
        }
    }

    ColumnLayout {
        id: whole

        anchors.fill: parent
        anchors.margins: root.narrow ? Theme.spaceL : Theme.spaceXl
        anchors.topMargin: Theme.spaceL
        spacing: Theme.spaceL

        RowLayout {
            id: head

            Layout.fillWidth: true
            spacing: Theme.spaceL

            MvIconButton {
                visible: root.narrow
                iconName: "menu"
                toolTip: root.listing ? qsTr("Back to the page") : qsTr("Contents")
                onClicked: root.listing = !root.listing
            }

            TitleText {
                Layout.fillWidth: true
                visible: !root.narrow
                text: qsTr("Rules of the game")
                elide: Text.ElideRight
            }

            MvButton {
                visible: root.canLearn
                kind: MvButton.Primary
                iconName: "play"
                text: qsTr("Play a guided round")
                onClicked: root.learnAsked()
            }

            MvTextField {
                id: search

                Layout.fillWidth: root.narrow
                Layout.preferredWidth: Theme.px(260)
                label: qsTr("Search the rules")
                placeholderText: qsTr("Search: P26, O19, flush, zero…")
                focus: true
                onTextEdited: text.trim().length > 0 ? pause.restart() : root.look()
                onAccepted: root.look()
            }

            MvIconButton {
                iconName: "close"
                toolTip: qsTr("Close the rules (Esc)")
                onClicked: root.closeAsked()
            }
        }

        MvSeparator {
            Layout.fillWidth: true
        }

        RowLayout {
            id: body

            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.spaceXl

            RulebookContents {
                Layout.preferredWidth: Theme.px(256 * Theme.textScale)
                Layout.fillWidth: root.narrow
                Layout.fillHeight: true
                visible: !root.narrow || root.listing
                alone: root.narrow
                rulebook: root.rulebook
                page: root.page
                subject: root.subject
                onOpened: (page, subject) => {
                    search.clear();
                    root.open(page, subject, "");
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !root.narrow || !root.listing
                spacing: Theme.spaceM

                HeadingText {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.spaceM
                    text: root.rulebook.language.length > 0 ? root.heading() : ""
                    elide: Text.ElideRight
                }

                Loader {
                    id: sectionLoader

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                }
            }
        }
    }
}

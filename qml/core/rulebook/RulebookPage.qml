// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The rulebook: for each game how to play, pay-tables, every rule and reading, how to complain, words; keyboard; search.
/// Made to lie over the table or the lobby without stopping it (P38).
FocusScope {
    id: root

    required property RulebookModel rulebook
    required property AppSettings settings
    required property HouseGames games

    /// A guided first round of the chosen game can be played from here.
    property bool canLearn: false
    property string page
    property string subject
    /// There is no room for contents and section side by side; which of them is seen.
    readonly property bool narrow: root.width < Theme.px(700) * Theme.textScale
    property bool listing: false

    /// The reader is done.
    signal closeAsked
    /// The guided first round is wanted.
    signal learnAsked

    /// Opens the chapter in which a rule stands, with the rule marked; `P12` alone marks all of P12a to P12j.
    function showRule(id: string): void {
        search.clear();
        search.forceActiveFocus();
        root.open("ChapterSection", root.rulebook.rule(id).chapter, id);
    }

    /// Opens a section by its file and what it is about, and marks the rule that was sought, if any.
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

    /// Shows what is found of what stands in the field; where nothing stands, the beginning.
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
        root.listing = root.narrow;
    }

    /// The name of the section that is open.
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

    /// What has come and gone while nobody looked is laid out: on Qt 6.4 a closed sheet does not do it.
    function settle(): void {
        whole.ensurePolished();
        head.ensurePolished();
        body.ensurePolished();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rules of the game")

    // Who types is looked for when the hand rests.
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

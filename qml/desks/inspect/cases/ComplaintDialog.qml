// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// A complaint in three minutes: the round's facts from the record, moments to pick, and the inspector's
/// finding. Every change is saved as a draft.
MvDialog {
    id: root

    required property ComplaintDesk complaints

    /// Asks for the PDF to write; the same facts as JSON, and the checksums of both, go next to it.
    function save(): void {
        picker.propose(root.complaints.proposedFile());
    }

    title: root.complaints.title
    subtitle: root.complaints.closed ? qsTr("The case is closed: this complaint can only be read.") : qsTr("What is typed is saved at once, in this inspection's file.")
    preferredWidth: Math.max(Theme.px(1160), root.room ? root.room.width * 0.8 : 0)
    initialFocus: form.first
    onAboutToShow: moments.positionViewAtIndex(root.complaints.firstMoment, ListView.Center)
    onClosed: {
        root.complaints.cancelCheck();
        root.complaints.seal();
        picker.close(); // nothing may cover a hand with a running deadline (P31)
    }

    actions: [
        MvButton {
            iconName: "undo"
            text: qsTr("Undo")
            toolTip: qsTr("Undoes the last change (Ctrl+Z)")
            shortcut: "Ctrl+Z"
            keyHint: ""
            disabledReason: root.complaints.canUndo ? "" : qsTr("Nothing has been changed")
            onClicked: root.complaints.undo()
        },
        MvButton {
            iconName: "forward"
            text: qsTr("Redo")
            toolTip: qsTr("Redoes the change (Ctrl+Shift+Z)")
            shortcut: "Ctrl+Shift+Z"
            keyHint: ""
            disabledReason: root.complaints.canRedo ? "" : qsTr("Nothing has been undone")
            onClicked: root.complaints.redo()
        },
        MvButton {
            kind: MvButton.Primary
            iconName: "save"
            text: qsTr("Save the sheet")
            toolTip: qsTr("PDF and JSON with the case's file, and the checksums of all (Ctrl+S)")
            shortcut: "Ctrl+S"
            keyHint: ""
            disabledReason: root.complaints.busy ? qsTr("Please wait") : ""
            onClicked: root.save()
        },
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Item {
        id: frame

        readonly property real formWidth: Math.round(width * 0.48)

        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(280), Math.min(Theme.px(760), root.room ? root.room.height - Theme.px(270) : 0))

        ComplaintForm {
            id: form

            width: frame.formWidth
            height: parent.height
            enabled: !root.complaints.closed
            complaints: root.complaints
        }

        Rectangle {
            x: frame.formWidth + Theme.spaceS
            width: Theme.line
            height: parent.height
            color: Theme.hairline
        }

        HeadingText {
            id: heading

            x: frame.formWidth + Theme.spaceL
            width: parent.width - x
            text: qsTr("Moments for the sheet")
            elide: Text.ElideRight
        }

        SmallText {
            id: hint

            anchors.top: heading.bottom
            x: heading.x
            width: heading.width
            text: qsTr("Space picks an event; the sheet shows it with a picture of the round right after it, twelve at most.")
            wrapMode: Text.Wrap
        }

        ListView {
            id: moments

            anchors.top: hint.bottom
            anchors.topMargin: Theme.spaceS
            anchors.bottom: checks.top
            anchors.bottomMargin: Theme.spaceS
            x: heading.x
            width: heading.width
            model: root.complaints.moments
            clip: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Moments of the round")
            Keys.onSpacePressed: root.complaints.pick(moments.currentIndex)
            Keys.onPressed: event => {
                const to = leap.target(moments.currentIndex, event.key);
                event.accepted = to >= 0;
                if (event.accepted)
                    moments.currentIndex = to;
            }

            ListLeap {
                id: leap

                list: moments
            }

            T.ScrollBar.vertical: MvScrollBar {}

            delegate: MomentRow {
                id: row

                required property int index

                width: moments.width - Theme.spaceM
                pickable: true
                current: moments.currentIndex === row.index
                listFocused: moments.activeFocus
                onPressed: {
                    moments.currentIndex = row.index;
                    moments.forceActiveFocus(Qt.MouseFocusReason);
                }
                onPickAsked: root.complaints.pick(row.index)
            }

            MvLabel {
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.spaceL
                visible: moments.count === 0
                text: root.complaints.busy ? qsTr("The round is being read…") : qsTr("The round is no longer on record. The draft keeps what was picked.")
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                secondary: true
            }
        }

        Item {
            id: checks

            anchors.bottom: parent.bottom
            x: heading.x
            width: heading.width
            height: Math.max(checker.height, verdict.height)

            MvButton {
                id: checker

                anchors.verticalCenter: parent.verticalCenter
                iconName: root.complaints.checking ? "close" : "check"
                text: root.complaints.checking ? qsTr("Stop checking") : qsTr("Check the round")
                toolTip: qsTr("Replays its table from the opening up to this round, and compares every event (Ctrl+Shift+V)")
                shortcut: "Ctrl+Shift+V"
                keyHint: ""
                onClicked: root.complaints.checking ? root.complaints.cancelCheck() : root.complaints.verify()
            }

            MvProgressBar {
                anchors.left: checker.right
                anchors.leftMargin: Theme.spaceM
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: root.complaints.checking
                label: qsTr("The round is being checked")
                value: root.complaints.progress
            }

            InlineMessage {
                id: verdict

                anchors.left: checker.right
                anchors.leftMargin: Theme.spaceM
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: text.length > 0 && !root.complaints.checking
                kind: root.complaints.whole ? InlineMessage.Good : InlineMessage.Error
                text: root.complaints.verdict
            }
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.complaints.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.complaints.message
    }

    FilePicker {
        id: picker

        title: qsTr("Save as PDF, with JSON, the case's file and checksums beside it")
        saving: true
        nameFilters: [qsTr("PDF (*.pdf)")]
        suffix: "pdf"
        onPicked: file => root.complaints.save(file)
    }

    /// Fields that the inspector fills in for a complaint, below the facts from the record.
    component ComplaintForm: MvScrollColumn {
        id: complaintForm

        required property ComplaintDesk complaints
        readonly property Item first: complaint.area

        spacing: Theme.spaceS

        Column {
            id: facts

            Layout.fillWidth: true
            spacing: Theme.line

            Repeater {
                model: complaintForm.complaints.facts

                Item {
                    id: fact

                    required property labelledFact modelData

                    width: facts.width
                    height: value.implicitHeight
                    Accessible.role: Accessible.StaticText
                    Accessible.name: fact.modelData.label + ": " + fact.modelData.value

                    SmallText {
                        width: Theme.px(140)
                        text: fact.modelData.label
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    SmallText {
                        id: value

                        x: Theme.px(148)
                        width: parent.width - x
                        text: fact.modelData.value
                        color: Theme.text
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }

        StoredText {
            id: complaint

            Layout.fillWidth: true
            label: qsTr("Subject of the complaint")
            value: complaintForm.complaints.subject
            onEdited: text => complaintForm.complaints.subject = text
        }

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Complainant")
            Accessible.ignored: true
        }

        MvComboBox {
            Layout.fillWidth: true
            label: qsTr("Complainant")
            model: complaintForm.complaints.players
            choice: complaintForm.complaints.player
            onActivated: index => complaintForm.complaints.player = index
        }

        SmallText {
            Layout.fillWidth: true
            text: qsTr("Whose error was it?")
            Accessible.ignored: true
        }

        WordChoices {
            Layout.fillWidth: true
            label: qsTr("Whose error was it?")
            words: [qsTr("Undecided"), qsTr("The table's"), qsTr("The player's"), qsTr("Nobody's")]
            choice: complaintForm.complaints.finding
            onChosen: choice => complaintForm.complaints.finding = choice
        }

        MvRowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            MvTextField {
                Layout.preferredWidth: Theme.px(180)
                label: qsTr("Sum in dispute")
                placeholderText: qsTr("Sum in dispute")
                text: complaintForm.complaints.sum
                maximumLength: 40
                error: complaintForm.complaints.sumBad ? qsTr("Write the sum as 12.50.") : ""
                onTextEdited: complaintForm.complaints.sum = text
            }

            MvTextField {
                Layout.preferredWidth: Theme.px(180)
                label: qsTr("Sum due")
                placeholderText: qsTr("Sum due")
                text: complaintForm.complaints.due
                maximumLength: 40
                error: complaintForm.complaints.dueBad ? qsTr("Write the sum as 12.50.") : ""
                onTextEdited: complaintForm.complaints.due = text
            }

            MvTextField {
                id: ruleSought

                property bool isFound: true

                Layout.preferredWidth: Theme.px(110)
                label: qsTr("Find the deciding rule")
                placeholderText: qsTr("P26 or words")
                error: ruleSought.isFound ? "" : qsTr("No rule of this round's regulation")
                onTextEdited: ruleSought.isFound = ruleSought.text.trim().length === 0 || complaintForm.complaints.findRule(ruleSought.text)
            }

            MvComboBox {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.px(200)
                label: qsTr("Deciding rule")
                model: complaintForm.complaints.rules
                choice: complaintForm.complaints.rule
                onActivated: index => complaintForm.complaints.rule = index
            }
        }

        InlineMessage {
            Layout.fillWidth: true
            visible: complaintForm.complaints.sumBad || complaintForm.complaints.dueBad
            kind: InlineMessage.Error
            text: qsTr("Write the sum as 12.50.")
        }

        StoredText {
            Layout.fillWidth: true
            label: qsTr("Remarks")
            value: complaintForm.complaints.remarks
            onEdited: text => complaintForm.complaints.remarks = text
        }

        MvRowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            MvTextField {
                Layout.preferredWidth: Theme.px(150)
                label: qsTr("Inspector's initials")
                placeholderText: qsTr("Initials")
                text: complaintForm.complaints.initials
                maximumLength: 40
                onTextEdited: complaintForm.complaints.initials = text
            }

            Item {
                Layout.fillWidth: true
            }
        }
    }
}

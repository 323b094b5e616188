// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The cases: the open one with its facts and parts, and the report to hand over with its checksum.
MvDialog {
    id: root

    required property ReportDesk report

    /// Requests to open a complaint, by index.
    signal complaintAsked(int place)

    /// Asks for the PDF to write; the same facts as JSON, and the checksums of both, go next to it.
    function save(): void {
        picker.propose(root.report.proposedFile());
    }
    function openEntry(row: int): void {
        const entry = root.report.entries[row]; // the list's item may not be there yet
        if (entry && entry.kind === 0)
            root.complaintAsked(entry.place);
    }
    function removeEntry(row: int): void {
        const entry = root.report.entries[row];
        if (entry)
            root.report.remove(entry.kind, entry.place);
    }

    title: root.report.number.length > 0 ? qsTr("Case %1").arg(root.report.number) : qsTr("New case")
    subtitle: root.report.period + " " + root.report.summary
    preferredWidth: Theme.px(1080)
    initialFocus: parts
    onAboutToShow: root.report.begin()
    onClosed: {
        root.report.seal();
        exporting.close();
        picker.close(); // nothing may cover a hand with a running deadline (P31)
    }

    actions: [
        MvButton {
            iconName: "undo"
            text: qsTr("Undo")
            toolTip: qsTr("Restores what was removed last (Ctrl+Z)")
            shortcut: "Ctrl+Z"
            keyHint: ""
            disabledReason: root.report.canUndo ? "" : qsTr("Nothing has been removed")
            onClicked: root.report.undo()
        },
        MvButton {
            iconName: "plus"
            text: qsTr("New case")
            toolTip: qsTr("Begins another case; this one stays in the list (Ctrl+N)")
            shortcut: "Ctrl+N"
            keyHint: ""
            disabledReason: root.report.canBegin ? "" : qsTr("This case is still empty")
            onClicked: root.report.beginCase()
        },
        MvButton {
            iconName: root.report.closed ? "open" : "check"
            text: root.report.closed ? qsTr("Reopen the case") : qsTr("Close the case")
            toolTip: root.report.closed ? qsTr("Reopening is an entry in the case's chain") : qsTr("A closed case can only be read")
            disabledReason: root.report.canBegin ? "" : qsTr("This case is still empty")
            onClicked: root.report.closed ? root.report.reopenCase() : root.report.closeCase()
        },
        MvButton {
            iconName: "sheet"
            text: qsTr("Export…")
            toolTip: qsTr("Writes the rounds of a game and a period for a spreadsheet, or as JSON")
            onClicked: exporting.open()
        },
        MvButton {
            kind: MvButton.Primary
            iconName: root.report.busy ? "close" : "save"
            text: root.report.busy ? qsTr("Stop") : qsTr("Save the report")
            toolTip: qsTr("PDF and JSON with the case's file, and the checksums of all (Ctrl+S)")
            shortcut: "Ctrl+S"
            keyHint: ""
            onClicked: root.report.busy ? root.report.cancel() : root.save()
        },
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvComboBox {
            Layout.fillWidth: true
            label: qsTr("Case")
            model: root.report.cases
            choice: root.report.currentCase
            disabledReason: root.report.cases.length > 1 ? "" : qsTr("There is no other case")
            onActivated: index => root.report.openCase(index)
        }

        CaseField {
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(170)
            closed: root.report.closed
            label: qsTr("Inspector's initials")
            placeholderText: qsTr("Initials")
            text: root.report.initials
            maximumLength: 40
            onTextEdited: root.report.initials = text
        }

        MvCheckBox {
            text: qsTr("Check the whole record for the report")
            checked: root.report.checkRecord
            onToggled: root.report.checkRecord = checked
        }
    }

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        CaseField {
            closed: root.report.closed
            label: qsTr("Entity")
            text: root.report.entity
            onTextEdited: root.report.entity = text
        }

        CaseField {
            closed: root.report.closed
            label: qsTr("Place")
            text: root.report.place
            onTextEdited: root.report.place = text
        }

        CaseField {
            closed: root.report.closed
            label: qsTr("People present")
            text: root.report.people
            onTextEdited: root.report.people = text
        }
    }

    StoredText {
        Layout.fillWidth: true
        enabled: !root.report.closed
        label: qsTr("Conclusion")
        value: root.report.conclusion
        onEdited: text => root.report.conclusion = text
    }

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(160), Math.min(Theme.px(520), root.room ? root.room.height - Theme.px(620) : 0))

        ListView {
            id: parts

            anchors.fill: parent
            model: root.report.entries
            clip: true
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Parts of the file")
            Accessible.description: qsTr("Enter reopens a complaint, Delete removes a part")
            Keys.onReturnPressed: root.openEntry(parts.currentIndex)
            Keys.onEnterPressed: root.openEntry(parts.currentIndex)
            Keys.onDeletePressed: root.removeEntry(parts.currentIndex)
            Keys.onPressed: event => {
                const to = leap.target(parts.currentIndex, event.key);
                event.accepted = to >= 0;
                if (event.accepted)
                    parts.currentIndex = to;
            }

            ListLeap {
                id: leap

                list: parts
            }

            T.ScrollBar.vertical: MvScrollBar {}

            delegate: FilePart {
                id: part

                required property int index

                width: parts.width - Theme.spaceM
                current: parts.currentIndex === part.index
                listFocused: parts.activeFocus
                onPressed: {
                    parts.currentIndex = part.index;
                    parts.forceActiveFocus(Qt.MouseFocusReason);
                }
                onOpenAsked: root.openEntry(part.index)
                onRemoveAsked: root.removeEntry(part.index)
            }

            MvLabel {
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.spaceL
                visible: parts.count === 0
                text: qsTr("Nothing has been collected yet. Complaints, notes, sheets and inspected tables are collected here.")
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                secondary: true
            }
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: text.length > 0
        kind: InlineMessage.Error
        text: root.report.full
    }

    SmallText {
        Layout.fillWidth: true
        visible: text.length > 0
        text: root.report.build
        color: Theme.text
        wrapMode: Text.WrapAnywhere
        Accessible.name: text
    }

    MvProgressBar {
        Layout.fillWidth: true
        visible: root.report.busy
        label: qsTr("The report is being compiled from the record")
        value: root.report.progress
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: InlineMessage.Warning
        text: root.report.notGathered
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.report.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.report.message
    }

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: sums.implicitHeight
        visible: root.report.hash.length > 0

        Column {
            id: sums

            width: parent.width - copier.width - Theme.spaceM
            spacing: Theme.spaceXs

            SmallText {
                width: parent.width
                text: qsTr("SHA-256 of the PDF: %1").arg(root.report.hash)
                color: Theme.text
                wrapMode: Text.WrapAnywhere
                Accessible.name: text
            }

            SmallText {
                width: parent.width
                text: qsTr("Check it in that folder with: %1").arg(root.report.line)
                wrapMode: Text.WrapAnywhere
                Accessible.name: text
            }
        }

        MvButton {
            id: copier

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Theme.controlHeightSmall
            text: qsTr("Copy the line")
            onClicked: root.report.copyLine()
        }
    }

    ExportDialog {
        id: exporting

        exporter: root.report.exporter
    }

    FilePicker {
        id: picker

        title: qsTr("Save as PDF, with JSON, the case's file and checksums beside it")
        saving: true
        nameFilters: [qsTr("PDF (*.pdf)")]
        suffix: "pdf"
        onPicked: file => root.report.save(file)
    }

    /// A fact of the case; that of a closed one can only be read.
    component CaseField: MvTextField {
        id: caseField

        required property bool closed

        Layout.fillWidth: true
        placeholderText: caseField.label
        maximumLength: 400
        disabledReason: caseField.closed ? qsTr("The case is closed") : ""
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The inspection file: its parts, and the report to hand over with its checksum.
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

    title: qsTr("Case file of this inspection")
    subtitle: root.report.summary
    preferredWidth: Theme.px(900)
    initialFocus: parts
    onAboutToShow: root.report.begin()
    // nothing may cover a hand with a running deadline (P31)
    onClosed: picker.close()

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
            iconName: "clear"
            text: qsTr("Start over")
            toolTip: qsTr("A new inspection: everything is removed, verdicts and remarks on rules too; this can be undone")
            disabledReason: root.report.canEmpty ? "" : qsTr("The file is empty")
            onClicked: root.report.empty()
        },
        MvButton {
            kind: MvButton.Primary
            iconName: root.report.busy ? "close" : "save"
            text: root.report.busy ? qsTr("Stop") : qsTr("Save the report")
            toolTip: qsTr("PDF and JSON, with the checksums of both (Ctrl+S)")
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

        MvTextField {
            Layout.preferredWidth: Theme.px(170)
            label: qsTr("Inspector's initials")
            placeholderText: qsTr("Initials")
            text: root.report.initials
            maximumLength: 40
            onTextEdited: root.report.initials = text
        }

        MvCheckBox {
            Layout.fillWidth: true
            text: qsTr("Check the whole record for the report")
            checked: root.report.checkRecord
            onToggled: root.report.checkRecord = checked
        }
    }

    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(200), Math.min(Theme.px(520), root.room ? root.room.height - Theme.px(470) : 0))

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

    FilePicker {
        id: picker

        title: qsTr("Save as PDF, with JSON and checksums beside it")
        saving: true
        nameFilters: [qsTr("PDF (*.pdf)")]
        suffix: "pdf"
        onPicked: file => root.report.save(file)
    }
}

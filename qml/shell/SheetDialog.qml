// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The sheet of a round on record, page by page: read, save or print it, check the round, or save it as a scenario.
MvDialog {
    id: root

    required property RoundSheetModel sheet
    /// The round to show when created.
    property string firstRound

    /// Shows the sheet of the round with this id.
    function show(round: string): void {
        root.sheet.show(round);
        root.open();
    }

    /// Asks where to save it as a file of this kind.
    function save(ending: string, filter: int): void {
        picker.suffix = ending;
        picker.kind = filter;
        picker.propose(root.sheet.proposedFile(ending));
    }

    Component.onCompleted: if (root.firstRound.length > 0) root.show(root.firstRound)

    title: root.sheet.title.length > 0 ? root.sheet.title : qsTr("Sheet of round %1").arg(root.sheet.round)
    subtitle: root.sheet.busy ? qsTr("It is being written…") : qsTr("All facts of the round, for a complaint or the file (P38)")
    preferredWidth: Theme.px(920)
    initialFocus: pages
    onClosed: root.sheet.clear()

    actions: [
        MvButton {
            iconName: "save"
            text: qsTr("PDF")
            toolTip: qsTr("Save as PDF (Ctrl+S)")
            shortcut: "Ctrl+S"
            keyHint: ""
            disabledReason: root.sheet.pages > 0 ? "" : qsTr("There is no sheet yet")
            onClicked: root.save("pdf", 0)
        },
        MvButton {
            iconName: "save"
            text: qsTr("PNG")
            toolTip: qsTr("Save as a picture")
            disabledReason: root.sheet.pages > 0 ? "" : qsTr("There is no sheet yet")
            onClicked: root.save("png", 1)
        },
        MvButton {
            iconName: "save"
            text: qsTr("Text")
            toolTip: qsTr("Save as plain text")
            disabledReason: root.sheet.pages > 0 ? "" : qsTr("There is no sheet yet")
            onClicked: root.save("txt", 2)
        },
        MvButton {
            iconName: "print"
            text: qsTr("Print")
            toolTip: qsTr("Opens it in this system's PDF viewer, to print it there (Ctrl+P)")
            shortcut: "Ctrl+P"
            keyHint: ""
            disabledReason: root.sheet.pages > 0 ? "" : qsTr("There is no sheet yet")
            onClicked: root.sheet.print()
        },
        MvButton {
            text: qsTr("Copy the text")
            disabledReason: root.sheet.pages > 0 ? "" : qsTr("There is no sheet yet")
            onClicked: root.sheet.copy()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        visible: root.sheet.failure.length > 0
        kind: InlineMessage.Error
        text: root.sheet.failure
    }

    ListView {
        id: pages

        Layout.fillWidth: true
        Layout.preferredHeight: root.room ? root.room.height - Theme.px(376) : Theme.px(480)
        visible: root.sheet.failure.length === 0
        model: root.sheet.pages
        spacing: Theme.spaceM
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        // Rendering a page takes a moment: the next one is prepared in advance.
        cacheBuffer: pages.height
        Accessible.role: Accessible.Document
        Accessible.name: root.sheet.title
        Accessible.description: root.sheet.text
        Keys.onUpPressed: pages.contentY = Math.max(pages.originY, pages.contentY - Theme.px(80))
        Keys.onDownPressed: pages.contentY = Math.max(pages.originY, Math.min(pages.originY + pages.contentHeight - pages.height, pages.contentY + Theme.px(80)))
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp || event.key === Qt.Key_Home || event.key === Qt.Key_End;
            const last = Math.max(pages.originY, pages.originY + pages.contentHeight - pages.height);
            if (event.accepted)
                pages.contentY = event.key === Qt.Key_Home ? pages.originY : event.key === Qt.Key_End ? last : Math.max(pages.originY, Math.min(last, pages.contentY + (event.key === Qt.Key_PageDown ? 1 : -1) * pages.height * 0.9));
        }

        T.ScrollBar.vertical: MvScrollBar {}

        // A wheel step scrolls a few lines, whatever the speed.
        WheelHandler {
            onWheel: event => pages.contentY = Math.max(pages.originY, Math.min(Math.max(pages.originY, pages.originY + pages.contentHeight - pages.height), pages.contentY - event.angleDelta.y * Theme.unit))
        }

        delegate: Image {
            id: page

            required property int index

            width: pages.width - Theme.spaceL
            height: width * 1123 / 794
            source: "image://sheet/%1/%2".arg(root.sheet.number).arg(page.index)
            sourceSize.width: width * Screen.devicePixelRatio
            asynchronous: true
            cache: false
            smooth: true
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Page %1 of %2").arg(page.index + 1).arg(root.sheet.pages)

            Rectangle {
                anchors.fill: parent
                z: -1
                color: Theme.paper
            }
        }

        MvLabel {
            anchors.centerIn: parent
            visible: root.sheet.busy
            text: qsTr("It is being written…")
            secondary: true
        }

        FocusRing {
            visible: pages.activeFocus
            targetRadius: 0
        }
    }

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvButton {
            implicitHeight: Theme.controlHeightSmall
            iconName: root.sheet.checking ? "close" : "check"
            text: root.sheet.checking ? qsTr("Stop checking") : qsTr("Check the round")
            toolTip: qsTr("Hash chain, commitment, outcome from its seed, every settlement recomputed, from the table's opening on")
            disabledReason: root.sheet.pages > 0 ? "" : qsTr("There is no sheet yet")
            onClicked: root.sheet.checking ? root.sheet.cancelCheck() : root.sheet.check()
        }

        MvButton {
            implicitHeight: Theme.controlHeightSmall
            iconName: "save"
            text: qsTr("Save as a scenario")
            toolTip: qsTr("A file that replays the same events, for a lesson or for somebody else (Ctrl+Shift+S)")
            shortcut: "Ctrl+Shift+S"
            keyHint: ""
            disabledReason: root.sheet.pages > 0 ? "" : qsTr("There is no sheet yet")
            onClicked: root.save("json", 3)
        }

        Item {
            Layout.fillWidth: true
            implicitHeight: Theme.controlHeightSmall

            MvProgressBar {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: root.sheet.checking
                label: qsTr("Round %1 is being checked").arg(root.sheet.round)
                value: root.sheet.checkProgress
            }
        }

        MvButton {
            visible: root.sheet.saved
            implicitHeight: Theme.controlHeightSmall
            iconName: "open"
            text: qsTr("Open")
            toolTip: qsTr("Open the file in its default program")
            onClicked: root.sheet.openSaved()
        }

        MvButton {
            visible: root.sheet.saved
            implicitHeight: Theme.controlHeightSmall
            text: qsTr("Show in its folder")
            onClicked: root.sheet.openFolder()
        }
    }

    // Always takes up its space, so that a message moves nothing.
    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(52)

        InlineMessage {
            anchors.left: parent.left
            anchors.right: parent.right
            kind: root.sheet.saveFailed || root.sheet.message.length === 0 && !root.sheet.whole ? InlineMessage.Error : InlineMessage.Good
            text: root.sheet.message.length > 0 ? root.sheet.message : root.sheet.verdict
        }
    }

    FilePicker {
        id: picker

        title: qsTr("Save the sheet")
        saving: true
        nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Picture (*.png)"), qsTr("Text (*.txt)"), qsTr("Scenario (*.json)")]
        onPicked: file => root.sheet.save(file)
    }
}

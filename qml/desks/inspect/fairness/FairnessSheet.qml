// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Fairness of rounds on record: the proof of each round step by step and as shell commands, and the
/// verification of a round, the whole record, or another file.
MvDialog {
    id: root

    required property FairnessDesk fairness
    required property ChanceDesk chance

    /// 0: proof of a round, 1: payback, 2: tests of randomness.
    property int view: 0

    /// Asks for a record file.
    function bring(): void {
        picker.open();
    }

    title: qsTr("Fairness")
    subtitle: root.fairness.brought ? root.fairness.file : qsTr("This program's own record. Nothing here changes a file.")
    preferredWidth: Theme.px(1200)
    initialFocus: rounds
    onAboutToShow: {
        root.view = 0;
        root.fairness.begin();
    }
    onClosed: {
        root.fairness.end();
        root.chance.cancel();
    }

    actions: [
        MvButton {
            iconName: "open"
            text: root.fairness.brought ? qsTr("Own record") : qsTr("Another record")
            toolTip: root.fairness.brought ? qsTr("Goes back to this program's own record") : qsTr("Opens a record file from elsewhere; it is not changed (Ctrl+Shift+O)")
            shortcut: "Ctrl+Shift+O"
            keyHint: ""
            onClicked: {
                root.view = 0;
                root.fairness.brought ? root.fairness.bring("") : root.bring();
            }
        },
        MvButton {
            iconName: root.fairness.checking ? "close" : "check"
            text: root.fairness.checking ? qsTr("Stop checking") : qsTr("Check the whole record")
            toolTip: qsTr("Hash chain, commitments, outcomes from their seeds, every settlement recomputed")
            disabledReason: rounds.count > 0 || root.fairness.brought ? "" : qsTr("There is nothing on record yet")
            onClicked: root.fairness.checking ? root.fairness.cancel() : root.fairness.checkAll()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    WordChoices {
        Layout.fillWidth: false
        Layout.preferredWidth: Theme.px(640)
        label: qsTr("What is shown")
        words: [qsTr("Proof of a round"), qsTr("Payback"), qsTr("Test of chance")]
        choice: root.view
        onChosen: choice => {
            root.view = choice;
            if (choice === 1)
                root.fairness.returned.read();
        }
    }

    InlineMessage {
        Layout.fillWidth: true
        visible: root.fairness.failure.length > 0
        kind: InlineMessage.Error
        text: root.fairness.failure
    }

    Item {
        id: frame

        readonly property real listWidth: Math.min(Theme.px(330), width * 0.3)

        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(260), Math.min(Theme.px(760), root.room ? root.room.height - Theme.px((messages.visible ? 360 : 296) + (recordHead.visible ? 30 : 0)) : 0))

        ReturnedView {
            anchors.fill: parent
            visible: root.view === 1
            returned: root.fairness.returned
        }

        ChanceView {
            anchors.fill: parent
            visible: root.view === 2
            chance: root.chance
        }

        MvTextField {
            id: wanted

            visible: root.view === 0
            width: frame.listWidth - Theme.spaceM
            label: qsTr("Go to a round by its number")
            placeholderText: qsTr("Round, such as 3-12")
            onAccepted: if (wanted.text.trim().length > 0) root.fairness.find(wanted.text)
        }

        FairnessRounds {
            id: rounds

            visible: root.view === 0
            anchors.top: wanted.bottom
            anchors.topMargin: Theme.spaceS
            anchors.bottom: parent.bottom
            width: frame.listWidth
            fairness: root.fairness

            MvLabel {
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.spaceL
                visible: rounds.count === 0
                text: qsTr("There is nothing on record yet")
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                secondary: true
            }
        }

        Flickable {
            id: proof

            visible: root.view === 0
            anchors.left: parent.left
            anchors.leftMargin: frame.listWidth + Theme.spaceL
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            contentHeight: steps.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            Keys.onUpPressed: proof.contentY = Math.max(0, proof.contentY - Theme.px(60))
            Keys.onDownPressed: proof.contentY = Math.max(0, Math.min(proof.contentHeight - proof.height, proof.contentY + Theme.px(60)))
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Proof of the round, step by step")

            T.ScrollBar.vertical: MvScrollBar {}

            Column {
                id: steps

                width: proof.width - Theme.spaceL
                spacing: Theme.spaceM

                Item {
                    width: parent.width
                    height: Math.max(heading.implicitHeight, checker.height)
                    visible: root.fairness.title.length > 0

                    HeadingText {
                        id: heading

                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - checker.width - Theme.spaceM
                        text: root.fairness.title
                        elide: Text.ElideRight
                    }

                    MvButton {
                        id: checker

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        implicitHeight: Theme.controlHeightSmall
                        iconName: "check"
                        text: qsTr("Check this round")
                        toolTip: qsTr("Replays its table from the opening up to this round, and compares every event")
                        disabledReason: root.fairness.checking ? qsTr("A check is running") : ""
                        onClicked: root.fairness.checkRound()
                    }
                }

                Repeater {
                    model: root.fairness.steps

                    ProofStepView {
                        width: steps.width
                    }
                }

                Item {
                    width: parent.width
                    height: elsewhere.implicitHeight + 2 * Theme.spaceM
                    visible: root.fairness.lines.length > 0

                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radiusM
                        color: Theme.lacquerSunken
                        border.width: Theme.line
                        border.color: Theme.hairline
                    }

                    Column {
                        id: elsewhere

                        x: Theme.spaceM
                        y: Theme.spaceM
                        width: parent.width - 2 * Theme.spaceM
                        spacing: Theme.spaceS

                        Item {
                            width: parent.width
                            height: copier.height

                            MvLabel {
                                anchors.verticalCenter: parent.verticalCenter
                                width: parent.width - copier.width - Theme.spaceM
                                text: qsTr("Without this program, in a standard shell")
                                font.weight: Font.Medium
                                elide: Text.ElideRight
                            }

                            MvButton {
                                id: copier

                                anchors.right: parent.right
                                implicitHeight: Theme.controlHeightSmall
                                text: qsTr("Copy the lines")
                                toolTip: qsTr("They print the commitment and the outcome with sh, xxd, sha256sum, b2sum, openssl, od and awk")
                                onClicked: root.fairness.copyLines()
                            }
                        }

                        TextEdit {
                            width: parent.width
                            text: root.fairness.lines
                            readOnly: true
                            selectByMouse: true
                            wrapMode: TextEdit.WrapAnywhere
                            color: Theme.textSecondary
                            selectionColor: Theme.cobalt
                            font.family: "monospace"
                            font.pixelSize: Theme.textSmall
                            Accessible.name: qsTr("Lines for a standard shell")
                        }
                    }
                }
            }
        }
    }

    // Always reserves its height next to the proof, so that the list does not move.
    Item {
        id: messages

        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(56)
        visible: root.view === 0 || (root.view === 1 && (root.fairness.checking || root.fairness.checked))

        MvProgressBar {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.fairness.checking
            label: qsTr("The record is being checked")
            value: root.fairness.progress
        }

        InlineMessage {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.fairness.checked
            kind: root.fairness.whole ? InlineMessage.Good : InlineMessage.Error
            text: root.fairness.verdict
        }
    }

    RowLayout {
        id: recordHead

        Layout.fillWidth: true
        visible: root.view === 0 && root.fairness.head.length > 0
        spacing: Theme.spaceM

        SmallText {
            text: qsTr("Head of the record's chain")
            Accessible.ignored: true
        }

        TextEdit {
            Layout.fillWidth: true
            text: root.fairness.head
            readOnly: true
            selectByMouse: true
            activeFocusOnTab: true
            wrapMode: TextEdit.WrapAnywhere
            color: Theme.textSecondary
            selectionColor: Theme.cobalt
            font.family: "monospace"
            font.pixelSize: Theme.textSmall
            Accessible.name: qsTr("Head of the record's chain: %1").arg(root.fairness.head)
        }
    }

    FilePicker {
        id: picker

        title: qsTr("Open a record")
        nameFilters: [qsTr("Records (*.sqlite)")]
        onPicked: file => {
            root.view = 0;
            root.fairness.bring(file);
        }
    }

    /// One step of a round's proof: computation, result, and whether it is right.
    component ProofStepView: Column {
        id: stepView

        required property proofStep modelData
        required property int index

        spacing: Theme.spaceXs
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1. %2. %3").arg(stepView.index + 1).arg(stepView.modelData.title).arg(stepView.modelData.verdictText)
        Accessible.description: stepView.modelData.detail + " " + stepView.modelData.value

        Row {
            width: parent.width
            spacing: Theme.spaceS

            MvLabel {
                text: (stepView.index + 1) + "."
                color: Theme.brassLight
                Accessible.ignored: true
            }

            MvLabel {
                text: stepView.modelData.title
                font.weight: Font.Medium
                Accessible.ignored: true
            }
        }

        SmallText {
            width: parent.width
            visible: text.length > 0
            text: stepView.modelData.detail
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        TextEdit {
            width: parent.width
            visible: text.length > 0
            text: stepView.modelData.value
            readOnly: true
            selectByMouse: true
            wrapMode: TextEdit.WrapAnywhere
            color: Theme.text
            selectionColor: Theme.cobalt
            font.family: "monospace"
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }

        Row {
            visible: stepView.modelData.verdictText.length > 0
            spacing: Theme.spaceXs

            MvIcon {
                anchors.verticalCenter: parent.verticalCenter
                visible: stepView.modelData.verdict !== 0
                iconName: stepView.modelData.verdict === 1 ? "check" : "warning"
                size: Theme.iconSizeSmall
                color: stepView.modelData.verdict === 1 ? Theme.win : Theme.loss
            }

            SmallText {
                width: stepView.width - Theme.iconSizeSmall - Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                text: stepView.modelData.verdictText
                wrapMode: Text.Wrap
                color: stepView.modelData.verdict === 1 ? Theme.win : stepView.modelData.verdict === 2 ? Theme.loss : Theme.warning
                Accessible.ignored: true
            }
        }
    }
}

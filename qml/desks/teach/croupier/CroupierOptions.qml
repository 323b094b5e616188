// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Options of a shift, earlier results, and the start button.
Item {
    id: root

    required property CroupierDesk desk

    readonly property var rows: root.desk.options
    property croupierOption none

    MvScrollColumn {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: start.top
        anchors.bottomMargin: Theme.spaceM
        spacing: Theme.spaceM

        TitleText {
            Layout.fillWidth: true
            text: root.desk.setup.heading
            wrapMode: Text.Wrap
        }

        MvComboBox {
            Layout.fillWidth: true
            label: root.desk.setup.house
            model: root.desk.houses
            choice: root.desk.house
            onActivated: index => root.desk.house = index
        }

        Repeater {
            model: root.rows.length

            OptionRow {
                id: row

                required property int index
                readonly property croupierOption info: row.index < root.rows.length ? root.rows[row.index] : root.none

                label: row.info.label
                words: row.info.words
                choice: row.info.choice
                onChosen: choice => root.desk.chooseOption(row.info.part, choice)
            }
        }

        OptionNumber {
            label: qsTr("Rounds")
            from: 1
            to: 50
            value: root.desk.rounds
            onModified: value => root.desk.rounds = value
        }

        OptionNumber {
            visible: root.desk.work === 0
            label: qsTr("Seconds for an action")
            detail: root.desk.limit === 0 ? qsTr("As long as it takes") : qsTr("Slower counts as a fault")
            from: 0
            to: 120
            step: 5
            seconds: true
            value: root.desk.limit
            onModified: value => root.desk.limit = value
        }

        MvSeparator {
            Layout.fillWidth: true
        }

        BodyText {
            Layout.fillWidth: true
            text: root.desk.past
            secondary: true
        }

        ResultActions {
            hasResults: root.desk.hasResults
            locked: root.desk.lockReason
            saves: qsTr("Saves all shifts as comma-separated values")
            forgets: qsTr("All shifts at the reversed table are deleted. This can't be undone.")
            proposed: root.desk.proposedFile()
            onSavedTo: file => root.desk.exportTo(file)
            onForgotten: root.desk.forget()
        }

        InlineMessage {
            Layout.fillWidth: true
            kind: root.desk.failed ? InlineMessage.Error : InlineMessage.Good
            text: root.desk.message
        }
    }

    MvButton {
        id: start

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        large: true
        kind: MvButton.Primary
        text: qsTr("Begin the shift")
        onClicked: root.desk.start()
    }
}

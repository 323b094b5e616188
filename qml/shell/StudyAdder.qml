// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Adds a round to a study, or starts a new one with it, with a note at the current moment.
MvDialog {
    id: root

    required property StudyDesk desk
    /// The round to ask about when created.
    property string firstRound

    /// The round's id, or a link to a moment of it.
    property string round
    /// Whether a moment is given, not only a round.
    readonly property bool atMoment: root.round.indexOf("#") >= 0
    readonly property string roundId: root.round.replace("mesaviva://round/", "").replace(/#.*/, "")
    readonly property int last: root.desk.studies.length
    property int chosen: 0
    readonly property bool beginsOne: root.chosen >= root.last
    property bool done: false

    /// Asks to which study to add that round.
    function ask(round: string): void {
        root.round = round;
        root.done = false;
        note.text = "";
        root.desk.clearMessage();
        root.desk.begin();
        root.choose();
        root.open();
    }

    /// The open study, if any.
    function choose(): void {
        if (!root.done)
            root.chosen = Math.max(0, root.desk.study);
    }

    /// The round has been added.
    function finish(): void {
        root.done = root.visible;
    }

    function add(): void {
        if (!root.desk.busy && !root.done && (!root.beginsOne || name.text.trim().length > 0))
            root.desk.add(root.round, note.text, root.beginsOne ? -1 : root.chosen, name.text);
    }

    Component.onCompleted: {
        root.desk.added.connect(root.finish);
        root.desk.listChanged.connect(root.choose);
        if (root.firstRound.length > 0)
            root.ask(root.firstRound);
    }

    title: qsTr("Add round %1 to a study").arg(root.roundId)
    subtitle: qsTr("It is kept there in full, even when the record no longer has it.")
    preferredWidth: Theme.px(620)
    initialFocus: root.last === 0 ? name : note

    actions: [
        MvButton {
            text: root.done ? qsTr("Close") : qsTr("Cancel")
            kind: root.done ? MvButton.Primary : MvButton.Secondary
            onClicked: root.close()
        },
        MvButton {
            visible: !root.done
            kind: MvButton.Primary
            iconName: "study"
            text: qsTr("Add")
            disabledReason: root.beginsOne && name.text.trim().length === 0 ? qsTr("The new study needs a title") : root.desk.busy ? qsTr("Please wait") : ""
            onClicked: root.add()
        }
    ]

    MvComboBox {
        Layout.fillWidth: true
        visible: root.last > 0
        label: qsTr("Which study")
        model: Array.from(root.desk.studies).concat([qsTr("Start a new one")])
        choice: root.chosen
        onActivated: index => root.chosen = index
    }

    MvTextField {
        id: name

        Layout.fillWidth: true
        visible: root.beginsOne
        label: qsTr("Title of the new study")
        placeholderText: qsTr("Title of the new study")
        maximumLength: 60
        onAccepted: root.add()
    }

    MvTextField {
        id: note

        Layout.fillWidth: true
        label: root.atMoment ? qsTr("Note at this event") : qsTr("Note at the round's beginning")
        placeholderText: root.atMoment ? qsTr("Note at this event (may be left empty)") : qsTr("Note at the round's beginning (may be left empty)")
        maximumLength: 400
        onAccepted: root.add()
    }

    InlineMessage {
        Layout.fillWidth: true
        kind: root.desk.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.desk.message
    }
}

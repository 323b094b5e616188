// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A table test from the table to its result, one part after the other.
FocusScope {
    id: root

    required property TableTestDesk desk
    required property AppSettings settings

    readonly property int stage: root.desk.stage
    /// Part on display.
    property int shown: -1

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Shows the current part.
    function show(): void {
        if (root.shown === root.stage)
            return; // the language has changed
        root.shown = root.stage;
        if (root.stage === TableTestDesk.AtTable)
            part.setSource("CroupierPage.qml", {
                "desk": root.desk.croupier,
                "settings": root.settings,
                "focus": true
            });
        else if (root.stage !== TableTestDesk.Choosing)
            part.setSource(["", "", "TestWritten.qml", "TestMarking.qml", "TestResult.qml"][root.stage], {
                "desk": root.desk,
                "focus": true
            });
    }

    onStageChanged: root.show()
    Component.onCompleted: root.show()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table test")

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }

    Loader {
        id: part

        anchors.fill: parent
        focus: true
        onLoaded: part.forceActiveFocus()
    }

    Connections {
        target: part.item
        ignoreUnknownSignals: true
        function onRuleAsked(id: string): void {
            root.ruleAsked(id);
        }
    }
}

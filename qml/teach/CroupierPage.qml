// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A shift at the reversed table: the cloth, below it the croupier's tools; at the end the sheet.
FocusScope {
    id: root

    required property CroupierDesk desk
    required property AppSettings settings

    readonly property bool over: root.desk.stage === CroupierDesk.Over

    /// A rule is to be read.
    signal ruleAsked(string id)

    /// Brings the table, or the sheet.
    function show(): void {
        if (root.desk.stage === CroupierDesk.Working) {
            sheet.source = "";
            cloth.setSource("qrc:/qt/qml/MesaViva/Roulette/RouletteCroupier.qml", {
                "desk": root.desk,
                "table": root.desk.table,
                "settings": root.settings
            });
            tools.setSource("CroupierBar.qml", {
                "desk": root.desk
            });
            root.takeUp();
        } else {
            cloth.source = "";
            tools.source = "";
            if (root.over)
                sheet.setSource("CroupierSheetView.qml", {
                    "desk": root.desk,
                    "focus": true
                });
        }
    }

    /// The keyboard goes where the tool is worked with.
    function takeUp(): void {
        const bar = tools.item as CroupierBar;
        if (bar && !bar.takeUp() && cloth.item)
            (cloth.item as Item).forceActiveFocus(Qt.OtherFocusReason);
    }

    Component.onCompleted: root.show()
    Keys.onEscapePressed: root.over ? root.desk.leave() : root.desk.stop()
    Keys.onPressed: event => {
        event.accepted = event.isAutoRepeat;
        if (event.accepted)
            return;
        const step = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
        const passes = root.desk.watching && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space);
        event.accepted = !root.over && (passes || step !== 0 && !root.desk.watching);
        if (event.accepted && passes)
            root.desk.letPass();
        else if (event.accepted)
            root.desk.tool = (root.desk.tool + step + 4) % 4;
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The reversed table")

    Connections {
        target: root.desk
        function onStageChanged(): void {
            if (root.desk.stage === CroupierDesk.Working && cloth.status !== Loader.Null)
                return; // the language has changed
            root.show();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }

    Loader {
        id: cloth

        width: parent.width
        height: parent.height - tools.height
        visible: !root.over
        focus: true
    }

    Loader {
        id: tools

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: !root.over

        Connections {
            target: tools.item as CroupierBar
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
            function onToolTaken(): void {
                root.takeUp();
            }
        }
    }

    Loader {
        id: sheet

        anchors.fill: parent
        visible: root.over
        focus: root.over

        Connections {
            target: sheet.item as CroupierSheetView
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
        }
    }
}

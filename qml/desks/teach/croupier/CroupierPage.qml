// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// A shift at the reversed table: the cloth with the croupier's tools below; the sheet at the end.
FocusScope {
    id: root

    required property CroupierDesk desk
    required property AppSettings settings

    readonly property croupierSetup setup: root.desk.setup
    readonly property int toolCount: root.setup.tools.length
    readonly property bool over: root.desk.stage === CroupierDesk.Over
    /// The table is shown; otherwise the count of the float or the sheet.
    readonly property bool atTable: root.desk.stage === CroupierDesk.Working

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// Shows the table or the sheet.
    function show(): void {
        if (root.desk.stage === CroupierDesk.Working) {
            sheet.source = "";
            cloth.setSource(root.setup.cloth, {
                "desk": root.desk,
                "table": root.desk.model,
                "settings": root.settings
            });
            tools.setSource("CroupierBar.qml", {
                "desk": root.desk
            });
            root.takeUp();
        } else {
            cloth.source = "";
            tools.source = "";
            if (root.desk.stage === CroupierDesk.Counting)
                sheet.setSource("CroupierFloat.qml", {
                    "desk": root.desk,
                    "focus": true
                });
            else if (root.over && !root.desk.trial)
                sheet.setSource("CroupierSheetView.qml", {
                    "desk": root.desk,
                    "focus": true
                });
        }
    }

    /// Moves the focus to where the tool is used.
    function takeUp(): void {
        const bar = tools.item as CroupierBar;
        if (bar && !bar.takeUp() && cloth.item)
            (cloth.item as Item).forceActiveFocus(Qt.OtherFocusReason);
    }

    /// Ends the shift: at once if nothing was done or only a count is left, otherwise after asking; always
    /// asks for a test.
    function askStop(): void {
        const question = end.item as CroupierEnd;
        const counting = root.desk.stage === CroupierDesk.Counting;
        if (root.desk.trial && counting ? !root.desk.rackCount.closing : counting || root.desk.actions === 0)
            root.desk.stop();
        else if (question)
            question.open();
        else
            end.setSource("CroupierEnd.qml", {
                "desk": root.desk
            });
    }

    function isIn(item: Item, whole: Item): bool {
        for (let at = item; at; at = at.parent) {
            if (at === whole)
                return true;
        }
        return false;
    }

    /// The focus item. A clicked button of the tools returns the focus: Enter belongs to the table.
    readonly property Item focused: root.Window.activeFocusItem
    readonly property Item overlay: T.Overlay.overlay
    /// Something such as the rulebook covers the page: suspends the time limit, but not a test's time.
    readonly property bool covered: Theme.dialog !== null || root.isIn(root.focused, root.overlay)

    onFocusedChanged: {
        const button = root.focused as T.AbstractButton;
        if (!button || button.focusReason !== Qt.MouseFocusReason || !root.atTable)
            return;
        if (root.isIn(button, tools))
            Qt.callLater(root.takeUp);
    }
    onCoveredChanged: root.desk.held = root.covered && !root.desk.trial
    Component.onCompleted: root.show()
    Component.onDestruction: if (root.desk) root.desk.held = false
    Keys.onEscapePressed: root.over ? root.desk.leave() : root.askStop()
    Keys.onPressed: event => {
        event.accepted = event.isAutoRepeat;
        if (event.accepted)
            return;
        const step = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
        const enters = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        const passes = root.desk.watching && (enters || event.key === Qt.Key_Space);
        const idle = enters && !passes && root.desk.tool === 0;
        event.accepted = root.atTable && !root.desk.onBreak && (passes || idle || step !== 0 && !root.desk.watching);
        if (event.accepted && passes)
            root.desk.letPass();
        else if (event.accepted && idle)
            root.desk.remind(root.setup.idle);
        else if (event.accepted)
            root.desk.tool = (root.desk.tool + step + root.toolCount) % root.toolCount;
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The reversed table")

    Connections {
        target: root.desk
        function onStageChanged(): void {
            // If nothing else has changed, the language has.
            if (root.atTable ? cloth.status !== Loader.Null : root.desk.stage === CroupierDesk.Counting && sheet.item as CroupierFloat)
                return;
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
        visible: root.atTable
        focus: root.atTable

        Connections {
            target: cloth.item
            ignoreUnknownSignals: true
            function onNumberPicked(number: string): void {
                (tools.item as CroupierBar)?.fill(number);
            }
        }
    }

    Loader {
        id: end

        onLoaded: (end.item as CroupierEnd).open()
    }

    Loader {
        id: tools

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: root.atTable

        Connections {
            target: tools.item as CroupierBar
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
            function onToolTaken(): void {
                root.takeUp();
            }
            function onStopAsked(): void {
                root.askStop();
            }
        }
    }

    Loader {
        id: rest

        readonly property bool due: root.desk.onBreak

        anchors.fill: parent
        focus: rest.due
        onDueChanged: {
            if (rest.due) {
                rest.setSource("CroupierBreak.qml", {
                    "desk": root.desk,
                    "focus": true
                });
            } else {
                rest.source = "";
                root.takeUp();
            }
        }
    }

    Loader {
        id: sheet

        anchors.fill: parent
        visible: !root.atTable
        focus: !root.atTable

        Connections {
            target: sheet.item as CroupierSheetView
            function onRuleAsked(id: string): void {
                root.ruleAsked(id);
            }
        }
        Connections {
            target: sheet.item as CroupierFloat
            function onStopAsked(): void {
                root.askStop();
            }
        }
    }
}

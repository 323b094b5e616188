// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Below the cloth: state and last result at the left, the croupier's tools at the right.
Rectangle {
    id: root

    required property CroupierDesk desk

    /// Right and wrong are not shown before the end.
    readonly property bool neutral: root.desk.hint.length > 0 || root.desk.feedback === 1
    /// The current tool; the previous one decides whether the focus must move.
    readonly property int tool: root.desk.tool
    /// Requests the text of a rule.
    signal ruleAsked(string id)
    /// Another tool was selected.
    signal toolTaken
    /// Requests the end of the shift.
    signal stopAsked

    /// Focuses the tool; returns false if it is used on the cloth.
    function takeUp(): bool {
        const tool = hand.item as CroupierTool;
        tool?.takenUp();
        return tool?.typed ?? false;
    }

    /// Fills in the clicked number.
    function fill(number: string): void {
        (hand.item as CroupierTool)?.numberGiven(number);
    }

    implicitHeight: Theme.px(226) + (root.desk.handling ? Theme.controlHeight + Theme.spaceS : 0)
    color: Theme.roomWarm
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The croupier's tools")

    Rectangle {
        width: parent.width
        height: Theme.line
        color: Theme.hairline
    }

    // Elapsed part of the time limit.
    Rectangle {
        id: run

        readonly property bool counts: root.desk.timed
        readonly property bool held: root.desk.held
        readonly property int actions: root.desk.actions
        property real share: 0

        /// Starts over; pauses while something covers the table.
        function begin(): void {
            clock.restart();
            if (run.held)
                clock.pause();
        }

        width: parent.width * run.share
        height: Theme.spaceXs
        visible: run.counts
        color: run.share < 0.6 ? Theme.win : run.share < 1 ? Theme.brass : Theme.warning
        onCountsChanged: run.counts ? run.begin() : clock.stop()
        onActionsChanged: if (run.counts) run.begin()
        onHeldChanged: if (clock.running) run.held ? clock.pause() : clock.resume()

        NumberAnimation {
            id: clock

            target: run
            property: "share"
            from: 0
            to: 1
            duration: 1000 * Math.max(1, root.desk.limit)
        }
    }

    Item {
        id: left

        x: Theme.spaceL
        y: Theme.spaceM
        width: Math.round(root.width * 0.36) - Theme.spaceL
        height: root.height - 2 * Theme.spaceM

        SmallText {
            id: count

            width: parent.width
            text: (root.desk.minutes > 0 ? qsTr("Round %1 · minute %2 of %3").arg(Math.max(1, root.desk.round)).arg(root.desk.minute).arg(root.desk.minutes)
                : qsTr("Round %1 of %2").arg(Math.max(1, root.desk.round)).arg(root.desk.rounds)) + " · " + qsTr("%n action(s)", "", root.desk.actions)
                + (root.desk.feedback === 0 ? " · " + qsTr("%n fault(s)", "", root.desk.faults) : "")
        }

        BodyText {
            id: moment

            y: count.height + Theme.spaceXs
            width: parent.width
            text: root.desk.moment
            font.pixelSize: Theme.textLarge
            font.weight: Font.Medium
            color: Theme.brassLight
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.desk.moment
        }

        Item {
            id: status

            y: moment.y + moment.height + Theme.spaceS
            width: parent.width
            height: buttons.y - y - Theme.spaceXs
            clip: true
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.desk.hint.length > 0 ? root.desk.hint : root.desk.verdict

            MvIcon {
                id: sign

                visible: root.desk.hint.length > 0 || root.desk.verdict.length > 0
                iconName: root.neutral ? "info" : root.desk.verdictRight ? "check" : "error"
                size: Theme.iconSize
                color: root.neutral ? Theme.cobaltLight : root.desk.verdictRight ? Theme.win : Theme.loss
            }

            BodyText {
                id: words

                x: sign.width + Theme.spaceS
                width: parent.width - x - (rules.visible ? rules.width + Theme.spaceS : 0)
                height: parent.height
                text: root.desk.hint.length > 0 ? root.desk.hint : root.desk.verdict
                fontSizeMode: Text.VerticalFit
                minimumPixelSize: Theme.textSmall
                elide: Text.ElideRight
                color: root.neutral || root.desk.verdict.length === 0 ? Theme.text : root.desk.verdictRight ? Theme.win : Theme.loss
                Accessible.ignored: true
            }

            Column {
                id: rules

                anchors.right: parent.right
                visible: root.desk.hint.length === 0 && root.desk.verdictRules.length > 0

                Repeater {
                    model: Array.from(root.desk.verdictRules).slice(0, 3)

                    RuleLink {
                        required property string modelData

                        rule: modelData
                        onClicked: root.ruleAsked(modelData)
                    }
                }
            }
        }

        Row {
            id: buttons

            anchors.bottom: parent.bottom
            spacing: Theme.spaceS

            MvButton {
                visible: !root.desk.trial
                text: qsTr("What now?")
                shortcut: root.desk.trial ? "" : "H"
                repeats: false
                onClicked: root.desk.askHint()
            }

            MvButton {
                kind: MvButton.Quiet
                text: root.desk.trial ? qsTr("Break the test off") : qsTr("End the shift")
                keyHint: "Esc"
                onClicked: root.stopAsked()
            }
        }
    }

    Rectangle {
        x: left.x + left.width + Theme.spaceM
        y: Theme.spaceM
        width: Theme.line
        height: root.height - 2 * y
        color: Theme.hairline
    }

    WordChoices {
        id: tabs

        x: left.x + left.width + 2 * Theme.spaceM
        y: Theme.spaceS
        width: root.width - x - Theme.spaceL
        height: implicitHeight
        visible: !root.desk.watching
        label: qsTr("Tool")
        words: root.desk.setup.tools
        choice: root.desk.tool
        onChosen: choice => {
            root.desk.tool = choice;
            root.toolTaken();
        }
    }

    Loader {
        id: hand

        readonly property url file: root.desk.watching ? "CroupierWatch.qml" : root.desk.toolFile

        function bring(): void {
            hand.setSource(hand.file, {
                "desk": root.desk
            });
        }

        x: tabs.x
        y: root.desk.watching ? Theme.spaceM : tabs.y + tabs.height + Theme.spaceS
        width: tabs.width
        height: root.height - y - Theme.spaceM
        onFileChanged: hand.bring()
        onLoaded: root.toolTaken()
        Component.onCompleted: hand.bring()
    }
}

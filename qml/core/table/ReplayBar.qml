// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Replaces the player's controls during a replay: the round, the view, where playback stops; the timeline, single
/// steps in both directions, the speed.
Item {
    id: root

    required property TableModel table
    readonly property ReplayControl replay: root.table.replay
    readonly property bool studied: root.replay.studied
    /// Whether it is a lesson, which is on no record and has no link.
    readonly property bool lesson: root.replay.lesson
    /// Whether it is a scenario or a round on record presented to a class.
    readonly property bool presented: root.replay.presented

    /// Inspection of the round, which offers a complaint about it; null: none.
    property TableInspection inspection: null
    /// Whether a desk can present the round to a class.
    property bool presents: true
    /// The label of its last button, and its key; empty: none.
    property string backText: root.presented ? qsTr("Done") : qsTr("To the lobby")
    property string backKey
    /// Why playback stands still: right before a result that the presenter hides.
    readonly property string held: root.replay.held ? qsTr("The result is hidden: R shows it") : ""
    /// The key for play and pause.
    property string playKey: "P"

    /// Requests the lobby.
    signal lobbyAsked
    /// Requests to add this moment to a study, given as a link.
    signal studyAsked(string moment)
    /// Requests to start a complaint at this moment, given as a link.
    signal complaintAsked(string moment)
    /// Requests to present the round to a class from this moment, given as a link.
    signal presentAsked(string moment)

    /// Formats seconds as minutes and seconds with tenths.
    function clock(seconds: real): string {
        return "%1:%2".arg(Math.floor(seconds / 60)).arg((seconds % 60).toLocaleString(Qt.locale(), "f", 1).padStart(4, "0"));
    }

    /// Multiplies the speed, within a quarter and sixteen times the table's time.
    function changeSpeed(times: real): void {
        root.table.speed = Math.max(0.25, Math.min(16, root.table.speed * times));
    }

    implicitHeight: rows.implicitHeight + 2 * Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: (root.presented ? qsTr("Presentation: %1") : root.lesson ? qsTr("Lesson: %1") : root.studied ? qsTr("Study: %1") : qsTr("Replay: %1")).arg(root.table.scenarioTitle)

    Timer {
        id: copied

        interval: 2500
    }

    ColumnLayout {
        id: rows

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        spacing: Theme.spaceS

        MvRowLayout {
            spacing: Theme.spaceM

            Badge {
                text: root.presented ? qsTr("Presentation") : root.lesson ? qsTr("Lesson") : root.studied ? qsTr("Study") : qsTr("Replay")
            }

            // A lesson shows it on its panel.
            MvLabel {
                Layout.fillWidth: true
                Layout.minimumWidth: root.lesson ? 0 : Theme.px(160)
                text: root.lesson ? "" : root.table.scenarioTitle
                elide: Text.ElideRight
                font.weight: Font.Medium
            }

            MvLabel {
                visible: copied.running
                text: qsTr("Link copied")
                color: Theme.win
                Accessible.role: Accessible.AlertMessage
            }

            MvIconButton {
                visible: root.replay.link.length > 0 && (root.inspection?.open ?? false)
                iconName: "scales"
                toolTip: qsTr("Start a complaint at this moment")
                shortcut: "Ctrl+Shift+C"
                onClicked: {
                    root.replay.setPlaying(false);
                    root.complaintAsked(root.replay.link);
                }
            }

            MvIconButton {
                visible: root.presents && root.replay.link.length > 0
                iconName: "people"
                toolTip: qsTr("Show the round to a class, with odds and what-ifs")
                shortcut: "Ctrl+E"
                onClicked: {
                    root.replay.setPlaying(false);
                    root.presentAsked(root.replay.link);
                }
            }

            MvIconButton {
                visible: root.replay.link.length > 0
                iconName: "study"
                toolTip: qsTr("Add this moment to a study")
                shortcut: "Ctrl+Y"
                onClicked: {
                    root.replay.setPlaying(false);
                    root.studyAsked(root.replay.link);
                }
            }

            MvIconButton {
                visible: root.replay.link.length > 0
                iconName: "link"
                toolTip: qsTr("Copy a link to this moment")
                shortcut: "Ctrl+C"
                onClicked: {
                    root.replay.copyLink();
                    copied.restart();
                }
            }

            MvComboBox {
                Layout.preferredWidth: Theme.px(210)
                Layout.minimumWidth: Theme.px(120)
                visible: root.replay.views.length > 0
                label: qsTr("Point of view")
                model: root.replay.views
                choice: root.replay.view
                onActivated: index => root.replay.view = index
            }

            MvComboBox {
                Layout.preferredWidth: Theme.px(250)
                Layout.minimumWidth: Theme.px(120)
                label: qsTr("Where playback stops")
                model: root.replay.stops
                choice: root.replay.stop
                onActivated: index => root.replay.stop = index
            }

            MvButton {
                iconName: "exit"
                text: root.backText
                shortcut: root.backKey
                onClicked: root.lobbyAsked()
            }
        }

        MvRowLayout {
            spacing: Theme.spaceS

            MvIconButton {
                iconName: "previous"
                toolTip: qsTr("To the previous mark")
                shortcut: "J"
                disabledReason: root.replay.previous > 0 ? "" : qsTr("There is no mark before this moment")
                onClicked: root.replay.moveTo(root.replay.previous)
            }

            MvIconButton {
                iconName: "step-back"
                toolTip: qsTr("One event back")
                shortcut: ","
                disabledReason: root.replay.position > 1 ? "" : qsTr("This is the first event")
                onClicked: root.replay.stepBack()
            }

            MvButton {
                large: true
                kind: MvButton.Primary
                iconName: root.replay.playing ? "pause" : root.replay.atEnd ? "repeat" : "play"
                text: root.replay.playing ? qsTr("Pause") : root.replay.atEnd ? qsTr("Play again") : qsTr("Play")
                shortcut: root.playKey
                disabledReason: root.held
                onClicked: root.replay.setPlaying(!root.replay.playing)
            }

            MvIconButton {
                iconName: "step"
                toolTip: qsTr("One event forwards")
                shortcut: "."
                disabledReason: root.replay.atEnd ? qsTr("This is the last event") : root.held
                onClicked: root.replay.stepForward()
            }

            MvIconButton {
                iconName: "next"
                toolTip: qsTr("To the next mark")
                shortcut: "K"
                disabledReason: root.replay.next > 0 ? root.held : qsTr("There is no mark after this moment")
                onClicked: root.replay.moveTo(root.replay.next)
            }

            ColumnLayout {
                spacing: 0

                RowLayout {
                    Layout.leftMargin: Theme.spaceS
                    Layout.rightMargin: Theme.spaceS
                    spacing: Theme.spaceM

                    SmallText {
                        Layout.fillWidth: true
                        text: timeLine.words
                        elide: Text.ElideRight
                    }

                    SmallText {
                        text: qsTr("%1 of %2").arg(root.clock(root.replay.seconds)).arg(root.clock(root.replay.length))
                    }
                }

                TimeLine {
                    id: timeLine

                    Layout.fillWidth: true
                    replay: root.replay
                }
            }

            MvIconButton {
                iconName: "minus"
                toolTip: qsTr("Slower")
                shortcut: "-"
                onClicked: root.changeSpeed(0.5)
            }

            MvLabel {
                Layout.minimumWidth: Theme.px(44)
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("×%1").arg(Number(root.table.speed).toLocaleString(Qt.locale(), "f", root.table.speed < 0.5 ? 2 : root.table.speed < 1 ? 1 : 0))
                Accessible.name: qsTr("Speed ×%1").arg(root.table.speed)
            }

            MvIconButton {
                iconName: "plus"
                toolTip: qsTr("Faster")
                shortcut: "+"
                onClicked: root.changeSpeed(2)
            }
        }
    }

    /// The timeline of a replay: its key events are marked, and any moment can be selected.
    component TimeLine: Item {
        id: track

        required property ReplayControl replay
        /// The current position, as text.
        readonly property string words: line.valueText

        /// The centre of the knob at that position.
        function placeOf(position: int): real {
            const knob = line.handle.width;
            return line.leftPadding + knob / 2 + (position - 1) / Math.max(1, track.replay.size - 1) * (line.availableWidth - knob);
        }

        implicitWidth: Theme.px(220)
        implicitHeight: Theme.px(32)

        Repeater {
            model: track.replay.events

            Rectangle {
                id: mark

                required property int position
                required property bool rare

                x: Math.round(track.placeOf(mark.position) - mark.width / 2)
                y: Math.round((track.height - mark.height) / 2)
                width: mark.rare ? 2 * Theme.line : Theme.line
                height: mark.rare ? Theme.px(26) : Theme.px(16)
                color: mark.rare ? Theme.brassLight : Theme.hairlineStrong
            }
        }

        MvSlider {
            id: line

            anchors.fill: parent
            label: qsTr("Position in the round")
            valueText: track.replay.eventName.length > 0 ? qsTr("Event %1 of %2: %3").arg(track.replay.position).arg(track.replay.size).arg(track.replay.eventName) : qsTr("Event %1 of %2").arg(track.replay.position).arg(track.replay.size)
            from: 1
            to: track.replay.size
            stepSize: 1
            snapMode: MvSlider.SnapAlways
            onMoved: track.replay.moveTo(line.value)

            Binding on value {
                value: track.replay.position
                when: !line.pressed
                restoreMode: Binding.RestoreNone
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The timeline of a replay: its key events are marked, and any moment can be selected.
Item {
    id: root

    required property ReplayControl replay
    /// The current position, as text.
    readonly property string words: line.valueText

    /// The centre of the knob at that position.
    function placeOf(position: int): real {
        const knob = line.handle.width;
        return line.leftPadding + knob / 2 + (position - 1) / Math.max(1, root.replay.size - 1) * (line.availableWidth - knob);
    }

    implicitWidth: Theme.px(220)
    implicitHeight: Theme.px(32)

    Repeater {
        model: root.replay.events

        Rectangle {
            id: mark

            required property int position
            required property bool rare

            x: Math.round(root.placeOf(mark.position) - mark.width / 2)
            y: Math.round((root.height - mark.height) / 2)
            width: mark.rare ? 2 * Theme.line : Theme.line
            height: mark.rare ? Theme.px(26) : Theme.px(16)
            color: mark.rare ? Theme.brassLight : Theme.hairlineStrong
        }
    }

    MvSlider {
        id: line

        anchors.fill: parent
        label: qsTr("Moment of the round")
        valueText: root.replay.eventName.length > 0 ? qsTr("Event %1 of %2: %3").arg(root.replay.position).arg(root.replay.size).arg(root.replay.eventName) : qsTr("Event %1 of %2").arg(root.replay.position).arg(root.replay.size)
        from: 1
        to: root.replay.size
        stepSize: 1
        snapMode: MvSlider.SnapAlways
        onMoved: root.replay.moveTo(line.value)

        Binding on value {
            value: root.replay.position
            when: !line.pressed
            restoreMode: Binding.RestoreNone
        }
    }
}

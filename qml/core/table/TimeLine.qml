// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The time line of a round that is played again: its events of weight are marked, and any moment can be gone to.
Item {
    id: root

    required property RepetitionControl repetition
    /// Where the repetition is, in words.
    readonly property string words: line.valueText

    /// Where the knob's middle stands at that position.
    function placeOf(position: int): real {
        const knob = line.handle.width;
        return line.leftPadding + knob / 2 + (position - 1) / Math.max(1, root.repetition.size - 1) * (line.availableWidth - knob);
    }

    implicitWidth: Theme.px(220)
    implicitHeight: Theme.px(32)

    Repeater {
        model: root.repetition.events

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
        valueText: root.repetition.eventName.length > 0 ? qsTr("Event %1 of %2: %3").arg(root.repetition.position).arg(root.repetition.size).arg(root.repetition.eventName) : qsTr("Event %1 of %2").arg(root.repetition.position).arg(root.repetition.size)
        from: 1
        to: root.repetition.size
        stepSize: 1
        snapMode: MvSlider.SnapAlways
        onMoved: root.repetition.moveTo(line.value)

        Binding on value {
            value: root.repetition.position
            when: !line.pressed
            restoreMode: Binding.RestoreNone
        }
    }
}

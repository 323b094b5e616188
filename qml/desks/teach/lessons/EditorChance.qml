// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Outcomes of chance entered by hand: the entered values, and the pad to choose from.
Item {
    id: root

    required property LessonEditor editor

    readonly property int outcomeCount: root.editor.outcomes.length

    /// Takes the focus.
    function take(): void {
        pad.forceActiveFocus(Qt.TabFocusReason);
    }

    MvScrollColumn {
        anchors.fill: parent
        spacing: Theme.spaceM

        BodyText {
            Layout.fillWidth: true
            text: (root.editor.place < root.outcomeCount ? qsTr("The next one replaces number %1.").arg(root.editor.place + 1) : qsTr("The next one is number %1.").arg(root.outcomeCount + 1)) + (root.editor.goesTo.length > 0 ? " " + qsTr("It goes to: %1").arg(root.editor.goesTo) : "")
        }

        // Above the entered values, whose height grows, so that the keys stay under the pointer.
        ChancePad {
            id: pad

            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
            label: root.editor.parts[LessonEditor.Chance]
            values: root.editor.pad
            columns: root.editor.padColumns
            lead: root.editor.padLead
            keyHeight: Theme.px(38 * Theme.textScale)
            onChosen: value => root.editor.enterOutcome(value)
        }

        MvRowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            MvButton {
                iconName: "trash"
                text: root.editor.place < root.outcomeCount ? qsTr("Remove it") : qsTr("Remove the last")
                disabledReason: root.outcomeCount > 0 ? "" : qsTr("Nothing is placed yet.")
                onClicked: root.editor.removeOutcome()
            }

            MvButton {
                iconName: "plus"
                text: qsTr("To the end")
                disabledReason: root.editor.place < root.outcomeCount ? "" : qsTr("The next one already goes at the end")
                onClicked: root.editor.place = root.outcomeCount
            }

            MvButton {
                iconName: "check"
                text: qsTr("From the seed")
                toolTip: qsTr("Places what the lesson's seed produced")
                disabledReason: root.editor.running ? qsTr("It is being played") : ""
                onClicked: root.editor.enterActualOutcomes()
            }

            Item {
                Layout.fillWidth: true
            }
        }

        ChancePad {
            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
            visible: root.outcomeCount > 0
            label: qsTr("Placed")
            values: root.editor.outcomes
            columns: 9
            keyHeight: Theme.px(50 * Theme.textScale)
            captions: true
            // The arrow keys change it, too.
            Binding on at {
                value: Math.min(root.editor.place, Math.max(0, root.outcomeCount - 1))
                restoreMode: Binding.RestoreNone
            }
            onPointed: place => root.editor.place = place
        }
    }
}

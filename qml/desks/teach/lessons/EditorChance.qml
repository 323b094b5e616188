// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What chance brings, laid by hand: what lies there, and the pad from which it is laid.
Item {
    id: root

    required property LessonEditor editor

    readonly property int laidCount: root.editor.laid.length

    /// The keyboard comes to what is laid.
    function take(): void {
        pad.forceActiveFocus(Qt.TabFocusReason);
    }

    MvScrollColumn {
        anchors.fill: parent
        spacing: Theme.spaceM

        BodyText {
            Layout.fillWidth: true
            text: (root.editor.place < root.laidCount ? qsTr("The next one replaces number %1.").arg(root.editor.place + 1) : qsTr("The next one is number %1.").arg(root.laidCount + 1)) + (root.editor.goesTo.length > 0 ? " " + qsTr("It goes to: %1").arg(root.editor.goesTo) : "")
        }

        // Above what is laid, which grows: the keys stay where they are under the pointer.
        ChancePad {
            id: pad

            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
            label: root.editor.parts[LessonEditor.Chance]
            values: root.editor.pad
            columns: root.editor.padColumns
            lead: root.editor.padLead
            keyHeight: Theme.px(38 * Theme.textScale)
            onChosen: value => root.editor.lay(value)
        }

        MvRowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            MvButton {
                iconName: "trash"
                text: root.editor.place < root.laidCount ? qsTr("Take it away") : qsTr("Take the last away")
                disabledReason: root.laidCount > 0 ? "" : qsTr("Nothing is laid yet.")
                onClicked: root.editor.unlay()
            }

            MvButton {
                iconName: "plus"
                text: qsTr("To the end")
                disabledReason: root.editor.place < root.laidCount ? "" : qsTr("What is laid next comes at the end already")
                onClicked: root.editor.place = root.laidCount
            }

            MvButton {
                iconName: "check"
                text: qsTr("As it came")
                toolTip: qsTr("Lays what the lesson's seed has brought")
                disabledReason: root.editor.running ? qsTr("It is being played") : ""
                onClicked: root.editor.layAsCame()
            }

            Item {
                Layout.fillWidth: true
            }
        }

        ChancePad {
            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
            visible: root.laidCount > 0
            label: qsTr("Laid")
            values: root.editor.laid
            columns: 9
            keyHeight: Theme.px(50 * Theme.textScale)
            captions: true
            // The arrows move it, too.
            Binding on at {
                value: Math.min(root.editor.place, Math.max(0, root.laidCount - 1))
                restoreMode: Binding.RestoreNone
            }
            onPointed: place => root.editor.place = place
        }
    }
}

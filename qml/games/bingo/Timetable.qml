// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The next sales of the rooms with announced times (B7).
MvDialog {
    id: root

    required property BingoHallModel hall

    /// A rule's number was pressed.
    signal ruleAsked(string id)

    title: qsTr("Announced times")
    preferredWidth: Theme.px(460)

    actions: [
        MvButton {
            text: qsTr("Done")
            kind: MvButton.Primary
            onClicked: root.accept()
        }
    ]

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        SmallText {
            Layout.fillWidth: true
            text: root.hall.timetable.length > 0 ? qsTr("These rooms open their sale at fixed times. All others run round after round.") : qsTr("No room has announced times now.")
            wrapMode: Text.Wrap
        }

        RuleLink {
            Layout.alignment: Qt.AlignTop
            rule: "B7"
            onClicked: root.ruleAsked(rule)
        }
    }

    Repeater {
        // By number, so that the lines are not recreated every second.
        model: root.hall.timetable.length

        RowLayout {
            id: line

            required property int index

            Layout.fillWidth: true
            spacing: Theme.spaceM

            MvIcon {
                iconName: "clock"
                size: Theme.iconSizeSmall
                color: line.index === 0 ? Theme.brassLight : Theme.textSecondary
            }

            MvLabel {
                Layout.fillWidth: true
                text: root.hall.timetable[line.index] ?? ""
                color: line.index === 0 ? Theme.brassLight : Theme.text
                font.pixelSize: Theme.textLarge
                elide: Text.ElideRight
            }
        }
    }
}

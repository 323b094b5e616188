// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// A live table's clock stands still; says so and lets it run on. Where a scenario or a round on record is watched the bar below
/// says it, and what happens stays in sight.
Rectangle {
    id: root

    required property TableModel table

    visible: root.table.paused && !root.table.scenario
    color: Theme.scrim
    onVisibleChanged: if (root.visible) go.forceActiveFocus(Qt.TabFocusReason)

    MouseArea {
        anchors.fill: parent
    }

    LacquerSurface {
        anchors.centerIn: parent
        width: words.implicitWidth + 2 * Theme.spaceXxl
        height: words.implicitHeight + 2 * Theme.spaceXl
        elevation: 20

        ColumnLayout {
            id: words

            anchors.centerIn: parent
            spacing: Theme.spaceM

            TitleText {
                Layout.alignment: Qt.AlignHCenter
                text: qsTr("The table is paused")
            }

            MvLabel {
                Layout.alignment: Qt.AlignHCenter
                text: qsTr("Its clock stands still; no time is lost.")
                secondary: true
            }

            MvButton {
                id: go

                Layout.alignment: Qt.AlignHCenter
                kind: MvButton.Primary
                large: true
                iconName: "play"
                text: qsTr("Go on")
                onClicked: root.table.paused = false
            }
        }
    }
}

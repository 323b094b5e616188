// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Shows that a live table's clock stands still, and resumes it. For a scenario or a round on record the bar below
/// shows it, and the table stays visible.
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

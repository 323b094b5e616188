// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The number called last, as large as possible, and how many are drawn and left (B4g).
Item {
    id: root

    required property BingoTableModel table

    readonly property bool called: root.table.lastBall > 0

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.called ? qsTr("Last ball: %1").arg(root.table.lastBallSpoken) : qsTr("No ball drawn yet")
    Accessible.description: counts.text

    RowLayout {
        anchors.centerIn: parent
        spacing: Theme.spaceL

        Image {
            id: picture

            Layout.preferredWidth: root.height
            Layout.preferredHeight: root.height
            visible: root.called
            source: root.called ? "image://bingo/ball/%1/%2?symbols=%3".arg(root.table.variant).arg(root.table.lastBall).arg(root.table.symbols ? 1 : 0) : ""
            sourceSize.width: root.height
            sourceSize.height: root.height
            Accessible.ignored: true

            NumberAnimation {
                id: pop

                target: picture
                property: "scale"
                from: Theme.reducedMotion ? 1 : 0.6
                to: 1
                duration: Theme.durationChip
                easing.type: Easing.OutBack
            }

            Connections {
                target: root.table
                function onHappened(event: tableEvent): void {
                    if (event.kind === "ball_drawn")
                        pop.restart();
                }
            }
        }

        ColumnLayout {
            spacing: 0

            MvLabel {
                Layout.maximumWidth: root.width - (root.called ? root.height + Theme.spaceL : 0)
                text: root.called ? root.table.lastBallText : qsTr("Waiting for the draw")
                color: root.called ? Theme.ivory : Theme.textSecondary
                font.pixelSize: root.called ? Math.min(Theme.textCalled, Math.round((root.height - counts.height) * (root.table.symbols ? 0.36 : 0.82))) : Theme.textBody
                font.weight: Font.Bold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.textBody
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            SmallText {
                id: counts

                Layout.maximumWidth: root.width - root.height - Theme.spaceL
                visible: root.called
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                text: qsTr("%1 · %2", "drawn and left").arg(qsTr("%n drawn", "", root.table.drawnCount)).arg(qsTr("%n left", "", root.table.leftCount))
                color: Theme.brassLight
                font.pixelSize: Theme.textBody
                Accessible.ignored: true
            }
        }
    }
}

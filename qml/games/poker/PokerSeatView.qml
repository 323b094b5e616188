// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// A seat's name plate on the rim: the player's name, status and result.
Item {
    id: root

    required property int seat
    required property string playerName
    required property bool simulated
    required property bool own
    required property bool connected
    required property double wallet
    required property int status
    required property string statusText
    required property double net
    required property bool settled
    required property string accessibleName

    required property PokerGeometry geometry
    required property PokerTableModel table

    readonly property bool taken: root.playerName.length > 0
    /// This player must decide now.
    readonly property bool asked: root.status === PokerSeatStatus.Thinking
    /// Time is about to decide for this player at this screen (P31).
    readonly property bool pressed: root.own && root.table.urgent
    readonly property color tone: root.settled ? root.net > 0 ? Theme.win : root.net < 0 ? Theme.loss : Theme.text
        : root.asked ? Theme.textOnBrass : root.status === PokerSeatStatus.Folded ? Theme.textSecondary : Theme.text
    readonly property point middle: root.geometry.revision === 0 ? Qt.point(0, 0) : root.geometry.plate(root.seat)

    x: root.middle.x
    y: root.middle.y
    rotation: root.geometry.revision === 0 ? 0 : root.geometry.turn(root.seat)
    visible: root.taken
    Accessible.role: Accessible.Grouping
    Accessible.name: root.accessibleName
    Accessible.description: root.settled ? root.table.signedMoney(root.net) : ""

    Rectangle {
        id: plate

        /// Two lines, also if the table is small next to a side panel.
        readonly property int lineSize: Math.min(Theme.textSmall, Math.floor((plate.height - 2 * Theme.line) / 2.6))

        anchors.centerIn: parent
        width: Math.round(root.geometry.plateSize.width)
        height: Math.round(root.geometry.plateSize.height)
        radius: Theme.radiusM
        antialiasing: true
        color: root.pressed ? Theme.warning : root.asked ? Theme.plateTop : Theme.lacquer
        border.width: root.pressed ? 2 * Theme.focusWidth : root.asked || root.own || root.settled && root.net > 0 ? Theme.focusWidth : Theme.line
        border.color: root.asked ? Theme.brassLight : root.settled && root.net > 0 ? Theme.win : root.own ? Theme.brass : Theme.hairlineStrong

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.spaceS
            anchors.rightMargin: Theme.spaceS
            anchors.topMargin: Theme.line
            anchors.bottomMargin: Theme.line
            spacing: 0

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceXs

                MvLabel {
                    Layout.fillWidth: true
                    text: root.playerName
                    elide: Text.ElideRight
                    color: root.asked ? Theme.textOnBrass : Theme.text
                    font.weight: Font.Medium
                    font.pixelSize: plate.height > Theme.px(46) ? Theme.textBody : plate.lineSize
                    Accessible.ignored: true
                }

                MvIcon {
                    visible: !root.connected
                    iconName: "warning"
                    size: Math.min(Theme.textBody, Math.round(plate.lineSize * 1.15))
                    color: root.asked ? Theme.textOnBrass : Theme.warning
                }

                SmallText {
                    visible: root.own || !root.simulated
                    text: qsTr("Seat %1").arg(root.seat)
                    color: root.asked ? Theme.textOnBrass : Theme.textSecondary
                    font.pixelSize: plate.lineSize
                    Accessible.ignored: true
                }

                MvIcon {
                    visible: root.simulated
                    iconName: "simulated"
                    size: Math.min(Theme.textBody, Math.round(plate.lineSize * 1.15))
                    color: root.asked ? Theme.textOnBrass : Theme.brass
                }
            }

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceXs

                SmallText {
                    Layout.fillWidth: true
                    text: root.statusText.length > 0 ? root.statusText : qsTr("%1", "an amount").arg(root.table.money(root.wallet))
                    // A long text is set smaller before it is cut.
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.round(0.7 * plate.lineSize)
                    elide: Text.ElideRight
                    color: root.tone
                    font.pixelSize: plate.lineSize
                    font.weight: root.settled || root.asked ? Font.Medium : Font.Normal
                    Accessible.ignored: true
                }

                SmallText {
                    visible: root.settled
                    text: qsTr("%1", "an amount").arg(root.table.signedFigures(root.net))
                    color: root.tone
                    font.pixelSize: plate.lineSize
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }
    }

    // Printed into the leather below the plate, so that nothing else can hide it.
    SmallText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.geometry.mm * 44 - height / 2
        visible: root.simulated
        text: qsTr("SIMULATED")
        color: Theme.brass
        font.pixelSize: plate.lineSize
        font.letterSpacing: Theme.printSpacing
    }
}

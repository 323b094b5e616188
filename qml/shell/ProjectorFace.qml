// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The open table for an audience: its cloth with the presenter's marks and the call in large letters, without the
/// player's controls. It accepts no clicks.
Item {
    id: root

    required property HouseApplication application
    /// The page of the open table; null in the lobby.
    required property TablePage page

    /// The text scale, enlarged for an audience.
    readonly property real line: Math.max(24, root.height / 17)
    /// The table shown: the open one, or the replay in its place.
    readonly property TableModel shown: root.page === null ? null : root.page.replaying ? root.page.replayTable : root.page.shown
    readonly property string part: root.page?.replayPart ?? ""

    /// Unloads the cloth at once, since its table may be destroyed at any moment, and loads that of the table shown now
    /// once all properties have changed.
    function change(): void {
        cloth.source = "";
        soon.restart();
    }

    /// Loads the cloth of the table shown now.
    function follow(): void {
        if (root.shown && root.part.length > 0)
            cloth.setSource(root.part, {
                "table": root.shown,
                "game": root.page.game,
                "settings": root.application.settings
            });
    }

    onShownChanged: root.change()
    onPartChanged: root.change()

    // Only once for all properties that change together.
    Timer {
        id: soon

        interval: 0
        onTriggered: root.follow()
    }

    RoomBackdrop {
        anchors.fill: parent
    }

    Rectangle {
        id: head

        width: parent.width
        height: Math.round(1.5 * root.line)
        color: Theme.lacquer

        MvLabel {
            id: name

            x: Math.round(root.line * 0.6)
            anchors.verticalCenter: parent.verticalCenter
            width: sign.x - x - root.line
            text: !root.shown ? "Mesa Viva" : root.shown.scenario && root.shown.scenarioTitle.length > 0 ? root.shown.scenarioTitle : root.shown.title
            elide: Text.ElideRight
            font.family: Theme.printFamily
            font.pixelSize: Math.round(root.line * 0.8)
            color: Theme.brassLight
        }

        MvLabel {
            id: sign

            anchors.right: parent.right
            anchors.rightMargin: Math.round(root.line * 0.6)
            anchors.verticalCenter: parent.verticalCenter
            text: root.shown && root.shown.round > 0 ? qsTr("Demonstration · round %1").arg(root.shown.round) : qsTr("Demonstration")
            font.pixelSize: Math.round(root.line * 0.55)
            color: Theme.textSecondary
        }
    }

    // Same size as in the main window, then scaled to fit, so that the presenter's marks are at the same cards.
    Item {
        id: board

        readonly property size cloth: root.page?.clothSize ?? Qt.size(1, 1)

        anchors.centerIn: frame
        width: Math.max(1, board.cloth.width)
        height: Math.max(1, board.cloth.height)
        scale: Math.min(frame.width / board.width, frame.height / board.height)
        visible: root.shown !== null
        enabled: false // nobody stakes here

        Loader {
            id: cloth

            anchors.fill: parent
        }

        ClothMarksView {
            anchors.fill: parent
            visible: root.page !== null && (root.page.marks.active || root.page.marks.lines.length > 0)
            marks: root.page?.marks ?? nothing
        }
    }

    ClothMarks {
        id: nothing
    }

    Item {
        id: frame

        anchors.top: head.bottom
        anchors.bottom: foot.top
        width: parent.width
    }

    MvLabel {
        anchors.centerIn: frame
        width: frame.width - 2 * root.line
        visible: root.shown === null
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTr("The table is being prepared")
        font.family: Theme.printFamily
        font.pixelSize: Math.round(root.line * 1.4)
        color: Theme.brassLight
    }

    Rectangle {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.round(2 * root.line)
        visible: root.shown !== null
        color: Theme.lacquer

        MvLabel {
            anchors.centerIn: parent
            width: parent.width - 2 * root.line
            horizontalAlignment: Text.AlignHCenter
            text: root.shown?.caption ?? ""
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(root.line * 0.5)
            elide: Text.ElideRight
            font.pixelSize: Math.round(root.line * 0.95)
            font.weight: Font.Medium
            color: Theme.brassLight
        }
    }
}

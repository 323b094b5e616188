// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Bingo
import MesaViva.Controls
import MesaViva.Scene
import MesaViva.Table

/// The bingo room for the caller: the drawn ball, the panel, the prizes once announced, and the cards called. The
/// mouse or keyboard selects numbers and marks boxes.
FocusScope {
    id: root

    required property BingoCroupierDesk desk
    required property BingoTableModel table
    required property AppSettings settings

    readonly property real margin: Theme.spaceL
    readonly property real leftWidth: Math.round(Math.max(Theme.px(290), Math.min(root.width * 0.26, root.height * 0.62)))
    readonly property real rightX: root.margin + root.leftWidth + roomCloth.wood
    readonly property real rightWidth: root.width - root.rightX - root.margin
    readonly property bool calling: root.desk.tool === BingoCroupierDesk.Balls && !root.desk.watching
    readonly property bool checking: root.desk.tool === BingoCroupierDesk.Card && !root.desk.watching && root.desk.checking

    /// A number was selected.
    signal numberPicked(string number)

    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Pane
    Accessible.name: root.checking ? qsTr("Bingo room. Arrow keys go from box to box, Space marks one, V says that the card has won, N that it has not") : qsTr("Bingo room %1").arg(root.table.roomName)
    Keys.onPressed: event => {
        event.accepted = root.checking && !event.isAutoRepeat;
        if (!event.accepted)
            return;
        if (event.modifiers === Qt.ControlModifier && (event.key === Qt.Key_Up || event.key === Qt.Key_Down))
            root.desk.chooseNextClaim(event.key === Qt.Key_Down ? 1 : -1);
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            card.step(event.key === Qt.Key_Right ? 1 : -1, 0);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            card.step(0, event.key === Qt.Key_Down ? 1 : -1);
        else if (event.key === Qt.Key_Space)
            card.mark();
        else
            event.accepted = false;
    }

    RoomCloth {
        id: roomCloth

        anchors.fill: parent
        split: root.rightX - roomCloth.wood / 2
    }

    CallerMachine {
        x: root.margin
        y: Theme.spaceS
        width: root.leftWidth
        height: facts.y - y - Theme.spaceS
        desk: root.desk
        table: root.table
    }

    CallerPlate {
        id: facts

        x: root.margin
        y: root.height - height - Theme.spaceS
        width: root.leftWidth
        desk: root.desk
    }

    NumberPanel {
        id: panel

        x: root.rightX
        y: Theme.spaceM
        width: root.rightWidth
        table: root.table

        MouseArea {
            /// The number at a point; 0: none.
            function numberAt(x: real, y: real): int {
                const column = Math.floor((x - Theme.spaceS - panel.head) / (panel.cellWidth + panel.gap));
                const row = Math.floor((y - Theme.spaceS) / (panel.cellHeight + panel.gap));
                const number = row * panel.perRow + column + 1;
                return column >= 0 && column < panel.perRow && row >= 0 && row < panel.rows && number <= root.table.ballCount ? number : 0;
            }

            anchors.fill: parent
            enabled: root.calling
            cursorShape: root.calling ? Qt.PointingHandCursor : Qt.ArrowCursor
            onClicked: mouse => {
                const number = numberAt(mouse.x, mouse.y);
                if (number > 0)
                    root.numberPicked(String(number));
            }
        }
    }

    Row {
        id: prizes

        readonly property real plate: (root.rightWidth - (plates.count - 1) * prizes.spacing) / Math.max(1, plates.count)

        x: root.rightX
        y: panel.y + panel.height + Theme.spaceS
        height: Math.round(Theme.px(prizes.plate < Theme.px(190) ? 84 : 64) * (1 + Theme.textScale) / 2)
        spacing: Theme.spaceS
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Prizes")

        Repeater {
            id: plates

            model: root.desk.prizes.length

            PrizePlate {
                id: prize

                required property int index
                readonly property croupierPrize info: root.desk.prizes[prize.index]

                width: prizes.plate
                height: prizes.height
                name: prize.info.name
                amountText: prize.info.amount
                jackpot: prize.info.jackpot
                condition: prize.info.condition
                shareText: prize.info.share
                won: prize.info.won
                reachable: prize.info.reachable
                wonText: prize.info.winners
                near: 0
            }
        }
    }

    CallerClaims {
        id: claims

        x: root.rightX
        y: card.y
        width: Math.round(root.rightWidth * 0.3)
        height: card.height
        desk: root.desk
    }

    CallerCard {
        id: card

        x: claims.x + claims.width + Theme.spaceM
        y: prizes.y + prizes.height + Theme.spaceM
        width: root.width - root.margin - x
        height: root.height - y - Theme.spaceM
        desk: root.desk
        table: root.table
        keyed: root.activeFocus
        onReached: root.forceActiveFocus(Qt.MouseFocusReason)
    }

    MvLabel {
        x: root.rightX
        y: card.y
        width: root.rightWidth
        height: card.height
        visible: root.desk.claims.length === 0
        text: qsTr("What is called and the cards to check appear here.")
        secondary: true
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    /// The drawing machine for its caller: the drawn ball is visible before it is called; the last ones are below.
    component CallerMachine: Item {
        id: device

        required property BingoCroupierDesk desk
        required property BingoTableModel table

        readonly property int ball: device.desk.ball
        readonly property real rowHeight: Math.round(Math.min(device.width / 8.2, device.height * 0.12))
        readonly property real ballHeight: Math.round(Math.min(device.width * 0.42, device.height * 0.34))

        onBallChanged: if (device.ball > 0) out.restart()

        NumberAnimation {
            id: out

            target: machine
            property: "progress"
            from: 0
            to: 1
            duration: Theme.reducedMotion ? Theme.durationFade : 500
            easing.type: Easing.OutCubic
        }

        DrawingMachine {
            id: machine

            x: Math.round((device.width - width) / 2)
            width: Math.min(device.width, device.height - device.ballHeight - device.rowHeight - 2 * Theme.spaceS)
            height: width
            variant: device.table.variant
            symbols: device.table.symbols
            drawn: device.ball > 0 ? Array.from(device.table.drawn).concat(device.ball) : device.table.drawn
            ball: device.ball > 0 ? device.ball : device.table.lastBall
            progress: 1
            running: device.visible && device.table.phase === BingoTableModel.Drawing && device.ball === 0 && !device.desk.checking && !device.table.paused && device.Window.window !== null && device.Window.window.visible
            reducedMotion: Theme.reducedMotion
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Drawing machine, %n ball(s) left", "", device.table.leftCount)
        }

        Item {
            id: called

            readonly property int number: device.ball > 0 ? device.ball : device.table.lastBall

            y: machine.y + machine.height + Theme.spaceXs
            width: device.width
            height: device.ballHeight
            visible: !timer.visible
            Accessible.role: Accessible.AlertMessage
            Accessible.name: device.ball > 0 ? qsTr("A ball is out: %1").arg(device.table.ballText(device.ball)) : called.number > 0 ? qsTr("Called last: %1").arg(device.table.ballText(called.number)) : qsTr("No ball drawn yet")

            Image {
                x: Math.round((device.width - width) / 2)
                width: called.height - caption.height
                height: width
                visible: called.number > 0
                opacity: device.ball > 0 ? 1 : 0.55
                source: called.number > 0 ? "image://bingo/ball/%1/%2?symbols=%3".arg(device.table.variant).arg(called.number).arg(device.table.symbols ? 1 : 0) : ""
                sourceSize.width: width
                sourceSize.height: width
                Accessible.ignored: true
            }

            SmallText {
                id: caption

                anchors.bottom: parent.bottom
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: device.ball > 0 ? qsTr("To be called · %n drawn", "", device.table.drawnCount) : called.number > 0 ? qsTr("Called last · %n drawn", "", device.table.drawnCount) : qsTr("No ball drawn yet")
                color: device.ball > 0 ? Theme.brassLight : Theme.textSecondary
                Accessible.ignored: true
            }
        }

        TimerView {
            id: timer

            anchors.fill: called
            anchors.topMargin: Theme.spaceS
            anchors.bottomMargin: Theme.spaceS
            sideways: true
            table: device.table
        }

        BallRow {
            y: called.y + called.height + Theme.spaceXs
            width: device.width
            height: device.rowHeight
            table: device.table
        }
    }

    /// The caller's brass plate: the figures from which prizes are computed, not the prizes.
    component CallerPlate: Rectangle {
        id: plate

        required property BingoCroupierDesk desk

        implicitHeight: lines.height + 2 * Theme.spaceS
        height: implicitHeight
        radius: Theme.radiusM
        border.width: Theme.line
        border.color: Theme.brassLight
        Accessible.role: Accessible.StaticText
        Accessible.name: Array.from(plate.desk.facts).join(". ")

        gradient: Gradient {
            GradientStop { position: 0; color: Theme.plateTop }
            GradientStop { position: 1; color: Theme.plateBottom }
        }

        Column {
            id: lines

            x: Theme.spaceM
            y: Theme.spaceS
            width: plate.width - 2 * x

            Repeater {
                model: plate.desk.facts

                MvLabel {
                    required property string modelData

                    width: lines.width
                    text: modelData
                    color: Theme.textOnBrass
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }

    /// The claims at the last ball, card by card: waiting, won or rejected.
    component CallerClaims: ListView {
        id: waiting

        required property BingoCroupierDesk desk

        property croupierClaim none

        clip: true
        spacing: Theme.spaceXs
        model: waiting.desk.claims.length
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        visible: count > 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What is called")

        delegate: Rectangle {
            id: row

            required property int index
            readonly property croupierClaim info: waiting.desk.claims[row.index] ?? waiting.none
            readonly property bool seen: waiting.desk.claim === row.index

            width: waiting.width
            height: Theme.controlHeight
            radius: Theme.radiusM
            color: row.seen ? Theme.lacquerHover : Theme.lacquer
            border.width: row.seen ? Theme.focusWidth : Theme.line
            border.color: row.seen ? Theme.brassLight : Theme.hairline
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Card %1, %2: %3").arg(row.info.card).arg(row.info.text)
                .arg(!row.info.checked ? qsTr("to be checked") : row.info.valid ? qsTr("has won") : qsTr("has not won"))
            Accessible.onPressAction: waiting.desk.chooseClaim(row.index)

            MvIcon {
                id: sign

                x: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                iconName: !row.info.checked ? "info" : row.info.valid ? "check" : "close"
                size: Theme.iconSizeSmall
                color: !row.info.checked ? Theme.cobaltLight : row.info.valid ? Theme.win : Theme.loss
            }

            MvLabel {
                anchors.left: sign.right
                anchors.leftMargin: Theme.spaceS
                anchors.right: number.left
                anchors.rightMargin: Theme.spaceXs
                anchors.verticalCenter: parent.verticalCenter
                text: row.info.text
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            MvLabel {
                id: number

                anchors.right: parent.right
                anchors.rightMargin: Theme.spaceM
                anchors.verticalCenter: parent.verticalCenter
                text: row.info.card
                color: Theme.brassLight
                Accessible.ignored: true
            }

            MouseArea {
                anchors.fill: parent
                enabled: !waiting.desk.watching
                cursorShape: Qt.PointingHandCursor
                onClicked: waiting.desk.chooseClaim(row.index)
            }
        }
    }

    /// The card being checked, with its number. It doesn't show which numbers are drawn: the caller must compare.
    component CallerCard: Item {
        id: checked

        required property BingoCroupierDesk desk
        required property BingoTableModel table
        /// The keyboard is in use: show the focused box.
        required property bool keyed

        /// The box with the keyboard focus.
        property int cell: 0
        readonly property int columns: checked.table.columns
        readonly property int rows: checked.table.rows
        readonly property list<int> cells: Array.from(checked.desk.cells)
        /// The card's ratio of width to height.
        readonly property real shape: checked.table.variant === 90 ? 2.42 : checked.table.variant === 75 ? 0.86 : 0.94

        /// The card was clicked.
        signal reached

        /// Moves the frame.
        function step(across: int, down: int): void {
            const column = checked.cell % checked.columns + across;
            const row = Math.floor(checked.cell / checked.columns) + down;
            if (column >= 0 && column < checked.columns && row >= 0 && row < checked.rows)
                checked.cell = row * checked.columns + column;
        }

        /// Marks the focused box, for the caller alone.
        function mark(): void {
            checked.desk.turnPlace(checked.cell);
        }

        visible: checked.desk.card > 0

        BingoCardFace {
            id: face

            width: Math.min(checked.width, checked.height * checked.shape)
            height: width / checked.shape
            variant: checked.table.variant
            symbols: checked.table.symbols
            letters: checked.table.letters
            rows: checked.rows
            columns: checked.columns
            cells: checked.cells
            marked: checked.desk.marked
            pattern: checked.table.pattern
            number: checked.desk.card
            Accessible.role: Accessible.Graphic
            Accessible.name: checked.desk.question
            Accessible.description: qsTr("Card with the numbers %1").arg(Array.from(checked.cells).filter(ball => ball > 0).join(", "))
        }

        MouseArea {
            anchors.fill: face
            enabled: !checked.desk.watching
            cursorShape: Qt.PointingHandCursor
            onClicked: mouse => {
                checked.reached();
                const cell = face.cellAt(mouse.x, mouse.y);
                if (cell >= 0) {
                    checked.cell = cell;
                    checked.mark();
                }
            }
        }

        Item {
            readonly property rect place: face.width > 0 && face.height > 0 ? face.cellRect(checked.cell) : Qt.rect(0, 0, 0, 0)

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            visible: checked.keyed && checked.desk.checking && !checked.desk.watching
            Accessible.role: Accessible.Cell
            // Re-evaluated with each card and each mark.
            Accessible.name: visible && checked.cell < checked.cells.length && checked.desk.marked >= 0 ? checked.desk.placeName(checked.cell) : ""

            FocusRing {
                anchors.margins: -Theme.line
                targetRadius: 0
            }
        }
    }
}

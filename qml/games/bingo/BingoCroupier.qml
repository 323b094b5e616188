// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
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
    /// Shows the next or previous card waiting to be checked.
    function chooseNext(step: int): void {
        const all = Array.from(root.desk.claims);
        for (let i = 1; i < all.length; ++i) {
            const at = (root.desk.claim + step * i + i * all.length) % all.length;
            if (!(all[at] as croupierClaim).checked) {
                root.desk.chooseClaim(at);
                return;
            }
        }
    }

    Keys.onPressed: event => {
        event.accepted = root.checking && !event.isAutoRepeat;
        if (!event.accepted)
            return;
        if (event.modifiers === Qt.ControlModifier && (event.key === Qt.Key_Up || event.key === Qt.Key_Down))
            root.chooseNext(event.key === Qt.Key_Down ? 1 : -1);
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
        text: qsTr("What is called, and the cards that are checked for it, lie here.")
        secondary: true
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}

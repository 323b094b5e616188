// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The public board of a table with real equipment, in a window of its own: on the other screen where there is one, where it was
/// last. F11, or a double click, makes it as large as the screen.
Window {
    id: root

    required property EquipmentDesk desk
    /// The caller's console.
    required property Window console

    readonly property bool full: root.visibility === Window.FullScreen
    readonly property url board: root.desk.openGame === "bingo" ? "qrc:/qt/qml/MesaViva/Bingo/BingoBoard.qml" : root.desk.openGame === "poker" ? "qrc:/qt/qml/MesaViva/Poker/PokerBoard.qml"
        : "qrc:/qt/qml/MesaViva/Roulette/RouletteBoard.qml"

    /// It is to be put away.
    signal closed

    /// As large as the screen, and back.
    function turn(): void {
        root.full ? root.showNormal() : root.showFullScreen();
    }

    /// Remembers where it is; a full screen is no place.
    function keep(): void {
        if (!root.full && root.width > 0)
            root.desk.boardPlace = Qt.rect(root.x, root.y, root.width, root.height);
    }

    /// Whether so much of a place is on some screen that it can be found.
    function isSeen(place: rect): bool {
        const middle = Qt.point(place.x + place.width / 2, place.y + place.height / 2);
        return place.width > 0 && place.height > 0 && Qt.application.screens.some(one => middle.x >= one.virtualX && middle.x < one.virtualX + one.width && middle.y >= one.virtualY && middle.y < one.virtualY + one.height);
    }

    /// Puts it where it was, else on another screen than the console's.
    function settle(): void {
        const kept = root.desk.boardPlace;
        const here = root.console.screen;
        const others = Qt.application.screens.filter(one => one.virtualX !== here.virtualX || one.virtualY !== here.virtualY);
        const there = others.length > 0 ? others[0] : here;
        const wanted = Qt.size(Math.min(1280, there.width * 0.9), Math.min(720, there.height * 0.9));
        const place = root.isSeen(kept) ? kept : Qt.rect(there.virtualX + (there.width - wanted.width) / 2, there.virtualY + (there.height - wanted.height) / 2, wanted.width, wanted.height);
        root.setGeometry(place.x, place.y, place.width, place.height);
    }

    title: qsTr("Public board")
    color: Theme.room
    minimumWidth: 480
    minimumHeight: 270
    transientParent: null
    Component.onCompleted: {
        root.settle();
        root.show();
        root.console.requestActivate(); // one goes on typing there
    }
    onClosing: {
        root.keep();
        root.closed();
    }
    Component.onDestruction: root.keep()

    Loader {
        id: place

        anchors.fill: parent
        Component.onCompleted: place.setSource(root.board, {
            "table": root.desk.table
        })
    }

    TapHandler {
        onDoubleTapped: root.turn()
    }

    Shortcut {
        sequence: "F11"
        onActivated: root.turn()
    }

    Shortcut {
        sequence: "Esc"
        onActivated: root.full ? root.showNormal() : root.close()
    }
}

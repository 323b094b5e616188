// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// A second window for a projector: the open table without the controls of the person who leads it. Fills a second screen
/// if there is one. Stays open from table to table.
Window {
    id: root

    required property MesaVivaApplication application
    required property TablePage page
    /// The window that opened it.
    required property Window beside

    // Since Qt 6.8 the shortcuts of a window work in the windows that belong to it, too, and the same keys here would
    // be ambiguous.
    transientParent: null
    title: qsTr("%1 – projection").arg(root.page ? root.page.table.title : "Mesa Viva")
    width: 960
    height: 600
    minimumWidth: 480
    minimumHeight: 320
    color: Theme.room
    Component.onCompleted: {
        root.visibility = root.application.toOtherScreen(root, root.beside) ? Window.FullScreen : Window.Windowed;
        root.beside.requestActivate(); // the keyboard stays with the presenter
    }

    /// The open table for an audience: its cloth with the presenter's marks and the call in large letters, without the
    /// player's controls. It accepts no clicks.
    component ProjectorFace: Item {
        id: face

        required property MesaVivaApplication application
        /// The page of the open table; null in the lobby.
        required property TablePage page

        /// The text scale, enlarged for an audience.
        readonly property real line: Math.max(24, face.height / 17)
        /// The table shown: the open one, or the replay in its place.
        readonly property TableModel shown: face.page === null ? null : face.page.replaying ? face.page.replayTable : face.page.shown
        readonly property string part: face.page?.replayPart ?? ""
        /// What explains the table, if anything: its band lies below the cloth.
        readonly property Desk desk: face.page === null ? null : face.application.desks.beside
        readonly property url bandFile: face.desk ? face.desk.band : ""

        /// Unloads the cloth at once, since its table may be destroyed at any moment, and loads that of the table shown now
        /// once all properties have changed.
        function change(): void {
            cloth.source = "";
            soon.restart();
        }

        /// Loads the cloth of the table shown now.
        function follow(): void {
            if (face.shown && face.part.length > 0)
                cloth.setSource(face.part, {
                    "table": face.shown,
                    "game": face.page.game,
                    "settings": face.application.settings
                });
        }

        onShownChanged: face.change()
        onPartChanged: face.change()

        // Only once for all properties that change together.
        Timer {
            id: soon

            interval: 0
            onTriggered: face.follow()
        }

        RoomBackdrop {
            anchors.fill: parent
        }

        Rectangle {
            id: head

            width: parent.width
            height: Math.round(1.5 * face.line)
            color: Theme.lacquer

            MvLabel {
                id: name

                x: Math.round(face.line * 0.6)
                anchors.verticalCenter: parent.verticalCenter
                width: sign.x - x - face.line
                text: !face.shown ? "Mesa Viva" : face.shown.scenario && face.shown.scenarioTitle.length > 0 ? face.shown.scenarioTitle : face.shown.title
                elide: Text.ElideRight
                font.family: Theme.printFamily
                font.pixelSize: Math.round(face.line * 0.8)
                color: Theme.brassLight
            }

            MvLabel {
                id: sign

                anchors.right: parent.right
                anchors.rightMargin: Math.round(face.line * 0.6)
                anchors.verticalCenter: parent.verticalCenter
                text: face.shown && face.shown.round > 0 ? qsTr("Demonstration · round %1").arg(face.shown.round) : qsTr("Demonstration")
                font.pixelSize: Math.round(face.line * 0.55)
                color: Theme.textSecondary
            }
        }

        // Same size as in the main window, then scaled to fit, so that the presenter's marks are at the same cards.
        Item {
            id: board

            readonly property size cloth: face.page?.clothSize ?? Qt.size(1, 1)

            anchors.centerIn: frame
            width: Math.max(1, board.cloth.width)
            height: Math.max(1, board.cloth.height)
            scale: Math.min(frame.width / board.width, frame.height / board.height)
            visible: face.shown !== null
            enabled: false // nobody stakes here

            Loader {
                id: cloth

                anchors.fill: parent
            }

            ClothMarksView {
                anchors.fill: parent
                visible: face.page !== null && (face.page.marks.active || face.page.marks.lines.length > 0)
                marks: face.page?.marks ?? nothing
            }
        }

        ClothMarks {
            id: nothing
        }

        Item {
            id: frame

            anchors.top: head.bottom
            anchors.bottom: band.top
            width: parent.width
        }

        Loader {
            id: band

            readonly property url file: face.bandFile

            anchors.bottom: foot.top
            width: parent.width
            height: band.status === Loader.Ready ? Math.round(face.height * 0.3) : 0
            onFileChanged: {
                if (face.desk && String(face.bandFile).length > 0)
                    band.setSource(face.bandFile, {
                        "desk": face.desk,
                        "line": Qt.binding(() => face.line)
                    });
                else
                    band.source = "";
            }
            Component.onCompleted: band.fileChanged()
        }

        MvLabel {
            anchors.centerIn: frame
            width: frame.width - 2 * face.line
            visible: face.shown === null
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTr("The table is being prepared")
            font.family: Theme.printFamily
            font.pixelSize: Math.round(face.line * 1.4)
            color: Theme.brassLight
        }

        Rectangle {
            id: foot

            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.round(2 * face.line)
            visible: face.shown !== null
            color: Theme.lacquer

            MvLabel {
                anchors.centerIn: parent
                width: parent.width - 2 * face.line
                horizontalAlignment: Text.AlignHCenter
                text: face.shown?.caption ?? ""
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(face.line * 0.5)
                elide: Text.ElideRight
                font.pixelSize: Math.round(face.line * 0.95)
                font.weight: Font.Medium
                color: Theme.brassLight
            }
        }
    }

    ProjectorFace {
        anchors.fill: parent
        application: root.application
        page: root.page
    }

    Shortcut {
        sequences: ["F11"]
        onActivated: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }

    // A presenter's remote, whichever window has the keys.
    Shortcut {
        sequences: ["PgDown"]
        onActivated: {
            if (root.application.desks.beside)
                root.application.desks.beside.turnPage(1);
        }
    }

    Shortcut {
        sequences: ["PgUp"]
        onActivated: {
            if (root.application.desks.beside)
                root.application.desks.beside.turnPage(-1);
        }
    }

    Shortcut {
        sequences: ["Esc", "Shift+F11", "Ctrl+W"]
        onActivated: root.close()
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Rulebook

/// The rulebook as a sheet from the right, over the table or the lobby, which go on meanwhile and stay in sight.
T.Popup {
    id: root

    required property RulebookModel rulebook
    required property AppSettings settings
    required property HouseGames games

    /// A guided first round can be played from here.
    property bool canLearn: false

    readonly property RulebookPage page: root.contentItem as RulebookPage
    readonly property Item room: T.Overlay.overlay

    /// A guided first round is wanted.
    signal learnAsked

    /// Opens at the rule, or at the beginning.
    function show(id: string): void {
        root.open();
        id.length > 0 ? root.page.showRule(id) : root.page.start();
    }

    parent: T.Overlay.overlay
    x: root.room ? root.room.width - width : 0
    y: Theme.topBarHeight
    width: root.room ? Math.min(root.room.width, Theme.px(940)) : 0
    height: root.room ? root.room.height - Theme.topBarHeight : 0
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    background: LacquerSurface {
        radius: 0
        elevation: 20
        border.color: Theme.hairlineStrong
    }

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.scrim, 0.35)
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durationFade }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durationFade }
    }

    contentItem: RulebookPage {
        focus: true
        rulebook: root.rulebook
        settings: root.settings
        games: root.games
        canLearn: root.canLearn
        onCloseAsked: root.close()
        onLearnAsked: {
            root.close();
            root.learnAsked();
        }
    }

    Shortcut {
        sequence: "F1"
        enabled: root.opened
        onActivated: root.close()
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Rulebook

/// The rulebook as a sheet from the right: beside the table if both fit, so that clock, hand and buttons stay visible and
/// usable; otherwise above the table or the lobby, which continue.
T.Popup {
    id: root

    required property RulebookModel rulebook
    required property AppSettings settings
    required property GameRegistry games

    /// Whether a guided first round can be started from here.
    property bool canLearn: false
    /// Whether a table is open beside which it should be; and whether it is there.
    property bool besidePage: false
    readonly property bool aside: root.besidePage && root.room !== null && Theme.fitsAside(root.room.width)

    /// Whether it covers the page.
    readonly property bool covers: root.visible && !root.aside

    readonly property RulebookPage page: root.contentItem as RulebookPage
    readonly property Item room: T.Overlay.overlay

    /// The user wants a guided first round.
    signal learnAsked

    /// Opens at the rule, or at the beginning.
    function show(id: string): void {
        root.open();
        id.length > 0 ? root.page.showRule(id) : root.page.start();
    }

    /// Only one sheet is beside the page.
    function takePlace(): void {
        const other = Theme.aside;
        if (root.aside)
            Theme.aside = root;
        if (root.aside && other && other !== root)
            (other as T.Popup).close();
    }

    parent: T.Overlay.overlay
    x: root.room ? root.room.width - width : 0
    y: Theme.topBarHeight
    width: root.room ? root.aside ? Theme.asideWidth : Math.min(root.room.width, Theme.px(940)) : 0
    height: root.room ? root.room.height - Theme.topBarHeight - (root.aside ? Theme.asideFloor : 0) : 0
    modal: !root.aside
    focus: true
    closePolicy: root.aside ? T.Popup.NoAutoClose : T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onAsideChanged: if (root.visible) root.aside ? root.takePlace() : root.close()
    onAboutToShow: root.takePlace()
    onOpened: root.page.settle()
    onClosed: {
        if (Theme.aside === root)
            Theme.aside = null;
    }

    background: LacquerSurface {
        radius: 0
        elevation: root.aside ? 0 : 20 // it lies on nothing, and the call goes on below it
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
        // Typed text is for the search and does not reach the table's shortcuts.
        Keys.onShortcutOverride: event => event.accepted = root.aside && event.text.length > 0 && event.key !== Qt.Key_Escape && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
        onCloseAsked: root.close()
        onLearnAsked: {
            root.close();
            root.learnAsked();
        }
    }

    Shortcut {
        sequence: "Esc"
        enabled: root.opened && root.aside
        onActivated: root.close()
        onActivatedAmbiguously: root.close()
    }

    Shortcut {
        sequence: "F1"
        enabled: root.opened
        onActivated: root.close()
    }
}

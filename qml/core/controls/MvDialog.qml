// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A sheet over the darkened room. It keeps the keyboard until it is closed; Escape closes it, and the focus goes back.
T.Dialog {
    id: root

    /// What stands on the sheet, from top to bottom; scrolls where the window is low.
    default property alias content: column.items
    /// The buttons below, the main one last.
    property alias actions: buttons.actions
    /// A quieter line below the title.
    property string subtitle
    /// How wide it is where the window has room.
    property int preferredWidth: Theme.px(520)
    /// What has the keyboard first; without it the main button.
    property Item initialFocus: null

    /// It is to stand at the right, beside the page, where there is room for both: the page goes on there and can be used,
    /// by pointer at once, by key when the focus is back in it. Else it is a cover.
    property bool besidePage: false
    /// It stands there.
    readonly property bool aside: root.besidePage && root.room !== null && Theme.fitsAside(root.room.width)

    /// The player acts at the table with it: it stays where what is only read gives way to the table (P31).
    property bool acts: false

    /// Where it stands instead of the middle, below the top bar, with the room hardly darkened: Qt.AlignLeft or
    /// Qt.AlignRight, where something in the middle is to be seen all the same; 0: the middle.
    property int corner: 0

    readonly property Item room: T.Overlay.overlay
    /// A sheet of the table that lies on it leaves the top bar free, where the time goes on.
    readonly property int headroom: root.besidePage ? Theme.topBarHeight : Theme.spaceL
    // Qt 6.4 gives the focus back to the window, not to what had it.
    property Item focusedBefore: null
    property bool ringedBefore: false
    // Qt 6.4 keeps the wheel from a dialog that lies on another modal one: the lower one is not modal meanwhile.
    property MvDialog below: null
    property bool covered: false

    /// A key that is pressed on a sheet beside the page is the sheet's own, and does nothing at the table.
    function keepKey(event: var): void {
        event.accepted = root.aside && event.text.length > 0 && event.key !== Qt.Key_Escape && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier));
    }

    function comeOnTop(): void {
        (Theme.tip as MvToolTip)?.close();
        if (root.aside) {
            const other = Theme.aside;
            Theme.aside = root;
            if (other && other !== root)
                (other as T.Popup).close();
            return;
        }
        root.covered = false;
        root.below = Theme.dialog === root ? null : Theme.dialog as MvDialog;
        Theme.dialog = root;
        if (root.below)
            root.below.covered = root.below.visible;
    }

    function goFromTop(): void {
        if (Theme.aside === root)
            Theme.aside = null;
        if (root.below)
            root.below.covered = false;
        if (Theme.dialog === root)
            Theme.dialog = root.below;
        root.below = null;
    }

    function remember(item: Item): void {
        root.focusedBefore = item;
        root.ringedBefore = item instanceof T.Control && (item as T.Control).visualFocus;
    }

    // An item that already has the focus would keep the reason for which it got it, and show no ring.
    function handFocus(item: Item, ringed: bool): void {
        if (item === null)
            return;
        item.focus = false;
        item.forceActiveFocus(ringed ? Qt.TabFocusReason : Qt.PopupFocusReason);
    }

    parent: T.Overlay.overlay
    anchors.centerIn: root.aside || root.corner || root.besidePage ? null : parent
    x: !root.room ? 0 : root.aside ? root.room.width - width : root.corner === Qt.AlignRight ? root.room.width - width - Theme.spaceM
        : root.corner ? Theme.spaceM : Math.round((root.room.width - width) / 2)
    y: root.aside || !root.room ? Theme.topBarHeight : root.corner ? Theme.topBarHeight + Theme.spaceM
        : root.headroom + Math.round((root.room.height - root.headroom - Theme.spaceL - height) / 2)
    width: root.aside ? Theme.asideWidth : Math.min(root.preferredWidth, root.room ? root.room.width - 2 * Theme.spaceL : root.preferredWidth)
    height: !root.room ? implicitHeight : root.aside ? root.room.height - Theme.topBarHeight - Theme.asideFloor : Math.min(implicitHeight, root.room.height - root.headroom - Theme.spaceL)
    implicitHeight: implicitHeaderHeight + implicitFooterHeight + column.implicitHeight + topPadding + bottomPadding
    modal: !root.covered && !root.aside
    focus: true
    padding: Theme.spaceXl
    rightPadding: Theme.spaceXl - column.barRoom
    topPadding: Theme.spaceS
    bottomPadding: Theme.spaceL
    closePolicy: root.aside ? T.Popup.NoAutoClose : T.Popup.CloseOnEscape // else the page would hear no key
    onAsideChanged: {
        // The window's or the text's size has changed: what stood beside the page never comes to lie on it.
        if (root.visible && root.aside) {
            root.goFromTop();
            root.comeOnTop();
        } else if (root.visible) {
            root.reject();
        }
    }
    onAboutToShow: {
        root.remember(column.focused);
        root.comeOnTop();
    }
    onOpened: root.handFocus(root.initialFocus ? root.initialFocus : buttons.main ? buttons.main : column, true)
    onClosed: {
        root.goFromTop();
        root.handFocus(root.focusedBefore, root.ringedBefore);
    }

    header: DialogHeader {
        title: root.title
        subtitle: root.subtitle
        closable: root.aside || (root.closePolicy & T.Popup.CloseOnEscape) !== 0
        Keys.onShortcutOverride: event => root.keepKey(event)
        onCloseWanted: root.reject()
    }

    footer: DialogFooter {
        id: buttons

        Keys.onShortcutOverride: event => root.keepKey(event)
    }

    background: LacquerSurface {
        elevation: root.aside ? 0 : 20 // it lies on nothing, and the call goes on below it
        border.color: Theme.hairlineStrong
    }

    T.Overlay.modal: Rectangle {
        color: (Theme.dialog as MvDialog)?.corner ? Theme.scrimLight : Theme.scrim
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durationFade }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durationFade }
    }

    MvScrollColumn {
        id: column

        anchors.fill: parent
        Keys.onShortcutOverride: event => root.keepKey(event)

        Shortcut {
            sequence: "Esc"
            enabled: root.aside && root.opened
            onActivated: root.reject()
            onActivatedAmbiguously: root.reject()
        }
    }
}

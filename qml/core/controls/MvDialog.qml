// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/// A dialog over the darkened page. It keeps the keyboard focus until it is closed; Escape closes it, and the focus
/// returns.
T.Dialog {
    id: root

    /// The content, from top to bottom; scrolls if the window is too low.
    default property alias content: column.items
    /// The buttons at the bottom, the main one last.
    property alias actions: buttons.actions
    /// A quieter line below the title.
    property string subtitle
    /// The width if the window has room.
    property int preferredWidth: Theme.px(520)
    /// The item focused first; null: the main button.
    property Item initialFocus: null

    /// Whether to open at the right, next to the page, if there is room for both: the page stays usable, by pointer at
    /// once, by keyboard when focused again. Otherwise it covers the page.
    property bool besidePage: false
    /// Whether it is open next to the page.
    readonly property bool aside: root.besidePage && root.room !== null && Theme.fitsAside(root.room.width)

    /// Whether the player acts at the table with it: then it stays open when dialogs that are only read close because
    /// time is running out (P31).
    property bool acts: false

    /// Where to open instead of the centre, below the top bar and with the page hardly darkened, if something in the
    /// centre should stay visible: Qt.AlignLeft or Qt.AlignRight; 0: the centre.
    property int corner: 0

    readonly property Item room: T.Overlay.overlay
    /// A table's dialog leaves the top bar free, where the time is shown.
    readonly property int headroom: root.besidePage ? Theme.topBarHeight : Theme.spaceL
    // Qt 6.4 returns the focus to the window, not to the item that had it.
    property Item focusedBefore: null
    property bool ringedBefore: false
    // Qt 6.4 blocks the wheel in a dialog above another modal one: the lower one is not modal meanwhile.
    property MvDialog below: null
    property bool covered: false

    /// Consumes a key press on a dialog next to the page, so that it has no effect at the table.
    function consumeKey(event: var): void {
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

    // An item that is already focused would keep its old focus reason, and show no ring.
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
    closePolicy: root.aside ? T.Popup.NoAutoClose : T.Popup.CloseOnEscape // otherwise the page would get no keys
    onAsideChanged: {
        // The window's or text's size has changed: a dialog next to the page must never cover it.
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
    // Keys pressed while it fades in are meant for it, although Qt gives it the focus only then; what had the focus in it
    // when it was closed has lost it. Where the player has tabbed to meanwhile stays focused.
    onVisibleChanged: {
        if (root.visible)
            column.forceActiveFocus(Qt.PopupFocusReason);
    }
    onOpened: {
        if (!root.activeFocus || column.activeFocus)
            root.handFocus(root.initialFocus ? root.initialFocus : buttons.main ? buttons.main : column, true);
    }
    onClosed: {
        root.goFromTop();
        root.handFocus(root.focusedBefore, root.ringedBefore);
    }

    header: DialogHeader {
        title: root.title
        subtitle: root.subtitle
        closable: root.aside || (root.closePolicy & T.Popup.CloseOnEscape) !== 0
        Keys.onShortcutOverride: event => root.consumeKey(event)
        onCloseWanted: root.reject()
    }

    footer: DialogFooter {
        id: buttons

        Keys.onShortcutOverride: event => root.consumeKey(event)
    }

    background: LacquerSurface {
        elevation: root.aside ? 0 : 20 // it covers nothing, and the announcement continues below it
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
        Keys.onShortcutOverride: event => root.consumeKey(event)

        Shortcut {
            sequence: "Esc"
            enabled: root.aside && root.opened
            onActivated: root.reject()
            onActivatedAmbiguously: root.reject()
        }
    }

    /// The header of a dialog: its title, and a close button.
    component DialogHeader: RowLayout {
        id: dialogHeader

        required property string title
        required property string subtitle
        required property bool closable

        signal closeWanted

        spacing: Theme.spaceM

        ColumnLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceXl
            Layout.topMargin: Theme.spaceXl
            Layout.bottomMargin: Theme.spaceM
            spacing: Theme.spaceXs

            TitleText {
                Layout.fillWidth: true
                text: dialogHeader.title
                // A long title wraps to a second line before it is elided.
                wrapMode: Text.Wrap
                maximumLineCount: 2
                lineHeight: 0.9
                elide: Text.ElideRight
            }

            SmallText {
                Layout.fillWidth: true
                visible: dialogHeader.subtitle.length > 0
                text: dialogHeader.subtitle
                wrapMode: Text.Wrap
            }
        }

        MvIconButton {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.spaceL
            Layout.rightMargin: Theme.spaceL
            visible: dialogHeader.closable
            iconName: "close"
            toolTip: qsTr("Close")
            onClicked: dialogHeader.closeWanted()
        }
    }

    /// The buttons of a dialog, at the right; stacked if they do not fit in one row.
    component DialogFooter: Item {
        id: dialogFooter

        property alias actions: row.data
        /// Whether smaller spacing and margins are needed to fit them in one row.
        readonly property bool tight: dialogFooter.extent(Theme.spaceM) > dialogFooter.width - 2 * Theme.spaceXl
        /// Whether they do not fit in one row.
        readonly property bool stacked: dialogFooter.tight && dialogFooter.extent(Theme.spaceS) > dialogFooter.width - Theme.spaceXl - Theme.spaceL
        /// The last button.
        readonly property Item main: row.children.length > 0 ? row.children[row.children.length - 1] : null

        /// The width of all buttons in one row with this spacing.
        function extent(spacing: real): real {
            let sum = 0;
            for (let i = 0; i < row.children.length; ++i)
                sum += row.children[i].visible ? row.children[i].implicitWidth + (i > 0 ? spacing : 0) : 0;
            return sum;
        }

        visible: dialogFooter.main !== null
        implicitHeight: visible ? row.implicitHeight + Theme.spaceXl : 0

        MvGridLayout {
            id: row

            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceXl
            columns: dialogFooter.stacked ? 1 : 99
            layoutDirection: dialogFooter.stacked ? Qt.RightToLeft : Qt.LeftToRight
            columnSpacing: dialogFooter.tight ? Theme.spaceS : Theme.spaceM
            rowSpacing: Theme.spaceS
        }
    }
}

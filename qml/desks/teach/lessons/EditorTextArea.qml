// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A multi-line text field; reports the text when the focus leaves, and after each pause in typing. Tab moves
/// on.
Item {
    id: root

    /// Accessible name.
    required property string label
    /// Current text.
    required property string text

    /// Visible lines.
    property int lines: 4

    /// The user entered another text.
    signal typed(string text)
    /// The text while the user is typing.
    signal goingOn(string text)

    /// Takes the focus.
    function take(): void {
        area.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: Theme.px((16 + 22 * root.lines) * Theme.textScale)

    FieldFrame {
        anchors.fill: parent
        available: true
        hovered: area.hovered
        focused: area.activeFocus
    }

    Timer {
        id: pause

        interval: 1500
        onTriggered: root.goingOn(area.text)
    }

    Flickable {
        id: view

        anchors.fill: parent
        anchors.margins: Theme.spaceXs
        contentHeight: area.implicitHeight
        contentWidth: width
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        T.ScrollBar.vertical: MvScrollBar {}
        T.TextArea.flickable: T.TextArea {
            id: area

            width: view.width
            text: root.text
            wrapMode: TextEdit.Wrap
            textFormat: TextEdit.PlainText
            leftPadding: Theme.spaceS
            rightPadding: Theme.spaceL
            topPadding: Theme.spaceXs
            bottomPadding: Theme.spaceXs
            font.family: Theme.textFamily
            font.pixelSize: Theme.textBody
            color: Theme.text
            selectionColor: Theme.cobalt
            selectedTextColor: Theme.ivory
            selectByMouse: true
            hoverEnabled: true
            activeFocusOnTab: true
            KeyNavigation.priority: KeyNavigation.BeforeItem
            Keys.onTabPressed: area.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: area.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onTextChanged: if (area.activeFocus && area.text !== root.text) pause.restart()
            onActiveFocusChanged: {
                if (area.activeFocus)
                    return;
                pause.stop();
                if (area.text !== root.text)
                    root.typed(area.text);
            }
            Accessible.role: Accessible.EditableText
            Accessible.name: root.label
            Accessible.multiLine: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A text of several lines to type; it is done when the keyboard goes elsewhere, and told of in every pause. Tab goes on.
Item {
    id: root

    /// What is asked for; its accessible name.
    required property string label
    /// What is there.
    required property string text

    /// How many lines are seen at once.
    property int lines: 4

    /// Another text was typed.
    signal typed(string text)
    /// So much of it is typed so far.
    signal goingOn(string text)

    /// The keyboard comes to it.
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

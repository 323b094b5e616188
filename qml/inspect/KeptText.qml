// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// Some lines of text to type, which are kept with every letter. Tab goes on to what comes next.
Flickable {
    id: root

    /// What is asked for; its accessible name.
    required property string label
    /// What is kept.
    required property string value
    property int maximumLength: 4000

    /// It was typed.
    signal edited(string text)

    implicitHeight: Theme.px(76)
    contentHeight: area.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.ignored: true
    onValueChanged: if (area.text !== root.value) area.text = root.value

    T.ScrollBar.vertical: MvScrollBar {}

    T.TextArea.flickable: T.TextArea {
        id: area

        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM
        topPadding: Theme.spaceS
        bottomPadding: Theme.spaceS
        font.family: Theme.textFamily
        font.pixelSize: Theme.textBody
        color: Theme.text
        selectionColor: Theme.cobalt
        selectedTextColor: Theme.ivory
        selectByMouse: true
        wrapMode: TextEdit.Wrap
        hoverEnabled: true
        activeFocusOnTab: true
        Accessible.role: Accessible.EditableText
        Accessible.name: root.label
        Accessible.multiLine: true
        Component.onCompleted: area.text = root.value
        onTextChanged: {
            if (area.length > root.maximumLength)
                area.remove(root.maximumLength, area.length);
            else if (area.text !== root.value)
                root.edited(area.text);
        }
        KeyNavigation.priority: KeyNavigation.BeforeItem
        Keys.onTabPressed: area.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: area.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

        background: FieldFrame {
            available: true
            hovered: area.hovered
            focused: area.activeFocus
        }

        Text {
            x: area.leftPadding
            y: area.topPadding
            width: area.width - 2 * area.leftPadding
            visible: area.length === 0 && area.preeditText.length === 0
            text: root.label
            textFormat: Text.PlainText
            font: area.font
            color: Theme.textDisabled
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}

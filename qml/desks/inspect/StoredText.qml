// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A multi-line text field saved with every letter. Tab moves on.
Item {
    id: root

    /// Placeholder and accessible name.
    required property string label
    /// The saved text.
    required property string value
    property int maximumLength: 4000
    /// The item with the keyboard focus.
    readonly property Item area: text

    /// The text was edited.
    signal edited(string text)

    implicitHeight: Theme.px(68)
    onValueChanged: if (text.text !== root.value) text.text = root.value

    FieldFrame {
        anchors.fill: parent
        available: true
        hovered: text.hovered
        focused: text.activeFocus
    }

    Flickable {
        anchors.fill: parent
        anchors.margins: Theme.line
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        T.ScrollBar.vertical: MvScrollBar {}

        T.TextArea.flickable: T.TextArea {
            id: text

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
            Component.onCompleted: text.text = root.value
            onTextChanged: {
                if (text.length > root.maximumLength)
                    text.remove(root.maximumLength, text.length);
                else if (text.text !== root.value)
                    root.edited(text.text);
            }
            Keys.onTabPressed: text.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: text.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        }
    }

    Text {
        x: Theme.spaceM + Theme.line
        y: Theme.spaceS + Theme.line
        width: root.width - 2 * x
        visible: text.length === 0 && text.preeditText.length === 0
        text: root.label
        textFormat: Text.PlainText
        font: text.font
        color: Theme.textDisabled
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}

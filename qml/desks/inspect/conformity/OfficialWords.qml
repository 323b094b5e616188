// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The official words of a rule, and whether ours differ from them.
Column {
    id: root

    required property int row
    required property string rule
    required property bool differs
    /// How they differ.
    required property string difference
    required property ConformityModel conformity
    required property OfficialTexts official

    readonly property string words: root.official.revision >= 0 ? root.official.words(root.rule) : ""
    readonly property bool changed: root.official.revision >= 0 && root.official.hasChanged(root.rule)
    readonly property bool shown: root.words.length > 0 || root.differs

    visible: root.shown
    spacing: Theme.spaceS

    SmallText {
        width: parent.width
        visible: root.words.length > 0
        text: root.changed ? qsTr("The official text (the file has changed since it was opened)") : qsTr("The official text")
        color: root.changed ? Theme.warning : Theme.textSecondary
        wrapMode: Text.Wrap
    }

    MvLabel {
        width: parent.width
        visible: root.words.length > 0
        text: root.words
        wrapMode: Text.Wrap
    }

    MvCheckBox {
        id: mark

        text: qsTr("Our words differ from it")
        checked: root.differs
        onToggled: root.conformity.setDiffers(root.row, mark.checked, root.official.hashOf(root.rule))
    }

    MvTextField {
        id: how

        width: parent.width
        implicitHeight: Theme.controlHeightSmall
        visible: root.differs
        label: qsTr("How the words of %1 differ").arg(root.rule)
        placeholderText: qsTr("How they differ")
        text: root.difference
        onTextEdited: root.conformity.noteDifference(root.row, how.text)
        // The field handles keys before the list.
        Keys.priority: Keys.AfterItem
        Keys.onPressed: event => event.accepted = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End, Qt.Key_PageUp, Qt.Key_PageDown].includes(event.key)
    }
}

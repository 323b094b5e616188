// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// The header of a dialog: its title, and a close button.
RowLayout {
    id: root

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
            text: root.title
            // A long title wraps to a second line before it is elided.
            wrapMode: Text.Wrap
            maximumLineCount: 2
            lineHeight: 0.9
            elide: Text.ElideRight
        }

        SmallText {
            Layout.fillWidth: true
            visible: root.subtitle.length > 0
            text: root.subtitle
            wrapMode: Text.Wrap
        }
    }

    MvIconButton {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: Theme.spaceL
        Layout.rightMargin: Theme.spaceL
        visible: root.closable
        iconName: "close"
        toolTip: qsTr("Close")
        onClicked: root.closeWanted()
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A search result, a round or a significant event, in two lines.
Item {
    id: root

    required property string title
    required property string detail
    /// Text at the right of the first line; its colour.
    property string note
    property color noteColor: Theme.textSecondary
    required property bool current
    required property bool listFocused

    /// The row was clicked.
    signal pressed

    implicitHeight: words.implicitHeight + 2 * Theme.spaceS
    Accessible.role: Accessible.ListItem
    Accessible.name: root.title + (root.note.length > 0 ? ", " + root.note : "") + ", " + root.detail
    Accessible.selected: root.current
    Accessible.onPressAction: root.pressed()

    Rectangle {
        // Leaves room for the focus ring.
        anchors.fill: parent
        anchors.margins: Theme.spaceXs
        radius: Theme.radiusS
        color: root.current ? Qt.alpha(Theme.brass, 0.16) : area.containsMouse ? Qt.alpha(Theme.brass, 0.08) : "transparent"

        FocusRing {
            visible: root.current && root.listFocused
            inside: true
            targetRadius: Theme.radiusS
        }
    }

    Column {
        id: words

        x: Theme.spaceM
        y: Theme.spaceS
        width: parent.width - 2 * Theme.spaceM

        Item {
            width: parent.width
            height: heading.height

            MvLabel {
                id: heading

                width: parent.width - sum.width - Theme.spaceS
                text: root.title
                elide: Text.ElideRight
                color: root.current ? Theme.brassLight : Theme.text
                Accessible.ignored: true
            }

            MvLabel {
                id: sum

                anchors.right: parent.right
                text: root.note
                color: root.noteColor
                Accessible.ignored: true
            }
        }

        SmallText {
            width: parent.width
            text: root.detail
            wrapMode: Text.Wrap
            maximumLineCount: root.current ? 16 : 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.pressed()
    }
}

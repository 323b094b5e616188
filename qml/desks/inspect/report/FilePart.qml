// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// A part of the inspection file: a complaint, a note, a sheet, a table.
Item {
    id: root

    required property fileEntry modelData
    required property bool current
    required property bool listFocused
    readonly property int kind: root.modelData.kind
    readonly property int place: root.modelData.place
    readonly property bool complaint: root.kind === 0

    /// Requests: select the part, open it again, remove it.
    signal pressed
    signal openAsked
    signal removeAsked

    implicitHeight: words.implicitHeight + 2 * Theme.spaceS
    Accessible.role: Accessible.ListItem
    Accessible.name: root.modelData.title + ", " + root.modelData.detail
    Accessible.selected: root.current
    Accessible.onPressAction: root.pressed()

    Rectangle {
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

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.pressed()
        onDoubleClicked: root.openAsked()
    }

    MvIcon {
        id: sign

        x: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        iconName: root.kind === 0 ? "warning" : root.kind === 1 || root.kind === 4 ? "study" : root.kind === 2 ? "sheet" : "chip"
        color: Theme.brassLight
    }

    Column {
        id: words

        x: sign.x + sign.width + Theme.spaceM
        y: Theme.spaceS
        width: buttons.x - x - Theme.spaceM

        MvLabel {
            width: parent.width
            text: root.modelData.title
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        SmallText {
            width: parent.width
            text: root.modelData.detail
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs

        MvIconButton {
            visible: root.complaint
            iconName: "open"
            size: Theme.controlHeightSmall
            focusPolicy: Qt.NoFocus
            toolTip: qsTr("Reopen: %1").arg(root.modelData.title)
            onClicked: root.openAsked()
        }

        MvIconButton {
            iconName: "trash"
            size: Theme.controlHeightSmall
            focusPolicy: Qt.NoFocus
            toolTip: qsTr("Remove: %1").arg(root.modelData.title)
            onClicked: root.removeAsked()
        }
    }
}

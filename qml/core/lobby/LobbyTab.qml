// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// A tab of the lobby. Exclusive among those of the same parent; the open one is underlined in brass.
T.RadioButton {
    id: root

    /// What it opens, in a few words.
    required property string detail
    required property string iconName
    /// A key sequence that opens it from anywhere in the lobby.
    required property string shortcut

    readonly property color ink: root.checked ? Theme.brassLight : root.hovered ? Theme.text : Theme.textSecondary

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight
    horizontalPadding: Theme.spaceM
    hoverEnabled: true
    Accessible.name: root.text
    Accessible.description: root.detail
    // Enter opens the focused tab instead of sitting down at the table.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Row {
        spacing: Theme.spaceS

        MvIcon {
            anchors.verticalCenter: parent.verticalCenter
            iconName: root.iconName
            size: Theme.iconSizeSmall
            color: root.ink
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            textFormat: Text.PlainText
            color: root.ink
            font.family: Theme.printFamily
            font.pixelSize: Theme.px(24)
            Accessible.ignored: true
        }
    }

    background: Item {
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: root.checked ? Theme.px(3) : Theme.line
            radius: height / 2
            color: root.checked ? Theme.brass : root.hovered ? Theme.hairlineStrong : Theme.hairline
        }

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusM
        }
    }

    Shortcut {
        sequence: root.shortcut
        enabled: root.visible
        onActivated: root.clicked()
    }

    MvTip {
        text: qsTr("%1 (%2)").arg(root.detail).arg(root.shortcut)
        shown: root.hovered || root.visualFocus
        delayed: true
    }
}

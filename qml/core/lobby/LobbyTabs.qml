// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The lobby's tabs: play, and one for each desk. Uses anchors: nested layouts on Qt 6.4 lose items that become visible
/// late.
Item {
    id: root

    required property DeskRegistry desks

    /// Each tab has the width of its text plus a share of the remaining width.
    readonly property list<real> widths: {
        const needs = [];
        for (let i = 0; i < tabs.count; ++i)
            needs.push(tabs.itemAt(i)?.implicitWidth ?? 0);
        const sum = needs.reduce((all, need) => all + need, 0);
        return needs.map(need => need + (root.width - sum) / needs.length);
    }

    function leftOf(index: int): real {
        let x = 0;
        for (let i = 0; i < index; ++i)
            x += root.widths[i];
        return x;
    }

    implicitHeight: Theme.controlHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Desks")

    Repeater {
        id: tabs

        model: root.desks.all

        LobbyTab {
            id: tab

            required property int index
            required property Desk modelData

            x: root.leftOf(tab.index)
            width: root.widths[tab.index] ?? 0
            text: tab.modelData.title
            detail: tab.modelData.detail
            iconName: tab.modelData.iconName
            shortcut: "Ctrl+%1".arg(tab.index + 1)
            checked: root.desks.chosen === tab.modelData
            onClicked: root.desks.choose(tab.modelData.key)
        }
    }

    /// A tab of the lobby. Exclusive among those of the same parent; the open one is underlined in brass.
    component LobbyTab: T.RadioButton {
        id: lobbyTab

        /// What it opens, in a few words.
        required property string detail
        required property string iconName
        /// A key sequence that opens it from anywhere in the lobby.
        required property string shortcut

        readonly property color ink: lobbyTab.checked ? Theme.brassLight : lobbyTab.hovered ? Theme.text : Theme.textSecondary

        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Theme.controlHeight
        horizontalPadding: Theme.spaceM
        hoverEnabled: true
        Accessible.name: lobbyTab.text
        Accessible.description: lobbyTab.detail
        // Enter opens the focused tab instead of sitting down at the table.
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        Keys.onReturnPressed: lobbyTab.clicked()
        Keys.onEnterPressed: lobbyTab.clicked()

        contentItem: Row {
            spacing: Theme.spaceS

            MvIcon {
                anchors.verticalCenter: parent.verticalCenter
                iconName: lobbyTab.iconName
                size: Theme.iconSizeSmall
                color: lobbyTab.ink
            }

            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: lobbyTab.text
                textFormat: Text.PlainText
                color: lobbyTab.ink
                font.family: Theme.printFamily
                font.pixelSize: Theme.px(24)
                Accessible.ignored: true
            }
        }

        background: Item {
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: lobbyTab.checked ? Theme.px(3) : Theme.line
                radius: height / 2
                color: lobbyTab.checked ? Theme.brass : lobbyTab.hovered ? Theme.hairlineStrong : Theme.hairline
            }

            FocusRing {
                visible: lobbyTab.visualFocus
                targetRadius: Theme.radiusM
            }
        }

        Shortcut {
            sequence: lobbyTab.shortcut
            enabled: lobbyTab.visible
            onActivated: lobbyTab.clicked()
        }

        MvTip {
            text: qsTr("%1 (%2)").arg(lobbyTab.detail).arg(lobbyTab.shortcut)
            shown: lobbyTab.hovered || lobbyTab.visualFocus
            delayed: true
        }
    }
}

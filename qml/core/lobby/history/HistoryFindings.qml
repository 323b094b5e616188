// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// What a verification has found wrong: round, event, field, the value that it must have and the one on record. A click
/// or Enter replays the round at that event.
Item {
    id: root

    required property FindingListModel findings

    /// Requests to replay a round from the moment of this link on.
    signal momentAsked(string link)

    /// Replays the moment of a row, where there is one.
    function open(row: int): void {
        const link = root.findings.linkOf(row);
        if (link.length > 0)
            root.momentAsked(link);
    }

    ListView {
        id: list

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: more.visible ? more.top : parent.bottom
        model: root.findings
        focus: true
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What was found wrong")
        Accessible.description: qsTr("Enter replays the round at that event")
        Keys.onReturnPressed: root.open(list.currentIndex)
        Keys.onEnterPressed: root.open(list.currentIndex)

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: T.ItemDelegate {
            id: entry

            required property int index
            required property string place
            required property string event
            required property string field
            required property string expected
            required property string found
            required property string what
            required property string link

            readonly property string values: entry.expected.length > 0 && entry.found.length > 0 ? qsTr("Expected %1, found %2").arg(entry.expected).arg(entry.found) : entry.expected.length > 0 ? qsTr("Expected %1").arg(entry.expected) : entry.found.length > 0 ? qsTr("Found %1").arg(entry.found) : ""

            width: list.width - Theme.spaceL
            implicitHeight: entry.contentItem.implicitHeight + 2 * Theme.spaceS
            leftPadding: Theme.spaceM
            rightPadding: Theme.spaceM
            hoverEnabled: true
            highlighted: list.activeFocus && list.currentIndex === entry.index
            Accessible.role: Accessible.ListItem
            Accessible.name: Array.from([entry.place, entry.event, entry.field, entry.what, entry.values]).filter(part => part.length > 0).join(". ")
            onClicked: {
                list.currentIndex = entry.index;
                root.open(entry.index);
            }

            background: Rectangle {
                radius: Theme.radiusS
                color: entry.highlighted ? Qt.alpha(Theme.brass, 0.24) : entry.hovered && entry.link.length > 0 ? Qt.alpha(Theme.brass, 0.12) : "transparent"
                border.width: entry.highlighted ? Theme.line : 0
                border.color: Theme.brassLight
            }

            contentItem: RowLayout {
                spacing: Theme.spaceM

                MvLabel {
                    Layout.preferredWidth: Theme.px(120 * Theme.textScale)
                    Layout.alignment: Qt.AlignTop
                    text: entry.place
                    color: Theme.brassLight
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                MvLabel {
                    Layout.preferredWidth: Theme.px(220 * Theme.textScale)
                    Layout.alignment: Qt.AlignTop
                    text: entry.event
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    MvLabel {
                        Layout.fillWidth: true
                        visible: entry.field.length > 0
                        text: entry.field
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }

                    MvLabel {
                        Layout.fillWidth: true
                        visible: entry.values.length > 0
                        text: entry.values
                        color: Theme.loss
                        wrapMode: Text.WrapAnywhere
                        Accessible.ignored: true
                    }

                    SmallText {
                        Layout.fillWidth: true
                        text: entry.what
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    SmallText {
        id: more

        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        visible: text.length > 0
        text: root.findings.more
    }
}

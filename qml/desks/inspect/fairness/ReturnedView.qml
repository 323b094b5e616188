// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Actual and expected payback with its 99 % band, and a note on a row, which is required outside the band.
Item {
    id: root

    required property ReturnedDesk returned

    readonly property list<string> titles: [qsTr("What"), qsTr("Rounds"), qsTr("Staked"), qsTr("Returned"), qsTr("Expected"), qsTr("99% band"), ""]
    /// Large text in a small window: uses a smaller size and shows the band as numbers only.
    readonly property bool narrow: root.width < 60 * Theme.textBody
    readonly property list<real> shares: root.narrow ? [0, 0.27, 0.345, 0.45, 0.66, 0.76, 1] : [0, 0.275, 0.345, 0.44, 0.595, 0.68, 0.85]
    /// Little room for the list.
    readonly property bool low: root.height < Theme.px(400)
    /// Key of the current row; empty if there is none.
    readonly property string chosenKey: root.returned.rows.length > 0 ? root.returned.keyAt(rows.currentIndex) : ""

    /// Left edge of a column.
    function columnX(column: int): real {
        return (rows.width - Theme.spaceM) * (root.shares[column] ?? 0) + Theme.spaceS;
    }
    /// Width of a column.
    function columnWidth(column: int): real {
        return (rows.width - Theme.spaceM) * ((root.shares[column + 1] ?? 1) - (root.shares[column] ?? 0)) - Theme.spaceM;
    }

    WordChoices {
        id: windows

        width: root.width - day.width - game.width - 2 * Theme.spaceL
        label: qsTr("Which rounds")
        words: Array.from(root.returned.windows)
        choice: root.returned.window
        onChosen: choice => root.returned.window = choice
    }

    MvTextField {
        id: day

        anchors.right: game.left
        anchors.rightMargin: Theme.spaceL
        width: Math.min(Theme.px(190), root.width * 0.2)
        label: qsTr("Up to which day")
        placeholderText: qsTr("Up to day 23/11")
        text: root.returned.day
        error: root.returned.dayError
        onTextEdited: root.returned.day = day.text
    }

    MvComboBox {
        id: game

        anchors.right: parent.right
        width: Math.min(Theme.px(210), root.width * 0.28)
        label: qsTr("Which game")
        model: root.returned.games
        choice: root.returned.game
        onActivated: index => root.returned.game = index
    }

    SmallText {
        id: status

        readonly property string trouble: root.returned.dayError.length > 0 ? root.returned.dayError : root.returned.failure

        anchors.top: windows.bottom
        anchors.topMargin: Theme.spaceS
        width: parent.width
        visible: root.returned.stretch.length > 0 || status.trouble.length > 0
        text: status.trouble.length > 0 ? status.trouble : rows.count > 0 ? root.returned.stretch + " " + root.returned.summary : root.returned.stretch
        color: status.trouble.length > 0 || root.returned.outside ? Theme.warning : Theme.win
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        Accessible.name: status.text
    }

    Item {
        id: heads

        anchors.top: status.bottom
        anchors.topMargin: Theme.spaceS
        width: parent.width
        height: Theme.px(24)
        visible: rows.count > 0

        Repeater {
            model: root.titles

            SmallText {
                required property int index
                required property string modelData

                x: root.columnX(index)
                width: root.columnWidth(index)
                text: modelData
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }

    ListView {
        id: rows

        anchors.top: heads.bottom
        anchors.bottom: note.visible ? note.top : foot.visible ? foot.top : parent.bottom
        anchors.bottomMargin: Theme.spaceS
        width: parent.width
        model: root.returned.rows
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: -1
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Payback")
        Accessible.description: root.returned.takesNotes ? root.returned.method + " " + qsTr("Enter adds a note on the row") : root.returned.method
        Keys.onReturnPressed: if (note.visible) note.area.forceActiveFocus(Qt.OtherFocusReason)
        Keys.onEnterPressed: if (note.visible) note.area.forceActiveFocus(Qt.OtherFocusReason)
        Keys.onPressed: event => {
            const to = leap.target(rows.currentIndex, event.key);
            event.accepted = to >= 0;
            if (event.accepted)
                rows.currentIndex = to;
        }

        ListLeap {
            id: leap

            list: rows
        }

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: Item {
            id: row

            required property returnedRow modelData
            required property int index
            readonly property list<string> cells: [row.modelData.title, row.modelData.rounds, row.modelData.staked, row.modelData.returned, row.modelData.expected, row.modelData.band]

            readonly property real headHeight: row.modelData.first ? Theme.px(30) : 0

            width: rows.width - Theme.spaceM
            height: row.headHeight + Theme.px(34)
            Accessible.role: Accessible.ListItem
            Accessible.selected: rows.currentIndex === row.index
            Accessible.onPressAction: rows.currentIndex = row.index
            Accessible.name: row.modelData.group + ", " + qsTr("%1: %2 rounds, staked %3, returned %4, expected %5, band %6: %7").arg(row.modelData.title).arg(row.modelData.rounds)
                .arg(row.modelData.staked).arg(row.modelData.returned).arg(row.modelData.expected).arg(row.modelData.band).arg(row.modelData.insideText)

            SmallText {
                y: Theme.spaceS
                x: Theme.spaceS
                visible: row.modelData.first
                text: row.modelData.group
                color: row.modelData.inside ? Theme.brassLight : Theme.warning
                font.weight: Font.Medium
                Accessible.ignored: true
            }

            MouseArea {
                y: row.headHeight
                width: parent.width
                height: Theme.px(34)
                onClicked: {
                    rows.currentIndex = row.index;
                    rows.forceActiveFocus(Qt.MouseFocusReason);
                }
            }

            Rectangle {
                y: row.headHeight
                width: parent.width
                height: Theme.px(34)
                color: rows.currentIndex === row.index ? Qt.alpha(Theme.brass, rows.activeFocus ? 0.2 : 0.1) : "transparent"

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.line
                    color: Theme.hairline
                    opacity: 0.5
                }
            }

            Repeater {
                model: row.cells

                MvLabel {
                    required property int index
                    required property string modelData

                    x: root.columnX(index)
                    y: row.headHeight + (Theme.px(34) - height) / 2
                    width: root.columnWidth(index)
                    text: modelData
                    elide: Text.ElideRight
                    font.pixelSize: root.narrow ? Theme.textSmall : Theme.textBody
                    color: index === 3 && !row.modelData.inside ? Theme.warning : Theme.text
                    Accessible.ignored: true
                }
            }

            // The band, with the expectation in the middle and the actual value.
            Item {
                id: strip

                readonly property real reach: width / 3

                visible: !root.narrow
                x: root.columnX(6)
                y: row.headHeight
                width: root.columnWidth(6)
                height: Theme.px(34)

                Rectangle {
                    x: strip.width / 2 - strip.reach
                    anchors.verticalCenter: parent.verticalCenter
                    width: 2 * strip.reach
                    height: Theme.px(12)
                    radius: Theme.radiusS
                    color: Qt.alpha(Theme.win, 0.25)
                }

                Rectangle {
                    x: strip.width / 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.line
                    height: Theme.px(18)
                    color: Theme.textSecondary
                }

                Rectangle {
                    x: strip.width / 2 + Math.max(-1.45, Math.min(1.45, row.modelData.place)) * strip.reach - width / 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(10)
                    height: width
                    radius: row.modelData.inside ? width / 2 : 0
                    color: row.modelData.inside ? Theme.brassLight : Theme.warning
                }
            }
        }

        MvLabel {
            anchors.centerIn: parent
            visible: rows.count === 0 && !root.returned.busy
            text: root.returned.summary
            secondary: true
        }
    }

    StoredText {
        id: note

        anchors.bottom: foot.visible ? foot.top : parent.bottom
        anchors.bottomMargin: foot.visible ? Theme.spaceS : 0
        width: parent.width
        height: root.low ? Theme.controlHeight : implicitHeight
        visible: root.returned.takesNotes && root.chosenKey.length > 0
        label: note.visible ? qsTr("Note on: %1").arg(root.returned.titleOf(root.chosenKey)) : ""
        value: ""
        onEdited: text => root.returned.note(root.chosenKey, text)

        // Not a binding, which would overwrite text being typed.
        Connections {
            target: root
            function onChosenKeyChanged(): void {
                note.value = root.returned.noteOf(root.chosenKey);
            }
        }
        Connections {
            target: root.returned
            function onChanged(): void {
                note.value = root.returned.noteOf(root.chosenKey);
            }
        }
    }

    SmallText {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.returned.busy && !root.low
        text: root.returned.method
        wrapMode: Text.Wrap
        Accessible.name: foot.text
    }

    MvProgressBar {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.returned.busy
        label: qsTr("The record is being read")
        value: root.returned.progress
    }
}

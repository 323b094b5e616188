// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// The rounds of the open study, each followed by its notes.
FocusScope {
    id: root

    required property StudyDesk desk
    /// Whether the list is shown.
    property bool shown: true

    readonly property int current: list.count > 0 ? list.currentIndex : -1
    readonly property int moment: root.desk.moment

    /// Requests to play this row at the table.
    signal playAsked(int row)
    /// Requests to remove this row.
    signal removeAsked(int row)

    onMomentChanged: {
        if (root.moment < 0)
            return;
        list.currentIndex = root.moment;
        list.positionViewAtIndex(root.moment, ListView.Contain);
    }

    FocusRing {
        anchors.fill: list
        visible: list.activeFocus
        targetRadius: Theme.radiusS
    }

    ListView {
        id: list

        anchors.fill: parent
        model: root.shown ? root.desk : null
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rounds and notes of the study")
        Accessible.description: qsTr("Enter plays a round from there, Delete removes it from the study")
        Keys.onReturnPressed: if (list.currentIndex >= 0) root.playAsked(list.currentIndex)
        Keys.onEnterPressed: if (list.currentIndex >= 0) root.playAsked(list.currentIndex)
        Keys.onDeletePressed: event => {
            if (!event.isAutoRepeat && list.currentIndex >= 0)
                root.removeAsked(list.currentIndex);
        }

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: StudyRow {
            id: row

            width: list.width - Theme.spaceM
            highlighted: list.currentIndex === row.index
            now: root.moment === row.index
            focusPolicy: Qt.NoFocus
            onClicked: {
                list.currentIndex = row.index;
                root.playAsked(row.index);
            }
        }

        MvLabel {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.spaceL
            visible: list.count === 0 && !root.desk.busy
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.desk.title.length > 0 ? qsTr("The study has no rounds.") : qsTr("There is no study yet. Add a round to one from the history or during its replay.")
            secondary: true
        }
    }

    /// A row of a study: a round with its small picture, or, indented, a note at one of its events.
    component StudyRow: T.ItemDelegate {
        id: studyRow

        required property int index
        required property bool isRound
        required property string title
        required property string detail
        required property string picture

        /// Whether it belongs to the current moment at the table.
        property bool now: false

        readonly property int pictureHeight: Theme.px(60)

        implicitHeight: studyRow.isRound ? Math.max(studyRow.pictureHeight, words.height) + 2 * Theme.spaceS : words.height + 2 * Theme.spaceXs
        hoverEnabled: true
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1: %2").arg(studyRow.title).arg(studyRow.detail)
        Accessible.selected: studyRow.highlighted

        background: Rectangle {
            radius: Theme.radiusS
            color: studyRow.highlighted ? Qt.alpha(Theme.brass, 0.24) : studyRow.hovered ? Qt.alpha(Theme.brass, 0.12) : "transparent"
            border.width: studyRow.highlighted ? Theme.line : 0
            border.color: Theme.brassLight

            Rectangle {
                x: 0
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(3)
                height: parent.height - 2 * Theme.spaceXs
                radius: width / 2
                visible: studyRow.now
                color: Theme.brassLight
            }
        }

        Image {
            id: image

            x: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            visible: studyRow.isRound
            width: Math.round(studyRow.pictureHeight * 1.6)
            height: studyRow.pictureHeight
            source: studyRow.picture
            smooth: true
            mipmap: true
            Accessible.ignored: true

            Rectangle {
                anchors.fill: parent
                color: studyRow.picture.length > 0 ? "transparent" : Theme.lacquerSunken
                border.width: Theme.line
                border.color: Theme.hairline
            }
        }

        Column {
            id: words

            x: image.x + image.width + Theme.spaceM
            y: Math.round((studyRow.height - height) / 2)
            width: studyRow.width - x - Theme.spaceM

            MvLabel {
                width: words.width
                visible: studyRow.isRound
                text: studyRow.title
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                font.weight: Font.Medium
                Accessible.ignored: true
            }

            SmallText {
                width: words.width
                text: studyRow.isRound ? studyRow.detail : studyRow.title
                color: studyRow.isRound ? Theme.textSecondary : Theme.brassLight
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            MvLabel {
                width: words.width
                visible: !studyRow.isRound
                text: studyRow.isRound ? "" : studyRow.detail
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}

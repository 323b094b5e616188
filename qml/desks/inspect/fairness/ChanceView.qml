// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The tests of randomness: number of rounds, results, pictures.
Item {
    id: root

    required property ChanceDesk chance

    readonly property list<string> captions: Array.from(root.chance.captions)

    WordChoices {
        id: sizes

        width: Math.min(root.width - runner.width - Theme.spaceL, Theme.px(620))
        enabled: !root.chance.running
        label: qsTr("How many rounds are tested")
        words: Array.from(root.chance.sizes)
        choice: root.chance.size
        onChosen: choice => root.chance.size = choice
    }

    MvButton {
        id: runner

        anchors.right: parent.right
        anchors.verticalCenter: sizes.verticalCenter
        iconName: root.chance.running ? "close" : "check"
        text: root.chance.running ? qsTr("Stop the test") : qsTr("Test chance")
        toolTip: qsTr("Generates decks, spins, balls and cards from a fresh seed, just as the tables do, and tests them all")
        onClicked: root.chance.running ? root.chance.cancel() : root.chance.run()
    }

    MvProgressBar {
        id: bar

        anchors.top: sizes.bottom
        anchors.topMargin: Theme.spaceM
        width: parent.width
        visible: root.chance.running
        label: qsTr("Chance is being tested")
        value: root.chance.progress
    }

    InlineMessage {
        id: said

        anchors.top: sizes.bottom
        anchors.topMargin: Theme.spaceM
        width: parent.width
        visible: root.chance.done && !root.chance.running
        kind: root.chance.passed ? InlineMessage.Good : InlineMessage.Warning
        text: root.chance.verdict
    }

    MvLabel {
        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.px(640))
        visible: !root.chance.done && !root.chance.running
        text: qsTr("The decks, spins, balls and cards that this program generates for its tables are tested here, independently of any round on record. The same seed gives the same result elsewhere.")
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        secondary: true
    }

    ListView {
        id: rows

        readonly property real room: width - Theme.spaceM

        anchors.top: said.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.spaceS
        width: Math.round(root.width * 0.5)
        visible: root.chance.done
        opacity: root.chance.running ? 0.4 : 1
        model: root.chance.tests
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: -1
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Tests of chance")

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: Item {
            id: row

            required property chanceTest modelData
            required property int index

            width: rows.room
            height: Theme.px(26) + (row.modelData.firstOfSample ? Theme.px(28) : 0)
            Accessible.role: Accessible.ListItem
            Accessible.name: row.modelData.passed ? qsTr("%1, %2: %3, p %4, passed").arg(row.modelData.sample).arg(row.modelData.test).arg(row.modelData.statistic).arg(row.modelData.p)
                : qsTr("%1, %2: %3, p %4, not passed").arg(row.modelData.sample).arg(row.modelData.test).arg(row.modelData.statistic).arg(row.modelData.p)

            MvLabel {
                x: Theme.spaceS
                height: Theme.px(28)
                visible: row.modelData.firstOfSample
                text: row.modelData.sample
                color: Theme.brassLight
                font.weight: Font.Medium
                verticalAlignment: Text.AlignBottom
                Accessible.ignored: true
            }

            Item {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Theme.px(26)

                Rectangle {
                    anchors.fill: parent
                    color: rows.activeFocus && rows.currentIndex === row.index ? Qt.alpha(Theme.brass, 0.14) : "transparent"
                }

                SmallText {
                    x: Theme.spaceL
                    width: parent.width * 0.58 - x
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.test
                    color: Theme.text
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                SmallText {
                    x: parent.width * 0.58
                    width: parent.width * 0.19 - Theme.spaceS
                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignRight
                    text: row.modelData.statistic
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                SmallText {
                    x: parent.width * 0.77
                    width: parent.width * 0.15 - Theme.spaceS
                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignRight
                    text: qsTr("p %1").arg(row.modelData.p)
                    color: Theme.text
                    Accessible.ignored: true
                }

                MvIcon {
                    x: parent.width * 0.92
                    anchors.verticalCenter: parent.verticalCenter
                    iconName: row.modelData.passed ? "check" : "close"
                    size: Theme.px(16)
                    color: row.modelData.passed ? Theme.win : Theme.loss
                }
            }
        }
    }

    FocusRing {
        anchors.fill: rows
        visible: rows.activeFocus
        targetRadius: 0
    }

    Flickable {
        id: pictures

        anchors.left: rows.right
        anchors.leftMargin: Theme.spaceL
        anchors.right: parent.right
        anchors.top: rows.top
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.spaceS
        visible: root.chance.done
        opacity: root.chance.running ? 0.4 : 1
        contentHeight: seen.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Keys.onUpPressed: pictures.contentY = Math.max(0, pictures.contentY - Theme.px(60))
        Keys.onDownPressed: pictures.contentY = Math.max(0, Math.min(pictures.contentHeight - pictures.height, pictures.contentY + Theme.px(60)))
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Charts of the test")

        T.ScrollBar.vertical: MvScrollBar {}

        Column {
            id: seen

            width: pictures.width - Theme.spaceL
            spacing: Theme.spaceL

            Repeater {
                model: root.chance.done ? 4 : 0

                ChancePictureView {
                    required property int index

                    width: seen.width
                    picture: "image://chance/%1/%2".arg(root.chance.pictures).arg(index)
                    caption: root.captions[index] ?? ""
                    shape: index === 2 ? 0.82 : 0.5
                }
            }
        }
    }

    FocusRing {
        anchors.fill: pictures
        visible: pictures.activeFocus
        targetRadius: 0
    }

    Item {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: root.chance.done ? copier.height : 0
        visible: root.chance.done

        SmallText {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - copier.width - Theme.spaceM
            text: root.chance.line
            font.family: "monospace"
            elide: Text.ElideMiddle
            Accessible.name: qsTr("To repeat it: %1").arg(root.chance.line)
        }

        MvButton {
            id: copier

            anchors.right: parent.right
            implicitHeight: Theme.controlHeightSmall
            text: qsTr("Copy the line")
            onClicked: root.chance.copyLine()
        }
    }

    /// A picture of the tests of randomness with its caption.
    component ChancePictureView: Item {
        id: pictureView

        /// URL of the picture; empty: none yet.
        required property string picture
        required property string caption
        /// Height divided by width.
        property real shape: 0.5

        implicitHeight: image.height + Theme.spaceXs + words.implicitHeight

        Image {
            id: image

            width: pictureView.width
            height: Math.round(pictureView.width * pictureView.shape)
            source: pictureView.picture
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
            cache: false
            asynchronous: true
            Accessible.role: Accessible.Graphic
            Accessible.name: pictureView.caption
        }

        SmallText {
            id: words

            anchors.top: image.bottom
            anchors.topMargin: Theme.spaceXs
            width: pictureView.width
            text: pictureView.caption
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}

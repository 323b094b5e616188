// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Between caption and controls: the recent result of the round, otherwise what the player can do now (P30).
Item {
    id: root

    required property TableModel table
    /// The tutor of a learning table, if no panel shows it; and whether there is room for one.
    property Tutor tutor: null
    property bool tutorFits: false

    readonly property bool showsResult: root.table.resultShown
    /// The content that shows the result.
    default property alias result: place.data
    property real resultHeight: 0
    /// The height of the line that says what can be done.
    readonly property int restHeight: Theme.px(36)
    /// The width of the tutor's buttons at the right edge.
    readonly property real taken: lead.visible ? lead.width + Theme.spaceM : 0

    /// Requests the tutor's panel.
    signal tutorAsked

    // The same with and without a result: items above must not move when there is one.
    implicitHeight: Math.max(root.restHeight, root.resultHeight)

    Item {
        id: place

        anchors.fill: parent
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL + root.taken
        visible: root.showsResult
    }

    Row {
        id: lead

        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        visible: root.tutor !== null
        spacing: Theme.spaceS

        MvButton {
            visible: root.tutorFits
            implicitHeight: Theme.controlHeightSmall
            kind: MvButton.Quiet
            iconName: "person"
            text: qsTr("Explanation")
            toolTip: root.tutor?.guide ?? ""
            onClicked: root.tutorAsked()
        }

        MvButton {
            visible: (root.tutor?.goOnText ?? "").length > 0
            implicitHeight: Theme.controlHeightSmall
            kind: root.tutor?.waiting ? MvButton.Primary : MvButton.Secondary
            text: root.tutor?.goOnText ?? ""
            toolTip: root.tutorFits ? "" : root.tutor?.guide ?? ""
            shortcut: "N"
            keyHint: "N"
            onClicked: root.tutor.goOn()
        }
    }

    RowLayout {
        anchors.horizontalCenter: parent.horizontalCenter
        // Close to the caption: the tool tips of the controls open below it.
        y: Math.round((Math.min(root.height, root.restHeight) - height) / 2)
        visible: !root.showsResult
        opacity: Theme.refusing || echo.visible ? 0 : 1 // the refusal or the sending sign is shown there
        spacing: Theme.spaceM

        MvIcon {
            visible: root.table.idleWarning
            iconName: "warning"
            color: Theme.warning
        }

        MvLabel {
            Layout.maximumWidth: root.width - 2 * Theme.spaceL - 2 * root.taken - (fresh.visible ? fresh.width : 0) - (root.table.idleWarning ? Theme.px(280) : 0)
            text: root.table.advice
            elide: Text.ElideRight
            color: root.table.idleWarning ? Theme.warning : Theme.text
            Accessible.role: Accessible.AlertMessage
        }

        MvLabel {
            visible: root.table.idleWarning
            text: qsTr("The session ends %1").arg(root.table.idleCountdown)
            color: Theme.warning
            font.weight: Font.Bold
            Accessible.ignored: true
        }

        MvButton {
            id: fresh

            visible: root.table.outOfPoints
            implicitHeight: Theme.controlHeightSmall
            iconName: "plus"
            text: qsTr("Take %1 free").arg(root.table.money(root.table.allowance))
            toolTip: qsTr("Points only prolong the demonstration; they are never money")
            onClicked: root.table.takeAllowance()
        }
    }

    SendingSign {
        id: echo

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((Math.min(root.height, root.restHeight) - height) / 2)
        visible: root.table.sending && !root.showsResult
        table: root.table
        words: qsTr("Being written to the record …")
    }
}

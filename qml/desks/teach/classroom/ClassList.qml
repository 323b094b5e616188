// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The results of the whole class, by trainee or by week.
FocusScope {
    id: root

    required property ClassDesk classroom

    /// Shares of the width, one for each column.
    readonly property list<real> shares: [0.2, 0.34, 0.08, 0.08, 0.1, 0.08, 0.12]
    readonly property list<string> titles: [qsTr("Name"), root.classroom.groups === 1 ? qsTr("Week") : qsTr("What"), qsTr("Times"), qsTr("Right"), qsTr("Passed"), qsTr("Best mark"), qsTr("Time")]

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Results of the class")

    WordChoices {
        id: groups

        width: Math.min(parent.width, Theme.px(360))
        height: implicitHeight
        label: qsTr("By trainee or by week")
        words: [qsTr("By trainee"), qsTr("By week")]
        choice: root.classroom.groups
        onChosen: choice => root.classroom.groups = choice
    }

    ClassCells {
        id: head

        anchors.top: groups.bottom
        anchors.topMargin: Theme.spaceM
        width: parent.width - Theme.spaceM
        texts: root.titles
        isHead: true
        Accessible.ignored: true
    }

    MvSeparator {
        id: line

        anchors.top: head.bottom
        width: parent.width
    }

    ListView {
        id: list

        anchors.top: line.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        focus: true
        activeFocusOnTab: list.count > 0
        boundsBehavior: Flickable.StopAtBounds
        model: root.classroom.rows
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Results of the class")

        T.ScrollBar.vertical: MvScrollBar {}

        delegate: ClassCells {
            id: row

            required property int index
            required property classLine modelData

            width: list.width - Theme.spaceM
            texts: [row.modelData.trainee, row.modelData.what, row.modelData.times, row.modelData.right, row.modelData.passed, row.modelData.mark, row.modelData.hours]
            isCurrent: list.activeFocus && list.currentIndex === row.index
            Accessible.role: Accessible.ListItem
            Accessible.name: row.texts.map((text, i) => text.length > 0 ? "%1: %2".arg(root.titles[i]).arg(text) : "").filter(text => text.length > 0).join(", ")
            Accessible.focusable: true
            Accessible.focused: row.isCurrent
        }
    }

    BodyText {
        anchors.top: line.bottom
        anchors.topMargin: Theme.spaceM
        width: parent.width
        visible: list.count === 0
        text: root.classroom.reading ? qsTr("The results are being read …") : qsTr("No results of this class yet.")
        secondary: true
    }

    /// A row of the table.
    component ClassCells: Item {
        id: cells

        required property var texts
        property bool isHead: false
        property bool isCurrent: false

        function leftOf(column: int): real {
            let left = 0;
            for (let i = 0; i < column; ++i)
                left += root.shares[i] * cells.width;
            return left;
        }

        implicitHeight: Theme.px(34)

        Repeater {
            model: cells.texts

            MvLabel {
                required property int index
                required property string modelData

                x: cells.leftOf(index)
                width: root.shares[index] * cells.width - Theme.spaceS
                height: cells.height
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: index < 2 ? Text.AlignLeft : Text.AlignRight
                text: modelData
                elide: Text.ElideRight
                font.pixelSize: Theme.textSmall
                color: cells.isHead ? Theme.brassLight : Theme.text
                Accessible.ignored: true
            }
        }

        FocusRing {
            visible: cells.isCurrent
            inside: true
            targetRadius: Theme.radiusS
        }
    }
}

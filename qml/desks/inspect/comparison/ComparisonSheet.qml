// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby
import MesaViva.Table

/// Same stakes and same number at tables of different regulations, or with different readings of a rule; for
/// poker and bingo the same round under both readings.
MvDialog {
    id: root

    required property RegulationComparison comparison
    required property AppSettings settings

    /// Requests the text of a rule.
    signal ruleAsked(string id)

    /// The window has room for a larger layout.
    readonly property bool roomy: root.room !== null && root.room.height > Theme.px(900)
    readonly property ComparisonScene scene: sceneLoader.item as ComparisonScene

    /// Asks for the file to save the sheet to.
    function save(): void {
        saverLoader.active = true;
        const saver = saverLoader.item as ConformitySaver;
        if (!saver)
            return;
        saver.currentFile = root.comparison.proposedFile();
        saver.open();
    }

    title: qsTr("Side by side")
    subtitle: root.comparison.onLayout ? qsTr("The same stakes and the same number at each table: what it takes, what it pays, in which order, what the house keeps.") : qsTr("The same round at two tables: what our reading of the rule makes of it, and what the other one does.")
    preferredWidth: Math.max(Theme.px(1240), Math.min(Theme.px(1560), (root.room ? root.room.width : 0) - Theme.px(160)))
    initialFocus: root.comparison.onLayout ? root.scene : rows
    Component.onCompleted: sceneLoader.setSource("qrc:/qt/qml/MesaViva/Roulette/RouletteComparison.qml", {
        "comparison": root.comparison,
        "settings": root.settings
    })

    actions: [
        MvButton {
            iconName: "save"
            text: qsTr("Save")
            toolTip: root.comparison.onLayout ? qsTr("Save all three views as PDF or text (Ctrl+S)") : qsTr("Save both views as PDF or text (Ctrl+S)")
            shortcut: "Ctrl+S"
            keyHint: ""
            disabledReason: root.comparison.playing ? qsTr("The round is still being played") : ""
            onClicked: root.save()
        },
        MvButton {
            iconName: "print"
            text: qsTr("Print")
            toolTip: qsTr("Hand it to this system's PDF program, which prints it (Ctrl+P)")
            shortcut: "Ctrl+P"
            keyHint: ""
            disabledReason: root.comparison.playing ? qsTr("The round is still being played") : ""
            onClicked: root.comparison.print()
        },
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceL

        Loader {
            id: sceneLoader

            Layout.preferredWidth: root.roomy ? Theme.px(720) : Theme.px(560)
            Layout.preferredHeight: root.scene ? root.scene.implicitHeight : Theme.px(280)
            Layout.alignment: Qt.AlignTop
            focus: true
            visible: root.comparison.onLayout
        }

        ComparisonTools {
            id: tools

            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            comparison: root.comparison
        }

        Binding {
            target: root.scene
            property: "chip"
            value: tools.chip
            when: root.scene !== null
        }
    }

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceL

        WordChoices {
            Layout.fillWidth: true
            label: qsTr("What is shown")
            words: Array.from(root.comparison.views)
            choice: root.comparison.view
            onChosen: choice => root.comparison.view = choice
        }

        MvCheckBox {
            text: qsTr("Only where they differ")
            checked: root.comparison.onlyDifferences
            onToggled: root.comparison.onlyDifferences = checked
        }
    }

    InlineMessage {
        id: message

        Layout.fillWidth: true
        visible: root.comparison.message.length > 0
        kind: root.comparison.failed ? InlineMessage.Error : InlineMessage.Good
        text: root.comparison.message
    }

    Item {
        id: frame

        readonly property real titleWidth: Math.round(rows.width * (root.comparison.columns.length > 2 ? 0.22 : 0.28))
        readonly property real cellWidth: (rows.width - Theme.spaceM - frame.titleWidth) / Math.max(1, root.comparison.columns.length)

        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(180), Math.min(Theme.px(640), root.room ? root.room.height - Theme.px(298) - (root.comparison.onLayout ? sceneLoader.height : tools.implicitHeight) - (message.visible ? message.height + Theme.spaceM : 0) : 0))

        Item {
            id: heads

            width: parent.width
            height: Theme.px(30)

            Repeater {
                model: root.comparison.columns

                MvLabel {
                    required property int index
                    required property string modelData

                    x: frame.titleWidth + index * frame.cellWidth
                    width: frame.cellWidth - Theme.spaceM
                    text: modelData
                    color: Theme.brassLight
                    font.weight: Font.Medium
                    elide: Text.ElideRight
                    Accessible.role: Accessible.ColumnHeader
                    Accessible.name: text
                }
            }
        }

        ListView {
            id: rows

            anchors.top: heads.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            model: root.comparison.rows
            clip: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            currentIndex: -1
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What the tables say; 1, 2 and 3 open the rule of a column")
            // Digits in the order of the columns.
            Keys.onPressed: event => {
                const to = leap.target(rows.currentIndex, event.key);
                if (to >= 0) {
                    rows.currentIndex = to;
                    event.accepted = true;
                    return;
                }
                const cells = rows.currentItem ? (rows.currentItem as ComparisonLine).modelData.cells : [];
                const cell = cells[event.key - Qt.Key_1];
                event.accepted = cell !== undefined && cell.rule.length > 0;
                if (event.accepted)
                    root.ruleAsked(cell.rule);
            }

            ListLeap {
                id: leap

                list: rows
            }

            T.ScrollBar.vertical: MvScrollBar {}

            delegate: ComparisonLine {
                id: line

                width: rows.width - Theme.spaceM
                titleWidth: frame.titleWidth
                cellWidth: frame.cellWidth
                current: rows.activeFocus && ListView.isCurrentItem
                onPressed: {
                    rows.currentIndex = line.index;
                    rows.forceActiveFocus(Qt.MouseFocusReason);
                }
                onRuleAsked: id => root.ruleAsked(id)
            }

            MvLabel {
                anchors.centerIn: parent
                visible: rows.count === 0
                text: !root.comparison.onLayout ? (root.comparison.playing && root.comparison.view === RegulationComparison.Stakes ? qsTr("The round is being played…") : qsTr("They say the same throughout.")) : root.comparison.view === RegulationComparison.Stakes && root.comparison.empty ? qsTr("Put a chip on the layout.") : qsTr("They say the same throughout.")
                secondary: true
            }
        }
    }

    Loader {
        id: saverLoader

        active: false
        source: "ConformitySaver.qml"

        Connections {
            target: saverLoader.item as ConformitySaver
            function onAccepted(): void {
                const saver = saverLoader.item as ConformitySaver;
                if (saver)
                    root.comparison.save(saver.selectedFile);
            }
        }
    }
}

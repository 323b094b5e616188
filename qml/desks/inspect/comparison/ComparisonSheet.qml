// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

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
    readonly property RouletteComparison scene: sceneLoader.item as RouletteComparison

    /// Asks for the file to save the sheet to.
    function save(): void {
        picker.propose(root.comparison.proposedFile());
    }

    title: qsTr("Side by side")
    subtitle: root.comparison.onLayout ? qsTr("The same stakes and the same number at each table: what it takes, what it pays, in which order, what the house keeps.") : qsTr("The same round at two tables: what our reading of the rule makes of it, and what the other one does.")
    preferredWidth: Math.max(Theme.px(1240), Math.min(Theme.px(1560), (root.room ? root.room.width : 0) - Theme.px(160)))
    initialFocus: root.comparison.onLayout ? root.scene : rows
    Component.onCompleted: sceneLoader.setSource("RouletteComparison.qml", {
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
            toolTip: qsTr("Opens it in this system's PDF viewer, to print it there (Ctrl+P)")
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
                const cells = root.comparison.rows[rows.currentIndex]?.cells ?? [];
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
                text: !root.comparison.onLayout ? (root.comparison.playing && root.comparison.view === RegulationComparison.Stakes ? qsTr("The round is being played…") : qsTr("They agree throughout.")) : root.comparison.view === RegulationComparison.Stakes && root.comparison.empty ? qsTr("Put a chip on the layout.") : qsTr("They agree throughout.")
                secondary: true
            }
        }
    }

    FilePicker {
        id: picker

        title: qsTr("Save the list")
        saving: true
        nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Text (*.txt)")]
        suffix: "pdf"
        onPicked: file => root.comparison.save(file)
    }

    /// A row of the comparison: the item, and each table's text about it. Marked if the tables differ.
    component ComparisonLine: Item {
        id: comparisonLine

        required property comparisonRow modelData
        required property int index
        /// Width of the first column, and of each other column.
        required property real titleWidth
        required property real cellWidth
        required property bool current

        /// The row was clicked.
        signal pressed
        signal ruleAsked(string id)

        implicitHeight: Math.max(title.implicitHeight, cells.implicitHeight) + 2 * Theme.spaceS
        Accessible.role: Accessible.ListItem
        Accessible.name: comparisonLine.modelData.accessibleText

        Rectangle {
            anchors.fill: parent
            color: comparisonLine.current ? Qt.alpha(Theme.brass, 0.14) : comparisonLine.modelData.total ? Theme.lacquerRaised : area.containsMouse ? Qt.alpha(Theme.brass, 0.08) : "transparent"

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Theme.line
                color: Theme.hairline
                opacity: 0.5
            }
        }

        MouseArea {
            id: area

            anchors.fill: parent
            hoverEnabled: true
            onClicked: comparisonLine.pressed()
        }

        // Marks a difference with a sign, not by colour alone.
        MvLabel {
            x: Theme.spaceS
            y: Theme.spaceS
            visible: comparisonLine.modelData.differs
            text: "≠"
            color: Theme.brassLight
            font.weight: Font.Medium
            Accessible.ignored: true
        }

        Column {
            id: title

            x: Theme.spaceS + Theme.px(20)
            y: Theme.spaceS
            width: comparisonLine.titleWidth - x - Theme.spaceM

            MvLabel {
                width: parent.width
                text: comparisonLine.modelData.title
                wrapMode: Text.Wrap
                font.weight: comparisonLine.modelData.total ? Font.Medium : Font.Normal
                Accessible.ignored: true
            }

            SmallText {
                width: parent.width
                visible: text.length > 0
                text: comparisonLine.modelData.note
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }

        Row {
            id: cells

            x: comparisonLine.titleWidth
            y: Theme.spaceS

            Repeater {
                model: comparisonLine.modelData.cells

                Column {
                    id: cell

                    required property comparisonCell modelData

                    width: comparisonLine.cellWidth

                    Item {
                        width: parent.width - Theme.spaceM
                        height: words.implicitHeight

                        MvLabel {
                            id: words

                            width: Math.min(implicitWidth, parent.width - (rule.visible ? rule.width + Theme.spaceS : 0))
                            text: cell.modelData.text
                            wrapMode: Text.Wrap
                            color: cell.modelData.tone === 1 ? Theme.win : cell.modelData.tone === 2 ? Theme.loss : cell.modelData.tone === 3 ? Theme.textSecondary : Theme.text
                            font.italic: cell.modelData.tone === 3
                            font.weight: comparisonLine.modelData.total ? Font.Medium : Font.Normal
                            Accessible.ignored: true
                        }

                        EventLogRule {
                            id: rule

                            anchors.left: words.right
                            anchors.leftMargin: Theme.spaceS
                            anchors.baseline: words.baseline
                            visible: cell.modelData.rule.length > 0
                            rule: cell.modelData.rule
                            onClicked: comparisonLine.ruleAsked(cell.modelData.rule)
                        }
                    }

                    SmallText {
                        width: parent.width - Theme.spaceM
                        visible: text.length > 0
                        text: cell.modelData.detail
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}

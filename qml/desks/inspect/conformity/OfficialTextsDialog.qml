// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// Opens the official text of each regulation, to be shown beside our words.
MvDialog {
    id: root

    required property OfficialTexts official
    /// `pt` or `en`.
    required property string language

    /// The regulation whose file is being chosen.
    property string chosen

    title: qsTr("Official texts")
    subtitle: qsTr("Of your own, as plain text. PDF files can't be read: save their text first.")
    preferredWidth: Theme.px(760)
    onClosed: picker.close()

    actions: [
        MvButton {
            kind: MvButton.Primary
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    InlineMessage {
        Layout.fillWidth: true
        visible: root.official.message.length > 0
        kind: InlineMessage.Error
        text: root.official.message
    }

    Repeater {
        model: root.official.revision >= 0 ? root.official.sources(root.language) : []

        RowLayout {
            id: line

            required property officialSource modelData

            Layout.fillWidth: true
            spacing: Theme.spaceM

            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.spaceXs

                MvLabel {
                    Layout.fillWidth: true
                    text: line.modelData.name
                    elide: Text.ElideRight
                }

                SmallText {
                    Layout.fillWidth: true
                    text: line.modelData.state
                    color: line.modelData.doubtful ? Theme.warning : Theme.textSecondary
                    wrapMode: Text.Wrap
                }

                SmallText {
                    Layout.fillWidth: true
                    visible: line.modelData.path.length > 0
                    text: line.modelData.path
                    elide: Text.ElideMiddle
                }
            }

            MvButton {
                implicitHeight: Theme.controlHeightSmall
                iconName: "open"
                text: qsTr("Open…")
                toolTip: qsTr("Open the official text: %1").arg(line.modelData.name)
                onClicked: {
                    root.chosen = line.modelData.regulation;
                    picker.open();
                }
            }

            MvIconButton {
                iconName: "close"
                toolTip: qsTr("Forget the file: %1").arg(line.modelData.name)
                disabledReason: line.modelData.path.length > 0 ? "" : qsTr("No text opened")
                onClicked: root.official.forget(line.modelData.regulation)
            }
        }
    }

    FilePicker {
        id: picker

        title: qsTr("Open the official text")
        nameFilters: [qsTr("Text (*.txt)")]
        onPicked: file => root.official.open(root.chosen, file)
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The pictures of the window that show a rule, and a button for one more.
Flow {
    id: root

    required property int row
    required property string rule
    /// Number of pictures.
    required property int pictures
    required property ConformityModel conformity

    /// Requests a picture of the window.
    signal pictureAsked

    spacing: Theme.spaceM

    MvButton {
        implicitHeight: Theme.controlHeightSmall
        iconName: "screen"
        text: qsTr("Picture of the window")
        toolTip: qsTr("Keep what the window shows below this list as evidence for %1").arg(root.rule)
        disabledReason: root.pictures >= 0 && root.conformity.message.length >= 0 ? root.conformity.pictureRefusal() : ""
        onClicked: root.pictureAsked()
    }

    MvButton {
        implicitHeight: Theme.controlHeightSmall
        visible: root.conformity.held.length > 0
        text: qsTr("Picture of %1").arg(root.conformity.held)
        toolTip: qsTr("Keep the picture taken with Ctrl+Shift+P as evidence for %1").arg(root.rule)
        disabledReason: root.pictures >= 0 && root.conformity.message.length >= 0 ? root.conformity.pictureRefusal() : ""
        onClicked: root.conformity.keepHeld(root.row)
    }

    Repeater {
        model: root.pictures > 0 ? root.conformity.picturesOf(root.row) : []

        Column {
            id: shown

            required property conformityPicture modelData

            width: Theme.px(220)
            spacing: Theme.spaceXs

            Image {
                width: parent.width
                height: Theme.px(124)
                source: shown.modelData.source
                sourceSize.width: width
                fillMode: Image.PreserveAspectFit
                asynchronous: true
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Picture for %1: %2").arg(root.rule).arg(shown.modelData.caption)
            }

            SmallText {
                width: parent.width
                text: shown.modelData.caption
                wrapMode: Text.Wrap
            }

            InlineMessage {
                width: parent.width
                kind: InlineMessage.Error
                text: shown.modelData.intact ? "" : qsTr("The file is missing or was changed.")
            }

            Row {
                spacing: Theme.spaceXs

                SmallText {
                    width: shown.width - remove.width - Theme.spaceXs
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("SHA-256 %1").arg(shown.modelData.sha256)
                    elide: Text.ElideRight
                    Accessible.name: text
                }

                MvIconButton {
                    id: remove

                    iconName: "trash"
                    toolTip: qsTr("Delete the picture")
                    onClicked: root.conformity.removePicture(root.row, shown.modelData.file)
                }
            }
        }
    }
}

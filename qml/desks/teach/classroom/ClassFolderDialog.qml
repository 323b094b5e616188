// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import MesaViva.App

/// Asks for the folder that all machines of a class share. Opens when created.
FolderDialog {
    id: root

    required property ClassDesk classroom

    title: qsTr("The folder of the class")
    onAccepted: root.classroom.chooseFolder(root.selectedFolder)
    Component.onCompleted: root.open()
}

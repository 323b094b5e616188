// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The progress of reading a round on record; shown only if it takes longer than a moment.
MvDialog {
    id: root

    required property MesaVivaApplication application

    readonly property Timer patience: Timer {
        interval: 300
        running: root.application.reading
        onTriggered: root.open()
    }
    readonly property Connections end: Connections {
        target: root.application
        function onReadingChanged(): void {
            if (!root.application.reading)
                root.close();
        }
    }

    title: qsTr("The round is being read")
    preferredWidth: Theme.px(480)
    onRejected: root.application.cancelReading()

    actions: [
        MvButton {
            text: qsTr("Cancel")
            onClicked: root.reject()
        }
    ]

    MvProgressBar {
        Layout.fillWidth: true
        label: qsTr("The table is played up to it, in the background")
        value: root.application.readingProgress
    }

}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// A second window for a projector: the open table without the controls of the person who leads it. Fills a second screen
/// if there is one. Stays open from table to table.
Window {
    id: root

    required property HouseApplication application
    required property TablePage page
    /// The window that opened it.
    required property Window beside

    title: qsTr("%1 – projection").arg(root.page ? root.page.table.title : "Mesa Viva")
    width: 960
    height: 600
    minimumWidth: 480
    minimumHeight: 320
    color: Theme.room
    Component.onCompleted: {
        root.visibility = root.application.toOtherScreen(root, root.beside) ? Window.FullScreen : Window.Windowed;
        root.beside.requestActivate(); // the keys stay with who leads
    }

    ProjectorFace {
        anchors.fill: parent
        application: root.application
        page: root.page
    }

    Shortcut {
        sequences: ["F11"]
        onActivated: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }

    Shortcut {
        sequences: ["Esc", "Shift+F11", "Ctrl+W"]
        onActivated: root.close()
    }
}

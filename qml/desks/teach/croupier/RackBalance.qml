// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls
import MesaViva.Lobby

/// How the rack compares with the expected sum.
WordChoices {
    id: root

    required property bool closing

    label: root.closing ? qsTr("The rack, compared with what must be there") : qsTr("The rack, compared with the sheet")
    words: [qsTr("Agrees"), qsTr("Holds more"), qsTr("Holds less")]
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// Column positions of the conformity list.
QtObject {
    id: root

    required property real width

    readonly property real titleX: Theme.px(76)
    readonly property real initialsX: root.width - Theme.px(64)
    readonly property real remarkX: root.initialsX - Theme.px(150)
    readonly property real verdictX: root.remarkX - Theme.px(124)
    readonly property real actedX: root.verdictX - Theme.px(176)
    readonly property real assertedX: root.actedX - Theme.px(74)
    readonly property real decidedX: root.assertedX - Theme.px(70)
    readonly property real offeredX: root.decidedX - Theme.px(72)
    readonly property real kindX: root.offeredX - Theme.px(48)
    /// Left edges of the columns, and their headings.
    readonly property list<real> places: [Theme.spaceS, root.titleX, root.kindX, root.offeredX, root.decidedX, root.assertedX, root.actedX, root.verdictX, root.remarkX, root.initialsX]
    readonly property list<string> titles: [qsTr("Rule"), qsTr("What it requires"), qsTr("Kind"), qsTr("Offered"), qsTr("Decided"), qsTr("Asserted"), qsTr("Last applied here"), qsTr("Verdict"), qsTr("Remark"), qsTr("Initials")]
    /// Names of the verdicts, in the order of the enum.
    readonly property list<string> verdicts: [qsTr("none"), qsTr("Pass"), qsTr("Fail"), qsTr("Not applicable")]
}

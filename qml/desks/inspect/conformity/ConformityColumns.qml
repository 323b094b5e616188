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
    readonly property real actedX: root.verdictX - Theme.px(188)
    readonly property real proofsX: root.actedX - Theme.px(106)
    readonly property real kindX: root.proofsX - Theme.px(48)
    /// Left edges of the columns, and their headings.
    readonly property list<real> places: [Theme.spaceS, root.titleX, root.kindX, root.proofsX, root.actedX, root.verdictX, root.remarkX, root.initialsX]
    readonly property list<string> titles: [qsTr("Rule"), qsTr("What it requires"), qsTr("Kind"), qsTr("How to test it"), qsTr("Last applied here"), qsTr("Verdict"), qsTr("Remark"), qsTr("Initials")]
    /// Names of the verdicts, in the order of the enum.
    readonly property list<string> verdicts: [qsTr("none"), qsTr("Pass"), qsTr("Fail"), qsTr("Not applicable")]
}

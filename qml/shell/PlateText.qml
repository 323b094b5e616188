// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The table's plate in the bar: game, limits and rule set.
Item {
    id: root

    /// The open table; null: none.
    required property TableModel table

    readonly property string name: !root.table ? "" : root.table.scenario && root.table.scenarioTitle.length > 0 ? root.table.scenarioTitle : root.table.title
    readonly property string limits: root.table ? qsTr("%1 – %2").arg(root.table.money(root.table.minimum)).arg(root.table.money(root.table.maximum)) : ""
    readonly property string rulesName: root.table ? root.table.rulesName : ""

    /// In a narrow bar the name has priority over the limits, which are also on the table's plate.
    readonly property bool roomy: root.width - amounts.implicitWidth - Theme.spaceM >= Math.min(whole.advanceWidth, Theme.px(260))

    /// A name that does not fit on one line even at the smallest size takes two.
    readonly property int smallest: Math.round(0.65 * Theme.textLarge)
    readonly property bool folded: !root.roomy && whole.advanceWidth * root.smallest / Theme.textLarge > root.width

    implicitWidth: whole.advanceWidth + amounts.width + Theme.spaceM
    implicitHeight: title.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: root.table ? qsTr("%1, limits %2, %3").arg(root.name).arg(root.limits).arg(root.rulesName) : ""
    Accessible.ignored: root.table === null

    MvLabel {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(root.folded ? root.width : implicitWidth, root.width - (root.roomy ? amounts.width + Theme.spaceM : 0))
        text: root.name
        font.family: Theme.printFamily
        font.pixelSize: root.folded ? root.smallest : Theme.textLarge
        fontSizeMode: root.folded ? Text.FixedSize : Text.HorizontalFit // smaller before it is cut
        minimumPixelSize: root.smallest
        wrapMode: root.folded ? Text.Wrap : Text.NoWrap
        maximumLineCount: root.folded ? 2 : 1
        lineHeight: root.folded ? 0.9 : 1
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    TextMetrics {
        id: whole

        font.family: Theme.printFamily
        font.pixelSize: Theme.textLarge
        text: root.name
    }

    SmallText {
        id: amounts

        x: title.width + Theme.spaceM
        // Not aligned to the title's baseline, which changes with the title's size.
        anchors.verticalCenter: title.verticalCenter
        anchors.verticalCenterOffset: Theme.line
        visible: root.roomy
        text: root.limits
        color: Theme.brassLight
        Accessible.ignored: true
    }

    SmallText {
        x: amounts.x + amounts.width + Theme.spaceM
        anchors.verticalCenter: amounts.verticalCenter
        visible: root.roomy && x + implicitWidth <= root.width // whole or not at all: the table's plate has it
        text: root.rulesName
        Accessible.ignored: true
    }
}

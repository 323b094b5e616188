// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The player's named stakes: saved from the table, and placed again with one press.
MvDialog {
    id: root

    required property RouletteTableModel table

    readonly property RouletteFavouriteListModel favourites: root.table.favourites
    readonly property double savable: root.table.ownStaked > 0 ? root.table.ownStaked : root.table.lastStaked
    readonly property string whyNot: root.savable <= 0 ? qsTr("There are no stakes to save: put some chips down first")
        : field.text.trim().length === 0 ? qsTr("Give the stakes a name first") : ""
    /// Incremented when the answers of predicted() may change.
    property int turn: 0

    /// Whether a favourite would be accepted; bindings depend on `turn`.
    function predicted(row: int, turn: int): actionState {
        return turn >= 0 ? root.table.previewFavourite(row) : root.table.stakeAction;
    }

    /// Saves the stakes under the typed name.
    function save(): void {
        if (root.whyNot.length > 0 || root.table.saveFavourite(field.text.trim()))
            field.clear();
        else
            full.visible = true;
    }

    title: qsTr("Favourites")
    subtitle: qsTr("Stakes with a name, remembered for tables with these rules")
    preferredWidth: Theme.px(600)
    besidePage: true
    acts: true
    initialFocus: field
    onAboutToShow: {
        root.turn += 1;
        full.visible = false;
        root.table.countFavourites();
    }

    Connections {
        target: root.table
        enabled: root.visible
        function onOwnChanged(): void {
            root.turn += 1;
        }
        function onPhaseChanged(): void {
            root.turn += 1;
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvTextField {
            id: field

            Layout.fillWidth: true
            label: qsTr("Name for the stakes")
            placeholderText: qsTr("Name for the stakes")
            maximumLength: 24
            onAccepted: root.save()
        }

        MvButton {
            kind: MvButton.Primary
            iconName: "star"
            text: root.savable > 0 ? qsTr("Save %1").arg(root.table.money(root.savable)) : qsTr("Save")
            toolTip: root.table.ownStaked > 0 ? qsTr("Save the stakes on the table now") : qsTr("Save the stakes of the last round")
            disabledReason: root.whyNot
            onClicked: root.save()
        }
    }

    InlineMessage {
        id: full

        Layout.fillWidth: true
        visible: false
        kind: InlineMessage.Error
        text: qsTr("There is no room for more favourites: delete one first")
    }

    MvSeparator {
        Layout.fillWidth: true
    }

    MvLabel {
        Layout.fillWidth: true
        visible: root.favourites.count === 0
        text: qsTr("Nothing is saved yet. Put chips down, give them a name, and one press brings them back in any round.")
        secondary: true
        wrapMode: Text.Wrap
    }

    Repeater {
        model: root.favourites

        FavouriteRow {
            Layout.fillWidth: true
            table: root.table
            preview: root.predicted(index, root.turn)
            onPlaced: root.close()
        }
    }

    actions: [
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    /// A favourite: its stakes can be placed with one press, or deleted.
    component FavouriteRow: RowLayout {
        id: row

        required property int index
        required property string name
        required property string text
        /// How often it was staked, with what result; empty: unknown.
        required property string use

        required property RouletteTableModel table
        /// Whether placing it would be accepted now, and if not, why.
        required property actionState preview

        /// It has been placed.
        signal placed

        spacing: Theme.spaceM
        Accessible.role: Accessible.ListItem
        Accessible.name: row.use.length > 0 ? qsTr("%1: %2. %3").arg(row.name).arg(row.text).arg(row.use) : qsTr("%1: %2").arg(row.name).arg(row.text)

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            MvLabel {
                Layout.fillWidth: true
                text: row.name
                elide: Text.ElideRight
                font.weight: Font.Medium
                Accessible.ignored: true
            }

            SmallText {
                Layout.fillWidth: true
                text: row.use.length > 0 ? qsTr("%1 · %2").arg(row.text).arg(row.use) : row.text
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        MvButton {
            text: qsTr("Put down")
            toolTip: qsTr("Put down: %1").arg(row.name)
            disabledReason: row.preview.enabled ? "" : Theme.withRule(row.preview.reason, row.preview.rule)
            onClicked: {
                row.table.placeFavourite(row.index);
                row.placed();
            }
        }

        MvIconButton {
            iconName: "trash"
            toolTip: qsTr("Delete: %1").arg(row.name)
            onClicked: row.table.removeFavourite(row.index)
        }
    }
}

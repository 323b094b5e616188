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
    /// The value of a chip, in cents.
    required property double chip

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

    /// Whether a shortcut would be accepted; bindings depend on `turn`.
    function offered(shortcut: int, wanted: int, turn: int): actionState {
        return turn >= 0 ? root.table.previewShortcut(shortcut, wanted, root.chip) : root.table.stakeAction;
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

    MvSeparator {
        Layout.fillWidth: true
    }

    MvRowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvSpinBox {
            id: wantedNumber

            Layout.preferredWidth: Theme.px(130)
            label: qsTr("Number of the complete bet or final")
            from: 0
            to: 36
            value: 17
        }

        ShortcutButton {
            table: root.table
            shortcut: RouletteTableModel.Complete
            number: wantedNumber.value
            chip: root.chip
            preview: root.offered(RouletteTableModel.Complete, wantedNumber.value, root.turn)
            text: qsTr("Complete of %1").arg(wantedNumber.value)
            onPlaced: root.close()
        }

        ShortcutButton {
            table: root.table
            shortcut: RouletteTableModel.Final
            number: wantedNumber.value
            chip: root.chip
            preview: root.offered(RouletteTableModel.Final, wantedNumber.value, root.turn)
            text: qsTr("Final %1").arg(wantedNumber.value % 10)
            onPlaced: root.close()
        }
    }

    SmallText {
        Layout.fillWidth: true
        text: qsTr("Complete: the number and every split, street, corner and line that holds it, with 1, 2, 3, 4 and 6 chips. Final: all numbers that end in the same digit. Both put down single stakes.")
        wrapMode: Text.Wrap
    }

    actions: [
        MvButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    /// Places the stakes of a shortcut for a number with one press.
    component ShortcutButton: MvButton {
        id: press

        required property RouletteTableModel table
        required property int shortcut
        required property int number
        required property double chip
        /// Whether placing them would be accepted now, and if not, why.
        required property actionState preview

        /// They have been placed.
        signal placed

        Layout.fillWidth: true
        toolTip: press.table.shortcutText(press.shortcut, press.number, press.chip)
        disabledReason: press.preview.enabled ? "" : press.preview.reason.length > 0 ? Theme.withRule(press.preview.reason, press.preview.rule) : qsTr("This table does not accept such stakes.")
        onClicked: {
            press.table.placeShortcut(press.shortcut, press.number, press.chip);
            press.placed();
        }
    }

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

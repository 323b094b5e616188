// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A push button. Primary is the one main action of a place: a brass plate. Secondary is lacquer with a brass edge,
/// quiet has neither.
MvPressable {
    id: root

    enum Kind { Primary, Secondary, Quiet }

    property int kind: MvButton.Secondary
    /// The name of an icon in `icons`; may be empty.
    property string iconName
    /// Higher, with larger text: for the main actions at the table.
    property bool large: false
    /// A second, smaller line, such as the amount that the action costs.
    property string detail
    /// The key printed on the button; defaults to `shortcut`.
    property string keyHint: root.shortcut
    /// Whether time is about to decide in its place: while it can be used, its edge is in the colour of warnings.
    property bool urgent: false

    readonly property bool primary: root.kind === MvButton.Primary
    readonly property bool quiet: root.kind === MvButton.Quiet
    readonly property color foreground: root.available ? (root.primary ? Theme.textOnBrass : Theme.text) : Theme.textDisabled

    leftPadding: root.large ? Theme.spaceXl : Theme.spaceL
    rightPadding: leftPadding
    topPadding: root.held ? Theme.line : 0
    opacity: root.enabled || root.disabledReason.length > 0 ? 1 : 0.75

    contentItem: ButtonFace {
        text: root.text
        detail: root.detail
        iconName: root.iconName
        keyHint: root.keyHint
        large: root.large
        color: root.foreground
    }

    background: ButtonPlate {
        brass: root.primary
        bare: root.quiet
        large: root.large
        available: root.available
        hovered: root.hovered
        pressed: root.held
        focused: root.visualFocus
        urgent: root.urgent
    }
}

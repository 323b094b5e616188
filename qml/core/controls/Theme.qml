// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

/// The program's colours, fonts, sizes and durations. All QML files take them from here.
QtObject {
    id: root

    /// 1 at 1280x800; the shell increases it with the window, so that a larger screen shows larger items, and more of
    /// them.
    property real unit: 1
    /// The player's text size, relative to the design.
    property real textScale: 1
    /// The visible tool tip: at most one.
    property QtObject tip: null
    /// Whether a refusal is shown: no tool tip may cover it.
    property bool refusing: false
    /// What the keys at the places of 1 to 9 write where the digits need Shift; empty: the digit, or not known.
    property var keysAtDigits: ["", "", "", "", "", "", "", "", ""] // Qt 6.4 cannot bind a list<string> from outside
    /// Whether rules are named by their numbers.
    property bool ruleNumbers: true
    /// The rule whose number the user looks at, and its title, which the shell sets.
    property string namedRule
    property string namedTitle
    /// A text with the number of its rule behind it, where numbers are wanted.
    function withRule(text: string, rule: string): string {
        return root.ruleNumbers && rule.length > 0 ? qsTr("%1 (%2)").arg(text).arg(rule) : text;
    }
    /// The topmost dialog, if any.
    property QtObject dialog: null
    /// The dialog open next to the page, if any: at most one.
    property QtObject aside: null
    /// The width of such a dialog, and the minimum width of the page next to it.
    readonly property int asideWidth: px(480 * root.textScale)
    readonly property int leastPage: px(760)
    /// Whether a window of this width has room for a page and a dialog next to it.
    function fitsAside(width: real): bool {
        return width >= root.asideWidth + root.leastPage;
    }
    /// The height at the window's lower end that such a dialog leaves free: the page's controls keep their width.
    property real asideFloor: 0
    /// Whether every motion becomes a short fade.
    property bool reducedMotion: false

    // The room and its furniture
    readonly property color room: "#0B0F0E"
    readonly property color roomWarm: "#14110E"
    readonly property color clothHighlighted: "#17633F"
    readonly property color clothShade: "#0A3522"
    readonly property color mahogany: "#4A2412"
    readonly property color brass: "#C9A24B"
    readonly property color brassLight: "#F0D58A"
    readonly property color brassDark: "#7A5A1E"
    readonly property color ivory: "#F4ECD8"
    readonly property color cobalt: "#2B5FB3"
    readonly property color cobaltLight: "#8FB4F0"
    readonly property color paper: "#FBF8F0"
    readonly property color ink: "#1A1510"

    // Black lacquer, the material of panels and controls
    readonly property color lacquer: "#1A1512"
    readonly property color lacquerRaised: "#261E18"
    readonly property color lacquerHover: "#33281F"
    readonly property color lacquerPressed: "#15100D"
    readonly property color lacquerSunken: "#0E0B09"
    readonly property color lacquerSheen: "#14F4ECD8"
    readonly property color hairline: "#5CC9A24B"
    readonly property color hairlineStrong: "#A8C9A24B"
    readonly property color scrim: "#B3060807"
    readonly property color scrimLight: "#40060807" // what is below must stay readable

    // Text
    readonly property color text: ivory
    readonly property color textSecondary: "#B9B39F"
    readonly property color textDisabled: "#978E7B"
    readonly property color textOnBrass: "#1A1207"

    // Brass plates, lit from above
    readonly property color plateTop: "#D8B463"
    readonly property color plateBottom: "#B98F3B"
    readonly property color plateHoverTop: "#E8C97E"
    readonly property color plateHoverBottom: "#C79E49"
    readonly property color platePressedTop: "#A9812F"
    readonly property color platePressedBottom: "#BC943F"

    // Results; always shown with a word or a sign as well
    readonly property color win: "#6FCF8E"
    readonly property color warning: "#F0B441"
    readonly property color loss: "#E0706A"

    // Roulette, and card suits
    readonly property color rouletteRed: "#B3202A"
    readonly property color rouletteBlack: "#15171A"
    readonly property color rouletteGreen: "#0F7A45"

    // Chips, by value

    // Fonts
    readonly property string printFamily: "EB Garamond 12"
    readonly property string textFamily: "Roboto"
    readonly property int textSmall: px(14 * root.textScale)
    readonly property int textBody: px(16 * root.textScale)
    readonly property int textLarge: px(18 * root.textScale)
    readonly property int textSum: px(20 * root.textScale)
    readonly property int textHeading: px(22 * root.textScale)
    readonly property int textTitle: px(28 * root.textScale)
    readonly property int textDisplay: px(44)
    readonly property int textCalled: px(96)
    readonly property real printSpacing: 1.5 * unit

    // Spacing
    readonly property int spaceXs: px(4)
    readonly property int spaceS: px(8)
    readonly property int spaceM: px(12)
    readonly property int spaceL: px(16)
    readonly property int spaceXl: px(24)
    readonly property int spaceXxl: px(32)
    readonly property int radiusS: px(4)
    readonly property int radiusM: px(6)
    readonly property int radiusL: px(10)
    readonly property int line: Math.max(1, px(1))
    readonly property int focusWidth: px(2)
    readonly property int focusGap: px(2)
    readonly property int controlHeight: px(44)
    readonly property int controlHeightLarge: px(54)
    readonly property int controlHeightSmall: px(36)
    readonly property int iconSize: px(24)
    readonly property int iconSizeSmall: px(20)
    readonly property int topBarHeight: px(48)
    readonly property int readingWidth: px(640)

    // Durations in milliseconds
    readonly property int durationCard: reducedMotion ? durationFade : 320
    readonly property int durationFlip: reducedMotion ? durationFade : 260
    readonly property int durationChip: reducedMotion ? durationFade : 220
    readonly property int durationSettle: reducedMotion ? durationFade : 60
    readonly property int durationSweep: reducedMotion ? durationFade : 500
    readonly property int durationRake: reducedMotion ? durationFade : 1000
    /// The part of that time in which the rake crosses the layout; then the collected chips go to the bank.
    readonly property real rakeOverLayout: 0.72
    readonly property int durationPay: reducedMotion ? durationFade : 400
    readonly property int durationFade: 120
    readonly property int tipDelay: 450
    readonly property int tipInsists: 4000
    /// How long a tip stays: for its first letters, and more for each.
    readonly property int tipStays: 5000
    readonly property int tipPerLetter: 60

    /// Converts a length at 1280x800 to pixels of this window.
    function px(length: real): int {
        return Math.round(length * root.unit);
    }
}

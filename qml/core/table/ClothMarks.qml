// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What a presenter shows on the cloth: the pointer, and lines drawn by hand. Coordinates are fractions of the cloth's
/// width and height, so that every window shows them at the same cards and chips.
QtObject {
    id: root

    /// Whether the pointer belongs to the presenter: all windows show it, it draws, and it stakes nothing.
    property bool active: false
    /// The pointer's position; outside 0 to 1: not on the cloth.
    property point at: Qt.point(-1, -1)
    readonly property bool seen: root.active && root.at.x >= 0 && root.at.x <= 1 && root.at.y >= 0 && root.at.y <= 1
    /// The drawn lines, oldest first: lists of points.
    property var lines: []
    /// The most lines stored, and points per line: the oldest lines are dropped, and a long line ends.
    readonly property int mostLines: 40
    readonly property int mostPoints: 600

    /// A copy of a point: a value passed in may be bound to a property.
    function copied(at: point): point {
        return Qt.point(at.x, at.y);
    }

    /// Begins a line.
    function begin(at: point): void {
        const lines = root.lines.slice(-root.mostLines + 1);
        lines.push([root.copied(at)]);
        root.lines = lines;
    }

    /// Extends the last line.
    function draw(at: point): void {
        if (root.lines.length === 0)
            return;
        const last = root.lines[root.lines.length - 1];
        const from = last[last.length - 1];
        if (last.length >= root.mostPoints || Math.hypot(at.x - from.x, at.y - from.y) < 0.002)
            return;
        const lines = root.lines.slice();
        lines[lines.length - 1] = last.concat([root.copied(at)]);
        root.lines = lines;
    }

    /// Removes the last line.
    function undo(): void {
        root.lines = root.lines.slice(0, -1);
    }

    /// Removes all lines.
    function clear(): void {
        root.lines = [];
    }
}

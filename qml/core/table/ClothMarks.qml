// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What a presenter shows on the cloth: where the pointer is, and lines drawn by hand. All places are in parts of the
/// cloth's width and height, so that every window shows them at the same cards and chips.
QtObject {
    id: root

    /// The pointer belongs to the presenter: it is seen by everybody, draws, and stakes nothing.
    property bool active: false
    /// Where it is; outside of 0 to 1: not on the cloth.
    property point at: Qt.point(-1, -1)
    readonly property bool seen: root.active && root.at.x >= 0 && root.at.x <= 1 && root.at.y >= 0 && root.at.y <= 1
    /// The lines that are drawn, the oldest first: lists of points.
    property var lines: []
    /// More lines than these are not kept, nor longer ones: the oldest go, and a line ends.
    readonly property int mostLines: 40
    readonly property int mostPoints: 600

    /// A point by itself: what is handed over may follow a property.
    function copied(at: point): point {
        return Qt.point(at.x, at.y);
    }

    /// A line begins.
    function begin(at: point): void {
        const lines = root.lines.slice(-root.mostLines + 1);
        lines.push([root.copied(at)]);
        root.lines = lines;
    }

    /// The last line goes on.
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

    /// The last line goes.
    function undo(): void {
        root.lines = root.lines.slice(0, -1);
    }

    /// All of them go.
    function clear(): void {
        root.lines = [];
    }
}

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// The table content in a drill; each game has its own, named after it.
FocusScope {
    id: root

    required property DrillDesk desk
    required property AppSettings settings

    readonly property drillTask task: root.desk.task
    readonly property drillVerdict verdict: root.desk.verdict
    /// Whether an answer is awaited; afterwards the solution is shown.
    readonly property bool asking: root.desk.stage === DrillDesk.Asking
    /// The trainee's marks: places of the layout, or numbers by index.
    property list<int> marks

    /// Emitted when a number was marked or unmarked; 37 is 00.
    signal numberMarked(int pocket, bool on)
    /// Emitted when the marked places are the answer.
    signal given

    /// Marks or unmarks a place.
    function toggle(what: int): void {
        const marked = Array.from(root.marks);
        const at = marked.indexOf(what);
        if (at < 0)
            marked.push(what);
        else
            marked.splice(at, 1);
        root.marks = marked;
    }
}

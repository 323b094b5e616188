// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// What lies on the table in a drill; each game has its own, named after it.
FocusScope {
    id: root

    required property DrillDesk desk
    required property AppSettings settings

    readonly property drillTask task: root.desk.task
    readonly property drillVerdict verdict: root.desk.verdict
    /// The answer is awaited; afterwards what is right is shown.
    readonly property bool asking: root.desk.stage === DrillDesk.Asking
    /// What the trainee has marked: places of the layout, or numbers by index.
    property list<int> marks

    /// A number was marked or no longer is; 37 is 00.
    signal numberMarked(int pocket, bool on)
    /// The places that are marked are the answer.
    signal given

    /// Marks a place, or takes the mark away again.
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

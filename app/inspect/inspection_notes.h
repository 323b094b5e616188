// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace mesaviva::app {

/// What an inspector has put down about one rule.
struct InspectionNote {
    enum Verdict { None, Pass, Fail, NotApplicable };
    Verdict verdict = None;
    QString remark;
    QString initials;

    bool isEmpty() const { return verdict == None && remark.isEmpty() && initials.isEmpty(); }
    friend bool operator==(const InspectionNote&, const InspectionNote&) = default;
};

/// By the rule's id.
using InspectionNotes = QHash<QString, InspectionNote>;

/// Reads notes that were kept; none where there is no such file, or what is in it is no notes.
InspectionNotes readNotes(const QString& path);
/// Keeps them, the folder made where it is lacking; false where that can't be done: the file stays as it was.
bool keepNotes(const InspectionNotes& notes, const QString& path);

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <optional>

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

/// Reads notes that were kept, none where there is no such file; nothing where what is in it is no notes, or
/// can't be read.
std::optional<InspectionNotes> readNotes(const QString& path);
/// Gives a file that is no notes another name beside it, so that it is not written over; that name, empty
/// where it can't be done.
QString setAside(const QString& path);
/// Keeps them, the folder made where it is lacking; false where that can't be done: the file stays as it was.
bool keepNotes(const InspectionNotes& notes, const QString& path);

} // namespace mesaviva::app

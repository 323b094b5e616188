// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// Whether this window writes the inspection files. Of several windows only the one that writes the record
/// does, so that none overwrites the work of another.
enum class WriteAccess {
    allowed,
    undecided, ///< not known yet: changes wait
    refused,   ///< another window writes them
};

/// An inspector's notes on one rule.
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

/// Reads stored notes, none if the file does not exist; nothing if it is invalid or unreadable.
std::optional<InspectionNotes> readNotes(const QString& path);
/// Renames an invalid file so that it is not overwritten; returns the new name, empty on failure.
QString setAside(const QString& path);
/// Writes notes and creates the folder if needed; returns false on failure and leaves the file unchanged.
bool writeNotes(const InspectionNotes& notes, const QString& path);

} // namespace mesaviva::app

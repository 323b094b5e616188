// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Moves results that earlier versions of the program stored in a file for each kind to results.sqlite. The
// rows are copied in one transaction; only then is the old file renamed to `*.migrated`. What is interrupted
// is repeated, and adds nothing twice.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/sqlite.h"
#endif

#include "app/desks/teach/results/result_store.h"

#include <QHash>
#include <QString>

#include <filesystem>
#include <functional>
#include <optional>

namespace mesaviva::app {

/// Table of results.sqlite with the old files whose rows have been copied and that have not been renamed yet.
inline constexpr const char* kMigratedTable = "CREATE TABLE migrated(file TEXT PRIMARY KEY) WITHOUT ROWID;";

/// Whether results of that kind are in an old file. Not for lessons.
bool hasOldFile(ResultKind kind, const std::filesystem::path& folder);
/// Copies the rows of the old file, if there is one, and renames it. `check` is called in the transaction and
/// throws a Fault if the rows are invalid. Throws record::Fault if the old file is damaged or not readable.
/// Not for lessons.
void bringOldFile(record::Database& results, ResultKind kind, const std::filesystem::path& folder,
                  const std::function<void()>& check);
/// Deletes renamed old files of that kind, lessons included; returns false if one is left.
bool removeMigratedFiles(ResultKind kind, const std::filesystem::path& folder);

/// Progress in lessons stored by an earlier version: in the INI file `settings`, or in the folder's
/// `lessons.ini`. Invalid values read as none, as they always did.
QHash<QString, LessonStanding> oldLessons(const std::filesystem::path& folder,
                                          const std::optional<QString>& settings);
/// Renames the group of keys to `lessons_migrated`, or the file to `lessons.ini.migrated`.
void retireOldLessons(const std::filesystem::path& folder, const std::optional<QString>& settings);
/// Deletes that group.
void removeMigratedLessons(const QString& settings);

} // namespace mesaviva::app

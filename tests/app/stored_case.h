// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The stored case of an inspection, in the place where the program looks for it.
#pragma once

#include "app/desks/inspect/file/inspection_file.h"

#include <QDir>
#include <QStandardPaths>

#include <functional>

namespace mesaviva::test {

inline QDir caseFolder() { return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)); }

/// Removes all cases.
inline void dropCases() { QDir(caseFolder().filePath(QStringLiteral("cases"))).removeRecursively(); }

/// Writes a case before the program starts; false if it cannot be written.
inline bool keepCase(const std::function<void(app::InspectionCase&)>& fill) {
    dropCases();
    app::InspectionFile file;
    file.change(fill);
    file.flush();
    return file.trouble().isEmpty() && !file.cases().empty();
}

/// The case as the program has saved it.
inline app::InspectionCase storedCase() { return app::InspectionFile().inspection(); }

} // namespace mesaviva::test

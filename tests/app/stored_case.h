// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The stored case of an inspection, in the place where the program looks for it.
#pragma once

#include "app/desks/inspect/file/inspection_file.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <functional>

namespace mesaviva::test {

inline QDir caseFolder() { return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)); }

/// Writes a case before the program starts; false if it cannot be written.
inline bool keepCase(const std::function<void(app::InspectionCase&)>& fill) {
    app::InspectionCase inspection;
    fill(inspection);
    QFile file(caseFolder().filePath(QStringLiteral("inspection-file.json")));
    return caseFolder().mkpath(QStringLiteral(".")) &&
           file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(textOf(inspection)) > 0;
}

/// The case as the program has saved it.
inline app::InspectionCase storedCase() {
    QFile file(caseFolder().filePath(QStringLiteral("inspection-file.json")));
    return file.open(QIODevice::ReadOnly)
               ? app::inspectionFrom(file.readAll()).value_or(app::InspectionCase())
               : app::InspectionCase();
}

} // namespace mesaviva::test

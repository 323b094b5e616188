// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an inspection has on the disk, where the program looks for it.
#pragma once

#include "app/desks/inspect/file/inspection_file.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <functional>

namespace mesaviva::test {

inline QDir caseFolder() { return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)); }

/// What an inspection has gathered before the program starts; false: it can't be written.
inline bool keepCase(const std::function<void(app::InspectionCase&)>& fill) {
    app::InspectionCase inspection;
    fill(inspection);
    QFile file(caseFolder().filePath(QStringLiteral("inspection-file.json")));
    return caseFolder().mkpath(QStringLiteral(".")) &&
           file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(textOf(inspection)) > 0;
}

/// What it has kept by now.
inline app::InspectionCase storedCase() {
    QFile file(caseFolder().filePath(QStringLiteral("inspection-file.json")));
    return file.open(QIODevice::ReadOnly)
               ? app::inspectionFrom(file.readAll()).value_or(app::InspectionCase())
               : app::InspectionCase();
}

} // namespace mesaviva::test

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QStandardPaths>
#include <QString>

#include <filesystem>

namespace mesaviva::app {

/// The files in which a trainee's results lie, all in one folder.
inline constexpr const char* kDrillFile = "practice.sqlite";
inline constexpr const char* kShiftFile = "croupier.sqlite";
inline constexpr const char* kTestFile = "table_tests.sqlite";

/// The folder for results; `folder` itself, or the user's own where that is empty.
inline QString resultFolder(const QString& folder) {
    return folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
}

/// One of the files in it.
inline std::filesystem::path resultFile(const QString& folder, const char* file) {
    return std::filesystem::path(QDir(resultFolder(folder)).filePath(QLatin1String(file)).toStdU16String());
}

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QStandardPaths>
#include <QString>

#include <filesystem>

namespace mesaviva::app {

/// Files with a trainee's results, all in one folder.
inline constexpr const char* kDrillFile = "practice.sqlite";
inline constexpr const char* kShiftFile = "croupier.sqlite";
inline constexpr const char* kTestFile = "table_tests.sqlite";

/// Folder of the results: `folder`, or the user's own if that is empty.
inline QString resultFolder(const QString& folder) {
    return folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
}

/// Path of one of these files.
inline std::filesystem::path resultFile(const QString& folder, const char* file) {
    return std::filesystem::path(QDir(resultFolder(folder)).filePath(QLatin1String(file)).toStdU16String());
}

} // namespace mesaviva::app

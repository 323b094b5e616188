// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>

namespace mesaviva::app {

/// The file next to an exercise that exists once its errors have been looked for: what was found.
QString exerciseScoreFile(const QString& record);

/// Whether a record is an exercise whose errors are still being looked for: nothing says before the end what
/// a check of it finds. Blocks on the disk.
bool isVerdictHidden(const std::filesystem::path& record);

} // namespace mesaviva::app

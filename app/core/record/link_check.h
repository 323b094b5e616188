// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/round_link.h"

#include <QString>

#include <optional>
#include <string>

namespace mesaviva::app {

/// Why a link can't be followed with this record file, for the command line; nullopt if it can.
std::optional<std::string> whyLinkLeadsNowhere(const record::RoundLink& link, const QString& file);

/// Whether a file is a database, as records are, rather than text. Call it before opening a file that the
/// user chose: opening and closing the program's own record by other means would release its locks.
bool looksLikeRecord(const QString& file);

} // namespace mesaviva::app

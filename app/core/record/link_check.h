// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/round_link.h"

#include <QString>

#include <optional>
#include <string>

namespace mesaviva::app {

/// Why a link can't be followed with this record file, for the command line; nothing where it can.
std::optional<std::string> whyLinkLeadsNowhere(const record::RoundLink& link, const QString& file);

/// Whether a file is a database, as records are, and so no text. To be asked before a file is opened that
/// somebody has chosen: whoever closes this program's own record by hand loses its locks.
bool looksLikeRecord(const QString& file);

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/session.h"

namespace mesaviva {

std::string_view name(SessionEnd end) { return end == SessionEnd::left ? "left" : "idle"; }

} // namespace mesaviva

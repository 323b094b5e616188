// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/remote/broker_link.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::app {

/// Reads `--broker`, with the password from the environment's MESAVIVA_BROKER_PASSWORD where the URL has
/// none; says what is wrong with it, or that nothing hides what goes there.
std::optional<remote::Broker> readBroker(const std::string& url, std::ostream& err);

} // namespace mesaviva::app

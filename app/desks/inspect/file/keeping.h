// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::app {

/// Whether this window writes the files of an inspection: of several windows that one which writes the record
/// does, so that none writes over what another has gathered.
enum class Keeping {
    allowed,
    undecided, ///< nobody knows yet: what is to be kept waits
    refused,   ///< another window does
};

} // namespace mesaviva::app

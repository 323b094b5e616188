// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/game.h"
#include "engine/remote/hosted_table.h"
#include "engine/remote/remote_source.h"

namespace mesaviva::remote {

extern template class RemoteSource<roulette::Game>;
extern template std::unique_ptr<HostedTable> hostTable<roulette::Game>(TableSource<roulette::Game>& source,
                                                                       Seats seats);

} // namespace mesaviva::remote

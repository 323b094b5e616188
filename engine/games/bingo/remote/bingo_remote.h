// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/game.h"
#include "engine/remote/hosted_table.h"
#include "engine/remote/remote_source.h"

namespace mesaviva::remote {

extern template class RemoteSource<bingo::Game>;
extern template std::unique_ptr<HostedTable> hostTable<bingo::Game>(TableSource<bingo::Game>& source,
                                                                    Seats seats);

} // namespace mesaviva::remote

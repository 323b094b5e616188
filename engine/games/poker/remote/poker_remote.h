// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/game.h"
#include "engine/remote/hosted_table.h"
#include "engine/remote/remote_source.h"

namespace mesaviva::remote {

extern template class RemoteSource<poker::Game>;
extern template std::unique_ptr<HostedTable> hostTable<poker::Game>(TableSource<poker::Game>& source,
                                                                    Seats seats);

} // namespace mesaviva::remote

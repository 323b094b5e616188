// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"

namespace mesaviva {

template class CompiledOnce<bingo::Event::Variant>;
template class CompiledOnce<bingo::Command::Variant>;

} // namespace mesaviva

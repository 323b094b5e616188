// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"

namespace mesaviva {

template class CompiledOnce<roulette::Event::Variant>;
template class CompiledOnce<roulette::Command::Variant>;

} // namespace mesaviva

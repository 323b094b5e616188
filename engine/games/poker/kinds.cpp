// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"

namespace mesaviva {

template class CompiledOnce<poker::Event::Variant>;
template class CompiledOnce<poker::Command::Variant>;

} // namespace mesaviva

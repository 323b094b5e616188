// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game adds for remote seats: RemoteOf<Game>, specialised in its <game>_remote.cpp, which instantiates
// the host's and the guest's side for it.
#pragma once

namespace mesaviva::remote {

/// A game's part of a shared table. It has
/// - `LosePlayer`, `RestorePlayer`: the game's commands for a cut line;
/// - `context(settings)`: what the descriptions of its fields need (table/fields.h);
/// - `readStep(fields, settings, players)`: the command of a scenario's step; throws scenario::BadFile;
/// - `toStep(command, names, settings)`: the step of a command;
/// - `toJson(entry, names, settings)`: an event as `mesaviva run` prints it.
template <class Game>
struct RemoteOf;

} // namespace mesaviva::remote

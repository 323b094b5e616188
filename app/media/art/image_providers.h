// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQmlEngine;

namespace mesaviva::art {

/// Registers the image providers. They draw in the requested sourceSize (device pixels) on worker threads:
///
/// - `image://cards/Kd?letters=pt&four=0`, `image://cards/back`: `letters` pt or en, `four` 1 for four
/// colours.
/// - `image://chips/stack?amount=12500&seed=3`, `image://chips/flat?amount=2500`: amounts in cents.
/// - `image://chips/colour?colour=2&chips=3&label=5&mark=0&seed=7`: without value, in a player's colour.
/// - `image://chips/marker`: the marker on the number drawn.
/// - `image://shadow/card?lift=0`, `.../chip`, `.../box`: `lift` from 0 (on the cloth) to 1 (in the air).
/// - `image://tiles/one`, `image://tiles/wall?columns=4`: one azulejo, or a wall of them.
///
/// A missing side of sourceSize follows from the other; an invalid request returns an error.
void addImageProviders(QQmlEngine& engine);

} // namespace mesaviva::art

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/house_game.h"
#include "app/desks/inspect/fairness/proof_step.h"
#include "engine/record/round_proof.h"

#include <vector>

namespace mesaviva::app {

/// The steps of a round's proof in words of the present language, in the order in which they are made. `game`
/// is the round's.
std::vector<ProofStep> proofSteps(const record::RoundProof& proof, const HouseGame& game);

} // namespace mesaviva::app

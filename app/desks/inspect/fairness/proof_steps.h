// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/seed_explanation.h"
#include "app/desks/inspect/fairness/proof_step.h"
#include "engine/record/verify/round_proof.h"

#include <vector>

namespace mesaviva::app {

/// Steps of a round's proof as text in the current language, in order. `game` is the game of the round.
std::vector<ProofStep> proofSteps(const record::RoundProof& proof, const SeedExplanation& explanation);

} // namespace mesaviva::app

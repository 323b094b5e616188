// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/decide.h"

#include "engine/base/overloaded.h"
#include "engine/games/roulette/decide_parts.h"

namespace mesaviva::roulette {

std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events) {
    return std::visit(Overloaded{
                          [&](const Admit& c) { return admit(state, c, events); },
                          [&](const Join& c) { return join(state, c, events); },
                          [&](const PlaceStake& c) { return placeStake(state, c, events); },
                          [&](const PlaceSeries& c) { return placeSeries(state, c, events); },
                          [&](const PlaceNeighbours& c) { return placeNeighbours(state, c, events); },
                          [&](const PlaceParol& c) { return placeParol(state, c, events); },
                          [&](const MoveStake& c) { return moveStake(state, c, events); },
                          [&](const TakeUp& c) { return takeUp(state, c, events); },
                          [&](const Undo& c) { return undo(state, c.player, events); },
                          [&](const Clear& c) { return clear(state, c.player, events); },
                          [&](const Repeat& c) { return repeat(state, c.player, events); },
                          [&](const Double& c) { return doubleStakes(state, c.player, events); },
                          [&](const PlaceAll& c) { return placeAll(state, c, events); },
                          [&](const Spin& c) { return spin(state, c.player, now, events); },
                          [&](const Leave& c) { return leave(state, c, now, events); },
                          [&](const PresentChips& c) { return presentChips(state, c.player, events); },
                          [&](const TakeAllowance& c) { return takeAllowance(state, c.player, events); },
                          [&](const LosePlayer& c) { return losePlayer(state, c.player, now, events); },
                          [&](const RestorePlayer& c) { return restorePlayer(state, c.player, events); },
                          [&](const FailSystem&) { return failSystem(state, events); },
                          [&](const DropObject&) { return dropObject(state, now, events); },
                          [&](const DisturbStakes&) { return disturbStakes(state, events); },
                          [&](const FailBall&) { return failBall(state, now, events); },
                          [&](const ExchangeBall&) { return exchangeBall(state, events); },
                          [&](const ChangeDealer&) { return changeDealer(state, events); },
                          [&](const TimePassed&) { return passTime(state, now, events); },
                          [&](const Commit& c) { return openRound(state, c, now, events); },
                          [&](const LaunchBall& c) { return launchBall(state, c, now, events); },
                          [&](const BringPocket& c) { return drawNumber(state, c, now, events); },
                          [&](const RestoreStakes& c) { return restoreStakes(state, c, now, events); },
                          [&](const RevealSeed& c) { return closeRound(state, c, now, events); },
                      },
                      command);
}

} // namespace mesaviva::roulette

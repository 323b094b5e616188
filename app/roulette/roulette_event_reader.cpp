// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/roulette/roulette_event_reader.h"

#include "app/words/roulette_speech.h"
#include "app/words/texts.h"
#include "engine/roulette/settlement.h"

namespace mesaviva::app {

using namespace roulette;

namespace {

// What the engine's settlement makes of a stake, as the chips on the cloth show it.
RouletteStakeListModel::Status statusOf(const Stake& stake, Pocket drawn, const State& state) {
    const Money kept = keptOf(state, stake, drawn);
    return kept == stake.amount ? RouletteStakeListModel::Winning
           : kept > Money{}     ? RouletteStakeListModel::Halved
                                : RouletteStakeListModel::Losing;
}

} // namespace

void RouletteTableModel::EventReader::about(PlayerId player) const {
    if (player == kNobody) {
        return;
    }
    told.colour = model.staker(player).colour;
    told.own = model.isOwn(player);
}

void RouletteTableModel::EventReader::about(PlayerId player, const Stake& stake) const {
    about(player);
    told.spot = stake.spot;
    told.amount = stake.amount.cents;
}

RouletteTableModel::Outcome& RouletteTableModel::EventReader::outcome(PlayerId player) const {
    model.m_outcomes.resize(std::max<std::size_t>(model.m_outcomes.size(), player + 1U));
    return model.m_outcomes[player];
}

void RouletteTableModel::EventReader::operator()(const PlayerJoined& e) const {
    about(e.player);
    outcome(e.player) = {};
    model.noteArrival(e);
}

void RouletteTableModel::EventReader::operator()(const AllowanceTaken& e) const {
    about(e.player);
    told.amount = e.amount.cents;
}

void RouletteTableModel::EventReader::operator()(const RoundOpened&) const {
    model.m_stakes.clear();
    model.m_outcomes.clear();
    model.m_marker = -1;
    model.m_ownSettled = false;
    model.clearResult();
    // At an individual wheel nobody knows when the launch will be: the rotor waits for it.
    if (!model.isIndividual()) {
        model.m_wheel.turn(at, against(model.nextDirection()));
    }
}

void RouletteTableModel::EventReader::operator()(const BettingOpened& e) const {
    if (e.until) {
        model.setPeriod(Period{BettingTime, at, *e.until});
    }
}

void RouletteTableModel::EventReader::operator()(const BettingClosed&) const {
    model.setPeriod(std::nullopt);
}

void RouletteTableModel::EventReader::operator()(const Staked& e) const {
    about(e.player, e.stake);
    model.noteStake(e);
    model.m_stakes.put(e.player, e.stake, e.act);
}

void RouletteTableModel::EventReader::operator()(const StakeTakenBack& e) const {
    about(e.player, e.stake);
    model.m_stakes.take(e.player, e.stake, e.act);
}

void RouletteTableModel::EventReader::operator()(const ParolOrdered& e) const { about(e.player); }

void RouletteTableModel::EventReader::operator()(const ParolPlaced& e) const {
    about(e.player);
    told.amount = e.amount.cents;
}

void RouletteTableModel::EventReader::operator()(const SpinOrdered& e) const { about(e.player); }

void RouletteTableModel::EventReader::operator()(const BallLaunched& e) const {
    model.m_direction = e.direction;
    model.m_wheel.launch(at, e.rest, e.direction, model.m_host->landing(), model.m_host->look());
    if (const std::optional<Instant> close = model.state().stakesClose) {
        model.setPeriod(Period{BettingTime, model.period() ? model.period()->opened : at, *close});
    }
}

void RouletteTableModel::EventReader::operator()(const NumberDrawn& e) const {
    told.pocket = e.pocket.index();
    model.m_marker = e.pocket.index();
    model.m_wheel.rest(at, e.pocket);
    model.m_lastNumbers.add(e.pocket);
    model.m_statistics.read(model.state().numbers);
    model.m_stakes.judge([&](const Stake& stake) { return statusOf(stake, e.pocket, model.state()); });
}

void RouletteTableModel::EventReader::operator()(const SpinVoid& e) const {
    model.setPeriod(std::nullopt);
    model.m_wheel.stop(at, e.back);
}

void RouletteTableModel::EventReader::operator()(const StakesDisturbed&) const { model.m_stakes.disturb(); }

void RouletteTableModel::EventReader::operator()(const StakeRestored& e) const {
    about(e.player, e.stake);
    const std::optional<Pocket> drawn = model.state().drawn;
    if (!drawn) {
        model.m_stakes.put(e.player, e.stake, 0);
        return;
    }
    // What the croupier has swept meanwhile is on record, but does not lie there again.
    const bool swept = model.state().phase != roulette::Phase::drawn;
    const RouletteStakeListModel::Status status = statusOf(e.stake, *drawn, model.state());
    Stake lying = e.stake;
    if (swept && status == RouletteStakeListModel::Losing) {
        return;
    }
    if (swept && status == RouletteStakeListModel::Halved) {
        lying.amount.cents /= 2;
    }
    model.m_stakes.put(e.player, lying, 0);
    model.m_stakes.judge([&](const Stake& stake) { return statusOf(stake, *drawn, model.state()); });
}

void RouletteTableModel::EventReader::operator()(const Collected& e) const {
    about(e.player);
    told.amount = e.amount.cents;
    model.m_stakes.sweep(e.player);
}

void RouletteTableModel::EventReader::operator()(const Paid& e) const {
    about(e.player, e.stake);
    told.amount = e.amount.cents;
    model.m_stakes.pay(e.player, e.stake, e.amount);
}

void RouletteTableModel::EventReader::operator()(const Settled& e) const {
    about(e.player);
    told.amount = e.net().cents;
    outcome(e.player) = {e.net(), true};
    if (told.own && !e.voided) {
        told.spoken = RouletteSpeech::result(e);
    }
    model.noteSettlement(e, model.m_shown.entries(model.state().round));
}

void RouletteTableModel::EventReader::operator()(const RoundVoid&) const {
    model.setPeriod(std::nullopt);
    const NumberHistory& numbers = model.state().numbers;
    model.m_wheel.stop(at, numbers.size() > 0 ? std::optional(numbers.newest(0)) : std::nullopt);
}

void RouletteTableModel::EventReader::operator()(const RoundClosed&) const {
    // What was won or came back has rested on its spot for all to see; now it is taken up.
    model.m_stakes.takeUp();
    model.setPeriod(std::nullopt);
    if (model.isIndividual()) {
        model.m_wheel.halt(at);
    }
}

void RouletteTableModel::EventReader::operator()(const SystemFailed&) const { model.setPeriod(std::nullopt); }
void RouletteTableModel::EventReader::operator()(const PlayerWasLost& e) const { about(e.player); }
void RouletteTableModel::EventReader::operator()(const PlayerCameBack& e) const { about(e.player); }
void RouletteTableModel::EventReader::operator()(const PlayerLeaving& e) const { about(e.player); }

void RouletteTableModel::EventReader::operator()(const ChipsChanged& e) const {
    about(e.player);
    told.amount = e.amount.cents;
}

void RouletteTableModel::EventReader::operator()(const SessionInvited& e) const { about(e.player); }

void RouletteTableModel::EventReader::operator()(const SessionWarned& e) const {
    about(e.player);
    model.noteWarning(e);
}

void RouletteTableModel::EventReader::operator()(const SessionEnded& e) const {
    about(e.player);
    model.noteEnd(e);
}

void RouletteTableModel::EventReader::operator()(const Announced& e) const {
    told.phrase = textOf(name(e.phrase));
    if (e.player != kNobody) {
        about(e.player);
    }
    if (e.phrase == OwnPhrase::payment) {
        told.spot = e.stake.spot;
        told.amount = e.amount.cents;
    }
    if (e.phrase == OwnPhrase::number) {
        told.pocket = e.pocket.index();
    }
    told.spoken = RouletteSpeech::announcement(
        e, model.settings(), e.player == kNobody ? QString() : model.m_host->playerName(e.player), told.own);
    model.noteWords(e);
}

void RouletteTableModel::EventReader::operator()(const Refused& e) const { about(e.player); }

} // namespace mesaviva::app

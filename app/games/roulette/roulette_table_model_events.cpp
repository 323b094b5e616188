// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the table model takes up the events of the table.

#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_table_model.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/games/roulette/settlement.h"

#include <algorithm>
#include <variant>

namespace mesaviva::app {

using namespace roulette;

/// Applies each event to the list models and the wheel.
struct RouletteTableModel::EventReader {
    RouletteTableModel& model;
    Instant at;
    TableEvent& tableEvent;

    void operator()(const TableOpened&) const {}
    void operator()(const PlayerAdmitted&) const {}
    void operator()(const PlayerJoined& e) const;
    void operator()(const AllowanceTaken&) const {}
    void operator()(const SeedContributed&) const {}
    void operator()(const RoundOpened&) const;
    void operator()(const BettingOpened& e) const;
    void operator()(const BettingClosed&) const;
    void operator()(const Staked& e) const;
    void operator()(const StakeTakenBack& e) const;
    void operator()(const ParolOrdered&) const {}
    void operator()(const ParolPlaced&) const {}
    void operator()(const SpinOrdered&) const {}
    void operator()(const BallLaunched& e) const;
    void operator()(const NumberDrawn& e) const;
    void operator()(const SpinVoid& e) const;
    void operator()(const StakesDisturbed&) const;
    void operator()(const StakeRestored& e) const;
    void operator()(const StakesRestored&) const {}
    void operator()(const Collected& e) const;
    void operator()(const Paid& e) const;
    void operator()(const Settled& e) const;
    void operator()(const RoundVoid&) const;
    void operator()(const RoundClosed&) const;
    void operator()(const SystemFailed&) const;
    void operator()(const PlayerDisconnected&) const {}
    void operator()(const PlayerReconnected&) const {}
    void operator()(const PlayerLeaving&) const {}
    void operator()(const ChipsChanged&) const {}
    void operator()(const BallChanged&) const {}
    void operator()(const DealerChanged&) const {}
    void operator()(const SessionInvited&) const {}
    void operator()(const SessionWarned& e) const;
    void operator()(const SessionEnded& e) const;
    void operator()(const Announced& e) const;
    void operator()(const Refused&) const {}
};

namespace {

// The engine's settlement of a stake as the status of its chips.
RouletteStakeListModel::Status statusOf(const Stake& stake, Pocket drawn, const State& state) {
    const Money kept = remainingOf(state, stake, drawn);
    return kept == stake.amount ? RouletteStakeListModel::Winning
           : kept > Money{}     ? RouletteStakeListModel::Halved
                                : RouletteStakeListModel::Losing;
}

} // namespace

void RouletteTableModel::EventReader::operator()(const PlayerJoined& e) const {
    model.m_people.arrive(e.player);
    model.noteArrival(e);
}

void RouletteTableModel::EventReader::operator()(const RoundOpened&) const {
    if (model.isScenario()) {
        model.m_stakes.removeLeft(); // fast play leaves the sweeper no pause
        model.m_stakes.takeUp();     // it has stayed on the cloth until now
    } else {
        model.m_stakes.clear();
    }
    model.m_stakes.forgetSpots();
    model.m_people.clearRound();
    model.m_marker = -1;
    model.m_ownSettled = false;
    model.clearResult();
    // At an individual wheel the launch time is unknown: the rotor waits.
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
    model.setResultShown(false);
    model.m_wheel.close(at);
}

void RouletteTableModel::EventReader::operator()(const Staked& e) const {
    model.m_stakes.put(e.player, e.stake, e.act);
}

void RouletteTableModel::EventReader::operator()(const StakeTakenBack& e) const {
    model.m_stakes.take(e.player, e.stake, e.act);
}

void RouletteTableModel::EventReader::operator()(const BallLaunched& e) const {
    model.m_direction = e.direction;
    model.m_wheel.launch(at, e.rest, e.direction, model.m_table.tableSession().landing(at),
                         model.m_table.tableSession().look(at));
    if (const std::optional<Instant> close = model.state().stakesClose) {
        model.setPeriod(Period{BettingTime, model.period() ? model.period()->opened : at, *close});
    }
}

void RouletteTableModel::EventReader::operator()(const NumberDrawn& e) const {
    model.m_marker = e.pocket.index();
    model.m_wheel.rest(at, e.pocket);
    model.m_lastNumbers.add(e.pocket);
    model.m_statistics.read(model.allNumbers(), model.state().numbers.size());
    model.m_stakes.judge([&](const Stake& stake) { return statusOf(stake, e.pocket, model.state()); });
}

void RouletteTableModel::EventReader::operator()(const SpinVoid& e) const {
    model.setPeriod(std::nullopt);
    model.m_wheel.stop(at, e.back);
}

void RouletteTableModel::EventReader::operator()(const StakesDisturbed&) const { model.m_stakes.disturb(); }

void RouletteTableModel::EventReader::operator()(const StakeRestored& e) const {
    const std::optional<Pocket> drawn = model.state().drawn;
    if (!drawn) {
        model.m_stakes.put(e.player, e.stake, 0);
        return;
    }
    // Stakes that the croupier has swept in the meantime are on record, but not on the cloth again.
    const bool swept = model.state().phase != roulette::Phase::drawn;
    const RouletteStakeListModel::Status status = statusOf(e.stake, *drawn, model.state());
    Stake restored = e.stake;
    if (swept && status == RouletteStakeListModel::Losing) {
        return;
    }
    if (swept && status == RouletteStakeListModel::Halved) {
        restored.amount.cents /= 2;
    }
    model.m_stakes.put(e.player, restored, 0);
    model.m_stakes.judge([&](const Stake& stake) { return statusOf(stake, *drawn, model.state()); });
}

void RouletteTableModel::EventReader::operator()(const Collected& e) const { model.m_stakes.sweep(e.player); }

void RouletteTableModel::EventReader::operator()(const Paid& e) const {
    model.m_stakes.pay(e.player, e.stake, e.amount);
}

void RouletteTableModel::EventReader::operator()(const Settled& e) const {
    tableEvent.amount = e.net().cents;
    model.m_people.settle(e.player, e.net());
    if (tableEvent.own && !e.voided) {
        tableEvent.spoken = RouletteSpeech::result(e);
    }
    model.noteSettlement(e, model.m_table.entries(model.state().round));
}

void RouletteTableModel::EventReader::operator()(const RoundVoid&) const {
    model.setPeriod(std::nullopt);
    const NumberHistory& numbers = model.state().numbers;
    model.m_wheel.stop(at, numbers.size() > 0 ? std::optional(numbers.newest(0)) : std::nullopt);
}

void RouletteTableModel::EventReader::operator()(const RoundClosed&) const {
    // Winnings and returned stakes stay visible on their spot and are taken up now. In a scenario they stay
    // until its next round opens: the last round ends with them.
    const auto entries = model.m_table.entries(model.state().round);
    const bool isVoid = std::ranges::any_of(
        entries, [](const auto& entry) { return std::holds_alternative<RoundVoid>(entry.event); });
    if (!model.isScenario() || isVoid) {
        model.m_stakes.takeUp();
    }
    model.setPeriod(std::nullopt);
    if (model.isIndividual()) {
        model.m_wheel.halt(at);
    }
}

void RouletteTableModel::EventReader::operator()(const SystemFailed&) const { model.setPeriod(std::nullopt); }
void RouletteTableModel::EventReader::operator()(const SessionWarned& e) const { model.noteWarning(e); }

void RouletteTableModel::EventReader::operator()(const SessionEnded& e) const { model.noteEnd(e); }

void RouletteTableModel::EventReader::operator()(const Announced& e) const {
    tableEvent.phrase = textOf(name(e.phrase));
    tableEvent.spoken =
        RouletteSpeech::announcement(e, model.settings(), model.m_table.nameOf(e.player), tableEvent.own);
    model.noteText(e);
}

void RouletteTableModel::read(const Recorded<Event>& entry, bool past) {
    if (isDeaf()) {
        return;
    }
    if (past) {
        m_wheel.hush();
    }
    TableEvent tableEvent = m_table.tableEvent(entry.event);
    std::visit(EventReader{*this, entry.at, tableEvent}, entry.event);
    if (Game::closesRound(entry.event)) {
        showLastRound(m_table.entries(entry.round));
    }
    if (!past) {
        tableEvent.sounds = soundsOf(tableEvent, kRouletteSounds);
        note(std::move(tableEvent), entry.at);
    }
}

} // namespace mesaviva::app

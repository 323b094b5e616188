// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_requests.h"

#include "app/core/table/chip_values.h"
#include "app/core/text/amounts.h"
#include "app/games/roulette/stake_info.h"
#include "app/games/roulette/text/roulette_names.h"
#include "app/games/roulette/text/roulette_text.h"
#include "engine/games/roulette/placement.h"

#include <algorithm>
#include <array>
#include <variant>

namespace mesaviva::app {

using namespace roulette;

namespace {

// The numbers of value-less chips that can be picked up at once.
constexpr std::array<qint64, 5> kGrips = {1, 2, 5, 10, 20};

} // namespace

RouletteOffer RouletteRequests::offer() const {
    const PlayerId player = m_table.own();
    return {stakeAnywhere(),
            ask(Action::undo, Undo{player}),
            ask(Action::clear, Clear{player}),
            ask(Action::repeat, Repeat{player}),
            ask(Action::double_stakes, Double{player}),
            ask(Action::spin, Spin{player}),
            ask(Action::parol, PlaceParol{player, std::nullopt}),
            ask(Action::allowance, TakeAllowance{player})};
}

ActionState RouletteRequests::ask(Action action, const Command& command) const {
    return m_table.offer(command, m_now,
                         [&](const Refusal& refusal) { return words(action, command, refusal); });
}

QString RouletteRequests::words(Action action, const Command& command, const Refusal& refusal) const {
    return RouletteText::refusal(action, refusal, subjectOf(command));
}

bool RouletteRequests::isAllowanceDue() const {
    return ask(Action::allowance, TakeAllowance{m_table.own()}).enabled;
}

// Tries one number after another, until a chip fits or it is clear that none fits anywhere.
ActionState RouletteRequests::stakeAnywhere() const {
    ActionState answer;
    for (int pocket = 0; pocket < settings().pockets; ++pocket) {
        const SpotId spot = settings().layout().straight(Pocket(pocket));
        answer = ask(Action::stake, *stakeOnSpot(spot, leastChip().cents));
        const bool full = staked(m_table.ownPlayer(), spot) > Money{} && state().stakesOpen;
        if (answer.enabled || !full) {
            break;
        }
    }
    return answer;
}

// The object of a refused command as text; empty if it concerns everything.
QString RouletteRequests::subjectOf(const Command& command) const {
    if (const auto* stake = std::get_if<PlaceStake>(&command)) {
        const std::optional<SpotId> spot = settings().layout().find(stake->kind, stake->numbers);
        return spot ? RouletteNames::spot(*spot, settings()) : RouletteNames::chance(stake->kind);
    }
    if (const auto* series = std::get_if<PlaceSeries>(&command)) {
        return RouletteNames::series(series->series);
    }
    if (const auto* neighbours = std::get_if<PlaceNeighbours>(&command)) {
        return RouletteNames::neighbours(neighbours->number, neighbours->chips);
    }
    if (const auto* move = std::get_if<MoveStake>(&command)) {
        return isSpot(move->to) ? RouletteNames::spot(move->to, settings()) : QString();
    }
    if (const auto* all = std::get_if<PlaceAll>(&command)) {
        return firstRefused(all->stakes);
    }
    if (std::holds_alternative<Double>(command)) {
        return firstRefused(m_table.ownPlayer().stakes);
    }
    if (std::holds_alternative<Repeat>(command)) {
        return firstRefused(m_table.ownPlayer().lastStakes);
    }
    return {};
}

// The name of the stake that causes a refusal of several; empty if it is not a single one.
QString RouletteRequests::firstRefused(const std::vector<Stake>& stakes) const {
    if (!m_table.knowsOwn()) {
        return {};
    }
    Placement placement(state(), m_table.own());
    for (const Stake& stake : stakes) {
        if (isSpot(stake.spot) && placement.add(stake)) {
            return stake.group.isNone() ? RouletteNames::spot(stake.spot, settings())
                                        : RouletteNames::group(stake.group);
        }
    }
    return {};
}

bool RouletteRequests::isSpot(int spot) const {
    return spot >= 0 && spot < static_cast<int>(settings().layout().spots().size());
}

std::optional<Command> RouletteRequests::stakeOnSpot(int spot, qint64 cents) const {
    if (!isSpot(spot)) {
        return std::nullopt;
    }
    const Spot& place = settings().layout()[static_cast<SpotId>(spot)];
    return PlaceStake{m_table.own(), place.kind, place.numbers, Money{cents}};
}

std::optional<Command> RouletteRequests::stakeOnTrack(int code, qint64 chip, int chips) const {
    const std::optional<TrackPlace> place = trackPlace(code, settings());
    if (!place) {
        return std::nullopt;
    }
    return stakeOn(*place, chips, Money{chip}, m_table.own(), settings());
}

// The smallest chip for a straight up.
Money RouletteRequests::leastChip() const {
    const Money minimum = settings().minimumOf(ChanceKind::straight);
    return std::max(m_table.ownPlayer().chipValue.value_or(minimum), minimum);
}

QVariantList RouletteRequests::chipValues() const {
    if (!settings().hasColourChips()) {
        const Money least = *std::min_element(settings().minimum.begin(), settings().minimum.end());
        return fittingChips(least, settings().maximumOf(ChanceKind::red));
    }
    const Money chip =
        m_table.tableSession().chipValueRequest().value_or(settings().minimumOf(ChanceKind::straight));
    QVariantList values;
    for (const qint64 grip : kGrips) {
        values.append(grip * chip.cents);
    }
    return values;
}

QString RouletteRequests::advice(bool sessionOver) const {
    const bool watches = m_table.tableSession().isScenario();
    if (watches && m_table.tableSession().isScenarioOver()) {
        return TableText::nothingFollows();
    }
    if (!watches && !m_table.ownPlayer().here) {
        return TableText::watching(sessionOver);
    }
    switch (state().phase) {
    case Phase::between:
    case Phase::ending: return TableText::nextRound();
    case Phase::betting:
        if (watches) {
            return tr("Stakes are being put down.");
        }
        if (!hasOpenStake(m_table.ownPlayer())) {
            return tr("Put chips on the layout: stakes from %1.")
                .arg(amountText(settings().minimumOf(ChanceKind::straight)));
        }
        return settings().individual ? tr("Launch the ball, or change your stakes.")
                                     : tr("Your stakes are down; you can change them until stakes close.");
    case Phase::launching:
    case Phase::running:
        return state().stakesOpen ? tr("The ball runs; stakes are taken until it slows.")
                                  : tr("Stakes are closed; the ball decides.");
    case Phase::drawn: return tr("Losing chips are collected.");
    case Phase::paying: return tr("Winners are paid.");
    }
    return {};
}

} // namespace mesaviva::app

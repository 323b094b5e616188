// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_requests.h"

#include "app/core/table/table_model.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_rule_text.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/games/roulette/placement.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <variant>

namespace mesaviva::app {

using namespace roulette;

scene::TrackKind trackOf(const Settings& settings) {
    using scene::TrackKind;
    if (groupsAreBooked(settings)) {
        return TrackKind::french;
    }
    if (offers(settings, ChanceKind::sector9)) {
        return TrackKind::macau;
    }
    return offersSeries(settings) ? TrackKind::shortcut : TrackKind::none;
}

std::optional<TrackPlace> trackPlace(int code, const Settings& settings) {
    const Layout& layout = settings.layout();
    if (code >= 0 && code < settings.pockets) {
        return TrackPlace{Pocket(code), std::nullopt, std::nullopt};
    }
    const int series = code - kFirstSeriesCode;
    if (series >= 0 && series < static_cast<int>(kAllSeries.size())) {
        const Series which = kAllSeries[static_cast<std::size_t>(series)];
        return roulette::partsOf(which, layout) ? std::optional(TrackPlace{std::nullopt, which, std::nullopt})
                                                : std::nullopt;
    }
    const auto isSector = [](const Spot& spot) {
        return spot.kind == ChanceKind::sector9 || spot.kind == ChanceKind::sector12;
    };
    const auto spots = layout.spots();
    const auto first = std::find_if(spots.begin(), spots.end(), isSector);
    const auto sector = code - kFirstSectorCode;
    if (sector >= 0 && sector < spots.end() - first) {
        return TrackPlace{std::nullopt, std::nullopt, static_cast<SpotId>(first - spots.begin() + sector)};
    }
    return std::nullopt;
}

std::vector<Part> partsOf(const TrackPlace& place, int chips, const Settings& settings) {
    if (place.number) {
        return roulette::partsOf(*place.number, chips, Wheel(settings.wheelOrder()), settings.layout());
    }
    if (place.series) {
        return roulette::partsOf(*place.series, settings.layout()).value_or(std::vector<Part>{});
    }
    return {{*place.sector, 1}};
}

Group groupOf(const TrackPlace& place, int chips) {
    return place.number ? Group(*place.number, chips) : place.series ? Group(*place.series) : Group{};
}

Command stakeOn(const TrackPlace& place, int chips, Money chip, PlayerId player, const Settings& settings) {
    if (place.number) {
        return PlaceNeighbours{player, *place.number, chips, chip};
    }
    if (place.series) {
        return PlaceSeries{player, *place.series, chip};
    }
    const Spot& spot = settings.layout()[*place.sector];
    return PlaceStake{player, spot.kind, spot.numbers, chip};
}

namespace {

class InfoText {
    Q_DECLARE_TR_FUNCTIONS(StakeInfo)

public:
    static QString whole(const StakeInfo& info) {
        QStringList parts = {info.name};
        if (!info.offered) {
            parts.append(info.reason);
            return parts.join(QStringLiteral(", "));
        }
        if (!info.pays.isEmpty()) {
            parts.append(tr("pays %1").arg(info.pays));
        }
        if (info.chips > 1) {
            parts.append(tr("%n chip(s)", nullptr, info.chips));
        }
        if (!info.limits.isEmpty()) {
            parts.append(info.limits);
        }
        if (info.ownStake > 0) {
            parts.append(tr("your stake %1").arg(amountText(Money{info.ownStake})));
        }
        if (!info.others.isEmpty()) {
            parts.append(info.others);
        }
        return parts.join(QStringLiteral(", "));
    }

    //: %1 a player, %2 the sum of that player's chips
    static QString whose(const QString& name, Money sum) { return tr("%1 %2").arg(name, amountText(sum)); }
    static QString notOffered() { return tr("This table does not accept such stakes."); }
    static QString upTo(Money most) { return tr("up to %1 in all").arg(amountText(most)); }
    static QString perChip(Money least) { return tr("chips of %1 or more").arg(amountText(least)); }
};

QList<int> indices(Numbers numbers) {
    QList<int> list;
    numbers.forEach([&](Pocket pocket) { list.append(pocket.index()); });
    return list;
}

// The stakes of the other players; at a double table (R1) of those on the same layout, who have every other
// colour.
void addOthers(StakeInfo& info, const State& state, PlayerId player, SpotId spot,
               const NameOfPlayer& nameOf) {
    const auto side = [&](std::size_t who) {
        return state.settings.doubleLayout ? state.players[who].colour % 2 : 0;
    };
    QStringList names;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (i == player || (player < state.players.size() && side(i) != side(player))) {
            continue;
        }
        Money sum;
        for (const Stake& stake : state.players[i].stakes) {
            sum += stake.spot == spot ? stake.amount : Money{};
        }
        if (sum > Money{}) {
            info.othersStake += sum.cents;
            names.append(InfoText::whose(nameOf(static_cast<PlayerId>(i)), sum));
        }
    }
    info.others = names.join(QStringLiteral(", "));
}

// The smallest chip with which every part reaches the minimum of its chance.
Money leastChip(const std::vector<Part>& parts, const Settings& settings) {
    Money least;
    for (const Part& part : parts) {
        const Money minimum = settings.minimumOf(settings.layout()[part.spot].kind);
        least = std::max(least, Money{(minimum.cents + part.chips - 1) / part.chips});
    }
    return least;
}

} // namespace

StakeInfo infoOfSpot(const State& state, PlayerId player, SpotId spot, const NameOfPlayer& nameOf) {
    const Settings& settings = state.settings;
    const Spot& place = settings.layout()[spot];
    StakeInfo info;
    info.spot = spot;
    info.name = RouletteNames::spot(spot, settings);
    info.chance = RouletteNames::chance(place.kind);
    info.numbers = RouletteNames::numbers(spot, settings);
    const ChanceTerms& terms = settings.terms(place.kind);
    info.pays = terms.known.value ? RouletteNames::pays(terms.odds.value) : QString();
    info.rule = textOf(first(terms.known.rules));
    info.minimum = settings.minimumOf(place.kind).cents;
    info.maximum = settings.maximumOf(place.kind).cents;
    info.limits = RouletteRuleText::limits(settings.minimumOf(place.kind), settings.maximumOf(place.kind));
    info.offered = offers(settings, spot);
    info.reason = info.offered ? QString() : InfoText::notOffered();
    info.spots = {spot};
    info.pockets = indices(place.numbers);
    if (player < state.players.size()) {
        for (const Stake& stake : state.players[player].stakes) {
            info.ownStake += stake.spot == spot ? stake.amount.cents : 0;
        }
    }
    addOthers(info, state, player, spot, nameOf);
    info.accessibleText = InfoText::whole(info);
    return info;
}

StakeInfo infoOfTrack(const State& state, PlayerId player, int code, int chips, const NameOfPlayer& nameOf) {
    const Settings& settings = state.settings;
    const std::optional<TrackPlace> place = trackPlace(code, settings);
    if (!place) {
        return {};
    }
    if (place->sector) {
        return infoOfSpot(state, player, *place->sector, nameOf);
    }
    const bool booked = groupsAreBooked(settings);
    const Group group = groupOf(*place, chips);
    const std::vector<Part> parts = partsOf(*place, chips, settings);
    StakeInfo info;
    info.name = RouletteNames::group(group);
    info.chips = 0;
    Numbers covered;
    QStringList names;
    for (const Part& part : parts) {
        const Spot& spot = settings.layout()[part.spot];
        spot.numbers.forEach([&](Pocket pocket) { covered.add(pocket); });
        names.append(RouletteNames::numbers(part.spot, settings));
        info.chips += part.chips;
        info.spots.append(part.spot);
    }
    info.numbers = names.join(QStringLiteral(", "));
    info.pockets = indices(covered);
    if (place->number) {
        info.pays = RouletteNames::pays(settings.terms(ChanceKind::straight).odds.value);
    }
    const LimitTerms& limits = settings.regulation().limits;
    info.rule = textOf(first(place->series ? limits.groups.rules : limits.neighbours.rules));
    Money least = leastChip(parts, settings);
    if (booked) { // I-R34c
        const std::int64_t step = settings.groupChipStep(info.chips).cents;
        least.cents = (least.cents + step - 1) / step * step;
    }
    info.minimum = least.cents;
    info.maximum = booked ? settings.groupMaximum().cents : 0;
    info.limits = InfoText::perChip(least);
    if (booked) {
        info.limits += QStringLiteral(", ") + InfoText::upTo(settings.groupMaximum());
    }
    info.offered = place->series ? offersSeries(settings, *place->series) : offersSeries(settings);
    info.reason = info.offered ? QString() : InfoText::notOffered();
    if (booked && player < state.players.size()) {
        for (const Stake& stake : state.players[player].stakes) {
            info.ownStake += stake.group == group ? stake.amount.cents : 0;
        }
    }
    info.accessibleText = InfoText::whole(info);
    return info;
}

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
    if (const auto* series = std::get_if<PlaceSeries>(&command)) {
        return RouletteText::refusal(action, refusal, subjectOf(command),
                                     {chipsOf(series->series), series->chip, groupsAreBooked(settings())});
    }
    if (const auto* neighbours = std::get_if<PlaceNeighbours>(&command)) {
        return RouletteText::refusal(action, refusal, subjectOf(command),
                                     {neighbours->chips, neighbours->chip, groupsAreBooked(settings())});
    }
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

std::vector<Stake> RouletteRequests::stakesOf(StakeShortcut shortcut, int number, qint64 chip) const {
    constexpr int kHighest = 36;
    std::vector<Stake> stakes;
    if (number < 0 || number > kHighest || chip <= 0) {
        return stakes;
    }
    const Layout& layout = settings().layout();
    for (const Part& part : shortcut == StakeShortcut::complete ? completeOf(Pocket(number), layout)
                                                                : finalOf(number % 10, layout)) {
        if (offers(settings(), part.spot)) {
            stakes.push_back({part.spot, {}, Money{chip * part.chips}});
        }
    }
    return stakes;
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
            return tr("Stakes are being placed.");
        }
        if (!hasOpenStake(m_table.ownPlayer())) {
            return tr("Put chips on the layout: stakes from %1.")
                .arg(amountText(settings().minimumOf(ChanceKind::straight)));
        }
        return settings().individual ? tr("Launch the ball, or change your stakes.")
                                     : tr("Your stakes are down; you can change them until betting closes.");
    case Phase::launching:
    case Phase::running:
        return state().stakesOpen ? tr("The ball is running; stakes are accepted until it slows.")
                                  : tr("Betting is closed; the ball decides.");
    case Phase::drawn: return tr("Losing chips are collected.");
    case Phase::paying: return tr("Winners are paid.");
    }
    return {};
}

} // namespace mesaviva::app

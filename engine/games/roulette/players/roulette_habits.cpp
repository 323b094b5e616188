// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/players/roulette_habits.h"

#include "engine/games/roulette/placement.h"

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <span>

namespace mesaviva::players {

namespace {

using roulette::ChanceKind;
using roulette::Group;
using roulette::Part;
using roulette::SettledStake;
using roulette::SpotId;
using roulette::Stake;

Money roundedUp(Money amount, Money step) { return (amount.cents + step.cents - 1) / step.cents * step; }

Money roundedDown(Money amount, Money step) {
    return std::max(amount.cents, std::int64_t{0}) / step.cents * step;
}

std::int64_t chipsIn(const std::vector<Part>& parts) {
    std::int64_t chips = 0;
    for (const Part& part : parts) {
        chips += part.chips;
    }
    return chips;
}

// An upper bound of what a parol takes: the total return of the series in question.
Money reservedForParol(const roulette::Player& player) {
    Money sum;
    if (player.parol) {
        for (const SettledStake& settled : player.lastSeries) {
            sum += settled.returned;
        }
    }
    return sum;
}

} // namespace

RouletteView::RouletteView(const roulette::State& state, PlayerId player)
    : m_player(player),
      m_settings(state.settings),
      m_own(state.players[player]),
      m_wallet(state.wallet(player) - reservedForParol(m_own)),
      m_staked(m_own.staked),
      m_stakes(m_own.stakes) {}

bool RouletteView::isOutOfPoints() const {
    return m_staked == Money{} && !hasParol() && m_wallet < *std::ranges::min_element(m_settings.minimum);
}

Money RouletteView::unit(ChanceKind kind) const {
    return m_own.chipValue.value_or(m_settings.minimumOf(kind));
}

Money RouletteView::fit(SpotId spot, Money request) const {
    if (!offers(m_settings, spot)) {
        return {};
    }
    const ChanceKind kind = layout()[spot].kind;
    Money step = unit(kind);
    if (m_settings.terms(kind).halved.value && step.cents % 2 != 0) {
        step = 2 * step;
    }
    const Money least = roundedUp(m_settings.minimumOf(kind), step);
    const Money most = roundedDown(std::min(roomOn(spot), roomInAll()), step);
    return most < least ? Money{} : std::clamp(roundedDown(request, step), least, most);
}

Money RouletteView::fitChip(const std::vector<Part>& parts, Group group, Money request) const {
    Money step = unit(ChanceKind::straight);
    const std::int64_t chips = chipsIn(parts);
    if (groupsAreBooked(m_settings)) {
        step = {std::lcm(step.cents, m_settings.groupChipStep(chips).cents)};
    }
    Money least = step;
    Money room = roomInAll();
    if (groupsAreBooked(m_settings)) {
        room = std::min(room, m_settings.groupMaximum() - inGroup(group));
    }
    Money most{room.cents / chips};
    for (const Part& part : parts) {
        const Money minimum = m_settings.minimumOf(layout()[part.spot].kind);
        least = std::max(least, roundedUp({(minimum.cents + part.chips - 1) / part.chips}, step));
        if (!groupsAreBooked(m_settings)) {
            most = std::min(most, Money{roomOn(part.spot).cents / part.chips});
        }
    }
    most = roundedDown(most, step);
    return most < least ? Money{} : std::clamp(roundedDown({request.cents / chips}, step), least, most);
}

bool RouletteView::canRepeat() const {
    return m_staked == Money{} && !hasParol() && !lastStakes().empty() && isWithinLimits(lastStakes(), 1);
}

bool RouletteView::canDouble() const {
    return !hasParol() && m_staked > Money{} && isWithinLimits(m_stakes, 2);
}

void RouletteView::noteStake(SpotId spot, Group group, Money amount) {
    const auto found = std::ranges::find_if(
        m_stakes, [&](const Stake& stake) { return stake.spot == spot && stake.group == group; });
    if (found == m_stakes.end()) {
        m_stakes.push_back({spot, group, amount});
    } else {
        found->amount += amount;
    }
    m_wallet -= amount;
    m_staked += amount;
}

void RouletteView::noteChips(const std::vector<Part>& parts, Group group, Money chip) {
    for (const Part& part : parts) {
        noteStake(part.spot, groupsAreBooked(m_settings) ? group : Group(), part.chips * chip);
    }
}

void RouletteView::noteRepeat() {
    for (const Stake& stake : lastStakes()) {
        noteStake(stake.spot, stake.group, stake.amount);
    }
}

void RouletteView::noteDouble() {
    for (Stake& stake : m_stakes) {
        stake.amount = 2 * stake.amount;
    }
    m_wallet -= m_staked;
    m_staked = 2 * m_staked;
}

Money RouletteView::on(SpotId spot, Group group) const {
    for (const Stake& stake : m_stakes) {
        if (stake.spot == spot && stake.group == group) {
            return stake.amount;
        }
    }
    return {};
}

Money RouletteView::inGroup(Group group) const {
    Money sum;
    for (const Stake& stake : m_stakes) {
        sum += stake.group == group ? stake.amount : Money{};
    }
    return sum;
}

Money RouletteView::roomOn(SpotId spot) const {
    return m_settings.maximumOf(layout()[spot].kind) - on(spot, Group());
}

Money RouletteView::roomInAll() const {
    return m_settings.playerMaximum ? std::min(m_wallet, *m_settings.playerMaximum - m_staked) : m_wallet;
}

bool RouletteView::isWithinLimits(const std::vector<Stake>& stakes, std::int64_t times) const {
    Money sum;
    for (const Stake& stake : stakes) {
        sum += stake.amount;
        if (stake.group.isNone()) {
            if (times * stake.amount > m_settings.maximumOf(layout()[stake.spot].kind)) {
                return false;
            }
            continue;
        }
        Money group;
        for (const Stake& other : stakes) {
            group += other.group == stake.group ? other.amount : Money{};
        }
        if (times * group > m_settings.groupMaximum()) {
            return false;
        }
    }
    return times * sum - m_staked <= roomInAll();
}

namespace {

using roulette::ChanceKind;
using roulette::Group;
using roulette::Part;
using roulette::Pocket;
using roulette::Series;
using roulette::SpotId;
using roulette::Wheel;

// The number of rounds sat out after which a player notices, well before the invitation to leave.
constexpr std::uint32_t kNoticedIdleRounds = 3;

// The number of chances that a player with few points considers before taking any affordable one.
constexpr int kTries = 4;

bool happens(std::uint32_t percent, RandomStream& chance) { return chance.below(100) < percent; }

std::int64_t between(std::int64_t low, std::int64_t high, RandomStream& chance) {
    return low + chance.below(static_cast<std::uint32_t>(high - low + 1));
}

// The sum of two uniform numbers makes the middle likelier than the ends, as with people.
Duration pause(std::int64_t shortest, std::int64_t longest, RandomStream& chance) {
    const std::int64_t half = (longest - shortest) / 2;
    return Duration(shortest + between(0, half, chance) + between(0, half, chance));
}

// People stake round amounts.
std::int64_t unitsFor(StakeTaste taste, RandomStream& chance) {
    static constexpr std::array<std::int64_t, 5> kMiddle = {2, 3, 4, 5, 6};
    static constexpr std::array<std::int64_t, 5> kHigh = {8, 10, 10, 15, 20};
    switch (taste) {
    case StakeTaste::low: return between(1, 2, chance);
    case StakeTaste::middle: return kMiddle[chance.below(kMiddle.size())];
    case StakeTaste::high: return kHigh[chance.below(kHigh.size())];
    }
    return 1;
}

// The amount that such a player is ready to lose in one round.
Money budgetFor(StakeTaste taste, Money wallet) {
    switch (taste) {
    case StakeTaste::low: return {wallet.cents / 12};
    case StakeTaste::middle: return {wallet.cents / 8};
    case StakeTaste::high: return {wallet.cents / 4};
    }
    return wallet;
}

// One player's decisions in one round.
class Chooser {
public:
    Chooser(RouletteHabit habit, StakeTaste taste, const RouletteMemory& memory, RouletteView& view,
            RandomStream& chance, std::vector<roulette::Command>& acts)
        : m_habit(habit),
          m_taste(habit == RouletteHabit::careful ? StakeTaste::low : taste),
          m_own(memory.own),
          m_lost(memory.lost),
          m_view(view),
          m_chance(chance),
          m_acts(acts),
          m_before(acts.size()),
          m_stakedBefore(view.staked()),
          m_budget(budgetFor(m_taste, view.wallet())) {}

    void choose() {
        if (!repeats()) {
            switch (m_habit) {
            case RouletteHabit::favourite_numbers: stakeOnOwnNumbers(); break;
            case RouletteHabit::outside: stakeOutside(); break;
            case RouletteHabit::series_lover: stakeOnSeries(); break;
            case RouletteHabit::spreader: spread(); break;
            case RouletteHabit::careful: stakeCarefully(); break;
            case RouletteHabit::last_second: stakeLate(); break;
            }
        }
        if (acts() == 0 && !m_view.hasParol()) {
            playRestAway();
        }
        doubles();
    }

private:
    std::size_t acts() const { return m_acts.size() - m_before; }
    Money spent() const { return m_view.staked() - m_stakedBefore; }
    bool hasEnough() const { return acts() > 0 && (acts() >= kMostActs || spent() >= m_budget); }

    // The amount that this player would like to place on a chance.
    Money request(ChanceKind kind) {
        const std::int64_t units = m_habit == RouletteHabit::careful ? 1 : unitsFor(m_taste, m_chance);
        return std::min(units * m_view.unit(kind), m_budget - spent());
    }

    bool stake(SpotId spot, Money request) {
        const Money amount = m_view.fit(spot, request);
        if (amount == Money{}) {
            return false;
        }
        m_view.noteStake(spot, Group(), amount);
        const roulette::Spot& covered = m_view.layout()[spot];
        m_acts.emplace_back(roulette::PlaceStake{m_view.player(), covered.kind, covered.numbers, amount});
        return true;
    }
    bool stake(SpotId spot) { return stake(spot, request(m_view.layout()[spot].kind)); }

    bool hasStakeOn(SpotId spot) const { return std::ranges::find(m_spots, spot) != m_spots.end(); }

    // An offered spot of that chance for which `fits` holds, all equally likely.
    template <class Fits>
    std::optional<SpotId> anySpot(ChanceKind kind, Fits&& fits) {
        m_found.clear();
        const std::span<const roulette::Spot> spots = m_view.layout().spots();
        for (std::size_t i = 0; i < spots.size(); ++i) {
            const auto spot = static_cast<SpotId>(i);
            if (spots[i].kind == kind && fits(spot) && offers(m_view.settings(), spot)) {
                m_found.push_back(spot);
            }
        }
        if (m_found.empty()) {
            return std::nullopt;
        }
        return m_found[m_chance.below(static_cast<std::uint32_t>(m_found.size()))];
    }

    bool stakeOnAny(ChanceKind kind) {
        const std::optional<SpotId> spot = anySpot(kind, [&](SpotId other) { return !hasStakeOn(other); });
        if (!spot || !stake(*spot)) {
            return false;
        }
        m_spots.push_back(*spot);
        return true;
    }

    ChanceKind anyOf(std::initializer_list<ChanceKind> kinds) {
        return kinds.begin()[m_chance.below(static_cast<std::uint32_t>(kinds.size()))];
    }

    // One of the pair, so that no player stakes on both sides.
    ChanceKind anyEvenChance(std::uint32_t pair) {
        const auto first = static_cast<std::uint32_t>(ChanceKind::even) + 2 * pair;
        return static_cast<ChanceKind>(first + m_chance.below(2));
    }

    bool repeats() {
        static constexpr std::array<std::uint32_t, kRouletteHabits.size()> kPercent = {45, 0, 20, 25, 10, 35};
        if (!happens(kPercent[static_cast<std::size_t>(m_habit)], m_chance) || !m_view.canRepeat()) {
            return false;
        }
        Money sum;
        for (const roulette::Stake& last : m_view.lastStakes()) {
            sum += last.amount;
        }
        if (sum > 2 * m_budget) {
            return false;
        }
        m_view.noteRepeat();
        m_acts.emplace_back(roulette::Repeat{m_view.player()});
        return true;
    }

    void doubles() {
        const bool inMood = happens(12, m_chance);
        const bool careful = m_habit == RouletteHabit::careful || m_habit == RouletteHabit::outside;
        if (inMood && !careful && acts() > 0 && acts() < kMostActs && 2 * spent() <= m_budget &&
            m_view.canDouble()) {
            m_view.noteDouble();
            m_acts.emplace_back(roulette::Double{m_view.player()});
        }
    }

    void stakeOnOwnNumbers() {
        for (Pocket pocket : m_own.pockets()) {
            if (!hasEnough()) {
                stake(m_view.layout().straight(pocket));
            }
        }
        for (auto splits = between(1, 4, m_chance); splits > 0 && !hasEnough(); --splits) {
            const std::optional<SpotId> spot = anySpot(ChanceKind::split, [&](SpotId other) {
                return !hasStakeOn(other) && m_own.touches(m_view.layout()[other].numbers);
            });
            if (spot && stake(*spot)) {
                m_spots.push_back(*spot);
            }
        }
    }

    void stakeOutside() {
        const std::optional<std::uint32_t> chased = chaseLoss();
        std::array<std::uint32_t, 3> pairs = {0, 1, 2};
        std::swap(pairs[0], pairs[m_chance.below(3)]);
        std::swap(pairs[1], pairs[1 + m_chance.below(2)]);
        const auto simple = static_cast<std::size_t>(between(chased ? 0 : 1, 2, m_chance));
        for (std::size_t i = 0; i < simple && !hasEnough(); ++i) {
            if (pairs[i] != chased) {
                stakeOnAny(anyEvenChance(pairs[i]));
            }
        }
        for (auto boxes = between(0, 2, m_chance); boxes > 0 && !hasEnough(); --boxes) {
            stakeOnAny(happens(15, m_chance) ? anyOf({ChanceKind::double_dozen, ChanceKind::double_column})
                                             : anyOf({ChanceKind::dozen, ChanceKind::column}));
        }
    }

    // Doubles a lost even chance, at most five times in a row; returns its pair.
    std::optional<std::uint32_t> chaseLoss() {
        if (!m_lost) {
            return std::nullopt;
        }
        const ChanceKind kind = m_view.layout()[m_lost->spot].kind;
        const Money most = std::min(32 * m_view.unit(kind), 3 * m_budget);
        const Money next = 2 * m_lost->amount;
        if (next > most || !happens(80, m_chance) || !stake(m_lost->spot, next)) {
            return std::nullopt;
        }
        m_spots.push_back(m_lost->spot);
        return (static_cast<std::uint32_t>(kind) - static_cast<std::uint32_t>(ChanceKind::even)) / 2;
    }

    void stakeOnSeries() {
        if (!offersSeries(m_view.settings())) {
            stakeOnSectors();
            return;
        }
        std::array series = roulette::kAllSeries;
        std::swap(series[0], series[m_chance.below(4)]);
        std::swap(series[1], series[1 + m_chance.below(3)]);
        const auto count = static_cast<std::size_t>(between(1, 2, m_chance));
        for (std::size_t i = 0; i < count && !m_view.hasParol(); ++i) {
            stakeOnSeries(series[i]);
        }
        if (happens(45, m_chance) || (acts() == 0 && !m_view.hasParol())) {
            stakeOnNeighbours();
        }
    }

    void stakeOnSeries(Series series) {
        if (hasEnough() || !offersSeries(m_view.settings(), series)) {
            return;
        }
        const std::optional<std::vector<Part>> parts = partsOf(series, m_view.layout());
        if (!parts) {
            return;
        }
        const Group group(series);
        const Money chip = m_view.fitChip(*parts, group, roulette::chipsOf(series) * chipRequest());
        if (chip > Money{}) {
            m_view.noteChips(*parts, group, chip);
            m_acts.emplace_back(roulette::PlaceSeries{m_view.player(), series, chip});
        }
    }

    void stakeOnNeighbours() {
        if (hasEnough()) {
            return;
        }
        const Wheel wheel(m_view.settings().wheelOrder());
        const Pocket number =
            m_own.pockets()[m_chance.below(static_cast<std::uint32_t>(m_own.pockets().size()))];
        const int chips = happens(65, m_chance) ? 5 : happens(50, m_chance) ? 3 : 7;
        const std::vector<Part> parts = partsOf(number, chips, wheel, m_view.layout());
        const Group group(number, chips);
        const Money chip = m_view.fitChip(parts, group, chips * chipRequest());
        if (chip > Money{}) {
            m_view.noteChips(parts, group, chip);
            m_acts.emplace_back(roulette::PlaceNeighbours{m_view.player(), number, chips, chip});
        }
    }

    // The chip value when placing many chips at once, hence smaller.
    Money chipRequest() {
        return std::max(std::int64_t{1}, unitsFor(m_taste, m_chance) / 2) * m_view.unit(ChanceKind::straight);
    }

    void stakeOnSectors() {
        for (auto sectors = between(1, 3, m_chance); sectors > 0 && !hasEnough(); --sectors) {
            stakeOnAny(happens(70, m_chance) ? ChanceKind::sector9 : ChanceKind::sector12);
        }
        if (acts() > 0) {
            return;
        }
        for (auto blocks = between(3, 6, m_chance); blocks > 0 && !hasEnough(); --blocks) {
            stakeOnAny(anyOf({ChanceKind::corner, ChanceKind::line}));
        }
    }

    void spread() {
        for (auto chips = between(6, 11, m_chance); chips > 0 && !hasEnough(); --chips) {
            stakeOnAny(
                anyOf({ChanceKind::straight, ChanceKind::straight, ChanceKind::straight, ChanceKind::straight,
                       ChanceKind::split, ChanceKind::split, ChanceKind::split, ChanceKind::street,
                       ChanceKind::corner, ChanceKind::corner, ChanceKind::line, ChanceKind::dozen}));
        }
    }

    void stakeCarefully() {
        const ChanceKind simple = anyEvenChance(0);
        for (auto chips = between(1, 3, m_chance); chips > 0 && !hasEnough(); --chips) {
            stakeOnAny(anyOf({ChanceKind::split, ChanceKind::corner, ChanceKind::line, ChanceKind::dozen,
                              ChanceKind::column, simple}));
        }
    }

    void stakeLate() {
        const ChanceKind simple = anyEvenChance(2);
        for (auto chips = between(1, 4, m_chance); chips > 0 && !hasEnough(); --chips) {
            stakeOnAny(anyOf({ChanceKind::straight, ChanceKind::straight, ChanceKind::split,
                              ChanceKind::corner, ChanceKind::dozen, simple}));
        }
    }

    // Stakes a remainder that is too small for the habit's own stakes.
    void playRestAway() {
        for (int attempt = 0; attempt < kTries && acts() == 0; ++attempt) {
            stakeOnAny(static_cast<ChanceKind>(m_chance.below(roulette::kChanceKinds)));
        }
        for (std::size_t kind = 0; kind < roulette::kChanceKinds && acts() == 0; ++kind) {
            stakeOnAny(static_cast<ChanceKind>(kind));
        }
    }

    RouletteHabit m_habit;
    StakeTaste m_taste;
    const OwnNumbers& m_own;
    std::optional<roulette::Stake> m_lost;
    RouletteView& m_view;
    RandomStream& m_chance;
    std::vector<roulette::Command>& m_acts;
    std::size_t m_before;
    Money m_stakedBefore;
    Money m_budget;
    std::vector<SpotId> m_spots; ///< staked on in this round
    std::vector<SpotId> m_found;
};

} // namespace

void RouletteMemory::note(const roulette::Settled& settled, const roulette::Layout& layout) {
    lost.reset();
    for (const roulette::SettledStake& part : settled.stakes) {
        if (!lost && part.returned < part.stake.amount && isEvenChance(layout[part.stake.spot].kind)) {
            lost = part.stake;
        }
    }
}

OwnNumbers::OwnNumbers(int pockets, RandomStream& chance) {
    const auto count = static_cast<std::size_t>(between(3, 5, chance));
    while (m_pockets.size() < count) {
        const Pocket pocket(static_cast<int>(chance.below(static_cast<std::uint32_t>(pockets))));
        if (std::ranges::find(m_pockets, pocket) == m_pockets.end()) {
            m_pockets.push_back(pocket);
        }
    }
}

bool OwnNumbers::touches(roulette::Numbers numbers) const {
    return std::ranges::any_of(m_pockets, [&](Pocket pocket) { return numbers.has(pocket); });
}

bool takesPart(RouletteHabit habit, const RouletteView& view, RandomStream& chance) {
    if (view.warned() || view.idleRounds() >= kNoticedIdleRounds) {
        return true;
    }
    return happens(habit == RouletteHabit::careful ? 65 : 96, chance);
}

void chooseStakes(RouletteHabit habit, StakeTaste taste, const RouletteMemory& memory, RouletteView& view,
                  RandomStream& chance, std::vector<roulette::Command>& acts) {
    Chooser(habit, taste, memory, view, chance, acts).choose();
}

bool asksForParol(RouletteHabit habit, RandomStream& chance) {
    return habit == RouletteHabit::series_lover && happens(60, chance);
}

Duration firstPause(RouletteHabit habit, const StakingPeriod& period, RandomStream& chance) {
    if (habit != RouletteHabit::last_second) {
        const Duration request = pause(1'000, 4'000, chance);
        return period.toLaunch >= std::chrono::seconds(8) ? request
                                                          : period.toLaunch * request.count() / 8'000;
    }
    const Duration whileRunning = period.toClose - period.toLaunch;
    if (whileRunning > Duration{0}) {
        return period.toLaunch + whileRunning * between(5, 70, chance) / 100;
    }
    if (happens(12, chance)) {
        return period.toClose + pause(100, 900, chance);
    }
    return period.toClose - std::min(pause(1'200, 6'500, chance), period.toClose * 3 / 4);
}

Duration nextPause(RouletteHabit habit, RandomStream& chance) {
    switch (habit) {
    case RouletteHabit::last_second: return pause(400, 1'100, chance);
    case RouletteHabit::spreader: return pause(400, 1'800, chance);
    case RouletteHabit::careful: return pause(1'000, 2'500, chance);
    case RouletteHabit::favourite_numbers:
    case RouletteHabit::outside:
    case RouletteHabit::series_lover: return pause(500, 2'400, chance);
    }
    return {};
}

Duration secondThought(RouletteHabit habit, const StakingPeriod& period, RandomStream& chance) {
    const Duration whileRunning = period.toClose - period.toLaunch;
    if (whileRunning > Duration{0} && habit != RouletteHabit::careful && happens(30, chance)) {
        return period.toLaunch + whileRunning * between(10, 85, chance) / 100;
    }
    return happens(45, chance) ? period.toLaunch * between(40, 92, chance) / 100 : Duration{0};
}

} // namespace mesaviva::players

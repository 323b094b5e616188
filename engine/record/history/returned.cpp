// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/returned.h"

#include "engine/base/check.h"
#include "engine/record/game_record.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace mesaviva::record {

namespace {

constexpr double kBernsteinLog = 5.298317366548036; // ln 200: half a percent on either side
constexpr std::size_t kListedTables = 50;
constexpr Money kMostSummed{1'000'000'000'000'000'000};

constexpr std::array<std::string_view, 6> kReturnedBy = {"all", "rules", {}, {}, "level", "table"};
constexpr std::array<std::string_view, 4> kReturnedMeasures = {"money", "set_by_rules", "winning_cards",
                                                               "share_of_cards"};

const ReturnedValues* ownValues(std::size_t game, ReturnedBy by) {
    const GameReturned& own = recordedGames()[game]->returned();
    switch (by) {
    case ReturnedBy::rules: return &own.rules;
    case ReturnedBy::part: return &own.parts[0];
    case ReturnedBy::other_part: return &own.parts[1];
    default: return nullptr;
    }
}

std::string_view byOf(std::size_t game, ReturnedBy by) {
    const std::string_view common = kReturnedBy[static_cast<std::size_t>(by)];
    return common.empty() ? ownValues(game, by)->key : common;
}

std::string whichOf(const ReturnedKey& key) {
    if (const ReturnedValues* const own = ownValues(key.game, key.by)) {
        return own->word(key.which);
    }
    return key.by == ReturnedBy::all ? std::string() : std::to_string(key.which);
}

} // namespace

std::string_view gameOf(const ReturnedKey& key) { return recordedGames()[key.game]->key; }

std::int64_t countOf(std::size_t game, ReturnedBy by) {
    if (const ReturnedValues* const own = ownValues(game, by)) {
        return own->count;
    }
    return by == ReturnedBy::all     ? 1
           : by == ReturnedBy::level ? static_cast<std::int64_t>(kStakeLevels.size()) + 1
                                     : 0;
}

std::int64_t stakeLevelOf(Money stake) {
    return std::ranges::lower_bound(kStakeLevels, stake) - kStakeLevels.begin();
}

std::string textOf(const ReturnedKey& key) {
    std::string text(gameOf(key));
    text += '/';
    text += byOf(key.game, key.by);
    if (const std::string which = whichOf(key); !which.empty()) {
        text += '/' + which;
    }
    if (key.measure != ReturnedMeasure::money) {
        text += '/';
        text += kReturnedMeasures[static_cast<std::size_t>(key.measure)];
    }
    return text;
}

std::optional<ReturnedKey> returnedKeyFrom(std::string_view text) {
    const std::size_t game = text.find('/');
    const std::size_t by = game == std::string_view::npos ? game : text.find('/', game + 1);
    for (std::size_t place = 0; place < recordedGames().size(); ++place) {
        for (std::size_t i = 0; i < kReturnedBy.size(); ++i) {
            const auto parted = static_cast<ReturnedBy>(i);
            const std::string begun = std::string(recordedGames()[place]->key) + '/';
            if (byOf(place, parted).empty() ||
                text.substr(0, by) != begun + std::string(byOf(place, parted))) {
                continue;
            }
            std::int64_t from = 0;
            std::int64_t to = countOf(place, parted);
            if (to == 0) {
                const char* const digits =
                    by == std::string_view::npos ? text.data() + text.size() : text.data() + by + 1;
                std::from_chars(digits, text.data() + text.size(), from);
                to = from == std::numeric_limits<std::int64_t>::max() ? from : from + 1;
            }
            for (ReturnedKey key{place, parted, from, {}}; key.which < to; ++key.which) {
                for (std::size_t measure = 0; measure < kReturnedMeasures.size(); ++measure) {
                    key.measure = static_cast<ReturnedMeasure>(measure);
                    if (textOf(key) == text) {
                        return key;
                    }
                }
            }
        }
    }
    return std::nullopt;
}

double Returned::value() const {
    return isMoney() ? static_cast<double>(returned.cents) : static_cast<double>(cardsWon);
}

double Returned::reach() const {
    const double linear = furthest * kBernsteinLog / 3;
    return certain + linear + std::sqrt(linear * linear + 2 * variance * kBernsteinLog);
}

bool Returned::isInside() const {
    constexpr double kRounding = 1e-9; // relative error of a sum of means
    return std::abs(value() - expected) <= reach() + kRounding * (1 + expected);
}

void ReturnedPart::addTogether(const ReturnedPart& other) {
    const double deviation = std::sqrt(variance) + std::sqrt(other.variance);
    addApart(other);
    variance = deviation * deviation;
}

void ReturnedPart::addApart(const ReturnedPart& other) {
    staked += other.staked;
    returned += other.returned;
    chances += other.chances;
    cardsWon += other.cardsWon;
    expected += other.expected;
    variance += other.variance;
    furthest += other.furthest;
    certain += other.certain;
}

void ReturnedSums::add(const ReturnedKey& key, const ReturnedPart& part, std::int64_t rules) {
    Returned& sum = m_sums[key];
    sum.key = key;
    sum.rules = rules;
    const auto fits = [](Money amount) { return amount <= kMostSummed && amount >= -kMostSummed; };
    if (!fits(sum.staked) || !fits(sum.returned) || !fits(part.staked) || !fits(part.returned)) {
        throw Fault{FaultKind::damaged, ProblemCode::too_much_staked};
    }
    ++sum.rounds;
    sum.staked += part.staked;
    sum.returned += part.returned;
    sum.chances += part.chances;
    sum.cardsWon += part.cardsWon;
    sum.expected += part.expected;
    sum.variance += part.variance;
    sum.furthest = std::max(sum.furthest, part.furthest);
    sum.certain += part.certain;
}

std::vector<Returned> ReturnedSums::take() const {
    std::vector<Returned> list;
    for (const auto& [key, sum] : m_sums) {
        list.push_back(sum);
    }
    const auto isTable = [](const Returned& sum) { return sum.key.by == ReturnedBy::table; };
    for (auto first = std::find_if(list.begin(), list.end(), isTable); first != list.end();) {
        auto last = std::find_if(first, list.end(), [&](const Returned& sum) {
            return !isTable(sum) || sum.key.game != first->key.game;
        });
        std::stable_sort(first, last,
                         [](const Returned& a, const Returned& b) { return a.key.which > b.key.which; });
        std::size_t tables = 0;
        std::int64_t table = -1;
        const auto cut = std::find_if(first, last, [&](const Returned& sum) {
            tables += std::exchange(table, sum.key.which) != sum.key.which ? 1U : 0U;
            return tables > kListedTables;
        });
        first = std::find_if(list.erase(cut, last), list.end(), isTable);
    }
    return list;
}

bool ReturnedWalk::counts(WallTime opened) const {
    return std::ranges::any_of(m_windows, [&](const ReturnedSince& window) { return window.has(opened); });
}

void ReturnedWalk::add(const ReturnedRound& round, WallTime opened, TableNumber table, std::int64_t rules) {
    for (std::size_t i = 0; i < m_windows.size(); ++i) {
        if (!m_windows[i].has(opened)) {
            continue;
        }
        for (const auto& [key, part] : round.parts()) {
            if (part.isEmpty()) {
                continue;
            }
            m_sums[i].add(key, part, rules);
            if (key.by == ReturnedBy::all) {
                m_sums[i].add({key.game, ReturnedBy::rules, rules, key.measure}, part, rules);
                m_sums[i].add({key.game, ReturnedBy::table, static_cast<std::int64_t>(table), key.measure},
                              part, rules);
            }
        }
    }
}

std::vector<std::vector<Returned>> ReturnedWalk::take() const {
    std::vector<std::vector<Returned>> lists;
    for (const ReturnedSums& sums : m_sums) {
        lists.push_back(sums.take());
    }
    return lists;
}

void throwDamaged(ProblemCode what, TableNumber table, std::uint64_t round) {
    throw Fault{FaultKind::damaged, {what, {textOf(RoundId{table, round})}}};
}

std::vector<std::vector<Returned>> addUpReturned(RecordReader& reader, std::span<const ReturnedSince> windows,
                                                 const Progress& progress) {
    std::uint64_t events = 0;
    std::vector<std::pair<const GameReturned*, TableNumber>> tables;
    for (const GameRecord* const game : recordedGames()) {
        for (const TableRow& table : reader.playedTables(std::string(game->key))) {
            tables.emplace_back(&game->returned(), table.number);
            events += table.events;
        }
    }
    ReturnedWalk walk(windows, events, progress);
    for (const auto& [game, table] : tables) {
        try {
            const UntrustedEvents fromAFile;
            game->walk(reader, table, walk);
        } catch (const BrokenInvariant& broken) {
            throw Fault{FaultKind::damaged,
                        {ProblemCode::table_broken, {std::string(broken.what), std::to_string(table)}}};
        }
    }
    return walk.take();
}

std::vector<Returned> addUpReturned(RecordReader& reader, const ReturnedSince& since,
                                    const Progress& progress) {
    return addUpReturned(reader, std::span(&since, 1), progress).front();
}

} // namespace mesaviva::record

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Included by <game>_exercise.cpp, which has what differs between games: `Kit` opens a table with players,
// and plants a mistake among the events of a round.
#pragma once

#include "engine/base/check.h"
#include "engine/base/random_stream.h"
#include "engine/record/write/table_recorder.h"
#include "engine/table/live_table.h"
#include "engine/training/exercise/exercise.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace mesaviva::exercise {

/// The functions of one game.
struct GameExercise {
    std::vector<std::string_view> (*regulations)();
    std::span<const Mistake> mistakes;
    std::optional<record::Fault> (*write)(const std::filesystem::path& path, const Order& order);
};

/// Defined in <game>_exercise.cpp.
template <class Game>
const GameExercise& exerciseOf();

/// The players' names and points: enough for every stake, whatever was paid wrongly.
inline constexpr std::array kNames = {"ana", "rui", "eva", "ivo", "lia"};
inline constexpr Money kPoints{10'000'000};

/// The opening of a table for the players.
template <class Settings>
Opening<Settings> openingOf(Settings settings) {
    Opening<Settings> opening{std::move(settings)};
    for (const char* const name : kNames) {
        opening.guests.push_back({name, false});
    }
    opening.exercise = true;
    return opening;
}

/// A time after the close at `at`, before anything else happens; nothing if there is none. Sets `next` to the
/// place of the event that follows then.
template <class Entry>
std::optional<Instant> momentAfter(std::span<const Entry> round, Instant at, std::size_t& next) {
    constexpr Duration kLate = std::chrono::milliseconds(1500);
    const auto later = std::ranges::find_if(round, [&](const Entry& entry) { return entry.at > at; });
    if (later == round.end()) {
        return std::nullopt;
    }
    next = static_cast<std::size_t>(later - round.begin());
    const Duration wait = std::min((later->at - at) / 2, kLate);
    return wait > Duration{0} ? std::optional(at + wait) : std::nullopt;
}

/// A sum that is paid wrongly: a stake too much, or too little where something is left to pay.
inline Money wrongSum(Money right, Money stake, RandomStream& chance) {
    return right > stake && chance.below(2) == 0 ? right - stake : right + stake;
}

/// Writes an exercise with the help of `Kit`.
template <class Kit>
class ExerciseWriter {
public:
    using OnRecord = typename Kit::OnRecord;
    using Entry = typename OnRecord::Entry;
    using Rounds = std::vector<std::vector<Entry>>;

    explicit ExerciseWriter(const Order& order) : m_order(order) {}

    std::optional<record::Fault> write(const std::filesystem::path& path) const {
        std::error_code error;
        if (std::filesystem::exists(path, error)) {
            return record::Fault{record::FaultKind::read_only, record::ProblemCode::file_exists};
        }
        // A seed may bring no round in which such a mistake is possible.
        for (std::uint64_t attempt = 1; attempt <= kMostAttempts; ++attempt) {
            const Seed seed = roundSeed(m_order.seed, attempt);
            const SeedSource seeds = derivedSeeds(seed);
            Rounds rounds = play(seeds);
            if (plant(rounds, RandomStream(seed, stream_name::kPlayers))) {
                return store(path, rounds, seeds);
            }
        }
        return record::Fault{record::FaultKind::unreadable, record::ProblemCode::nothing_to_plant};
    }

private:
    static constexpr std::uint64_t kMostAttempts = 100;
    static constexpr std::uint32_t kRightToWrong = 3;

    // From the opening to the last event before the round after the last.
    Rounds play(const SeedSource& seeds) const {
        const auto table = Kit::open(m_order, seeds);
        Rounds rounds(static_cast<std::size_t>(m_order.rounds) + 1);
        const std::span<const Entry> opening = table->entries(0);
        rounds.front().assign(opening.begin(), opening.end());
        const Subscription listening = table->listen([&](const Entry& entry) {
            if (entry.round <= m_order.rounds) {
                rounds[static_cast<std::size_t>(entry.round)].push_back(entry);
            }
        });
        Kit::seat(*table);
        while (table->round() <= m_order.rounds) {
            const std::optional<Instant> due = table->nextDue();
            check(due.has_value(), "the table of an exercise waits for somebody");
            table->advanceTo(*due);
        }
        return rounds;
    }

    bool plant(Rounds& rounds, RandomStream chance) const {
        std::vector<Mistake> mistakes;
        for (const Mistake mistake : m_order.mistakes) {
            if (offers(m_order.rules, mistake)) {
                mistakes.push_back(mistake);
            }
        }
        bool isPlanted = false;
        for (std::size_t round = 1; round < rounds.size() && !mistakes.empty(); ++round) {
            const bool isWanted = chance.below(kRightToWrong) == 0;
            const std::size_t first = chance.below(static_cast<std::uint32_t>(mistakes.size()));
            for (std::size_t i = 0; i < mistakes.size() && isWanted; ++i) {
                if (Kit::plant(rounds[round], mistakes[(first + i) % mistakes.size()], chance)) {
                    isPlanted = true;
                    break;
                }
            }
        }
        return isPlanted;
    }

    std::optional<record::Fault> store(const std::filesystem::path& path, Rounds& rounds,
                                       const SeedSource& seeds) const {
        record::RecordWriter::Options options;
        options.program = m_order.program;
        const auto writer = record::RecordWriter::open(path, std::move(options));
        if (!writer) {
            return writer.error();
        }
        const Entry* last = nullptr;
        std::uint64_t seq = 0;
        const auto clock = [&] { return m_order.begun + (last->at - kTableOpened); };
        const auto seed = [&] { return seeds(last->round + 1); };
        record::TableRecorder<OnRecord> recorder(
            **writer, {[](PlayerId) { return std::string(); }, seed, clock}); // the opening has the names
        const auto catchUp = [&] {
            while (recorder.isBehind() && !(*writer)->fault()) {
                (*writer)->waitForRoom();
                recorder.flush();
            }
        };
        for (std::vector<Entry>& round : rounds) {
            for (Entry& entry : round) {
                entry.seq = ++seq;
                recorder.add(entry);
                last = &entry;
                catchUp();
            }
        }
        recorder.flush();
        catchUp();
        return (*writer)->close();
    }

    const Order& m_order;
};

} // namespace mesaviva::exercise

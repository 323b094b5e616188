// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/game.h"
#include "engine/record/game_record.h"
#include "engine/record/history/returned.h"

namespace mesaviva::record {

/// The record traits of roulette.
struct RouletteOnRecord : OnRecord<roulette::Game, roulette::Settings> {
    using FailSystem = roulette::FailSystem;
    static constexpr bool kLooksBack = true;
    static constexpr bool asksTheRecord(Game::NeedKind need) { return need == roulette::OwnNeed::record; }
    static constexpr std::int64_t kMostOdds = 35;
    static Settings anySettings() { return Settings(roulette::RuleSet::online); }

    static void write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                      const Settings& settings);
    static Result<Entry, BadField> read(const nlohmann::ordered_json& line, const PlayerIds& ids,
                                        const Settings& settings);
    static bool mayOpen(const Settings& settings);
    static void sumUp(RoundSum& sum, const Event& event);
    static std::unique_ptr<Chance> chanceOf(const Settings& settings, const Seed& seed,
                                            std::span<const Entry> round);
    static void addCauses(const State& state, std::span<const Entry> coming, std::vector<Command>& causes);
    static bool occursInRuns(std::string_view kind) { return kind == "staked" || kind == "stake_taken_back"; }
    static void complete(Command&, const Event&) {}
    static const OutcomeMethod& outcome();
    static Money stakesOnTable(const State& state, PlayerId player) { return state.onLayout(player); }
    /// Adds the number beside what chance gives. Throws Fault.
    static void addOwn(RecordReader& reader, const RoundRow& round, std::string_view player,
                       OwnFigures& figures);
};

template <>
struct OnRecordOf<roulette::Game> {
    using Type = RouletteOnRecord;
};

/// The meaning of ReturnedKey::which at roulette; for ReturnedBy::rules: a roulette::RuleSet.
struct RouletteReturned {
    static constexpr ReturnedBy kChance = ReturnedBy::part; ///< roulette::ChanceKind
};

} // namespace mesaviva::record

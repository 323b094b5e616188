// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/game.h"
#include "engine/record/game_record.h"
#include "engine/record/history/returned.h"
#include "engine/record/history/rounds_on_record.h"

#include <nlohmann/json_fwd.hpp>

namespace mesaviva::record {

/// The record traits of póquer sem descarte.
struct PokerOnRecord : OnRecord<poker::Game, poker::Settings> {
    using FailSystem = poker::FailSystem;
    /// Whether the table itself looks up past events of its round (R33).
    static constexpr bool kLooksBack = false;
    /// Whether the table now needs an answer from the record.
    static constexpr bool asksTheRecord(Game::NeedKind) { return false; }
    /// The highest multiple that a stake is paid.
    static constexpr std::int64_t kMostOdds = 100;
    /// Initial settings, until `table_opened` gives the real ones.
    static Settings anySettings() { return {}; }

    /// Writes the event as it is stored.
    static void write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                      const Settings& settings);
    /// Reads the event of a whole line (lineOf()).
    static Result<Entry, BadField> read(const nlohmann::ordered_json& line, const PlayerIds& ids,
                                        const Settings& settings);
    /// Whether a table may have these settings.
    static bool mayOpen(const Settings& settings);
    /// Adds an event to its round's sum.
    static void sumUp(RoundSum& sum, const Event& event);

    /// A source of chance for a round with this seed, starting with the cards that a scenario or a person
    /// provided according to the round's events.
    static std::unique_ptr<Chance> chanceOf(const Settings& settings, const Seed& seed,
                                            std::span<const Entry> round);
    /// Adds the commands that may have caused the first of these events; several if it can't be determined.
    /// Excludes what time alone causes.
    static void addCauses(const State& state, std::span<const Entry> coming, std::vector<Command>& causes);
    /// Whether determining the cause takes more than one consecutive event of this kind.
    static bool occursInRuns(std::string_view) { return false; }
    /// Adds to chance's command what only the event can know.
    static void complete(Command&, const Event&) {}
    /// The player's stakes on the table.
    static Money stakesOnTable(const State& state, PlayerId player);
    /// A round as a hand history, see pokerHandOf().
    static nlohmann::ordered_json handOf(const nlohmann::ordered_json& table,
                                         const nlohmann::ordered_json& round);
    static const OutcomeMethod& outcome();
    /// What a `settled` event says about a hand that was cut off, from its fields; nothing if the player had
    /// decided or had no card yet, or if the round ended normally. Throws Fault.
    static std::optional<CutOff> cutOffAt(RecordReader& reader, const RoundId& round, std::uint64_t seq,
                                          WallTime wall, std::string_view fields);
    /// A player's hand in a closed round: `As Kd 9c 9h 2s`, with `folded ` before it where it was folded;
    /// empty if the player had no five cards. Throws Fault.
    static std::string ownPart(RecordReader& reader, const RoundRow& round, std::string_view player);
    /// Adds the hand beside what chance gives, and the decision beside the best one (P20). Throws Fault.
    static void addOwn(RecordReader& reader, const RoundRow& round, std::string_view player,
                       OwnFigures& figures);
};

template <>
struct OnRecordOf<poker::Game> {
    using Type = PokerOnRecord;
};

/// The meaning of ReturnedKey::which at poker; for ReturnedBy::rules: 0 individual tables, 1 tables for
/// several players (P4).
struct PokerReturned {
    static constexpr ReturnedBy kBox = ReturnedBy::part; ///< poker::Box: ante (P26, P28b), bet (P12)
    /// the hand that would pay the player's bet, a poker::Combination (P12)
    static constexpr ReturnedBy kHand = ReturnedBy::other_part;
};

/// The hand of a round as returned by RoundJson; `table` is its table. Amounts are whole cents, as
/// everywhere.
///
/// Where they fit, fields and actions are those of Open Hand History 1.4.7 (hh-specs.handhistory.org), for
/// hand history programs. That format has no game against a house, no points and no settlement against the
/// dealer's hand; for these we use our own names, and so the object doesn't claim to be in that format.
nlohmann::ordered_json pokerHandOf(const nlohmann::ordered_json& table, const nlohmann::ordered_json& round);

} // namespace mesaviva::record

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/game.h"
#include "engine/record/cut_off.h"
#include "engine/record/game_on_record.h"

namespace mesaviva::record {

/// Póquer sem descarte on record.
struct PokerOnRecord : OnRecord<poker::Game, poker::Settings> {
    using FailSystem = poker::FailSystem;
    /// Whether the table itself looks at what has happened in its round (R33).
    static constexpr bool kLooksBack = false;
    /// Whether that is what the table needs now.
    static constexpr bool asksTheRecord(Game::NeedKind) { return false; }
    /// A stake is paid at most so many times.
    static constexpr std::int64_t kMostOdds = 100;
    /// Settings to begin with, before `table_opened` says which they are.
    static Settings anySettings() { return {}; }

    /// The event as it is kept.
    static void write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                      const Settings& settings);
    /// The event of a whole line (lineOf()).
    static Result<Entry, BadField> read(const nlohmann::ordered_json& line, const PlayerIds& ids,
                                        const Settings& settings);
    /// Whether a table may have these settings.
    static bool mayOpen(const Settings& settings);
    /// Takes an event into the sum of its round.
    static void sumUp(RoundSum& sum, const Event& event);

    /// The chance of a round with this seed, which brings beforehand what the round's events say that a
    /// scenario or a person has brought.
    static std::unique_ptr<Chance> chanceOf(const Settings& settings, const Seed& seed,
                                            std::span<const Entry> round);
    /// Commands, one of which has brought the first of these events; several where it can't be told. What
    /// time alone brings is not among them.
    static void addCauses(const State& state, std::span<const Entry> coming, std::vector<Command>& causes);
    /// Whether more than one event of this kind, one after the other, has to be seen to tell the cause.
    static bool comesInRuns(std::string_view) { return false; }
    /// Takes into chance's command what only the event can know.
    static void complete(Command&, const Event&) {}
    /// A round in the words of hand histories, see poker_hand.h.
    static nlohmann::ordered_json handOf(const nlohmann::ordered_json& table,
                                         const nlohmann::ordered_json& round);
    static const OutcomeWay& outcome();
    /// What a `settled` event says of a hand that was cut off, by its fields; nothing where the player had
    /// decided, no card had been dealt to them yet, or the round came to its end. Throws Fault.
    static std::optional<CutOff> cutOffAt(RecordReader& reader, const RoundId& round, std::uint64_t seq,
                                          WallTime wall, std::string_view fields);
};

template <>
struct OnRecordOf<poker::Game> {
    using Type = PokerOnRecord;
};

} // namespace mesaviva::record

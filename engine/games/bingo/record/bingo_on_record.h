// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/game.h"
#include "engine/record/game_record.h"
#include "engine/record/history/returned.h"

namespace mesaviva::record {

/// The record traits of bingo.
struct BingoOnRecord : OnRecord<bingo::Game, bingo::Settings> {
    using FailSystem = bingo::FailSystem;
    static constexpr bool kLooksBack = false;
    static constexpr bool asksTheRecord(Game::NeedKind) { return false; }
    static constexpr std::int64_t kMostOdds = 0;
    static Settings anySettings() { return Settings(); }

    static void write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                      const Settings& settings);
    static Result<Entry, BadField> read(const nlohmann::ordered_json& line, const PlayerIds& ids,
                                        const Settings& settings);
    static bool mayOpen(const Settings& settings);
    static void sumUp(RoundSum& sum, const Event& event);
    static std::unique_ptr<Chance> chanceOf(const Settings& settings, const Seed& seed,
                                            std::span<const Entry> round);
    static void addCauses(const State& state, std::span<const Entry> coming, std::vector<Command>& causes);
    static bool occursInRuns(std::string_view kind) { return kind == "card_sold"; }
    static void complete(Command& command, const Event& event);
    static const OutcomeMethod& outcome();
    static Money stakesOnTable(const State& state, PlayerId player);
    static void nameAccounts(const State& state, std::vector<std::string>& keys);

    static std::string roomOf(const Settings& settings) { return settings.room; }
    static RoomJackpots jackpotsOf(const State& state) {
        return {state.bingoJackpotValue(), state.lineJackpotValue()};
    }
    static RoomJackpots baseOf(const Settings& settings);
    /// A player's cards in a closed round, and the kinds of prizes they won: `3 line bingo`. Throws Fault.
    static std::string ownPart(RecordReader& reader, const RoundRow& round, std::string_view player);
    /// Adds the cards and the prizes that they won. Throws Fault.
    static void addOwn(RecordReader& reader, const RoundRow& round, std::string_view player,
                       OwnFigures& figures);
};

template <>
struct OnRecordOf<bingo::Game> {
    using Type = BingoOnRecord;
};

/// The meaning of ReturnedKey::which at bingo; for ReturnedBy::rules: a bingo::Variant.
struct BingoReturned {
    static constexpr ReturnedBy kPrize = ReturnedBy::part; ///< bingo::PrizeKind
};

} // namespace mesaviva::record

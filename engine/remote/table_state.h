// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `table_state`: the table between two rounds as one JSON object like an event's, with which a stream of
// events can begin. `settings`, `players`, `simulated` and `rules_version` are as in `table_opened`, but the
// players are those admitted so far; `state` has the fields of the game's round_start.h. `seq` is that of the
// last event before. It contains nothing that only some viewers may know, since a closed round has no
// secrets, and stands in no record.
#pragma once

#include "engine/base/check.h"
#include "engine/base/result.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/game_record.h"
#include "engine/remote/remote_game.h"
#include "engine/table/journal.h"
#include "engine/table/opening.h"
#include "engine/table/table_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace mesaviva::remote {

inline constexpr std::string_view kTableState = "table_state";

/// A table at the start of a round.
template <class Game>
struct TableState {
    typename Game::State state; ///< before the round's first event
    std::vector<Guest> guests;  ///< the players admitted so far, by PlayerId
    std::uint64_t seq = 0;      ///< of the last event before the round
    Instant at;                 ///< when the round opens
};

template <class Game>
nlohmann::ordered_json toJson(const TableState<Game>& table) {
    using Settings = decltype(table.state.settings);
    using Event = typename Game::Event;
    const record::PlayerNames names = [&](PlayerId player) {
        return player < table.guests.size() ? table.guests[player].name : std::string();
    };
    const auto context = RemoteOf<Game>::context(table.state.settings);
    record::JsonWriter json;
    record::FieldWriter<record::JsonWriter, std::remove_const_t<decltype(context)>> writer(json, names,
                                                                                           context);
    writer.header(Recorded<Event>{table.seq, table.at, Game::roundOf(table.state), {}}, kTableState, Rules{});
    const Opening<Settings> opening{table.state.settings, table.guests};
    describe(writer, opening);
    writer.object("state", [&](auto& parts) { describeRoundStart(parts, table.state); });
    return json.take();
}

/// Reads what toJson() has written; it may contain anything.
template <class Game>
Result<TableState<Game>, record::BadField> tableStateFrom(const nlohmann::ordered_json& json) {
    using OnRecord = typename record::OnRecordOf<Game>::Type;
    using State = typename Game::State;
    using Settings = typename OnRecord::Settings;
    using Context = std::remove_cvref_t<decltype(RemoteOf<Game>::context(std::declval<const Settings&>()))>;
    try {
        const UntrustedEvents fromElsewhere;
        Opening<Settings> opening{OnRecord::anySettings()};
        std::uint64_t seq = 0;
        Instant at;
        const record::PlayerIds ids = [&](std::string_view name) -> std::optional<PlayerId> {
            const auto found = std::ranges::find(opening.guests, name, &Guest::name);
            return found == opening.guests.end()
                       ? std::nullopt
                       : std::optional(static_cast<PlayerId>(found - opening.guests.begin()));
        };
        {
            const Settings any = OnRecord::anySettings();
            const Context context = RemoteOf<Game>::context(any);
            const record::ReadContext<Context> from{ids, context};
            record::FieldReader<Context> reader(json, {}, from);
            std::string key;
            std::uint64_t round = 0;
            reader("seq", seq);
            reader("t", at);
            reader("round", round);
            reader("event", key);
            (void)reader.list("rules");
            describe(reader, opening);
            reader.derived("state", [] { return 0; });
            reader.finish();
            if (key != kTableState) {
                return record::BadField{"event", record::FieldFault::unknown_kind};
            }
        }
        if (!OnRecord::mayOpen(opening.settings) || opening.guests.size() > kMostPlayers) {
            return record::BadField{"settings", record::FieldFault::impossible};
        }
        TableState<Game> table{State(opening.settings), {}, seq, at};
        const Context context = RemoteOf<Game>::context(table.state.settings);
        record::ReadContext<Context> from{ids, context};
        from.leastMoney = -record::kMostOnRecord;
        from.mostMoney = record::kMostOnRecord;
        record::FieldReader<Context> reader(json, {}, from);
        reader.object("state", [&](auto& parts) { describeRoundStart(parts, table.state); });
        if (!completeRoundStart(table.state) || table.state.players.size() != opening.guests.size()) {
            return record::BadField{"state", record::FieldFault::impossible};
        }
        table.guests = std::move(opening.guests);
        return table;
    } catch (record::BadField& bad) {
        return std::move(bad);
    } catch (const BrokenInvariant&) {
        return record::BadField{"state", record::FieldFault::impossible};
    }
}

} // namespace mesaviva::remote

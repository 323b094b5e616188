// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes events and commands by their descriptions (table/fields.h), for the JSON files of the
// games.
#pragma once

#include "engine/base/result.h"
#include "engine/record/fields/bad_field.h"
#include "engine/record/fields/field_list.h"
#include "engine/record/fields/field_reader.h"
#include "engine/record/fields/field_writer.h"
#include "engine/record/fields/json_writer.h"
#include "engine/record/fields/player_names.h"
#include "engine/table/opening.h"
#include "engine/table/recorded.h"
#include "engine/table/table_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::record {

/// Context for a game whose fields need none.
struct NoContext {};
inline constexpr NoContext kNoContext;

/// The keys of all kinds of event, in the order of the variant's alternatives.
template <class Event, std::size_t... I>
constexpr std::array<std::string_view, sizeof...(I)> eventKeys(std::index_sequence<I...>) {
    return {eventKey(Kind<std::variant_alternative_t<I, typename Event::Variant>>{})...};
}
template <class Event>
inline constexpr auto
    kEventKeys = eventKeys<Event>(std::make_index_sequence<std::variant_size_v<typename Event::Variant>>());

/// The key of a command: the action of a scenario's step, and for `fault` what fails.
struct CommandKey {
    std::string_view action;
    std::string_view fault{}; ///< for `fault` only

    friend constexpr bool operator==(CommandKey, CommandKey) = default;
};

/// The keys of all kinds of command, in the order of the variant's alternatives.
template <class Command, std::size_t... I>
constexpr std::array<CommandKey, sizeof...(I)> commandKeys(std::index_sequence<I...>) {
    constexpr auto split = [](std::string_view key) {
        const std::size_t colon = key.find(':');
        return colon == std::string_view::npos ? CommandKey{key}
                                               : CommandKey{key.substr(0, colon), key.substr(colon + 1)};
    };
    return {split(commandKey(Kind<std::variant_alternative_t<I, typename Command::Variant>>{}))...};
}
template <class Command>
inline constexpr auto kCommandKeys =
    commandKeys<Command>(std::make_index_sequence<std::variant_size_v<typename Command::Variant>>());

/// Passes an event, including its header, to a sink.
template <class Sink, class Event, class Context, class RuleList>
void writeEvent(Sink& sink, const Recorded<Event>& entry, const PlayerNames& names, const Context& context,
                const RuleList& rules) {
    FieldWriter<Sink, Context> writer(sink, names, context);
    writer.header(entry, kEventKeys<Event>[entry.event.index()], rules);
    std::visit([&](const auto& event) { describe(writer, event); }, entry.event);
}

/// Passes a command to a sink.
template <class Sink, class Command, class Context>
void writeCommand(Sink& sink, const Command& command, const PlayerNames& names, const Context& context) {
    FieldWriter<Sink, Context> writer(sink, names, context);
    const CommandKey key = kCommandKeys<Command>[command.index()];
    sink.text("do", FieldKind::word, key.action);
    if (!key.fault.empty()) {
        sink.text("kind", FieldKind::word, key.fault);
    }
    std::visit([&](const auto& one) { describe(writer, one); }, command);
}

/// Sets `into` to the alternative with index `place`, read from `reader`.
template <class Variant, class Reader, std::size_t... I>
void readAlternative(Reader& reader, std::size_t place, Variant& into, std::index_sequence<I...>) {
    const auto read = [&](auto kind) {
        auto one = typename decltype(kind)::type();
        describe(reader, one);
        into = std::move(one);
    };
    ((I == place ? read(Kind<std::variant_alternative_t<I, typename Variant::Variant>>{}) : void()), ...);
}

/// Reads JSON that writeEvent() has written.
template <class Event, class Context>
Result<Recorded<Event>, BadField> readEvent(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                            const Context& context) {
    try {
        Recorded<Event> entry;
        ReadContext<Context> from{ids, context};
        FieldReader<Context> reader(json, {}, from);
        std::string key;
        reader("seq", entry.seq);
        reader("t", entry.at);
        reader("round", entry.round);
        reader("event", key);
        from.round = entry.round;
        from.rules = &reader.list("rules");
        const auto& keys = kEventKeys<Event>;
        const auto found = std::find(keys.begin(), keys.end(), key);
        if (found == keys.end()) {
            return BadField{"event", FieldFault::unknown_kind};
        }
        if (key != "refused") { // a refused request may contain any amount
            from.leastMoney = -kMostOnRecord;
            from.mostMoney = kMostOnRecord;
        }
        readAlternative(reader, static_cast<std::size_t>(found - keys.begin()), entry.event,
                        std::make_index_sequence<std::variant_size_v<typename Event::Variant>>());
        reader.finish();
        return entry;
    } catch (BadField& bad) {
        return std::move(bad);
    }
}

/// Reads JSON that writeCommand() has written.
template <class Command, class Context>
Result<Command, BadField> readCommand(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                      const Context& context) {
    try {
        Command command;
        const ReadContext<Context> from{ids, context};
        FieldReader<Context> reader(json, {}, from);
        std::string action;
        std::string fault;
        reader("do", action);
        if (action == "fault") {
            reader("kind", fault);
        }
        const auto& keys = kCommandKeys<Command>;
        const auto found = std::find(keys.begin(), keys.end(), CommandKey{action, fault});
        if (found == keys.end()) {
            return BadField{action == "fault" ? "kind" : "do", FieldFault::unknown_kind};
        }
        readAlternative(reader, static_cast<std::size_t>(found - keys.begin()), command,
                        std::make_index_sequence<std::variant_size_v<typename Command::Variant>>());
        reader.finish();
        return command;
    } catch (BadField& bad) {
        return std::move(bad);
    }
}

} // namespace mesaviva::record

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes events and commands by their descriptions (table/fields.h), for the JSON files of the
// games.
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/record/fields/field_list.h"
#include "engine/record/fields/player_names.h"
#include "engine/table/fields.h"
#include "engine/table/journal.h"
#include "engine/table/opening.h"
#include "engine/table/table_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::record {

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};
template <class T>
struct IsVector : std::false_type {};
template <class T>
struct IsVector<std::vector<T>> : std::true_type {};

/// A visitor of descriptions (table/fields.h) that passes every field to a `Sink`, in order: `truth(name,
/// value)`, `number(name, kind, value)`, `count(name, value)`, `text(name, kind, value)`, `nothing(name)`,
/// and `open(name, kind)` … `close()` around the fields of an object and the (unnamed) items of a list.
template <class Sink, class Context>
class FieldWriter {
public:
    /// All arguments must outlive the writer.
    FieldWriter(Sink& sink, const PlayerNames& names, const Context& context)
        : m_sink(sink),
          m_names(names),
          m_context(context) {}

    const Context& context() const { return m_context; }
    std::string playerName(PlayerId player) const { return m_names(player); }

    template <class T>
    void operator()(std::string_view name, const T& value) {
        put(name, value);
    }
    template <class T, class Usual>
    void maybe(std::string_view name, const T& value, const Usual& usual) {
        if (!(value == usual)) {
            put(name, value);
        }
    }
    template <class T>
    void within(std::string_view name, const T& value, std::int64_t, std::int64_t) {
        put(name, value);
    }
    template <class Make>
    void derived(std::string_view name, const Make& make) {
        const auto value = make();
        if constexpr (IsOptional<std::remove_const_t<decltype(value)>>::value) {
            if (value) {
                put(name, *value);
            }
        } else {
            put(name, value);
        }
    }
    void player(std::string_view name, PlayerId player) {
        m_sink.text(name, FieldKind::player, m_names(player));
    }
    void player(std::string_view name, PlayerId player, std::string_view nobody) {
        m_sink.text(name, FieldKind::player, player == kNobody ? std::string(nobody) : m_names(player));
    }
    void maybePlayer(std::string_view name, PlayerId player) {
        if (player != kNobody) {
            this->player(name, player);
        }
    }
    template <class T, class Form>
    void as(std::string_view name, const T& value, const Form& form) {
        put(name, form.write(value));
    }
    template <class T, class Form>
    void maybeAs(std::string_view name, const T& value, const Form& form, bool usual) {
        if (!usual) {
            as(name, value, form);
        }
    }
    template <class T, class Form>
    void inlined(const T& value, const Form& form) {
        const auto simple = form.write(value);
        describe(*this, simple);
    }
    template <class Parts>
    void object(std::string_view name, const Parts& parts) {
        m_sink.open(name, FieldKind::object);
        parts(*this);
        m_sink.close();
    }
    void round(std::uint64_t) {}
    void rules(const Rules&) {}

    /// Writes the header, with which every event begins.
    template <class Event, class RuleList>
    void header(const Recorded<Event>& entry, std::string_view key, const RuleList& rules) {
        put("seq", entry.seq);
        put("t", entry.at);
        put("round", entry.round);
        m_sink.text("event", FieldKind::word, key);
        m_sink.open("rules", FieldKind::list);
        for (const RuleId rule : rules) {
            m_sink.text({}, FieldKind::rule, rule.text());
        }
        m_sink.close();
    }

private:
    template <class T>
    void put(std::string_view name, const T& value) {
        if constexpr (std::same_as<T, bool>) {
            m_sink.truth(name, value);
        } else if constexpr (std::unsigned_integral<T>) {
            m_sink.count(name, value);
        } else if constexpr (std::signed_integral<T>) {
            m_sink.number(name, FieldKind::number, value);
        } else if constexpr (std::same_as<T, Money>) {
            m_sink.number(name, FieldKind::money, value.cents);
        } else if constexpr (std::same_as<T, Percent>) {
            m_sink.number(name, FieldKind::percent, value.hundredths);
        } else if constexpr (std::same_as<T, Instant>) {
            m_sink.number(name, FieldKind::instant, value.time_since_epoch().count());
        } else if constexpr (std::same_as<T, Duration>) {
            m_sink.number(name, FieldKind::duration, value.count());
        } else if constexpr (std::convertible_to<T, std::string_view>) {
            m_sink.text(name, FieldKind::text, value);
        } else if constexpr (Textual<T>) {
            m_sink.text(name, TextForm<T>::kKind, TextForm<T>::write(value));
        } else if constexpr (IsOptional<T>::value) {
            if (value) {
                put(name, *value);
            } else {
                m_sink.nothing(name);
            }
        } else if constexpr (IsVector<T>::value) {
            m_sink.open(name, FieldKind::list);
            for (const auto& item : value) {
                put({}, item);
            }
            m_sink.close();
        } else if constexpr (Formed<T>) {
            put(name, FormOf<T>().write(value));
        } else {
            m_sink.open(name, FieldKind::object);
            describe(*this, value);
            m_sink.close();
        }
    }

    Sink& m_sink;
    const PlayerNames& m_names;
    const Context& m_context;
};

/// A JSON object whose fields are read by name. Methods throw BadField for an invalid field; the reading
/// function catches it.
class JsonFields {
public:
    using Json = nlohmann::ordered_json;

    /// `json` must outlive this object; `path` is its location, for messages.
    JsonFields(const Json& json, std::string path);

    /// Returns the field, or null.
    const Json* find(std::string_view name);
    /// Returns the field; throws if it is absent.
    const Json& need(std::string_view name);
    /// Returns the path of a field.
    std::string pathOf(std::string_view name) const;
    /// Throws if the object has a field that was not read.
    void finish() const;

private:
    const Json& m_json;
    std::string m_path;
    std::vector<std::string_view> m_taken;
};

/// Read simple JSON values; `path` is their location. They throw BadField.
bool truthOf(const nlohmann::ordered_json& json, const std::string& path);
std::int64_t wholeOf(const nlohmann::ordered_json& json, const std::string& path, std::int64_t least,
                     std::int64_t most);
std::uint64_t countOf(const nlohmann::ordered_json& json, const std::string& path);
/// Reads a decimal number and returns it in units of 1/`parts`.
std::int64_t partsOf(const nlohmann::ordered_json& json, const std::string& path, std::int64_t parts);
const std::string& textOf(const nlohmann::ordered_json& json, std::string_view path);
Rules readRules(const nlohmann::ordered_json& json, const std::string& path);

/// The largest amount that one recorded event may move: more than a whole bingo sale. Sums of very many such
/// amounts still fit.
inline constexpr Money kMostOnRecord = kLargestAmount * 10'000;

/// What a FieldReader needs in addition to the object.
template <class Context>
struct ReadContext {
    const PlayerIds& ids;
    const Context& context;
    std::uint64_t round = 0;                                    ///< of an event's header
    const nlohmann::ordered_json* rules = nullptr;              ///< of an event's header
    Money leastMoney{std::numeric_limits<std::int64_t>::min()}; ///< bounds of an amount
    Money mostMoney{std::numeric_limits<std::int64_t>::max()};
};

/// A visitor of descriptions (table/fields.h) that fills the described object from JSON.
template <class Context>
class FieldReader {
public:
    using Json = nlohmann::ordered_json;

    /// `json` and `from` must outlive the reader.
    FieldReader(const Json& json, std::string path, const ReadContext<Context>& from)
        : m_fields(json, std::move(path)),
          m_from(from) {}

    const Context& context() const { return m_from.context; }
    std::optional<PlayerId> playerNamed(std::string_view name) const { return m_from.ids(name); }
    /// Throws if the object has a field that is not in the description.
    void finish() const { m_fields.finish(); }

    /// Returns a field to be read later; it must be a list.
    const Json& list(std::string_view name) {
        const Json& field = m_fields.need(name);
        if (!field.is_array()) {
            throw BadField{m_fields.pathOf(name), FieldFault::wrong_type};
        }
        return field;
    }

    template <class T>
    void operator()(std::string_view name, T& value) {
        get(m_fields.need(name), m_fields.pathOf(name), value);
    }
    template <class T, class Usual>
    void maybe(std::string_view name, T& value, const Usual& usual) {
        if (const Json* const field = m_fields.find(name)) {
            get(*field, m_fields.pathOf(name), value);
        } else {
            value = usual;
        }
    }
    template <std::integral T>
    void within(std::string_view name, T& value, std::int64_t least, std::int64_t most) {
        value = static_cast<T>(wholeOf(m_fields.need(name), m_fields.pathOf(name), least, most));
    }
    template <class Make>
    void derived(std::string_view name, const Make&) {
        m_fields.find(name);
    }
    void player(std::string_view name, PlayerId& player) {
        player = named(name, textOf(m_fields.need(name), m_fields.pathOf(name)));
    }
    void player(std::string_view name, PlayerId& player, std::string_view nobody) {
        const std::string& text = textOf(m_fields.need(name), m_fields.pathOf(name));
        player = text == nobody ? kNobody : named(name, text);
    }
    void maybePlayer(std::string_view name, PlayerId& player) {
        const Json* const field = m_fields.find(name);
        player = field ? named(name, textOf(*field, m_fields.pathOf(name))) : kNobody;
    }
    template <class T, class Form>
    void as(std::string_view name, T& value, const Form& form) {
        take(m_fields.need(name), m_fields.pathOf(name), value, form);
    }
    template <class T, class Form>
    void maybeAs(std::string_view name, T& value, const Form& form, bool) {
        if (const Json* const field = m_fields.find(name)) {
            take(*field, m_fields.pathOf(name), value, form);
        }
    }
    template <class T, class Form>
    void inlined(T& value, const Form& form) {
        auto simple = Written<Form, T>();
        describe(*this, simple);
        if (!form.read(simple, value)) {
            throw BadField{m_fields.pathOf({}), FieldFault::impossible};
        }
    }
    template <class Parts>
    void object(std::string_view name, const Parts& parts) {
        FieldReader inner(m_fields.need(name), m_fields.pathOf(name), m_from);
        parts(inner);
        inner.finish();
    }
    void round(std::uint64_t& number) { number = m_from.round; }
    void rules(Rules& rules) {
        if (m_from.rules) {
            rules = readRules(*m_from.rules, "rules");
        }
    }

private:
    PlayerId named(std::string_view field, std::string_view name) const {
        const std::optional<PlayerId> player = m_from.ids(name);
        if (!player) {
            throw BadField{m_fields.pathOf(field), FieldFault::unknown_player};
        }
        return *player;
    }

    template <class T, class Form>
    void take(const Json& json, const std::string& path, T& value, const Form& form) {
        auto simple = Written<Form, T>();
        get(json, path, simple);
        if (!form.read(simple, value)) {
            throw BadField{path, FieldFault::impossible};
        }
    }

    template <class T>
    void get(const Json& json, const std::string& path, T& value) {
        if constexpr (std::same_as<T, bool>) {
            value = truthOf(json, path);
        } else if constexpr (std::same_as<T, std::uint64_t>) {
            value = countOf(json, path);
        } else if constexpr (std::integral<T>) {
            value = static_cast<T>(
                wholeOf(json, path, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
        } else if constexpr (std::same_as<T, Money>) {
            value = Money{wholeOf(json, path, m_from.leastMoney.cents, m_from.mostMoney.cents)};
        } else if constexpr (std::same_as<T, Percent>) {
            value = Percent{partsOf(json, path, 100)};
        } else if constexpr (std::same_as<T, Instant>) {
            value = Instant(Duration(partsOf(json, path, 1'000)));
        } else if constexpr (std::same_as<T, Duration>) {
            value = Duration(partsOf(json, path, 1'000));
        } else if constexpr (std::same_as<T, std::string>) {
            value = textOf(json, path);
        } else if constexpr (Textual<T>) {
            const std::optional<T> read = TextForm<T>::read(textOf(json, path));
            if (!read) {
                throw BadField{path, FieldFault::impossible};
            }
            value = *read;
        } else if constexpr (IsOptional<T>::value) {
            if (json.is_null()) {
                value.reset();
            } else {
                get(json, path, value.emplace());
            }
        } else if constexpr (IsVector<T>::value) {
            if (!json.is_array()) {
                throw BadField{path, FieldFault::wrong_type};
            }
            value.clear();
            value.reserve(json.size());
            for (const Json& item : json) {
                get(item, path, value.emplace_back());
            }
        } else if constexpr (Formed<T>) {
            take(json, path, value, FormOf<T>());
        } else {
            FieldReader inner(json, path, m_from);
            describe(inner, value);
            inner.finish();
        }
    }

    JsonFields m_fields;
    const ReadContext<Context>& m_from;
};

/// A FieldWriter sink that builds a JSON object: amounts in whole cents, times in seconds and shares in
/// percent, the latter two as integers where possible.
class JsonWriter {
public:
    using Json = nlohmann::ordered_json;

    JsonWriter() : m_root(Json::object()), m_open{&m_root} {}
    JsonWriter(const JsonWriter&) = delete;
    JsonWriter& operator=(const JsonWriter&) = delete;
    ~JsonWriter() = default;

    void truth(std::string_view name, bool value) { add(name, value); }
    void number(std::string_view name, FieldKind kind, std::int64_t value);
    void count(std::string_view name, std::uint64_t value) { add(name, value); }
    void text(std::string_view name, FieldKind kind, std::string_view value);
    void nothing(std::string_view name) { add(name, nullptr); }
    void open(std::string_view name, FieldKind kind);
    void close() { m_open.pop_back(); }

    /// Returns the object, after everything opened was closed.
    Json take() { return std::move(m_root); }

private:
    Json& add(std::string_view name, Json value);

    Json m_root;
    std::vector<Json*> m_open;
};

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

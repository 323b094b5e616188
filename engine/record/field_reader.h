// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/record/bad_field.h"
#include "engine/record/field_writer.h"
#include "engine/record/player_names.h"
#include "engine/table/fields.h"

#include <nlohmann/json.hpp>

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// One JSON object whose fields are taken by name. What is not as it should be ends the reading: the methods
/// throw BadField, which is caught at the reader's door.
class JsonFields {
public:
    using Json = nlohmann::ordered_json;

    /// `json` must live longer; `path` leads to it.
    JsonFields(const Json& json, std::string path);

    /// The field, if the object has it.
    const Json* find(std::string_view name);
    /// The field; an object without it is bad.
    const Json& need(std::string_view name);
    /// Where a field stands.
    std::string pathOf(std::string_view name) const;
    /// A field that nobody has asked for is bad.
    void finish() const;

private:
    const Json& m_json;
    std::string m_path;
    std::vector<std::string_view> m_taken;
};

/// The simple values of JSON; `path` is where they stand. They throw BadField.
bool truthOf(const nlohmann::ordered_json& json, const std::string& path);
std::int64_t wholeOf(const nlohmann::ordered_json& json, const std::string& path, std::int64_t least,
                     std::int64_t most);
std::uint64_t countOf(const nlohmann::ordered_json& json, const std::string& path);
/// A number of units, so many parts of which make one.
std::int64_t partsOf(const nlohmann::ordered_json& json, const std::string& path, std::int64_t parts);
const std::string& textOf(const nlohmann::ordered_json& json, std::string_view path);
Rules readRules(const nlohmann::ordered_json& json, const std::string& path);

/// No table ever moves more at once: above what a whole sale of bingo may come to. Sums of very many such
/// amounts are still numbers.
inline constexpr Money kMostOnRecord = kLargestAmount * 10'000;

/// What a FieldReader needs besides the object itself.
template <class Context>
struct ReadContext {
    const PlayerIds& ids;
    const Context& context;
    std::uint64_t round = 0;                                    ///< of an event's header
    const nlohmann::ordered_json* rules = nullptr;              ///< of an event's header
    Money leastMoney{std::numeric_limits<std::int64_t>::min()}; ///< bounds of an amount
    Money mostMoney{std::numeric_limits<std::int64_t>::max()};
};

/// Goes through a description (table/fields.h) and fills what it describes from a JSON object.
template <class Context>
class FieldReader {
public:
    using Json = nlohmann::ordered_json;

    /// Both must live longer than the reader.
    FieldReader(const Json& json, std::string path, const ReadContext<Context>& from)
        : m_fields(json, std::move(path)),
          m_from(from) {}

    const Context& context() const { return m_from.context; }
    std::optional<PlayerId> playerNamed(std::string_view name) const { return m_from.ids(name); }
    /// A field that the description does not have is bad.
    void finish() const { m_fields.finish(); }

    /// A field that is read later: it must be a list.
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

} // namespace mesaviva::record

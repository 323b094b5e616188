// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/record/fields/bad_field.h"
#include "engine/record/fields/field_writer.h"
#include "engine/record/fields/player_names.h"
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

} // namespace mesaviva::record

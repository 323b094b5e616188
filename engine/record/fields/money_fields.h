// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the fields of a game's events that are amounts, from their descriptions (table/fields.h), without any
// event.
#pragma once

#include "engine/base/money.h"
#include "engine/record/fields/event_json.h"
#include "engine/table/common_keys.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::record {

/// A field of an event that is an amount or a list of amounts.
struct MoneyField {
    std::string_view event;
    std::string path;      ///< field names separated by slashes, without list indexes: `stakes/returned`
    bool nullable = false; ///< may be null
};

/// Visits the description of a kind of event as if reading it, and collects the amounts. For fields that
/// depend on an enumerated value (such as what is announced), visit once per value: see choose().
template <class Context>
class MoneyFinder {
public:
    /// All arguments must outlive the finder.
    MoneyFinder(std::string_view event, const Context& context, std::vector<MoneyField>& found)
        : m_event(event),
          m_context(context),
          m_found(found) {}

    /// Makes every enumerated value the one at this index of its list, or the last one.
    void choose(std::size_t place) { m_place = place; }
    /// Returns whether some enumeration has more values.
    bool hasMore() const { return m_place + 1 < m_words; }

    const Context& context() const { return m_context; }
    std::string playerName(PlayerId) const { return {}; }
    std::optional<PlayerId> playerNamed(std::string_view) const { return std::nullopt; }

    template <class T>
    void operator()(std::string_view name, T& value) {
        if constexpr (IsOneOf<T>::value) {
            const auto words = T::all();
            m_words = std::max(m_words, words.size());
            value = words[std::min(m_place, words.size() - 1)];
        } else {
            look<T>(name, false);
        }
    }
    template <class T, class Usual>
    void maybe(std::string_view name, T&, const Usual&) {
        look<WithoutOptional<T>>(name, false);
    }
    template <class T>
    void within(std::string_view, T&, std::int64_t, std::int64_t) {}
    template <class Make>
    void derived(std::string_view name, const Make&) {
        look<WithoutOptional<std::remove_cvref_t<std::invoke_result_t<const Make&>>>>(name, false);
    }
    void player(std::string_view, PlayerId) {}
    void player(std::string_view, PlayerId, std::string_view) {}
    void maybePlayer(std::string_view, PlayerId) {}
    template <class T, class Form>
    void as(std::string_view name, T&, const Form&) {
        look<Written<Form, T>>(name, false);
    }
    template <class T, class Form>
    void maybeAs(std::string_view name, T&, const Form&, bool) {
        look<Written<Form, T>>(name, false);
    }
    template <class T, class Form>
    void inlined(T&, const Form&) {
        auto simple = Written<Form, T>();
        describe(*this, simple);
    }
    template <class Parts>
    void object(std::string_view name, const Parts& parts) {
        const std::string before = m_path;
        m_path += std::string(name) + '/';
        parts(*this);
        m_path = before;
    }
    void round(std::uint64_t) {}
    void rules(const Rules&) {}

private:
    template <class T>
    struct IsOneOf : std::false_type {};
    template <class Common, class Own>
    struct IsOneOf<OneOf<Common, Own>> : std::true_type {};

    template <class T>
    struct Some {
        using Type = T;
    };
    template <class T>
    struct Some<std::optional<T>> {
        using Type = T;
    };
    template <class T>
    using WithoutOptional = typename Some<std::remove_const_t<T>>::Type;

    template <class T>
    void look(std::string_view name, bool nullable) {
        if constexpr (std::same_as<T, Money>) {
            add(m_path + std::string(name), nullable);
        } else if constexpr (std::integral<T> || std::same_as<T, Percent> || std::same_as<T, Instant> ||
                             std::same_as<T, Duration> || std::convertible_to<T, std::string_view> ||
                             Textual<T>) {
            return;
        } else if constexpr (IsOptional<T>::value) {
            look<typename T::value_type>(name, true);
        } else if constexpr (IsVector<T>::value) {
            look<typename T::value_type>(name, nullable);
        } else if constexpr (Formed<T>) {
            look<Written<FormOf<T>, T>>(name, nullable);
        } else {
            object(name, [](MoneyFinder& inner) {
                auto value = T();
                describe(inner, value);
            });
        }
    }

    void add(std::string path, bool nullable) {
        const auto known = std::ranges::find_if(
            m_found, [&](const MoneyField& field) { return field.event == m_event && field.path == path; });
        if (known == m_found.end()) {
            m_found.push_back({m_event, std::move(path), nullable});
        }
    }

    std::string_view m_event;
    const Context& m_context;
    std::vector<MoneyField>& m_found;
    std::string m_path; ///< ends with a slash unless empty
    std::size_t m_place = 0;
    std::size_t m_words = 0; ///< size of the longest list
};

/// Returns the amounts in all kinds of event, in order.
template <class Event, class Context>
std::vector<MoneyField> moneyFieldsOf(const Context& context) {
    std::vector<MoneyField> found;
    const auto look = [&]<class Kind>(std::type_identity<Kind>, std::string_view key) {
        MoneyFinder<Context> finder(key, context, found);
        std::size_t place = 0;
        do {
            finder.choose(place++);
            auto event = Kind();
            describe(finder, event);
        } while (finder.hasMore());
    };
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (look(std::type_identity<std::variant_alternative_t<I, typename Event::Variant>>(),
              kEventKeys<Event>[I]),
         ...);
    }
    (std::make_index_sequence<std::variant_size_v<typename Event::Variant>>());
    return found;
}

} // namespace mesaviva::record

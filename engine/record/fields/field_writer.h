// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/table_clock.h"
#include "engine/record/fields/player_names.h"
#include "engine/table/fields.h"
#include "engine/table/recorded.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

} // namespace mesaviva::record

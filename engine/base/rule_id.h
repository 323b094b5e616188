// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace mesaviva {

/// The number of a rule in a regulation, or of one of our readings: the document's capital letter and its
/// number (`P26`, `P19b`, `M5.2`); readings begin with `I-` (`I-P33`). Only the register of rules knows which
/// letters and numbers exist. Points to a string literal, so lists of ids are small; create it with
/// `"P26"_rule`.
class RuleId {
public:
    /// The form of an id, as a regular expression without groups.
    static constexpr const char* kPattern = "(?:I-cent|(?:I-)?[A-Z][0-9]+(?:\\.[0-9]+)*[a-z]?)";

    constexpr RuleId() = default;
    /// `text` must be a string literal.
    consteval explicit RuleId(const char* text) : m_text(text) {
        if (!isWellFormed(text)) {
            throw "not a rule id";
        }
    }

    /// Returns the rule with this id, as read from a file; nothing if `text` is not a rule id. Stores a copy
    /// of each distinct text for the life of the program, at most a thousand.
    static std::optional<RuleId> fromText(std::string_view text);

    constexpr std::string_view text() const { return m_text; }
    friend constexpr bool operator==(RuleId a, RuleId b) { return a.text() == b.text(); }

private:
    static constexpr bool isWellFormed(std::string_view text) {
        if (text == "I-cent") { // the one reading that applies to several regulations
            return true;
        }
        if (text.starts_with("I-")) {
            text.remove_prefix(2);
        }
        return text.size() >= 2 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= '0' && text[1] <= '9';
    }

    const char* m_text = "";
};

inline namespace literals {
consteval RuleId operator""_rule(const char* text, std::size_t) { return RuleId(text); }
} // namespace literals

/// The rules that one event or refusal applies, in order of importance. Never allocates.
class Rules {
public:
    static constexpr std::size_t kMost = 12;

    constexpr Rules() = default;
    constexpr Rules(std::initializer_list<RuleId> rules) {
        for (RuleId rule : rules) {
            add(rule);
        }
    }

    /// Appends a rule; at most kMost in all.
    constexpr void add(RuleId rule) { m_rules.at(size()) = rule; }

    constexpr const RuleId* begin() const { return m_rules.data(); }
    constexpr const RuleId* end() const { return begin() + size(); }
    constexpr std::size_t size() const {
        std::size_t count = 0;
        while (count < kMost && m_rules[count] != RuleId()) {
            ++count;
        }
        return count;
    }
    constexpr bool empty() const { return size() == 0; }
    friend constexpr bool operator==(const Rules&, const Rules&) = default;

private:
    std::array<RuleId, kMost> m_rules{}; ///< unused places hold an empty id
};

} // namespace mesaviva

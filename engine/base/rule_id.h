// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace mesaviva {

/// The number of a rule in one of the five regulations, or of one of our readings: the document's letter and
/// its number (`P26`, `P19b`, `M5.2`), readings with `I-` before them (`I-P33`).
/// It points to a literal, so that a list of them is small; make it with the literal `"P26"_rule`.
class RuleId {
public:
    constexpr RuleId() = default;
    /// `text` is a literal, which ends with a null character.
    consteval explicit RuleId(const char* text) : m_text(text) {
        if (!isWellFormed(text)) {
            throw "not a rule id";
        }
    }

    /// The rule that is written so in what a program of this kind has written before; nothing for what is no
    /// rule's id. Keeps a copy of each text for ever, and of a thousand at most.
    static std::optional<RuleId> fromText(std::string_view text);

    constexpr std::string_view text() const { return m_text; }
    friend constexpr bool operator==(RuleId a, RuleId b) { return a.text() == b.text(); }

private:
    static constexpr bool isWellFormed(std::string_view text) {
        if (text == "I-cent") { // the one reading that belongs to several regulations
            return true;
        }
        if (text.starts_with("I-")) {
            text.remove_prefix(2);
        }
        constexpr std::string_view kDocuments = "PORMB";
        return text.size() >= 2 && kDocuments.find(text[0]) != std::string_view::npos && text[1] >= '0' &&
               text[1] <= '9';
    }

    const char* m_text = "";
};

inline namespace literals {
consteval RuleId operator""_rule(const char* text, std::size_t) { return RuleId(text); }
} // namespace literals

/// The few rules that one event or refusal carries out, in order of importance. Never allocates.
class Rules {
public:
    static constexpr std::size_t kMost = 9;

    constexpr Rules() = default;
    constexpr Rules(std::initializer_list<RuleId> rules) {
        for (RuleId rule : rules) {
            add(rule);
        }
    }

    /// Appends a rule, of which there may be kMost in all.
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
    std::array<RuleId, kMost> m_rules{}; ///< no rule after the last one
};

} // namespace mesaviva

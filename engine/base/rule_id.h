// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace mesaviva {

/// The number of a rule in one of the five regulations, or of one of our readings: the document's letter and
/// its number (`P26`, `P19b`, `M5.2`), readings with `I-` before them (`I-P33`).
/// It views static text; make it with the literal `"P26"_rule`.
class RuleId {
public:
    constexpr RuleId() = default;
    consteval explicit RuleId(std::string_view text) : m_text(text) {
        if (!isWellFormed(text)) {
            throw "not a rule id";
        }
    }

    constexpr std::string_view text() const { return m_text; }
    friend constexpr bool operator==(RuleId a, RuleId b) { return a.m_text == b.m_text; }

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

    std::string_view m_text;
};

inline namespace literals {
consteval RuleId operator""_rule(const char* text, std::size_t size) {
    return RuleId(std::string_view(text, size));
}
} // namespace literals

/// The few rules that one event or refusal carries out, in order of importance. Never allocates.
class Rules {
public:
    static constexpr std::size_t kMost = 4;

    constexpr Rules() = default;
    constexpr Rules(std::initializer_list<RuleId> rules) {
        for (RuleId rule : rules) {
            m_rules[m_size++] = rule; // at most kMost, checked wherever a list is a constant
        }
    }

    constexpr const RuleId* begin() const { return m_rules.data(); }
    constexpr const RuleId* end() const { return m_rules.data() + m_size; }
    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }

private:
    std::array<RuleId, kMost> m_rules{};
    std::size_t m_size = 0;
};

} // namespace mesaviva

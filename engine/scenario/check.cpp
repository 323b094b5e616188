// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario/check.h"

#include <algorithm>
#include <string_view>

namespace mesaviva::scenario {

namespace {

using Json = nlohmann::ordered_json;

std::string label(std::size_t index) { return "expect[" + std::to_string(index) + "]: "; }

std::string times(std::uint64_t count) { return count == 1 ? "once" : std::to_string(count) + " times"; }

// The fields in which an event differs from what was expected.
std::string differences(const Json& expected, const Json& event) {
    std::string text;
    for (const auto& field : expected.items()) {
        const auto found = event.find(field.key());
        if (found != event.end() && sameValue(*found, field.value())) {
            continue;
        }
        text += text.empty() ? "" : ", ";
        text += found == event.end()
                    ? "no " + field.key()
                    : field.key() + ' ' + found->dump() + " instead of " + field.value().dump();
    }
    return text;
}

} // namespace

bool sameValue(const Json& a, const Json& b) {
    if (a.is_object() && b.is_object()) {
        return a.size() == b.size() &&
               std::all_of(a.items().begin(), a.items().end(), [&](const auto& field) {
                   const auto found = b.find(field.key());
                   return found != b.end() && sameValue(field.value(), *found);
               });
    }
    if (a.is_array() && b.is_array()) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameValue);
    }
    return a == b;
}

Checker::Checker(const Scenario& scenario) : m_scenario(scenario), m_seen(scenario.expectations.size()) {}

void Checker::hear(const Json& event) {
    for (std::size_t i = 0; i < m_seen.size(); ++i) {
        const auto* expected = std::get_if<ExpectedEvent>(&m_scenario.expectations[i]);
        if (!expected || event["event"] != expected->fields["event"]) {
            continue;
        }
        std::size_t likeness = 0;
        for (const auto& field : expected->fields.items()) {
            const auto found = event.find(field.key());
            likeness += found != event.end() && sameValue(*found, field.value()) ? 1U : 0U;
        }
        Seen& seen = m_seen[i];
        if (likeness == expected->fields.size()) {
            ++seen.count;
            seen.last = event;
        } else if (likeness > seen.likeness) {
            seen.likeness = likeness;
            seen.closest = event;
        }
    }
}

std::vector<std::string> Checker::unmet(const std::vector<Money>& wallets) const {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < m_seen.size(); ++i) {
        if (const auto* balance = std::get_if<ExpectedBalance>(&m_scenario.expectations[i])) {
            for (const auto& [player, amount] : balance->wallets) {
                if (wallets[player] != amount) {
                    lines.push_back(label(i) + "the balance of " + m_scenario.players[player].id + " is " +
                                    std::to_string(wallets[player].cents) + " instead of " +
                                    std::to_string(amount.cents));
                }
            }
            continue;
        }
        const auto& expected = std::get<ExpectedEvent>(m_scenario.expectations[i]);
        const Seen& seen = m_seen[i];
        if (expected.count ? seen.count == *expected.count : seen.count > 0) {
            continue;
        }
        std::string line = label(i) + expected.fields.dump() + " came " +
                           (seen.count == 0 ? std::string("never") : times(seen.count));
        if (expected.count) {
            line += " instead of " + (*expected.count == 0 ? std::string("never") : times(*expected.count));
        }
        if (expected.count && seen.count > *expected.count) {
            line += "; the last was " + seen.last.dump();
        } else if (!seen.closest.is_null()) {
            line += "; the closest has " + differences(expected.fields, seen.closest) + ": " +
                    seen.closest.dump();
        } else if (seen.count == 0) {
            line += "; there was no such event at all";
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace mesaviva::scenario

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/check.h"

#include "engine/scenario/same_value.h"

#include <nlohmann/json.hpp>

namespace mesaviva::scenario {

namespace {

using Json = nlohmann::ordered_json;

std::string label(std::size_t index) { return "expect[" + std::to_string(index) + "]: "; }

std::string often(std::uint64_t count) {
    return count == 0 ? "never" : count == 1 ? "once" : std::to_string(count) + " times";
}

// The fields in which an event differs from the expected one.
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

Checker::Checker(const Scenario& scenario) : m_scenario(scenario) {
    for (const Expectation& expectation : scenario.expectations) {
        const auto* expected = std::get_if<ExpectedEvent>(&expectation);
        m_ids.push_back(expected ? m_events.expect(*expected->fields, expected->count.value_or(0) > 1) : 0);
    }
}

std::vector<Unmet> Checker::notMet(const std::vector<Money>& wallets) const {
    std::vector<Unmet> list;
    for (std::size_t i = 0; i < m_ids.size(); ++i) {
        if (const auto* balance = std::get_if<ExpectedBalance>(&m_scenario.expectations[i])) {
            for (const auto& [player, amount] : balance->wallets) {
                if (wallets[player] != amount) {
                    Unmet unmet;
                    unmet.place = i;
                    unmet.player = player;
                    unmet.wallet = wallets[player];
                    unmet.expectedWallet = amount;
                    list.push_back(unmet);
                }
            }
            continue;
        }
        const auto& expected = std::get<ExpectedEvent>(m_scenario.expectations[i]);
        const std::uint64_t count = m_events.count(m_ids[i]);
        if (expected.count ? count == *expected.count : count > 0) {
            continue;
        }
        Unmet unmet;
        unmet.place = i;
        unmet.expected = expected.fields.get();
        unmet.count = expected.count;
        unmet.occurred = count;
        if (expected.count && count > *expected.count) {
            unmet.last = m_events.last(m_ids[i]);
        } else {
            unmet.closest = m_events.closest(m_ids[i]);
            unmet.isClosestUnknown = !unmet.closest && m_events.isClosestUnknown(m_ids[i]);
        }
        list.push_back(unmet);
    }
    return list;
}

std::vector<std::string> Checker::unmet(const std::vector<Money>& wallets) const {
    std::vector<std::string> lines;
    for (const Unmet& unmet : notMet(wallets)) {
        std::string line = label(unmet.place);
        if (!unmet.expected) {
            line += "the balance of " + m_scenario.players[unmet.player].id + " is " +
                    std::to_string(unmet.wallet.cents) + " instead of " +
                    std::to_string(unmet.expectedWallet.cents);
            lines.push_back(std::move(line));
            continue;
        }
        line += unmet.expected->dump() + " came " + often(unmet.occurred);
        if (unmet.count) {
            line += " instead of " + often(*unmet.count);
        }
        if (unmet.last) {
            line += "; the last was " + unmet.last->dump();
        } else if (unmet.closest) {
            line += "; the closest has " + differences(*unmet.expected, *unmet.closest) + ": " +
                    unmet.closest->dump();
        } else if (unmet.isClosestUnknown) {
            line += "; the closest is not looked for where so much is expected";
        } else if (unmet.occurred == 0) {
            line += "; there was no such event at all";
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace mesaviva::scenario

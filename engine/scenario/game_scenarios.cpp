// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/game_scenarios.h"

#include "engine/base/rule_id.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <ostream>
#include <regex>
#include <streambuf>
#include <utility>

namespace mesaviva::scenario {

const GameScenarios* scenariosOf(std::string_view key) {
    const auto all = allScenarios();
    const auto found = std::ranges::find(all, key, &GameScenarios::key);
    return found == all.end() ? nullptr : *found;
}

bool isEventName(std::string_view name) {
    return std::ranges::any_of(allScenarios(), [&](const GameScenarios* game) {
        return std::ranges::find(game->events, name) != game->events.end();
    });
}

namespace {

// Extracts the rules from each line written to it.
class RuleGatherer : public std::streambuf {
public:
    const std::set<std::string>& rules() const { return m_rules; }

protected:
    int_type overflow(int_type character) override {
        if (character == '\n') {
            gather();
        } else if (character != traits_type::eof()) {
            m_line.push_back(traits_type::to_char_type(character));
        }
        return character;
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        m_line.append(text, static_cast<std::size_t>(size));
        return size;
    }

private:
    void gather() {
        constexpr std::string_view kBegin = "\"rules\":[";
        const std::size_t begin = m_line.find(kBegin);
        if (begin != std::string::npos) {
            const std::size_t list = begin + kBegin.size() - 1;
            const std::size_t end = m_line.find(']', list);
            for (const auto& rule : nlohmann::json::parse(m_line.substr(list, end - list + 1))) {
                m_rules.insert(rule.get<std::string>());
            }
        }
        m_line.clear();
    }

    std::string m_line;
    std::set<std::string> m_rules;
};

} // namespace

std::set<std::string> rulesActed(Scenario scenario) {
    RuleGatherer gatherer;
    std::ostream out(&gatherer);
    scenariosOf(scenario.game())->run(std::move(scenario), out, {}, std::nullopt);
    return gatherer.rules();
}

std::set<std::string> rulesNamed(std::string_view text) {
    static const std::regex kRule("\\b(I-cent|(I-)?[" + std::string(kRuleLetters) +
                                  "][0-9]+(\\.[0-9]+)*[a-z]?)\\b");
    std::set<std::string> rules;
    const std::string whole(text);
    for (auto match = std::sregex_iterator(whole.begin(), whole.end(), kRule);
         match != std::sregex_iterator(); ++match) {
        rules.insert(match->str());
    }
    return rules;
}

} // namespace mesaviva::scenario

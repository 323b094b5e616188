// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/rules_shown.h"

#include "engine/base/rule_id.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <ostream>
#include <regex>
#include <streambuf>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::scenario {

namespace {

// Takes all that is written and forgets it.
class Nowhere : public std::streambuf {
protected:
    int_type overflow(int_type character) override { return traits_type::not_eof(character); }
    std::streamsize xsputn(const char* /*text*/, std::streamsize size) override { return size; }
};

std::set<std::string> rulesIn(const Json& object) {
    std::set<std::string> rules;
    const auto list = object.find("rules");
    if (list != object.end() && list->is_array()) {
        for (const Json& rule : *list) {
            if (rule.is_string()) {
                rules.insert(rule.get<std::string>());
            }
        }
    }
    return rules;
}

// By index in the list of expectations: the rules that the file or the expectation names.
std::vector<std::set<std::string>> rulesExpected(const Scenario& scenario) {
    const std::set<std::string> byFile = rulesNamed(scenario.comment);
    std::vector<std::set<std::string>> all;
    for (const Expectation& expectation : scenario.expectations) {
        std::set<std::string>& rules = all.emplace_back();
        if (const auto* event = std::get_if<ExpectedEvent>(&expectation)) {
            rules = byFile;
            rules.merge(rulesNamed(event->comment));
            rules.merge(rulesIn(*event->fields));
        }
    }
    return all;
}

} // namespace

RulesShown rulesShown(Scenario scenario) {
    RulesShown shown;
    const std::vector<std::set<std::string>> expected = rulesExpected(scenario);
    RunReport report;
    report.event = [&](const Json& event, const std::vector<std::size_t>& met) {
        const std::string name = event.at("event").get<std::string>();
        const bool isOpening = name == "table_opened";
        const bool decides = name == "refused" || event.at("round").get<std::uint64_t>() > 0;
        for (const std::string& rule : rulesIn(event)) {
            shown.named.insert(rule);
            if (isOpening) {
                shown.offered.insert(rule);
            } else if (decides) {
                shown.decided.insert(rule);
            }
            if (std::ranges::any_of(met, [&](std::size_t place) { return expected[place].contains(rule); })) {
                shown.asserted.insert(rule);
            }
        }
    };
    Nowhere nowhere;
    std::ostream out(&nowhere);
    const GameScenarios& game = *scenariosOf(scenario.game());
    shown.end = game.run(std::move(scenario), out, report, std::nullopt);
    if (shown.end != RunEnd::met) {
        shown.asserted.clear();
    }
    return shown;
}

RulesShown rulesShown(std::string_view file) {
    auto scenario = read(file);
    if (scenario) {
        return rulesShown(std::move(*scenario));
    }
    RulesShown shown;
    if (const std::string& rule = scenario.error().rule; !rule.empty()) {
        shown.named = shown.decided = shown.asserted = {rule};
    }
    return shown;
}

namespace {

// The last part of a rule's number, which counts: `8` of `M7.8`, `j` of `P12j`.
struct LastPart {
    std::string before;
    int value = 0;
    bool isLetter = false;
};

std::optional<LastPart> lastPartOf(const std::string& id) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (!isDigit(id.back())) {
        return LastPart{id.substr(0, id.size() - 1), id.back(), true};
    }
    const std::size_t begin = id.find_last_not_of("0123456789") + 1;
    constexpr std::size_t kMostDigits = 4;
    return id.size() - begin > kMostDigits
               ? std::nullopt
               : std::optional(LastPart{id.substr(0, begin), std::stoi(id.substr(begin)), false});
}

// Adds the rules from `first` to `last`, which may be the last part alone: `M7.1` and `8`.
void addRange(const std::string& first, const std::string& last, std::set<std::string>& rules) {
    const std::optional<LastPart> from = lastPartOf(first);
    std::optional<LastPart> to = lastPartOf(last);
    if (!from || !to || (!to->before.empty() && to->before != from->before) ||
        from->isLetter != to->isLetter) {
        return;
    }
    constexpr int kMostRules = 100;
    for (int value = from->value; value <= std::min(to->value, from->value + kMostRules); ++value) {
        rules.insert(from->before +
                     (from->isLetter ? std::string(1, static_cast<char>(value)) : std::to_string(value)));
    }
}

} // namespace

std::set<std::string> rulesNamed(std::string_view text) {
    static const std::string kId = RuleId::kPattern;
    // An id; after it perhaps the end of a range: an id or, after a hyphen or a dash, only its last part.
    static const std::regex kRules(
        "\\b(" + kId + ")\\b(?:(?:-|\u2013)([0-9]+\\b|[a-z]\\b)|(?:-|\u2013| to )(" + kId + ")\\b)?");
    std::set<std::string> rules;
    const std::string whole(text);
    for (auto match = std::sregex_iterator(whole.begin(), whole.end(), kRules);
         match != std::sregex_iterator(); ++match) {
        rules.insert(match->str(1));
        if (const std::string last = match->str(3); !last.empty()) {
            rules.insert(last);
            addRange(match->str(1), last, rules);
        } else if (const std::string part = match->str(2); !part.empty()) {
            addRange(match->str(1), part, rules);
        }
    }
    return rules;
}

} // namespace mesaviva::scenario

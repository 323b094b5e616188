// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/exercise/exercise_score.h"

#include <algorithm>
#include <map>
#include <utility>

namespace mesaviva::exercise {

namespace {

using record::Finding;
using record::RecordReader;

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) {
            words.emplace_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

// The rules of the event with the error; of what comes too late, those of the close before it.
std::vector<std::string> rulesBrokenBy(RecordReader& reader, const Finding& error) {
    if (error.problem.code == record::ProblemCode::unexplained) {
        record::Statement close = reader.select(
            "rules", {.table = error.round->table, .first = 1, .last = error.seq, .isBackwards = true},
            "event IN ('betting_closed', 'sale_closed')");
        if (close.step()) {
            return wordsOf(close.text(0));
        }
    }
    record::Statement event =
        reader.select("rules", {.table = error.round->table, .first = error.seq, .last = error.seq});
    return event.step() ? wordsOf(event.text(0)) : std::vector<std::string>();
}

// R27 is meant by R27a, and the other way round.
bool isSameRule(std::string_view a, std::string_view b) {
    const auto isPart = [](std::string_view whole, std::string_view part) {
        return !part.empty() && whole.starts_with(part) &&
               (whole.size() == part.size() || whole[part.size()] < '0' || whole[part.size()] > '9');
    };
    return isPart(a, b) || isPart(b, a);
}

} // namespace

std::size_t Score::count(ScoreLine::Kind kind) const {
    return static_cast<std::size_t>(std::ranges::count(lines, kind, &ScoreLine::kind));
}

std::size_t Score::rightRules() const {
    return static_cast<std::size_t>(std::ranges::count(lines, true, &ScoreLine::isRuleRight));
}

Score scoreOf(RecordReader& reader, const record::Findings& errors, std::span<const Found> found) {
    std::map<std::pair<record::TableNumber, std::uint64_t>, ScoreLine> lines;
    for (const Finding& error : errors.list()) {
        if (!error.round || error.round->round == 0) {
            continue;
        }
        const auto [line, isNew] = lines.try_emplace({error.round->table, error.round->round});
        if (isNew) {
            line->second.round = *error.round;
            line->second.error = error;
            line->second.rules = rulesBrokenBy(reader, error);
        }
    }
    for (const Found& one : found) {
        const auto [line, isNew] = lines.try_emplace({one.round.table, one.round.round});
        ScoreLine& score = line->second;
        if (isNew) {
            score.round = one.round;
            score.kind = ScoreLine::Kind::false_alarm;
        } else if (score.error) {
            score.kind = ScoreLine::Kind::found;
        }
        if (!one.rule.empty() && std::ranges::find(score.named, one.rule) == score.named.end()) {
            score.named.push_back(one.rule);
        }
        score.isRuleRight =
            score.isRuleRight || std::ranges::any_of(score.rules, [&](const std::string& rule) {
                return isSameRule(rule, one.rule);
            });
    }
    Score score;
    for (auto& [place, line] : lines) {
        score.lines.push_back(std::move(line));
    }
    return score;
}

} // namespace mesaviva::exercise

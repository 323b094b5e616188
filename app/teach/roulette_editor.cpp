// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/roulette_editor.h"

#include "app/teach/drill_scene.h"
#include "app/words/amounts.h"
#include "app/words/roulette_names.h"
#include "engine/lessons/step_forms.h"
#include "engine/record/roulette_json.h"
#include "engine/scenario/roulette_content.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <variant>

namespace mesaviva::app {

namespace {

// The file as it stands; nothing while it can't be read.
std::optional<scenario::RouletteContent> roulettePlayed(const lessons::LessonDocument& document) {
    const auto scenario = document.scenario();
    const auto* const content = scenario ? scenario->content.find<scenario::RouletteContent>() : nullptr;
    return content != nullptr ? std::optional(*content) : std::nullopt;
}

bool takesStakes(const std::optional<scenario::RouletteContent>& content, int place) {
    return content && place >= 0 &&
           static_cast<std::size_t>(place) < content->table.layout().spots().size() &&
           roulette::offers(content->table, static_cast<roulette::SpotId>(place));
}

} // namespace

QString RouletteEditor::chance() const { return tr("Numbers"); }

QString RouletteEditor::explained() const {
    return tr("A number for each spin, void ones included. What is not laid comes by the lesson's seed.");
}

DrillTask RouletteEditor::cloth(const lessons::LessonDocument& document) const {
    DrillTask shown;
    if (const auto content = roulettePlayed(document)) {
        showTable(shown, content->table);
    }
    return shown;
}

QString RouletteEditor::clothExplained(const QString& staker) const {
    //: %1 a player
    return tr("%1 stakes. A click, or arrows and Enter, puts the least that may lie there; once more, as "
              "much "
              "again.")
        .arg(staker);
}

QList<EditorChip> RouletteEditor::chips(const lessons::LessonDocument& document, int) const {
    QList<EditorChip> chips;
    const auto content = roulettePlayed(document);
    std::map<roulette::SpotId, Money> sums;
    for (std::size_t i = 0; content && i < content->steps.size(); ++i) {
        const auto* const stake = std::get_if<roulette::PlaceStake>(&content->steps[i].command);
        const auto spot =
            stake != nullptr ? content->table.layout().find(stake->kind, stake->numbers) : std::nullopt;
        if (spot) {
            sums[*spot] += stake->amount;
        }
    }
    for (const auto& [spot, sum] : sums) {
        chips.append({static_cast<int>(spot), amountFigures(sum), static_cast<double>(sum.cents)});
    }
    return chips;
}

QString RouletteEditor::placeName(const lessons::LessonDocument& document, int place) const {
    const auto content = roulettePlayed(document);
    return takesStakes(content, place)
               ? RouletteNames::spot(static_cast<roulette::SpotId>(place), content->table)
               : QString();
}

// With the least that may lie there; once more, and it is as much again.
EditorStake RouletteEditor::putOn(const lessons::LessonDocument& document, int place, int row,
                                  const std::string& staker) const {
    const auto content = roulettePlayed(document);
    if (!takesStakes(content, place)) {
        return {};
    }
    const roulette::Spot& spot = content->table.layout()[static_cast<roulette::SpotId>(place)];
    const scenario::Json stake = record::toJson(
        roulette::PlaceStake{0, spot.kind, spot.numbers, content->table.minimumOf(spot.kind)},
        [](PlayerId) { return std::string(); }, content->table);
    scenario::Json step = lessons::newStep(document.json().at("scenario"), "stake");
    for (const char* const field : {"chance", "numbers", "index", "amount"}) {
        step.erase(field);
        if (stake.contains(field)) {
            step[field] = stake.at(field);
        }
    }
    step["player"] = staker;
    const scenario::Json steps = document.json().at("scenario").value("steps", scenario::Json::array());
    const auto rows = static_cast<int>(steps.size());
    if (row >= 0 && row < rows) {
        const scenario::Json& chosen = steps[static_cast<std::size_t>(row)];
        const auto same = [&](const char* field) {
            return chosen.value(field, scenario::Json()) == step.value(field, scenario::Json());
        };
        if (same("do") && same("player") && same("chance") && same("numbers") && chosen.contains("amount") &&
            chosen.at("amount").is_number_integer()) {
            scenario::Json more = chosen;
            more["amount"] = chosen.at("amount").get<std::int64_t>() + step.at("amount").get<std::int64_t>();
            return {more, static_cast<std::size_t>(row), true};
        }
    }
    return {step, static_cast<std::size_t>(row < 0 || row >= rows ? rows : row + 1), false};
}

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/amounts.h"
#include "app/desks/teach/drills/roulette_drills.h"
#include "app/desks/teach/lessons/editor_game.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/training/lessons/step_forms.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// Roleta americana in the lesson editor.
class RouletteEditor final : public EditorGame {
    Q_DECLARE_TR_FUNCTIONS(RouletteEditor)

public:
    QString key() const override { return QStringLiteral("roulette"); }
    QString chance() const override;
    QString explained() const override;
    const char* outcome() const override { return "pockets"; }
    bool repeats() const override { return true; }
    int columns(int) const override { return 12; }
    QString clothPart() const override { return QStringLiteral("RouletteEditorCloth"); }
    DrillTask cloth(const lessons::LessonDocument& document) const override;
    QString clothExplained(const QString& staker) const override;
    QList<EditorChip> chips(const lessons::LessonDocument& document, int row) const override;
    QString placeName(const lessons::LessonDocument& document, int place) const override;
    QString clothTitle() const override;
    bool hasStakers() const override { return true; }
    EditorStake takeOff(const lessons::LessonDocument& document, int place, int row,
                        const std::string& staker) const override;
    EditorStake putOn(const lessons::LessonDocument& document, int place, int row,
                      const std::string& staker) const override;
    int lead(int values) const override { return values > 36 ? values - 36 : 0; }
};

namespace {

// The current file; nothing while it is invalid.
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

// The place of the stake in a step; nothing if it has none.
std::optional<roulette::SpotId> stakedOn(const scenario::RouletteContent& content, std::size_t step) {
    const auto* const stake = std::get_if<roulette::PlaceStake>(&content.steps[step].command);
    return stake != nullptr ? content.table.layout().find(stake->kind, stake->numbers) : std::nullopt;
}

struct RoundOfSteps {
    std::size_t first = 0;
    std::size_t end = 0; ///< first step of the next round
};

// Round of the selected step; the last one if none is selected; beyond the steps, a new one.
RoundOfSteps roundAt(const std::vector<std::size_t>& firsts, std::size_t steps, int row) {
    if (firsts.empty() || (row > 0 && static_cast<std::size_t>(row) >= steps)) {
        return {steps, steps};
    }
    const auto next =
        row < 0 ? firsts.end() : std::ranges::upper_bound(firsts, static_cast<std::size_t>(row));
    return {*std::prev(next), next == firsts.end() ? steps : *next};
}

} // namespace

QString RouletteEditor::chance() const { return tr("Numbers"); }

QString RouletteEditor::explained() const {
    return tr("A number for each spin, void ones included. What is not placed comes from the lesson's seed.");
}

DrillTask RouletteEditor::cloth(const lessons::LessonDocument& document) const {
    DrillTask shown;
    if (const auto content = roulettePlayed(document)) {
        shown.cloth = QVariant::fromValue(showTable(shown, content->table));
    }
    return shown;
}

QString RouletteEditor::clothExplained(const QString& staker) const {
    //: %1 a player
    return tr("%1 stakes; a digit, or the list below, chooses who does. Click, or use the arrows and Enter, "
              "to place the minimum allowed there; repeat to add as much again. A right click, or Delete, "
              "takes as much back.")
        .arg(staker);
}

QString RouletteEditor::clothTitle() const { return tr("Stakes on the cloth"); }

QList<EditorChip> RouletteEditor::chips(const lessons::LessonDocument& document, int row) const {
    QList<EditorChip> chips;
    const auto content = roulettePlayed(document);
    std::map<roulette::SpotId, Money> sums;
    const RoundOfSteps round = roundAt(rounds(document), content ? content->steps.size() : 0, row);
    for (std::size_t i = round.first; i < round.end; ++i) {
        if (const auto spot = stakedOn(*content, i)) {
            sums[*spot] += std::get<roulette::PlaceStake>(content->steps[i].command).amount;
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

// Places the minimum stake, or adds it to an existing one.
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
    const bool isNext = row > 0 && row >= rows;
    return {isNext ? lessons::withTiming(step, nullptr, first()) : step,
            static_cast<std::size_t>(row < 0 || row >= rows ? rows : row + 1), false};
}

// Removes the latest stake there, the player's own first.
EditorStake RouletteEditor::takeOff(const lessons::LessonDocument& document, int place, int row,
                                    const std::string& staker) const {
    const auto content = roulettePlayed(document);
    if (!takesStakes(content, place)) {
        return {};
    }
    const RoundOfSteps round = roundAt(rounds(document), content->steps.size(), row);
    const scenario::Json steps = document.json().at("scenario").value("steps", scenario::Json::array());
    EditorStake left;
    for (std::size_t i = std::min(round.end, steps.size()); i-- > round.first;) {
        const bool isOwn = steps[i].value("player", scenario::Json()) == staker;
        if (stakedOn(*content, i) != static_cast<roulette::SpotId>(place) ||
            (!isOwn && !left.step.is_null())) {
            continue;
        }
        const Money least =
            content->table.minimumOf(content->table.layout()[static_cast<roulette::SpotId>(place)].kind);
        const Money less = std::get<roulette::PlaceStake>(content->steps[i].command).amount - least;
        left = {steps[i], i, true, less < least};
        left.step["amount"] = less.cents;
        if (isOwn) {
            break;
        }
    }
    return left;
}

const EditorGame& rouletteEditor() {
    static const RouletteEditor kEditor;
    return kEditor;
}

} // namespace mesaviva::app

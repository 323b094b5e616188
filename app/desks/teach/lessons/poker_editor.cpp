// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/amounts.h"
#include "app/desks/teach/lessons/editor_game.h"
#include "app/desks/teach/lessons/editor_text.h"
#include "app/games/poker/poker_text.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/scenario/poker_content.h"
#include "engine/training/lessons/step_forms.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

/// Póquer sem descarte in the lesson editor. On its cloth, a seat's ante has place number 2 × seat, its bet
/// the next one.
class PokerEditor final : public EditorGame {
    Q_DECLARE_TR_FUNCTIONS(PokerEditor)

public:
    QString key() const override { return QStringLiteral("poker"); }
    QString chance() const override;
    QString explained() const override;
    const char* outcome() const override { return "cards"; }
    int columns(int values) const override;
    bool weighs() const override { return true; }
    void place(scenario::Json& player, const scenario::Json& others) const override;
    QString clothPart() const override { return QStringLiteral("PokerEditorCloth"); }
    QString clothExplained(const QString& staker) const override;
    DrillTask cloth(const lessons::LessonDocument& document) const override;
    QList<EditorChip> chips(const lessons::LessonDocument& document, int row) const override;
    QString placeName(const lessons::LessonDocument& document, int place) const override;
    QString clothTitle() const override;
    std::vector<std::size_t> rounds(const lessons::LessonDocument& document) const override;
    EditorStake takeOff(const lessons::LessonDocument& document, int place, int row,
                        const std::string& staker) const override;
    EditorStake putOn(const lessons::LessonDocument& document, int place, int row,
                      const std::string& staker) const override;
};

namespace {

using PokerJson = scenario::Json;

/// Steps of a round: antes and side stakes, then, from `decided`, those after the deal; `end` is the first of
/// the next round.
struct RoundSteps {
    std::size_t first = 0;
    std::size_t decided = 0;
    std::size_t end = 0;
};

// The current file; nothing while it is invalid.
std::optional<scenario::PokerContent> pokerPlayed(const lessons::LessonDocument& document) {
    const auto scenario = document.scenario();
    const auto* const content = scenario ? scenario->content.find<scenario::PokerContent>() : nullptr;
    return content != nullptr ? std::optional(*content) : std::nullopt;
}

PokerJson pokerSteps(const lessons::LessonDocument& document) {
    const PokerJson* const steps = document.find(lessons::LessonDocument::Place("/scenario/steps"));
    return steps != nullptr && steps->is_array() ? *steps : PokerJson::array();
}

std::string pokerText(const PokerJson& json, const char* field) {
    const auto found = json.find(field);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool isDecided(const PokerJson& step) {
    const std::string action = pokerText(step, "do");
    return action == "bet" || action == "fold";
}

// No ante is accepted after these.
bool endsAntes(const PokerJson& step) { return isDecided(step) || pokerText(step, "do") == "deal"; }

std::vector<RoundSteps> roundsOf(const PokerJson& steps) {
    std::vector<RoundSteps> rounds;
    std::size_t at = 0;
    do {
        RoundSteps round{at, at, at};
        for (; round.decided < steps.size() && !endsAntes(steps[round.decided]); ++round.decided) {
        }
        for (round.end = round.decided; round.end < steps.size() && endsAntes(steps[round.end]);
             ++round.end) {
        }
        rounds.push_back(round);
        at = round.end;
    } while (at < steps.size());
    return rounds;
}

// Round of the selected step, or the last one.
std::size_t roundOf(const std::vector<RoundSteps>& rounds, int row) {
    const auto found = std::ranges::find_if(rounds, [row](const RoundSteps& round) {
        return row >= 0 && static_cast<std::size_t>(row) < round.end;
    });
    return found == rounds.end() ? rounds.size() - 1 : static_cast<std::size_t>(found - rounds.begin());
}

// A round without steps is selected.
bool isBeyond(const PokerJson& steps, int row) {
    return row > 0 && static_cast<std::size_t>(row) >= steps.size();
}

// The player's ante or decision in these steps.
std::optional<std::size_t> stepOf(const PokerJson& steps, std::size_t from, std::size_t to,
                                  const std::string& player, bool decision) {
    for (std::size_t i = from; i < to; ++i) {
        const bool fits = decision ? isDecided(steps[i]) : pokerText(steps[i], "do") == "ante";
        if (fits && pokerText(steps[i], "player") == player) {
            return i;
        }
    }
    return std::nullopt;
}

// Id of the player in that seat; empty: nobody.
std::string sitsAt(const lessons::LessonDocument& document, const scenario::PokerContent& content, int seat) {
    const auto found = std::ranges::find(content.seats, seat);
    const auto player = static_cast<std::size_t>(found - content.seats.begin());
    const PokerJson players = document.json().at("scenario").value("players", PokerJson::array());
    return found != content.seats.end() && player < players.size() ? pokerText(players[player], "id")
                                                                   : std::string();
}

PokerJson newOf(const lessons::LessonDocument& document, const char* action, const std::string& player) {
    PokerJson step = lessons::newStep(document.json().at("scenario"), action);
    step["player"] = player;
    return step;
}

// Places the minimum ante, or adds it to an existing one; if the round is decided, in the next round.
EditorStake anteOf(const lessons::LessonDocument& document, const std::string& player, Money least, int row) {
    const PokerJson steps = pokerSteps(document);
    const std::vector<RoundSteps> rounds = roundsOf(steps);
    if (isBeyond(steps, row)) {
        PokerJson first = newOf(document, "ante", player);
        first["amount"] = least.cents;
        return {lessons::withTiming(first, nullptr, "betting_opened"), steps.size(), false};
    }
    std::size_t at = roundOf(rounds, row);
    const bool isOver =
        row >= 0 ? static_cast<std::size_t>(row) >= rounds[at].decided : rounds[at].end > rounds[at].decided;
    auto lies = stepOf(steps, rounds[at].first, rounds[at].decided, player, false);
    bool isNext = false;
    if (lies && isOver) {
        isNext = ++at == rounds.size();
        lies = isNext ? std::nullopt : stepOf(steps, rounds[at].first, rounds[at].decided, player, false);
    }
    if (lies) {
        PokerJson more = steps[*lies];
        const PokerJson amount = more.value("amount", PokerJson());
        more["amount"] = (amount.is_number_integer() ? amount.get<std::int64_t>() : 0) + least.cents;
        return {more, *lies, true};
    }
    PokerJson step = newOf(document, "ante", player);
    step["amount"] = least.cents;
    return isNext ? EditorStake{lessons::withTiming(step, nullptr, "betting_opened"), steps.size(), false}
                  : EditorStake{step, rounds[at].decided, false};
}

// Adds a bet; the next calls switch between folding and betting.
EditorStake decisionOf(const lessons::LessonDocument& document, const std::string& player, int row) {
    const PokerJson steps = pokerSteps(document);
    const std::vector<RoundSteps> rounds = roundsOf(steps);
    const RoundSteps& round = rounds[roundOf(rounds, row)];
    if (isBeyond(steps, row)) {
        return {};
    }
    if (const auto decided = stepOf(steps, round.decided, round.end, player, true)) {
        const PokerJson& step = steps[*decided];
        const char* const other = pokerText(step, "do") == "bet" ? "fold" : "bet";
        return {lessons::withAction(document.json().at("scenario"), step, other), *decided, true};
    }
    PokerJson step = newOf(document, "bet", player);
    const bool isFirst = std::none_of(steps.begin() + static_cast<std::ptrdiff_t>(round.decided),
                                      steps.begin() + static_cast<std::ptrdiff_t>(round.end), isDecided);
    // The first decision waits for its turn.
    return {isFirst ? lessons::withTiming(step, nullptr, "decision_opened") : step, round.end, false};
}

} // namespace

QString PokerEditor::chance() const { return tr("Cards"); }

QString PokerEditor::explained() const {
    return tr("The deck from the top, the burnt card first; each card's owner is shown once somebody stakes "
              "in the steps. What is not placed comes from the lesson's seed.");
}

// One row for each suit.
int PokerEditor::columns(int values) const { return values / 4; }

void PokerEditor::place(scenario::Json& player, const scenario::Json& others) const {
    int seat = 1;
    while (std::ranges::any_of(
        others, [seat](const scenario::Json& one) { return one.value("seat", scenario::Json()) == seat; })) {
        ++seat;
    }
    player["seat"] = seat;
}

QString PokerEditor::clothExplained(const QString&) const {
    return tr(
        "Click an ante, or use the arrows and Enter, to place the minimum ante; repeat to add as much again. "
        "On a bet the player continues; repeat to fold the hand. A right click, or Delete, takes it back.");
}

QString PokerEditor::clothTitle() const { return tr("Antes and bets on the cloth"); }

std::vector<std::size_t> PokerEditor::rounds(const lessons::LessonDocument& document) const {
    std::vector<std::size_t> firsts;
    const PokerJson steps = pokerSteps(document);
    for (const RoundSteps& round : steps.empty() ? std::vector<RoundSteps>() : roundsOf(steps)) {
        firsts.push_back(round.first);
    }
    return firsts;
}

DrillTask PokerEditor::cloth(const lessons::LessonDocument& document) const {
    DrillTask shown;
    const auto content = pokerPlayed(document);
    for (int seat = 1; content && seat <= content->table.seats; ++seat) {
        const std::string player = sitsAt(document, *content, seat);
        shown.names.append(EditorText::name(player));
        if (!player.empty()) {
            shown.offered.append({2 * seat, 2 * seat + 1});
        }
    }
    return shown;
}

QList<EditorChip> PokerEditor::chips(const lessons::LessonDocument& document, int row) const {
    QList<EditorChip> chips;
    const auto content = pokerPlayed(document);
    const PokerJson steps = pokerSteps(document);
    const std::vector<RoundSteps> rounds = roundsOf(steps);
    const RoundSteps& round = rounds[roundOf(rounds, row)];
    if (isBeyond(steps, row)) {
        return chips;
    }
    for (int seat = 1; content && seat <= content->table.seats; ++seat) {
        const std::string player = sitsAt(document, *content, seat);
        Money ante;
        for (std::size_t i = round.first; i < round.decided; ++i) {
            const PokerJson amount = steps[i].value("amount", PokerJson());
            if (amount.is_number_integer() && stepOf(steps, i, i + 1, player, false)) {
                ante += Money{amount.get<std::int64_t>()};
            }
        }
        if (player.empty() || ante == Money{}) {
            continue;
        }
        chips.append({2 * seat, amountFigures(ante), static_cast<double>(ante.cents)});
        const auto decided = stepOf(steps, round.decided, round.end, player, true);
        if (decided && pokerText(steps[*decided], "do") == "bet") {
            const Money bet = poker::kBetPerAnte * ante;
            chips.append({2 * seat + 1, amountFigures(bet), static_cast<double>(bet.cents)});
        } else if (decided) {
            chips.append({2 * seat + 1, EditorText::action("fold"), 0});
        }
    }
    return chips;
}

QString PokerEditor::placeName(const lessons::LessonDocument& document, int place) const {
    const auto content = pokerPlayed(document);
    const std::string player = content && place > 1 ? sitsAt(document, *content, place / 2) : std::string();
    return player.empty() ? QString()
                          : EditorText::name(player) + QStringLiteral(" \u00B7 ") +
                                PokerText::box(place % 2 == 0 ? poker::Box::ante : poker::Box::bet);
}

EditorStake PokerEditor::putOn(const lessons::LessonDocument& document, int place, int row,
                               const std::string&) const {
    const auto content = pokerPlayed(document);
    const std::string player = content && place > 1 ? sitsAt(document, *content, place / 2) : std::string();
    if (player.empty()) {
        return {};
    }
    return place % 2 == 0 ? anteOf(document, player, content->table.minimum, row)
                          : decisionOf(document, player, row);
}

// Takes an ante back by the amount of a click; a decision as a whole.
EditorStake PokerEditor::takeOff(const lessons::LessonDocument& document, int place, int row,
                                 const std::string&) const {
    const auto content = pokerPlayed(document);
    const std::string player = content && place > 1 ? sitsAt(document, *content, place / 2) : std::string();
    const PokerJson steps = pokerSteps(document);
    if (player.empty() || isBeyond(steps, row)) {
        return {};
    }
    const std::vector<RoundSteps> rounds = roundsOf(steps);
    const RoundSteps& round = rounds[roundOf(rounds, row)];
    const bool isDecision = place % 2 != 0;
    const auto lies = isDecision ? stepOf(steps, round.decided, round.end, player, true)
                                 : stepOf(steps, round.first, round.decided, player, false);
    if (!lies) {
        return {};
    }
    EditorStake left{steps[*lies], *lies, true};
    const PokerJson amount = left.step.value("amount", PokerJson());
    const std::int64_t less =
        (amount.is_number_integer() ? amount.get<std::int64_t>() : 0) - content->table.minimum.cents;
    left.step["amount"] = less;
    left.removes = isDecision || less <= 0;
    return left;
}

const EditorGame& pokerEditor() {
    static const PokerEditor kEditor;
    return kEditor;
}

} // namespace mesaviva::app

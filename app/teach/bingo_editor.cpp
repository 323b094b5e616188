// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/bingo_editor.h"

#include "app/teach/editor_words.h"
#include "app/teach/typed_values.h"
#include "engine/base/random_stream.h"
#include "engine/bingo/card_maker.h"
#include "engine/lessons/step_forms.h"
#include "engine/scenario/bingo_content.h"

#include <QRegularExpression>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>

namespace mesaviva::app {

namespace {

using lessons::LessonDocument;
using Json = scenario::Json;

constexpr int kMostByHand = 6;

// A player's cards, as files have them; none where none are laid.
Json laidCards(const LessonDocument& document, const std::string& player) {
    const Json* const cards = document.find(LessonDocument::Place("/scenario/outcome/cards"));
    return cards != nullptr && cards->is_object() ? cards->value(player, Json::array()) : Json::array();
}

LessonDocument::Refusal setCards(LessonDocument& document, const std::string& player, const Json& cards) {
    const LessonDocument::Place place("/scenario/outcome");
    const Json* const now = document.find(place);
    Json outcome = now != nullptr && now->is_object() ? *now : Json::object();
    if (!cards.empty()) {
        outcome["cards"][player] = cards;
    } else if (outcome.contains("cards")) {
        outcome["cards"].erase(player);
        if (outcome["cards"].empty()) {
            outcome.erase("cards");
        }
    }
    return document.set(place, outcome);
}

Json fileCard(const bingo::Card& card, const bingo::Shape& shape) {
    Json rows = Json::array();
    for (int row = 0; row < shape.rows; ++row) {
        Json boxes = Json::array();
        for (int column = 0; column < shape.columns; ++column) {
            boxes.push_back(
                static_cast<int>(card.cells[static_cast<std::size_t>(row * shape.columns + column)]));
        }
        rows.push_back(std::move(boxes));
    }
    return rows;
}

// A row a line, blank boxes and the free centre as dashes.
QString typedCard(const Json& card) {
    QStringList lines;
    for (const Json& row : card.is_array() ? card : Json::array()) {
        QStringList boxes;
        for (const Json& box : row.is_array() ? row : Json::array()) {
            boxes.append(box.is_number_integer() && box != 0 ? QString::number(box.get<int>())
                                                             : QStringLiteral("\u2013"));
        }
        lines.append(boxes.join(QStringLiteral("  ")));
    }
    return lines.join(u'\n');
}

std::optional<Json> cardTyped(const QString& text) {
    static const QRegularExpression kSpace(QStringLiteral("[\\s,;|]+"));
    Json rows = Json::array();
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        Json boxes = Json::array();
        for (const QString& box : line.split(kSpace, Qt::SkipEmptyParts)) {
            bool isNumber = false;
            const int number = box.toInt(&isNumber);
            const bool isBlank = box == QLatin1String("-") || box == QStringLiteral("\u2013");
            if (!isNumber && !isBlank) {
                return std::nullopt;
            }
            boxes.push_back(isBlank ? 0 : number);
        }
        if (!boxes.empty()) {
            rows.push_back(std::move(boxes));
        }
    }
    return rows;
}

// Cards that nobody has in the file, the same ones each time (B15).
Json madeCards(const bingo::Settings& room, const scenario::BingoContent& content, std::size_t count) {
    std::unordered_set<std::uint64_t> known;
    std::uint8_t laid = 0;
    for (const auto& cards : content.cards) {
        for (const bingo::Card& card : cards) {
            known.insert(bingo::keyOf(room.variant, card));
            ++laid;
        }
    }
    Seed seed{};
    seed.front() = laid;
    RandomStream stream(seed, stream_name::kOutcome);
    Json made = Json::array();
    while (made.size() < count) {
        const bingo::Card card = bingo::makeCard(room.variant, room.freeCentre, stream);
        if (known.insert(bingo::keyOf(room.variant, card)).second) {
            made.push_back(fileCard(card, room.shape()));
        }
    }
    return made;
}

// The steps of one sale and its draw; a step after the opening of a sale is the next one's first.
struct SaleSteps {
    std::size_t first = 0;
    std::size_t end = 0;
};

Json bingoList(const LessonDocument& document, const char* list) {
    const Json* const found = document.find(LessonDocument::Place("/scenario") / list);
    return found != nullptr && found->is_array() ? *found : Json::array();
}

std::string bingoText(const Json& json, const char* field) {
    const auto found = json.find(field);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

SaleSteps saleOf(const Json& steps, int row) {
    SaleSteps sale{0, steps.size()};
    for (std::size_t i = 1; i < steps.size(); ++i) {
        if (bingoText(steps[i], "when") != "sale_opened") {
            continue;
        }
        if (row >= 0 && i > static_cast<std::size_t>(row)) {
            sale.end = i;
            break;
        }
        sale.first = i;
    }
    return sale;
}

bool isBuying(const Json& step, const std::string& player) {
    return bingoText(step, "do") == "buy" && bingoText(step, "player") == player;
}

std::int64_t boughtBy(const Json& step) {
    const auto count = step.find("count");
    return count != step.end() && count->is_number_integer() ? count->get<std::int64_t>() : 0;
}

std::string buyerAt(const LessonDocument& document, int place) {
    const Json players = bingoList(document, "players");
    return place >= 0 && static_cast<std::size_t>(place) < players.size()
               ? bingoText(players[static_cast<std::size_t>(place)], "id")
               : std::string();
}

} // namespace

QString BingoEditor::clothExplained(const QString&) const {
    return tr(
        "A click on a player, or arrows and Enter, has that player buy a card; once more, another one.");
}

DrillTask BingoEditor::cloth(const LessonDocument& document) const {
    DrillTask shown;
    for (const Json& player : bingoList(document, "players")) {
        shown.offered.append(static_cast<int>(shown.names.size()));
        shown.names.append(EditorWords::name(bingoText(player, "id")));
    }
    return shown;
}

QList<EditorChip> BingoEditor::chips(const LessonDocument& document, int row) const {
    QList<EditorChip> chips;
    const Json steps = bingoList(document, "steps");
    const SaleSteps sale = saleOf(steps, row);
    int place = 0;
    for (const Json& player : bingoList(document, "players")) {
        std::int64_t cards = 0;
        for (std::size_t i = sale.first; i < sale.end; ++i) {
            cards += isBuying(steps[i], bingoText(player, "id")) ? boughtBy(steps[i]) : 0;
        }
        if (cards > 0) {
            chips.append(
                {place, tr("%n card(s)", nullptr, static_cast<int>(cards)), static_cast<double>(cards)});
        }
        ++place;
    }
    return chips;
}

QString BingoEditor::placeName(const LessonDocument& document, int place) const {
    return EditorWords::name(buyerAt(document, place));
}

EditorStake BingoEditor::putOn(const LessonDocument& document, int place, int row, const std::string&) const {
    const std::string player = buyerAt(document, place);
    if (player.empty()) {
        return {};
    }
    const Json steps = bingoList(document, "steps");
    const SaleSteps sale = saleOf(steps, row);
    std::size_t behind = sale.first; // all buying so far
    for (std::size_t i = sale.first; i < sale.end; ++i) {
        if (isBuying(steps[i], player)) {
            Json more = steps[i];
            more["count"] = boughtBy(more) + 1;
            return {more, i, true};
        }
        const bool opens = i > 0 && i == sale.first;
        behind = opens || bingoText(steps[i], "do") == "buy" ? i + 1 : behind;
    }
    Json step = lessons::newStep(document.json().at("scenario"), "buy");
    step["player"] = player;
    step["count"] = 1;
    return {step, behind, false};
}

QString BingoEditor::chance() const { return tr("Balls"); }

QString BingoEditor::explained() const {
    return tr(
        "The balls in the order of the draw. What is not laid comes by the lesson's seed. Cards are laid "
        "by hand with the player who buys them.");
}

int BingoEditor::columns(int values) const { return values == 75 ? 15 : values == 30 ? 6 : 10; }

std::vector<EditorForm> BingoEditor::playerForms(const LessonDocument& document,
                                                 const std::string& player) const {
    std::vector<EditorForm> forms;
    const Json cards = laidCards(document, player);
    EditorForm count;
    count.shown.label = tr("Cards laid by hand");
    for (int i = 0; i <= std::max(kMostByHand, static_cast<int>(cards.size())); ++i) {
        count.shown.choices.append(i == 0 ? tr("None: by the seed") : tr("%n card(s)", nullptr, i));
    }
    count.shown.choice = static_cast<int>(cards.size());
    count.act = [player](LessonDocument& changed, const QString&, int choice) -> LessonDocument::Refusal {
        Json list = laidCards(changed, player);
        const auto wanted = static_cast<std::size_t>(choice);
        while (list.size() > wanted) {
            list.erase(list.size() - 1);
        }
        if (list.size() < wanted) {
            const auto scenario = changed.scenario();
            if (!scenario) {
                return scenario.error();
            }
            const auto& content = scenario->content.as<scenario::BingoContent>();
            for (const Json& card : madeCards(content.table, content, wanted - list.size())) {
                list.push_back(card);
            }
        }
        return setCards(changed, player, list);
    };
    forms.push_back(std::move(count));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        EditorForm card;
        //: %1 its number among the player's
        card.shown.label = tr("Card %1, a row a line, – for a blank box").arg(i + 1);
        card.shown.lines = 5;
        card.shown.whole = true;
        card.shown.text = typedCard(cards[i]);
        card.act = [player, i](LessonDocument& changed, const QString& text, int) -> LessonDocument::Refusal {
            Json list = laidCards(changed, player);
            const auto typed = cardTyped(text);
            if (!typed || i >= list.size()) {
                return scenario::FileError{"scenario.outcome.cards." + player, 0, 0,
                                           whyNot(lessons::FieldKind::whole)};
            }
            list[i] = *typed;
            return setCards(changed, player, list);
        };
        forms.push_back(std::move(card));
    }
    return forms;
}

} // namespace mesaviva::app

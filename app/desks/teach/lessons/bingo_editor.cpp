// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/editor_game.h"
#include "app/desks/teach/lessons/editor_text.h"
#include "engine/base/random_stream.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/training/lessons/step_forms.h"

#include <QCoreApplication>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Bingo in the lesson editor: balls and players' cards, placed by hand. On its cloth, place 0 has the first
/// player's cards, place 1 the next one's.
class BingoEditor final : public EditorGame {
    Q_DECLARE_TR_FUNCTIONS(BingoEditor)

public:
    QString key() const override { return QStringLiteral("bingo"); }
    QString chance() const override;
    QString explained() const override;
    const char* outcome() const override { return "balls"; }
    scenario::Json fileValue(const QString& value) const override { return value.toInt(); }
    int columns(int values) const override;
    const char* first() const override { return "sale_opened"; }
    QString clothPart() const override { return QStringLiteral("BingoEditorCloth"); }
    QString clothExplained(const QString& staker) const override;
    DrillTask cloth(const lessons::LessonDocument& document) const override;
    QList<EditorChip> chips(const lessons::LessonDocument& document, int row) const override;
    QString placeName(const lessons::LessonDocument& document, int place) const override;
    EditorStake putOn(const lessons::LessonDocument& document, int place, int row,
                      const std::string& staker) const override;
    QString clothTitle() const override;
    EditorStake takeOff(const lessons::LessonDocument& document, int place, int row,
                        const std::string& staker) const override;
    QString playerPart() const override { return QStringLiteral("BingoEditorPlayer"); }
    QList<EditorCard> cards(const lessons::LessonDocument& document, int place, int row) const override;
    QList<int> numbers(const EditorCard& card, int box) const override;
    std::optional<scenario::Json> withCard(const lessons::LessonDocument& document, int place, int row,
                                           const EditorCardAction& action) const override;
    std::vector<EditorForm> playerForms(const lessons::LessonDocument& document,
                                        const std::string& player) const override;
};

namespace {

using lessons::LessonDocument;
using Json = scenario::Json;

// Number of cards in the cycle.
constexpr int kInTurn = 200;

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

std::unordered_set<std::uint64_t> knownCards(const scenario::BingoContent& content) {
    std::unordered_set<std::uint64_t> known;
    for (const auto& cards : content.cards) {
        for (const bingo::Card& card : cards) {
            known.insert(bingo::keyOf(content.table.variant, card));
        }
    }
    return known;
}

// A player's cards in the file format; an empty list if none are prescribed.
Json prescribedCards(const LessonDocument& document, const std::string& player) {
    const Json* const cards = document.find(LessonDocument::Place("/scenario/outcome/cards"));
    return cards != nullptr && cards->is_object() ? cards->value(player, Json::array()) : Json::array();
}

// The lesson's `outcome` with these cards for that player.
Json withPrescribedCards(const LessonDocument& document, const std::string& player, const Json& cards) {
    const Json* const now = document.find(LessonDocument::Place("/scenario/outcome"));
    Json outcome = now != nullptr && now->is_object() ? *now : Json::object();
    if (!cards.empty()) {
        outcome["cards"][player] = cards;
    } else if (outcome.contains("cards")) {
        outcome["cards"].erase(player);
        if (outcome["cards"].empty()) {
            outcome.erase("cards");
        }
    }
    return outcome;
}

// Generates `count` cards that nobody has in the file; deterministic (B15).
Json generatedCards(const scenario::BingoContent& content, std::size_t count) {
    std::unordered_set<std::uint64_t> known = knownCards(content);
    Seed seed{};
    seed.front() = static_cast<std::uint8_t>(known.size());
    RandomStream stream(seed, stream_name::kOutcome);
    Json made = Json::array();
    while (made.size() < count) {
        const bingo::Card card = bingo::makeCard(content.table.variant, content.table.freeCentre, stream);
        if (known.insert(bingo::keyOf(content.table.variant, card)).second) {
            made.push_back(fileCard(card, content.table.shape()));
        }
    }
    return made;
}

// The next card in the room's order of cards that nobody has.
Json cardAfter(const scenario::BingoContent& content, const Json& card) {
    const std::unordered_set<std::uint64_t> known = knownCards(content);
    RandomStream stream(Seed{}, stream_name::kOutcome);
    std::optional<Json> first;
    bool isBehind = false;
    for (int i = 0; i < kInTurn; ++i) {
        const bingo::Card next = bingo::makeCard(content.table.variant, content.table.freeCentre, stream);
        Json prescribed = fileCard(next, content.table.shape());
        if (!known.contains(bingo::keyOf(content.table.variant, next))) {
            if (isBehind) {
                return prescribed;
            }
            if (!first) {
                first = prescribed;
            }
        }
        isBehind = isBehind || prescribed == card;
    }
    return first.value_or(card);
}

constexpr int kMostByHand = 6;

// Steps of one sale and its draw; the next opening of a sale begins the next.
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

// Sale of the selected step; the last one if none is selected; beyond the steps, a new one.
SaleSteps saleOf(const Json& steps, int row) {
    if (row > 0 && static_cast<std::size_t>(row) >= steps.size()) {
        return {steps.size(), steps.size()};
    }
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

// Number of cards that the player buys in these steps.
std::int64_t cardsBought(const Json& steps, std::size_t from, std::size_t to, const std::string& player) {
    std::int64_t cards = 0;
    for (std::size_t i = from; i < to; ++i) {
        cards += isBuying(steps[i], player) ? boughtBy(steps[i]) : 0;
    }
    return cards;
}

// A range of a player's cards, in the order of purchase.
struct CardRange {
    std::size_t first = 0;
    std::size_t end = 0;
};

// Cards bought in the sale of the selected step; or all prescribed ones.
CardRange cardsShown(const LessonDocument& document, const std::string& player, int row) {
    if (row == EditorGame::kWholeLesson) {
        return {0, prescribedCards(document, player).size()};
    }
    const Json steps = bingoList(document, "steps");
    const SaleSteps sale = saleOf(steps, row);
    return {static_cast<std::size_t>(cardsBought(steps, 0, sale.first, player)),
            static_cast<std::size_t>(cardsBought(steps, 0, sale.end, player))};
}

std::optional<scenario::BingoContent> bingoPlayed(const LessonDocument& document) {
    const auto scenario = document.scenario();
    const auto* const content = scenario ? scenario->content.find<scenario::BingoContent>() : nullptr;
    return content != nullptr ? std::optional(*content) : std::nullopt;
}

// Sorts a column in ascending order around its blank boxes (B62).
void sortColumn(Json& card, std::size_t column) {
    std::vector<int> numbers;
    for (const Json& row : card) {
        if (const int number = row.at(column).get<int>(); number > 0) {
            numbers.push_back(number);
        }
    }
    std::ranges::sort(numbers);
    auto next = numbers.begin();
    for (Json& row : card) {
        if (row.at(column).get<int>() > 0) {
            row.at(column) = *next++;
        }
    }
}

// Bingo 75's free centre is fixed and does not count as blank.
bool hasBlanks(const EditorCard& card) { return card.variant == bingo::ballsOf(bingo::Variant::bingo90); }

int numbersInColumn(const EditorCard& card, int column) {
    int numbers = 0;
    for (int box = column; box < card.cells.size(); box += card.columns) {
        numbers += card.cells[box] > 0 ? 1 : 0;
    }
    return numbers;
}

// Smallest number of a column that is not on the card.
int freeNumber(const EditorCard& card, const bingo::ColumnRange& range) {
    int number = range.first;
    while (number < range.last && card.cells.contains(number)) {
        ++number;
    }
    return number;
}

std::string buyerAt(const LessonDocument& document, int place) {
    const Json players = bingoList(document, "players");
    return place >= 0 && static_cast<std::size_t>(place) < players.size()
               ? bingoText(players[static_cast<std::size_t>(place)], "id")
               : std::string();
}

} // namespace

QString BingoEditor::clothExplained(const QString&) const {
    return tr("Click a player, or use the arrows and Enter, to have that player buy a card; repeat for "
              "another. A right click, or Delete, takes one back. Each card can be chosen beside the room.");
}

QString BingoEditor::clothTitle() const { return tr("Cards in the room"); }

DrillTask BingoEditor::cloth(const LessonDocument& document) const {
    DrillTask shown;
    for (const Json& player : bingoList(document, "players")) {
        shown.offered.append(static_cast<int>(shown.names.size()));
        shown.names.append(EditorText::name(bingoText(player, "id")));
    }
    return shown;
}

QList<EditorChip> BingoEditor::chips(const LessonDocument& document, int row) const {
    QList<EditorChip> chips;
    const Json steps = bingoList(document, "steps");
    const SaleSteps sale = saleOf(steps, row);
    int place = 0;
    for (const Json& player : bingoList(document, "players")) {
        const std::int64_t cards = cardsBought(steps, sale.first, sale.end, bingoText(player, "id"));
        if (cards > 0) {
            chips.append(
                {place, tr("%n card(s)", nullptr, static_cast<int>(cards)), static_cast<double>(cards)});
        }
        ++place;
    }
    return chips;
}

QString BingoEditor::placeName(const LessonDocument& document, int place) const {
    return EditorText::name(buyerAt(document, place));
}

EditorStake BingoEditor::putOn(const LessonDocument& document, int place, int row, const std::string&) const {
    const std::string player = buyerAt(document, place);
    if (player.empty()) {
        return {};
    }
    const Json steps = bingoList(document, "steps");
    const SaleSteps sale = saleOf(steps, row);
    std::size_t behind = sale.first; // all purchases so far
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
    const bool isNext = sale.first > 0 && sale.first == steps.size();
    return {isNext ? lessons::withTiming(step, nullptr, "sale_opened") : step, behind, false};
}

// Removes the last purchased card and what was prescribed for it.
EditorStake BingoEditor::takeOff(const LessonDocument& document, int place, int row,
                                 const std::string&) const {
    const std::string player = buyerAt(document, place);
    const Json steps = bingoList(document, "steps");
    const SaleSteps sale = saleOf(steps, row);
    for (std::size_t i = sale.end; !player.empty() && i-- > sale.first;) {
        if (!isBuying(steps[i], player)) {
            continue;
        }
        EditorStake left{steps[i], i, true};
        left.step["count"] = boughtBy(steps[i]) - 1;
        left.removes = boughtBy(steps[i]) < 2;
        const auto last =
            static_cast<std::size_t>(std::max<std::int64_t>(1, cardsBought(steps, 0, i + 1, player)) - 1);
        if (Json prescribed = prescribedCards(document, player); last < prescribed.size()) {
            prescribed.erase(last);
            left.outcome = withPrescribedCards(document, player, prescribed);
        }
        return left;
    }
    return {};
}

QList<EditorCard> BingoEditor::cards(const LessonDocument& document, int place, int row) const {
    QList<EditorCard> cards;
    const std::string player = buyerAt(document, place);
    const auto content = bingoPlayed(document);
    if (player.empty() || !content) {
        return cards;
    }
    const Json prescribed = prescribedCards(document, player);
    const CardRange shown = cardsShown(document, player, row);
    for (std::size_t i = shown.first; i < shown.end; ++i) {
        EditorCard card;
        card.variant = static_cast<int>(content->table.shape().balls);
        card.rows = content->table.shape().rows;
        card.columns = content->table.shape().columns;
        card.chosen = i < prescribed.size();
        for (const Json& line : card.chosen ? prescribed[i] : Json::array()) {
            for (const Json& box : line) {
                card.cells.append(box.is_number_integer() ? box.get<int>() : 0);
            }
        }
        cards.append(card);
    }
    return cards;
}

// Numbers of the column that are not on the card. For a blank box, the numbers of its row: each row has five,
// so one of them must move.
QList<int> BingoEditor::numbers(const EditorCard& card, int box) const {
    QList<int> numbers;
    if (box < 0 || box >= card.cells.size()) {
        return numbers;
    }
    if (card.cells[box] == 0) {
        const int row = box - box % card.columns;
        for (int i = row; hasBlanks(card) && i < row + card.columns; ++i) {
            if (card.cells[i] > 0 && numbersInColumn(card, i % card.columns) > 1) {
                numbers.append(card.cells[i]);
            }
        }
        return numbers;
    }
    const auto* const variant = std::ranges::find(bingo::kAllVariants, card.variant, bingo::ballsOf);
    if (variant == bingo::kAllVariants.end()) {
        return numbers;
    }
    const bingo::ColumnRange range =
        bingo::shapeOf(*variant).ranges[static_cast<std::size_t>(box % card.columns)];
    for (int number = range.first; number <= range.last; ++number) {
        if (number == card.cells[box] || !card.cells.contains(number)) {
            numbers.append(number);
        }
    }
    return numbers;
}

// Cards are prescribed in the order of purchase, so the ones before a chosen card are prescribed too.
std::optional<Json> BingoEditor::withCard(const LessonDocument& document, int place, int row,
                                          const EditorCardAction& action) const {
    const std::string player = buyerAt(document, place);
    const auto content = bingoPlayed(document);
    if (player.empty() || !content || action.card < 0 ||
        action.card >= static_cast<int>(cards(document, place, row).size())) {
        return std::nullopt;
    }
    const std::size_t at = cardsShown(document, player, row).first + static_cast<std::size_t>(action.card);
    Json prescribed = prescribedCards(document, player);
    if (action.kind == EditorCardAction::Kind::bySeed) {
        while (prescribed.size() > at) {
            prescribed.erase(prescribed.size() - 1);
        }
    } else if (at >= prescribed.size()) {
        for (const Json& card : generatedCards(*content, at + 1 - prescribed.size())) {
            prescribed.push_back(card);
        }
    } else if (action.kind == EditorCardAction::Kind::another) {
        prescribed[at] = cardAfter(*content, prescribed[at]);
    }
    if (action.kind == EditorCardAction::Kind::number) {
        const auto columns = static_cast<std::size_t>(content->table.shape().columns);
        const auto box = static_cast<std::size_t>(std::max(0, action.box));
        const EditorCard before = cards(document, place, row)[action.card];
        if (box / columns >= prescribed[at].size() || !numbers(before, action.box).contains(action.number)) {
            return std::nullopt;
        }
        Json& line = prescribed[at][box / columns];
        const std::size_t column = box % columns;
        if (before.cells[action.box] > 0) {
            line[column] = action.number;
        } else { // the moved number leaves a blank box
            line[column] = freeNumber(before, content->table.shape().ranges[column]);
            const auto gone = std::ranges::find(line, Json(action.number));
            const auto emptied = static_cast<std::size_t>(gone - line.begin());
            line[emptied] = 0;
            sortColumn(prescribed[at], emptied);
        }
        if (content->table.variant == bingo::Variant::bingo90) {
            sortColumn(prescribed[at], column);
        }
    }
    return withPrescribedCards(document, player, prescribed);
}

QString BingoEditor::chance() const { return tr("Balls"); }

QString BingoEditor::explained() const {
    return tr("The balls in the order of the draw. What is not placed comes from the lesson's seed. Cards "
              "are placed by hand with the player who buys them.");
}

int BingoEditor::columns(int values) const { return values == 75 ? 15 : values == 30 ? 6 : 10; }

std::vector<EditorForm> BingoEditor::playerForms(const LessonDocument& document,
                                                 const std::string& player) const {
    std::vector<EditorForm> forms;
    const Json cards = prescribedCards(document, player);
    EditorForm count;
    count.shown.label = tr("Cards placed by hand");
    for (int i = 0; i <= std::max(kMostByHand, static_cast<int>(cards.size())); ++i) {
        count.shown.choices.append(i == 0 ? tr("None: from the seed") : tr("%n card(s)", nullptr, i));
    }
    count.shown.choice = static_cast<int>(cards.size());
    count.act = [player](LessonDocument& changed, const QString&, int choice) -> LessonDocument::Refusal {
        Json list = prescribedCards(changed, player);
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
            for (const Json& card : generatedCards(content, wanted - list.size())) {
                list.push_back(card);
            }
        }
        return changed.set(LessonDocument::Place("/scenario/outcome"),
                           withPrescribedCards(changed, player, list));
    };
    forms.push_back(std::move(count));
    return forms;
}

const EditorGame& bingoEditor() {
    static const BingoEditor kEditor;
    return kEditor;
}

} // namespace mesaviva::app

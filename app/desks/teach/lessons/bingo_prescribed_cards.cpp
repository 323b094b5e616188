// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/bingo_prescribed_cards.h"

#include "engine/base/random_stream.h"
#include "engine/games/bingo/cards/card_maker.h"

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>

namespace mesaviva::app {

namespace {

using CardsJson = scenario::Json;

// Number of cards in the cycle.
constexpr int kInTurn = 200;

CardsJson fileCard(const bingo::Card& card, const bingo::Shape& shape) {
    CardsJson rows = CardsJson::array();
    for (int row = 0; row < shape.rows; ++row) {
        CardsJson boxes = CardsJson::array();
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

} // namespace

CardsJson prescribedCards(const lessons::LessonDocument& document, const std::string& player) {
    const CardsJson* const cards = document.find(lessons::LessonDocument::Place("/scenario/outcome/cards"));
    return cards != nullptr && cards->is_object() ? cards->value(player, CardsJson::array())
                                                  : CardsJson::array();
}

CardsJson withPrescribedCards(const lessons::LessonDocument& document, const std::string& player,
                              const CardsJson& cards) {
    const CardsJson* const now = document.find(lessons::LessonDocument::Place("/scenario/outcome"));
    CardsJson outcome = now != nullptr && now->is_object() ? *now : CardsJson::object();
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

CardsJson generatedCards(const scenario::BingoContent& content, std::size_t count) {
    std::unordered_set<std::uint64_t> known = knownCards(content);
    Seed seed{};
    seed.front() = static_cast<std::uint8_t>(known.size());
    RandomStream stream(seed, stream_name::kOutcome);
    CardsJson made = CardsJson::array();
    while (made.size() < count) {
        const bingo::Card card = bingo::makeCard(content.table.variant, content.table.freeCentre, stream);
        if (known.insert(bingo::keyOf(content.table.variant, card)).second) {
            made.push_back(fileCard(card, content.table.shape()));
        }
    }
    return made;
}

CardsJson cardAfter(const scenario::BingoContent& content, const CardsJson& card) {
    const std::unordered_set<std::uint64_t> known = knownCards(content);
    RandomStream stream(Seed{}, stream_name::kOutcome);
    std::optional<CardsJson> first;
    bool isBehind = false;
    for (int i = 0; i < kInTurn; ++i) {
        const bingo::Card next = bingo::makeCard(content.table.variant, content.table.freeCentre, stream);
        CardsJson prescribed = fileCard(next, content.table.shape());
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

} // namespace mesaviva::app

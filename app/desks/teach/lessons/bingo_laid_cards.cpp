// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/bingo_laid_cards.h"

#include "engine/base/random_stream.h"
#include "engine/games/bingo/card_maker.h"

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>

namespace mesaviva::app {

namespace {

using LaidJson = scenario::Json;

// How many cards are gone through before it begins anew.
constexpr int kInTurn = 200;

LaidJson fileCard(const bingo::Card& card, const bingo::Shape& shape) {
    LaidJson rows = LaidJson::array();
    for (int row = 0; row < shape.rows; ++row) {
        LaidJson boxes = LaidJson::array();
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

LaidJson laidCards(const lessons::LessonDocument& document, const std::string& player) {
    const LaidJson* const cards = document.find(lessons::LessonDocument::Place("/scenario/outcome/cards"));
    return cards != nullptr && cards->is_object() ? cards->value(player, LaidJson::array())
                                                  : LaidJson::array();
}

LaidJson withLaidCards(const lessons::LessonDocument& document, const std::string& player,
                       const LaidJson& cards) {
    const LaidJson* const now = document.find(lessons::LessonDocument::Place("/scenario/outcome"));
    LaidJson outcome = now != nullptr && now->is_object() ? *now : LaidJson::object();
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

LaidJson madeCards(const scenario::BingoContent& content, std::size_t count) {
    std::unordered_set<std::uint64_t> known = knownCards(content);
    Seed seed{};
    seed.front() = static_cast<std::uint8_t>(known.size());
    RandomStream stream(seed, stream_name::kOutcome);
    LaidJson made = LaidJson::array();
    while (made.size() < count) {
        const bingo::Card card = bingo::makeCard(content.table.variant, content.table.freeCentre, stream);
        if (known.insert(bingo::keyOf(content.table.variant, card)).second) {
            made.push_back(fileCard(card, content.table.shape()));
        }
    }
    return made;
}

LaidJson cardAfter(const scenario::BingoContent& content, const LaidJson& card) {
    const std::unordered_set<std::uint64_t> known = knownCards(content);
    RandomStream stream(Seed{}, stream_name::kOutcome);
    std::optional<LaidJson> first;
    bool isBehind = false;
    for (int i = 0; i < kInTurn; ++i) {
        const bingo::Card next = bingo::makeCard(content.table.variant, content.table.freeCentre, stream);
        LaidJson laid = fileCard(next, content.table.shape());
        if (!known.contains(bingo::keyOf(content.table.variant, next))) {
            if (isBehind) {
                return laid;
            }
            if (!first) {
                first = laid;
            }
        }
        isBehind = isBehind || laid == card;
    }
    return first.value_or(card);
}

} // namespace mesaviva::app

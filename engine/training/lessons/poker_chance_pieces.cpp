// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/scenario/poker_content.h"
#include "engine/training/lessons/chance_pieces.h"

namespace mesaviva::lessons {

namespace {

// P6b: cards of one pack.
struct CardsOfDeals {
    using Content = scenario::PokerContent;
    using Piece = poker::Card;

    static std::optional<std::string> brought(const scenario::Json& event) {
        const std::string& name = event.at("event").get_ref<const std::string&>();
        if (name == "card_burnt" || name == "card_dealt") {
            return event.at("card").get<std::string>();
        }
        return std::nullopt;
    }
    static std::vector<std::string> values(const Content&) {
        std::vector<std::string> values;
        for (const char suit : std::string_view("cdhs")) {
            for (const char rank : std::string_view("23456789TJQKA")) {
                values.push_back({rank, suit});
            }
        }
        return values;
    }
    static poker::Card pieceFrom(const std::string& value) { return *poker::Card::fromText(value); }
    static std::vector<poker::Card>& givenFirst(Content& content) { return content.cards; }
};

} // namespace

template <>
const ChancePieces& chancePieces<poker::Game>() {
    static constexpr ChancePieces kPieces = PiecesOfRounds<CardsOfDeals>::pieces();
    return kPieces;
}

} // namespace mesaviva::lessons

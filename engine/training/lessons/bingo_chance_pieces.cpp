// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/training/lessons/chance_pieces.h"

namespace mesaviva::lessons {

namespace {

// B21: balls of one machine.
struct BallsOfDraws {
    using Content = scenario::BingoContent;
    using Piece = bingo::Ball;

    static std::optional<std::string> brought(const scenario::Json& event) {
        if (event.at("event").get_ref<const std::string&>() != "ball_drawn") {
            return std::nullopt;
        }
        return std::to_string(event.at("number").get<int>());
    }
    static std::vector<std::string> values(const Content& content) {
        std::vector<std::string> values;
        for (int ball = 1; ball <= content.table.shape().balls; ++ball) {
            values.push_back(std::to_string(ball));
        }
        return values;
    }
    static bingo::Ball pieceFrom(const std::string& value) {
        return static_cast<bingo::Ball>(std::stoi(value));
    }
    static std::vector<bingo::Ball>& givenFirst(Content& content) { return content.balls; }
};

} // namespace

template <>
const ChancePieces& chancePieces<bingo::Game>() {
    static constexpr ChancePieces kPieces = PiecesOfRounds<BallsOfDraws>::pieces();
    return kPieces;
}

} // namespace mesaviva::lessons

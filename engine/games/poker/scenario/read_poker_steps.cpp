// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/scenario/read_poker.h"

#include <limits>

namespace mesaviva::scenario {

namespace {

poker::Command readFault(Fields& fields, const std::vector<Player>& players) {
    const Node node = fields.need("kind");
    const std::string kind = node.text();
    if (kind == "system") {
        return poker::FailSystem{};
    }
    if (kind == "player_lost") {
        return poker::LosePlayer{playerOf(fields, players)};
    }
    if (kind == "player_back") {
        return poker::RestorePlayer{playerOf(fields, players)};
    }
    node.refuse("poker has no fault " + inQuotes(kind) + ": system, player_lost, player_back");
}

poker::Command readSit(Fields& fields, const PokerContent& content, const std::vector<Player>& players) {
    const PlayerId player = playerOf(fields, players);
    if (const std::optional<Node> seat = fields.take("seat")) {
        constexpr int kMost = std::numeric_limits<int>::max(); // the table itself checks which seats exist
        return poker::Sit{player, static_cast<int>(seat->whole(0, kMost))};
    }
    return poker::Sit{player, content.seats[player]};
}

} // namespace

poker::Command readPokerCommand(Fields& fields, const PokerContent& content,
                                const std::vector<Player>& players) {
    const Node node = fields.need("do");
    const std::string action = node.text();
    if (action == "sit") {
        return readSit(fields, content, players);
    }
    if (action == "ante") {
        const PlayerId player = playerOf(fields, players);
        return poker::PlaceAnte{player, fields.need("amount").amount()};
    }
    if (action == "undo") {
        return poker::UndoAnte{playerOf(fields, players)};
    }
    if (action == "clear") {
        return poker::ClearAnte{playerOf(fields, players)};
    }
    if (action == "repeat") {
        return poker::RepeatAnte{playerOf(fields, players)};
    }
    if (action == "deal") {
        return poker::Deal{playerOf(fields, players)};
    }
    if (action == "fold") {
        return poker::Fold{playerOf(fields, players)};
    }
    if (action == "bet") {
        return poker::Bet{playerOf(fields, players)};
    }
    if (action == "leave") {
        return poker::Leave{playerOf(fields, players)};
    }
    if (action == "allowance") {
        return poker::TakeAllowance{playerOf(fields, players)};
    }
    if (action == "fault") {
        return readFault(fields, players);
    }
    node.refuse("poker has no " + inQuotes(action) +
                ": sit, ante, undo, clear, repeat, deal, fold, bet, leave, allowance, fault");
}

} // namespace mesaviva::scenario

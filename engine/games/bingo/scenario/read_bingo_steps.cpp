// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/scenario/read_bingo.h"

#include <array>
#include <utility>

namespace mesaviva::scenario {

namespace {

using namespace bingo;
using Players = std::vector<scenario::Player>;

constexpr std::int64_t kMostAskedFor = 1'000'000'000;

using CommandReader = Command (*)(Fields&, PlayerId);

Command readBuy(Fields& fields, PlayerId player) {
    const std::int64_t count = fields.need("count").whole(0, kMostAskedFor);
    return Buy{player, static_cast<std::uint32_t>(count)};
}

Command readMark(Fields& fields, PlayerId player) {
    return Mark{player, static_cast<Ball>(fields.need("number").whole(1, kMostBalls))};
}

Command readJoin(Fields&, PlayerId player) { return Join{player}; }

Command readLeave(Fields&, PlayerId player) { return Leave{player}; }

Command readAllowance(Fields&, PlayerId player) { return TakeAllowance{player}; }

constexpr std::array<std::pair<std::string_view, CommandReader>, 5> kActions{{{"join", readJoin},
                                                                              {"buy", readBuy},
                                                                              {"mark", readMark},
                                                                              {"leave", readLeave},
                                                                              {"allowance", readAllowance}}};

Command readFault(Fields& fields, const Players& players) {
    const Node node = fields.need("kind");
    const std::string kind = node.text();
    if (kind == "system") {
        return FailSystem{};
    }
    if (kind == "player_lost") {
        return LosePlayer{playerOf(fields, players)};
    }
    if (kind == "player_back") {
        return RestorePlayer{playerOf(fields, players)};
    }
    node.refuse("bingo has no fault " + inQuotes(kind) + ": system, player_lost, player_back");
}

} // namespace

bingo::Command readBingoCommand(Fields& fields, const Players& players) {
    const Node node = fields.need("do");
    const std::string action = node.text();
    if (action == "fault") {
        return readFault(fields, players);
    }
    std::string all;
    for (const auto& [word, read] : kActions) {
        if (word == action) {
            return read(fields, playerOf(fields, players));
        }
        all += std::string(word) + ", ";
    }
    node.refuse("bingo has no " + inQuotes(action) + ": " + all + "fault");
}

} // namespace mesaviva::scenario

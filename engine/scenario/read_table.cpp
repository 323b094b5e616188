// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario/read_parts.h"

#include <algorithm>
#include <bitset>

namespace mesaviva::scenario {

namespace {

Money readLimit(const Node& node, std::string_view rule) {
    try {
        return node.amount();
    } catch (BadFile& bad) {
        bad.error.reason += inBrackets(rule);
        throw;
    }
}

poker::SystemFailureRule readSystemFailure(const Node& node) {
    const std::string rule = node.text();
    if (rule == "void_all") {
        return poker::SystemFailureRule::void_all;
    }
    if (rule != "settle_bets") {
        node.refuse(R"(neither "settle_bets" nor "void_all" (I-P33))");
    }
    return poker::SystemFailureRule::settle_bets;
}

std::string reasonFor(const poker::BadSetting& bad) {
    const std::string rule = inBrackets(bad.rule.text());
    if (bad.rule == "P18"_rule) {
        return "more than " + std::to_string(poker::kMaximumPerMinimum) + " times the minimum" + rule;
    }
    if (bad.rule == "P16"_rule) {
        return "below the minimum" + rule;
    }
    return "outside its rule" + rule;
}

Player readPlayer(const Node& node, const poker::Settings& table, const std::vector<Player>& before) {
    Fields fields(node);
    Player player;
    const Node id = fields.need("id");
    player.id = id.text();
    if (player.id.empty() || player.id == "dealer") {
        id.refuse(player.id.empty() ? "empty" : "\"dealer\" is the dealer's name");
    }
    const auto sameId = [&](const Player& other) { return other.id == player.id; };
    if (std::any_of(before.begin(), before.end(), sameId)) {
        id.refuse("a second player " + inQuotes(player.id));
    }
    const Node seat = fields.need("seat");
    player.seat = static_cast<int>(seat.whole(1, table.seats, "P6a"));
    const auto sameSeat = [&](const Player& other) { return other.seat == player.seat; };
    if (const auto other = std::find_if(before.begin(), before.end(), sameSeat); other != before.end()) {
        seat.refuse("taken by " + inQuotes(other->id) + " (P6a)");
    }
    player.wallet = fields.need("wallet").amount();
    fields.refuseTheRest();
    return player;
}

} // namespace

poker::Settings readTable(const std::optional<Node>& table) {
    poker::Settings settings;
    if (!table) {
        return settings;
    }
    Fields fields(*table);
    if (const auto individual = fields.take("individual")) {
        settings.individual = individual->truth();
    }
    if (const auto seats = fields.take("seats")) {
        settings.seats = static_cast<int>(seats->whole(1, poker::kMostSeats, "P6a"));
    }
    if (settings.individual) {
        settings.seats = 1; // however many the felt has, one is played at (P4)
    }
    if (const auto minimum = fields.take("minimum")) {
        settings.minimum = readLimit(*minimum, "P17");
        settings.maximum = std::min(poker::kMaximumPerMinimum * settings.minimum, kLargestAmount);
    }
    if (const auto maximum = fields.take("maximum")) {
        settings.maximum = readLimit(*maximum, "P18");
    }
    if (const auto betting = fields.take("betting_seconds")) {
        settings.betting = betting->duration("P14");
    }
    if (const auto decision = fields.take("decision_seconds")) {
        settings.decision = decision->duration("P21");
    }
    if (const auto extra = fields.take("extra_seconds")) {
        settings.extra = extra->duration("P31");
    }
    if (const auto card = fields.take("card_seconds")) {
        settings.card = card->duration("P19b");
    }
    if (const auto aceHigh = fields.take("ace_high_straight")) {
        settings.ranking.aceHighStraight = aceHigh->truth();
    }
    if (const auto failure = fields.take("system_failure")) {
        settings.systemFailure = readSystemFailure(*failure);
    }
    fields.refuseTheRest();
    if (const std::optional<poker::BadSetting> bad = poker::firstBadSetting(settings)) {
        throw BadFile{{fieldPath(table->path(), std::string(bad->setting)), 0, 0, reasonFor(*bad)}};
    }
    return settings;
}

std::vector<Player> readPlayers(const Node& list, const poker::Settings& table) {
    std::vector<Player> players;
    for (const Node& item : list.items()) {
        if (table.individual && !players.empty()) {
            item.refuse("an individual table has one player (P4)");
        }
        players.push_back(readPlayer(item, table, players));
    }
    return players;
}

PlayerId readPlayerName(const Node& name, const std::vector<Player>& players) {
    const std::string id = name.text();
    const auto found =
        std::find_if(players.begin(), players.end(), [&](const Player& player) { return player.id == id; });
    if (found == players.end()) {
        name.refuse("no player is called " + inQuotes(id));
    }
    return static_cast<PlayerId>(found - players.begin());
}

Outcome readOutcome(const Node& node) {
    Fields fields(node);
    Outcome outcome;
    if (const auto cards = fields.take("cards")) {
        std::bitset<poker::kDeckSize> seen;
        for (const Node& item : cards->items()) {
            const std::string text = item.text();
            const std::optional<poker::Card> card = poker::Card::fromText(text);
            if (!card) {
                item.refuse(inQuotes(text) + R"( is no card: "2c" to "As" (P6b))");
            }
            if (seen.test(card->index())) {
                item.refuse(inQuotes(text) + " is in the deck only once (P6b)");
            }
            seen.set(card->index());
            outcome.cards.push_back(*card);
        }
    }
    if (const auto seed = fields.take("seed")) {
        outcome.seed = seedFromHex(seed->text());
        if (!outcome.seed) {
            seed->refuse("not 64 hexadecimal digits");
        }
    }
    fields.refuseTheRest();
    return outcome;
}

} // namespace mesaviva::scenario

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/fields.h"
#include "engine/games/poker/scenario/poker_content.h"
#include "engine/scenario/read_parts.h"

#include <algorithm>
#include <bitset>
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
    node.refuse(FileProblem::no_such_fault, {"poker", inQuotes(kind), "system, player_lost, player_back"});
}

poker::Command readSit(Fields& fields, const std::vector<int>& seats, const std::vector<Player>& players) {
    const PlayerId player = playerOf(fields, players);
    if (fields.has("seat") || player >= seats.size()) {
        constexpr int kMost = std::numeric_limits<int>::max(); // the table itself checks which seats exist
        return poker::Sit{player, static_cast<int>(fields.need("seat").whole(0, kMost))};
    }
    return poker::Sit{player, seats[player]};
}

} // namespace

poker::Command readPokerStep(Fields& fields, const std::vector<int>& seats,
                             const std::vector<Player>& players) {
    const Node node = fields.need("do");
    const std::string action = node.text();
    if (action == "sit") {
        return readSit(fields, seats, players);
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
    if (action == "contribute") {
        return readContribution(fields, playerOf(fields, players));
    }
    if (action == "fault") {
        return readFault(fields, players);
    }
    node.refuse(FileProblem::no_such_action,
                {"poker", inQuotes(action),
                 "sit, ante, undo, clear, repeat, deal, fold, bet, leave, allowance, contribute, fault"});
}

namespace {

poker::SystemFailureRule readSystemFailure(const Node& node) {
    const std::string rule = node.text();
    if (rule == "void_all") {
        return poker::SystemFailureRule::void_all;
    }
    if (rule != "settle_bets") {
        node.refuse(FileProblem::neither_failure_rule, {}, "I-P33");
    }
    return poker::SystemFailureRule::settle_bets;
}

// One of the two values of a house rule, by its key.
template <class Choice>
Choice readChoice(const Node& node, Choice usual, Choice other, std::string_view reading) {
    const std::string key = node.text();
    if (key == name(other)) {
        return other;
    }
    if (key != name(usual)) {
        node.refuse(FileProblem::neither_reading,
                    {inQuotes(std::string(name(usual))), inQuotes(std::string(name(other)))}, reading);
    }
    return usual;
}

FileError errorOf(const BadSetting& bad, const std::string& path) {
    const std::string_view rule = bad.rule.text();
    if (bad.rule == RuleId()) { // the program's bound of a period; amounts are read within theirs
        return errorAt(path, FileProblem::too_many, {"3600"});
    }
    if (bad.rule == "P18"_rule) {
        return errorAt(path, FileProblem::over_minimum_times, {std::to_string(poker::kMaximumPerMinimum)},
                       rule);
    }
    return errorAt(path, bad.rule == "P16"_rule ? FileProblem::below_minimum : FileProblem::outside_rule, {},
                   rule);
}

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
        settings.seats = 1; // an individual table has one player, however many seats the layout shows (P4)
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
        settings.card = card->duration("P3");
    }
    if (const auto aceHigh = fields.take("ace_high_straight")) {
        settings.ranking.aceHighStraight = aceHigh->truth();
    }
    if (const auto failure = fields.take("system_failure")) {
        settings.systemFailure = readSystemFailure(*failure);
    }
    if (const auto burnt = fields.take("burnt_card")) {
        settings.burntCard =
            readChoice(*burnt, poker::BurntCard::face_up, poker::BurntCard::face_down, "I-P19a");
    }
    if (const auto antes = fields.take("folded_antes")) {
        settings.foldedAntes =
            readChoice(*antes, poker::FoldedAntes::lost, poker::FoldedAntes::paid, "I-P26");
    }
    if (const auto bounds = fields.take("maximum_bounds")) {
        settings.maximumBounds =
            readChoice(*bounds, poker::MaximumBounds::ante, poker::MaximumBounds::ante_and_bet, "I-P16");
    }
    fields.refuseTheRest();
    if (const std::optional<BadSetting> bad = poker::firstBadSetting(settings)) {
        throw BadFile{errorOf(*bad, fieldPath(table->path(), std::string(bad->setting)))};
    }
    return settings;
}

void readPlayers(const Node& list, PokerContent& content, std::vector<Player>& players) {
    for (const Node& item : list.items()) {
        if (content.table.individual && !players.empty()) {
            item.refuse(FileProblem::one_player_table, {}, "P4");
        }
        Fields fields(item);
        Player player = readPlayer(fields, players);
        const Node node = fields.need("seat");
        const int seat = static_cast<int>(node.whole(1, content.table.seats, "P6a"));
        const auto taken = std::find(content.seats.begin(), content.seats.end(), seat);
        if (taken != content.seats.end()) {
            const auto other = static_cast<std::size_t>(taken - content.seats.begin());
            node.refuse(FileProblem::seat_taken, {inQuotes(players[other].id)}, "P6a");
        }
        fields.refuseTheRest();
        players.push_back(std::move(player));
        content.seats.push_back(seat);
    }
}

std::vector<poker::Card> readCards(const Node& list) {
    std::vector<poker::Card> cards;
    std::bitset<poker::kDeckSize> seen;
    for (const Node& item : list.items()) {
        const std::string text = item.text();
        const std::optional<poker::Card> card = poker::Card::fromText(text);
        if (!card) {
            item.refuse(FileProblem::no_card, {inQuotes(text)}, "P6b");
        }
        if (seen.test(card->index())) {
            item.refuse(FileProblem::card_twice, {inQuotes(text)}, "P6b");
        }
        seen.set(card->index());
        cards.push_back(*card);
    }
    return cards;
}

} // namespace

void readPoker(Fields& file, Scenario& scenario) {
    PokerContent content;
    content.table = readTable(file.take("table"));
    readPlayers(file.need("players"), content, scenario.players);
    if (const std::optional<Node> outcome = file.take("outcome")) {
        Fields fields(*outcome);
        if (const std::optional<Node> cards = fields.take("cards")) {
            content.cards = readCards(*cards);
        }
        readSeeds(fields, scenario);
        fields.refuseTheRest();
    }
    if (const std::optional<Node> steps = file.take("steps")) {
        content.steps = readSteps<poker::Command>(
            *steps, [&](Fields& fields) { return readPokerStep(fields, content.seats, scenario.players); });
    }
    scenario.content = std::move(content);
}

} // namespace mesaviva::scenario

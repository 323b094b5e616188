// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario/event_names.h"
#include "scenario/read_parts.h"

#include <limits>

namespace mesaviva::scenario {

namespace {

PlayerId playerOf(Fields& fields, const std::vector<Player>& players) {
    return readPlayerName(fields.need("player"), players);
}

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

poker::Command readSit(Fields& fields, const std::vector<Player>& players) {
    const PlayerId player = playerOf(fields, players);
    if (const std::optional<Node> seat = fields.take("seat")) {
        constexpr int kMost = std::numeric_limits<int>::max(); // which seats there are, the table says itself
        return poker::Sit{player, static_cast<int>(seat->whole(0, kMost))};
    }
    return poker::Sit{player, players[player].seat};
}

poker::Command readCommand(Fields& fields, const std::vector<Player>& players) {
    const Node node = fields.need("do");
    const std::string deed = node.text();
    if (deed == "sit") {
        return readSit(fields, players);
    }
    if (deed == "ante") {
        const PlayerId player = playerOf(fields, players);
        return poker::PlaceAnte{player, fields.need("amount").amount()};
    }
    if (deed == "deal") {
        return poker::Deal{playerOf(fields, players)};
    }
    if (deed == "fold") {
        return poker::Fold{playerOf(fields, players)};
    }
    if (deed == "bet") {
        return poker::Bet{playerOf(fields, players)};
    }
    if (deed == "leave") {
        return poker::Leave{playerOf(fields, players)};
    }
    if (deed == "fault") {
        return readFault(fields, players);
    }
    node.refuse("poker has no " + inQuotes(deed) + ": sit, ante, deal, fold, bet, leave, fault");
}

Step readStep(const Node& node, const std::vector<Player>& players) {
    Fields fields(node);
    Step step;
    const std::optional<Node> at = fields.take("at");
    const std::optional<Node> when = fields.take("when");
    if (at && when) {
        when->refuse(R"("at" and "when" exclude each other)");
    }
    if (at) {
        step.at = at->instant();
    }
    if (when) {
        step.when = when->text();
        if (!isEventName(step.when)) {
            when->refuse("no event is called " + inQuotes(step.when));
        }
    }
    step.command = readCommand(fields, players);
    fields.refuseTheRest();
    return step;
}

} // namespace

std::vector<Step> readSteps(const Node& list, const std::vector<Player>& players) {
    std::vector<Step> steps;
    for (const Node& item : list.items()) {
        steps.push_back(readStep(item, players));
    }
    return steps;
}

} // namespace mesaviva::scenario

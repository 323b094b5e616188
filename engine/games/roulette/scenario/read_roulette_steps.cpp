// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/scenario/read_roulette.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mesaviva::scenario {

namespace {

using namespace roulette;
using Players = std::vector<scenario::Player>;

constexpr std::int64_t kMostChips = 1'000'000'000;

Pocket readNumber(const Node& node) {
    const std::string text = node.text();
    const std::optional<Pocket> pocket = pocketFrom(text);
    if (!pocket) {
        node.refuse(inQuotes(text) + R"( is no number: "0" to "36", "00")");
    }
    return *pocket;
}

Numbers readNumbers(const Node& list) {
    Numbers numbers;
    for (const Node& item : list.items()) {
        const Pocket pocket = readNumber(item);
        if (numbers.has(pocket)) {
            item.refuse("given twice");
        }
        numbers.add(pocket);
    }
    return numbers;
}

ChanceKind readChance(const Node& node) {
    const std::string text = node.text();
    const std::optional<ChanceKind> kind = chanceFrom(text);
    if (!kind) {
        node.refuse("no chance is called " + inQuotes(text));
    }
    return *kind;
}

// The number of places of a chance that can be given by index; 0: none.
int indexedPlaces(ChanceKind kind) {
    switch (kind) {
    case ChanceKind::dozen:
    case ChanceKind::column: return 3;
    case ChanceKind::double_dozen:
    case ChanceKind::double_column: return 2;
    default: return 0;
    }
}

// The spot of a stake as given in the file; the table checks whether it exists.
Spot readSpot(Fields& fields) {
    Spot spot;
    spot.kind = readChance(fields.need("chance"));
    const int most = indexedPlaces(spot.kind);
    if (most > 0 && fields.has("index")) {
        const Node index = fields.need("index");
        if (fields.has("numbers")) {
            index.refuse(R"("index" and "numbers" exclude each other)");
        }
        spot.numbers = Layout::boxNumbers(spot.kind, static_cast<int>(index.whole(1, most)));
    } else if (isEvenChance(spot.kind) && !fields.has("numbers")) {
        spot.numbers = Layout::evenNumbers(spot.kind);
    } else {
        spot.numbers = readNumbers(fields.need("numbers"));
    }
    return spot;
}

Series readSeries(const Node& node) {
    const std::string text = node.text();
    const std::optional<Series> series = seriesFrom(text);
    if (!series) {
        node.refuse("no series is called " + inQuotes(text) + ": grande, zero, pequena, vadios (R25a)");
    }
    return *series;
}

// The number of chips on a number with its neighbours.
int readChips(const Node& node) {
    const auto chips = static_cast<int>(node.whole(3, 7, "R25b"));
    if (chips % 2 == 0) {
        node.refuse("not 3, 5 or 7 (R25b)");
    }
    return chips;
}

using CommandReader = Command (*)(Fields&, PlayerId, const Layout&);

Command readStake(Fields& fields, PlayerId player, const Layout&) {
    const Spot spot = readSpot(fields);
    return PlaceStake{player, spot.kind, spot.numbers, fields.need("amount").amount()};
}

Command readSeriesStake(Fields& fields, PlayerId player, const Layout&) {
    const Series series = readSeries(fields.need("name"));
    return PlaceSeries{player, series, fields.need("chip").amount()};
}

Command readNeighbours(Fields& fields, PlayerId player, const Layout&) {
    const Pocket number = readNumber(fields.need("number"));
    const int chips = readChips(fields.need("chips"));
    return PlaceNeighbours{player, number, chips, fields.need("chip").amount()};
}

Command readParol(Fields& fields, PlayerId player, const Layout&) {
    const std::optional<Node> series = fields.take("name");
    return PlaceParol{player, series ? std::optional(readSeries(*series)) : std::nullopt};
}

Command readMove(Fields& fields, PlayerId player, const Layout& layout) {
    const auto place = [&](const Spot& spot) {
        return layout.find(spot.kind, spot.numbers).value_or(kNoSpot);
    };
    const SpotId from = place(readSpot(fields));
    Fields to(fields.need("to"));
    const SpotId target = place(readSpot(to));
    to.refuseTheRest();
    return MoveStake{player, from, target};
}

// A group by its name or number, else the stake on a spot.
Command readTake(Fields& fields, PlayerId player, const Layout& layout) {
    if (fields.has("name")) {
        return TakeUp{player, kNoSpot, Group(readSeries(fields.need("name")))};
    }
    if (fields.has("number")) {
        const Pocket number = readNumber(fields.need("number"));
        return TakeUp{player, kNoSpot, Group(number, readChips(fields.need("chips")))};
    }
    const Spot spot = readSpot(fields);
    return TakeUp{player, layout.find(spot.kind, spot.numbers).value_or(kNoSpot), {}};
}

// Several stakes in one action.
Command readFavourite(Fields& fields, PlayerId player, const Layout& layout) {
    PlaceAll all{player, {}};
    for (const Node& item : fields.need("stakes").items()) {
        Fields parts(item);
        const Spot spot = readSpot(parts);
        Stake& stake = all.stakes.emplace_back();
        stake.spot = layout.find(spot.kind, spot.numbers).value_or(kNoSpot);
        stake.amount = parts.need("amount").amount();
        if (const std::optional<Node> node = parts.take("group")) {
            Fields group(*node);
            if (const std::optional<Node> number = group.take("neighbours")) {
                const Pocket pocket = readNumber(*number);
                stake.group = Group(pocket, readChips(group.need("chips")));
            } else {
                stake.group = Group(readSeries(group.need("series")));
            }
            group.refuseTheRest();
        }
        parts.refuseTheRest();
    }
    return all;
}

Command readJoin(Fields& fields, PlayerId player, const Layout&) {
    const std::optional<Node> value = fields.take("chip_value");
    return Join{player, value ? std::optional(value->amount()) : std::nullopt};
}

Command readLeave(Fields& fields, PlayerId player, const Layout&) {
    const std::optional<Node> keep = fields.take("keep");
    return Leave{player, keep ? keep->whole(0, kMostChips) : 0};
}

// Commands that only need the player.
template <class Plain>
Command readPlain(Fields&, PlayerId player, const Layout&) {
    return Plain{player};
}

constexpr std::array<std::pair<std::string_view, CommandReader>, 16> kActions{{
    {"join", readJoin},
    {"stake", readStake},
    {"series", readSeriesStake},
    {"neighbours", readNeighbours},
    {"favourite", readFavourite},
    {"parol", readParol},
    {"move", readMove},
    {"take", readTake},
    {"undo", readPlain<Undo>},
    {"clear", readPlain<Clear>},
    {"repeat", readPlain<Repeat>},
    {"double", readPlain<Double>},
    {"spin", readPlain<Spin>},
    {"leave", readLeave},
    {"allowance", readPlain<TakeAllowance>},
    {"present_chips", readPlain<PresentChips>},
}};

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
    if (kind == "object_in_wheel") {
        return DropObject{};
    }
    if (kind == "stakes_disturbed") {
        return DisturbStakes{};
    }
    if (kind == "ball" || kind == "ball_out") { // R18: a defect, a break, or its loss
        return FailBall{};
    }
    if (kind == "ball_exchange") {
        return ExchangeBall{};
    }
    if (kind == "dealer_change") {
        return ChangeDealer{};
    }
    node.refuse("roulette has no fault " + inQuotes(kind) +
                ": system, player_lost, player_back, object_in_wheel, stakes_disturbed, ball, ball_out, "
                "ball_exchange, dealer_change");
}

} // namespace

roulette::Command readRouletteCommand(Fields& fields, const Layout& layout, const Players& players) {
    const Node node = fields.need("do");
    const std::string action = node.text();
    if (action == "fault") {
        return readFault(fields, players);
    }
    std::string all;
    for (const auto& [word, read] : kActions) {
        if (word == action) {
            return read(fields, playerOf(fields, players), layout);
        }
        all += std::string(word) + ", ";
    }
    node.refuse("roulette has no " + inQuotes(action) + ": " + all + "fault");
}

void sortRouletteNumbers(Json& expected) {
    for (const auto& item : expected.items()) {
        Json& inner = item.value();
        if (item.key() != "numbers" || !inner.is_array()) {
            if (inner.is_structured()) {
                sortRouletteNumbers(inner);
            }
            continue;
        }
        const auto rank = [](const Json& number) {
            const auto pocket = number.is_string() ? roulette::pocketFrom(number.get<std::string>())
                                                   : std::optional<roulette::Pocket>();
            return pocket == roulette::kDoubleZero ? 0.5 : pocket ? double(pocket->index()) : 99.0;
        };
        std::stable_sort(inner.begin(), inner.end(),
                         [&](const Json& a, const Json& b) { return rank(a) < rank(b); });
    }
}

} // namespace mesaviva::scenario

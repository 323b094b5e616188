// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/scenario/read_parts.h"
#include "engine/scenario/strict_json.h"
#include "engine/table/player.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
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

constexpr std::array<std::pair<std::string_view, CommandReader>, 6> kActions{
    {{"join", readJoin},
     {"buy", readBuy},
     {"mark", readMark},
     {"leave", readLeave},
     {"allowance", readAllowance},
     {"contribute",
      [](Fields& fields, PlayerId player) -> Command { return readContribution(fields, player); }}}};

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
    node.refuse(FileProblem::no_such_fault, {"bingo", inQuotes(kind), "system, player_lost, player_back"});
}

} // namespace

bingo::Command readBingoStep(Fields& fields, const Players& players) {
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
    node.refuse(FileProblem::no_such_action, {"bingo", inQuotes(action), all + "fault"});
}

namespace {

using bingo::BasisPoints;
using bingo::Directions;
using bingo::Jackpot;
using bingo::Settings;
using bingo::Variant;

struct Seconds {
    int least;
    int most;
};
constexpr Seconds kSale{1, 3600};
constexpr Seconds kDraw{1, 3600};

constexpr std::int64_t kMostCrowd = 1'000'000;
constexpr std::int64_t kMostCrowdCards = 10'000'000;

Duration readSeconds(const Node& node, Seconds bounds, std::string_view rule) {
    const Duration length = node.duration(rule);
    const auto seconds = node.json().get<double>(); // before it is rounded to milliseconds
    if (seconds < bounds.least || seconds > bounds.most) {
        node.refuse(FileProblem::not_seconds_from,
                    {std::to_string(bounds.least), std::to_string(bounds.most)}, rule);
    }
    return length;
}

// A percentage with at most two decimals.
BasisPoints readPercent(const Node& node, std::string_view rule) {
    const double hundredths = node.json().is_number() ? node.json().get<double>() * 100.0 : -1.0;
    if (!(hundredths >= 0.0 && hundredths <= double(bingo::kWhole)) ||
        std::abs(hundredths - std::round(hundredths)) > 1e-6) {
        node.refuse(FileProblem::not_percent, {}, rule);
    }
    return std::llround(hundredths);
}

Variant readVariant(const Node& node) {
    const std::int64_t balls = node.whole(1, bingo::kMostBalls, "B2a");
    for (const Variant variant : bingo::kAllVariants) {
        if (bingo::ballsOf(variant) == balls) {
            return variant;
        }
    }
    node.refuse(FileProblem::no_variant, {}, "B2a");
}

bingo::PerCombination<std::optional<BasisPoints>> readPrizes(const Node& node) {
    Fields fields(node);
    bingo::PerCombination<std::optional<BasisPoints>> prizes;
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        const auto kind = static_cast<bingo::PrizeKind>(i);
        if (const auto share = fields.take(std::string(bingo::name(kind)))) {
            prizes[i] = share->whole(0, bingo::kWhole, "B37");
        }
    }
    fields.refuseTheRest();
    return prizes;
}

Directions readDirections(const Node& list) {
    Directions directions{false, false, false};
    const std::array<std::pair<std::string_view, bool*>, 3> words{{{"horizontal", &directions.horizontal},
                                                                   {"vertical", &directions.vertical},
                                                                   {"diagonal", &directions.diagonal}}};
    for (const Node& item : list.items()) {
        const std::string text = item.text();
        const auto* const word = std::ranges::find(words, text, [](const auto& pair) { return pair.first; });
        if (word == words.end()) {
            item.refuse(FileProblem::none_of, {inQuotes(text), "horizontal, vertical, diagonal"}, "B34");
        }
        if (std::exchange(*word->second, true)) {
            item.refuse(FileProblem::given_twice);
        }
    }
    return directions;
}

// 25 zeros and ones, as a list or a string.
bingo::CellMask readPattern(const Node& node, const Settings& settings) {
    if (settings.variant != Variant::bingo75) {
        node.refuse(FileProblem::only_75_has_patterns, {}, "B73b");
    }
    const auto cells = static_cast<std::size_t>(settings.shape().cells());
    std::vector<bool> marks;
    if (node.json().is_string()) {
        for (const char c : node.text()) {
            if (c != '0' && c != '1') {
                node.refuse(FileProblem::not_zeros_and_ones, {}, "B73b");
            }
            marks.push_back(c == '1');
        }
    } else {
        for (const Node& item : node.items()) {
            marks.push_back(item.whole(0, 1, "B73b") == 1);
        }
    }
    if (marks.size() != cells) {
        node.refuse(FileProblem::not_boxes, {std::to_string(cells)}, "B73b");
    }
    bingo::CellMask mask = 0;
    for (std::size_t i = 0; i < cells; ++i) {
        mask |= marks[i] ? bingo::CellMask{1} << i : 0U;
    }
    return mask;
}

// The rules for the parts of a jackpot.
struct JackpotRules {
    std::string_view percent;
    std::string_view base;
    std::string_view withinBalls;
};
constexpr JackpotRules kOfBingo{.percent = "B40", .base = "B41", .withinBalls = "B42"};
constexpr JackpotRules kOfLine{.percent = "B2n", .base = "B2n", .withinBalls = "B2n"};

Jackpot readJackpot(const Node& node, const Settings& settings, const JackpotRules& rules) {
    Fields fields(node);
    Jackpot jackpot;
    jackpot.percent = readPercent(fields.need("percent"), rules.percent);
    if (const auto base = fields.take("base")) {
        jackpot.base = readLimit(*base, rules.base);
    }
    jackpot.withinBalls =
        static_cast<int>(fields.need("within_balls").whole(1, settings.shape().balls, rules.withinBalls));
    if (const auto value = fields.take("value")) {
        jackpot.value = readLimit(*value, rules.base);
    }
    fields.refuseTheRest();
    return jackpot;
}

Instant readStart(const Node& node) {
    try {
        return node.instant();
    } catch (BadFile& bad) {
        bad.error.rule = "B7";
        throw;
    }
}

void readMode(Fields& fields, Settings& settings) {
    if (const auto mode = fields.take("mode")) {
        const std::string text = mode->text();
        if (text != "continuous" && text != "session") {
            mode->refuse(FileProblem::none_of, {inQuotes(text), "continuous, session"}, "B5");
        }
        settings.mode = text == "session" ? bingo::Mode::session : bingo::Mode::continuous;
    }
    const bool inSessions = settings.mode == bingo::Mode::session;
    if (const auto starts = fields.take("starts")) {
        if (!inSessions) {
            starts->refuse(FileProblem::starts_outside_sessions, {}, "B7");
        }
        for (const Node& item : starts->items()) {
            settings.starts.push_back(readStart(item));
        }
    } else if (inSessions) {
        throw BadFile{errorAt(fieldPath(fields.object().path(), "starts"), FileProblem::missing, {}, "B7")};
    }
}

void readTimes(Fields& fields, Settings& settings) {
    const auto sale = fields.take("sale_seconds");
    const auto betting = fields.take("betting_seconds");
    if (const auto& length = sale ? sale : betting) {
        settings.sale = readSeconds(*length, kSale, "B16");
    }
    if (sale && betting && readSeconds(*betting, kSale, "B16") != settings.sale) {
        betting->refuse(FileProblem::other_sale_length, {}, "B16");
    }
    if (const auto draw = fields.take("draw_seconds")) {
        settings.draw = readSeconds(*draw, kDraw, "B22");
    }
}

// The fields that other games use for stake limits.
void readLimits(Fields& fields, const Settings& settings) {
    if (const auto minimum = fields.take("minimum")) {
        if (readLimit(*minimum, "B11") != settings.cardPrice) {
            minimum->refuse(FileProblem::not_card_price, {}, "B11");
        }
    }
    if (const auto maximum = fields.take("maximum")) {
        if (readLimit(*maximum, "B13") != settings.cardPrice * settings.maxCards) {
            maximum->refuse(FileProblem::not_most_cards_price, {}, "B13");
        }
    }
}

void readCardSettings(Fields& fields, Settings& settings) {
    if (const auto price = fields.take("card_price")) {
        settings.cardPrice = readLimit(*price, "B10");
        if (settings.cardPrice == Money{}) {
            price->refuse(FileProblem::less_than_cent, {}, "B10");
        }
    }
    if (const auto most = fields.take("max_cards")) {
        settings.maxCards = static_cast<int>(most->whole(1, bingo::kMostCards, "B13"));
    }
    if (const auto pattern = fields.take("pattern")) {
        settings.pattern = readPattern(*pattern, settings);
    }
    if (const auto free = fields.take("free_centre")) {
        settings.freeCentre = free->truth();
        if (!settings.freeCentre && settings.variant != Variant::bingo75) {
            free->refuse(FileProblem::only_75_has_centre, {}, "I-B71");
        }
    }
    if (const auto symbols = fields.take("symbols")) {
        settings.symbols = symbols->truth();
        if (settings.symbols && settings.variant != Variant::bingo30) {
            symbols->refuse(FileProblem::only_30_has_symbols, {}, "B79");
        }
    }
}

void readPrizeSettings(Fields& fields, Settings& settings) {
    if (const auto split = fields.take("split")) {
        const std::string by = split->text();
        if (by != "by_player" && by != "by_card") {
            split->refuse(FileProblem::neither_split, {}, "I-B30");
        }
        settings.split = by == "by_card" ? bingo::Split::by_card : bingo::Split::by_player;
    }
    if (const auto percent = fields.take("prize_percent")) {
        settings.prizePercent = readPercent(*percent, "B31");
    }
    if (const auto rounding = fields.take("rounding")) {
        const std::string to = rounding->text();
        if (to != "down" && to != "up") {
            rounding->refuse(FileProblem::neither_rounding, {}, "I-B31");
        }
        settings.rounding = to == "up" ? bingo::Rounding::up : bingo::Rounding::down;
    }
    if (const auto prizes = fields.take("prizes")) {
        settings.prizes = readPrizes(*prizes);
    }
    if (const auto directions = fields.take("line_directions")) {
        settings.lines = readDirections(*directions);
    }
    if (const auto jackpot = fields.take("jackpot")) {
        settings.bingoJackpot = readJackpot(*jackpot, settings, kOfBingo);
    }
    if (const auto jackpot = fields.take("line_jackpot")) {
        settings.lineJackpot = readJackpot(*jackpot, settings, kOfLine);
    }
    if (const auto carried = fields.take("carried")) {
        settings.carried = readLimit(*carried, "I-B30");
    }
}

void readCrowd(Fields& fields, BingoContent& content) {
    if (const auto crowd = fields.take("crowd")) {
        Fields parts(*crowd);
        content.crowd.players = static_cast<std::uint32_t>(parts.need("players").whole(0, kMostCrowd));
        if (const auto cards = parts.take("cards")) {
            content.crowd.cards = static_cast<std::uint32_t>(cards->whole(1, bingo::kMostCards, "B13"));
        }
        parts.refuseTheRest();
        const std::int64_t most = std::int64_t{content.crowd.players} * content.crowd.cards;
        if (most > kMostCrowdCards || most > kLargestAmount.cents / content.table.cardPrice.cents) {
            crowd->refuse(FileProblem::crowd_too_large,
                          {std::to_string(kMostCrowdCards), std::to_string(kLargestAmount.cents)});
        }
    }
    if (const auto written = fields.take("write_crowd")) {
        content.writeCrowd = written->truth();
    }
}

// B37 is broken in three ways.
FileProblem problemOfShares(const Settings& settings) {
    BasisPoints total = 0;
    for (const std::optional<BasisPoints>& share : settings.prizes) {
        if (share && *share <= 0) {
            return FileProblem::bingo_not_largest;
        }
        total += share.value_or(0);
    }
    return total == bingo::kWhole ? FileProblem::pays_out_of_order : FileProblem::shares_not_whole;
}

// B2n gives the line jackpot its base and its last ball.
FileProblem problemOfLineJackpot(const Settings& settings) {
    const std::optional<Jackpot>& jackpot = settings.lineJackpot;
    const bool isBelow = jackpot && jackpot->value && *jackpot->value < jackpot->base;
    return settings.plays(PrizeKind::line) && isBelow ? FileProblem::below_base
                                                      : FileProblem::line_jackpot_never_won;
}

struct KnownFault {
    std::string_view setting;
    RuleId rule;
    FileProblem problem;
};
constexpr std::array kKnownFaults = {
    KnownFault{"card_price", "I-B31"_rule, FileProblem::no_cent_for_prizes},
    KnownFault{"prize_percent", "B31"_rule, FileProblem::not_prize_percent},
    KnownFault{"prizes", "B32"_rule, FileProblem::bingo_not_largest},
    KnownFault{"prizes", "B33"_rule, FileProblem::no_line},
    KnownFault{"prizes", "B74a"_rule, FileProblem::neither_line_nor_corners},
    KnownFault{"prizes", {}, FileProblem::column_in_90},
    KnownFault{"prizes", "I-B83"_rule, FileProblem::too_many_beside_bingo},
    KnownFault{"line_directions", "B34"_rule, FileProblem::no_direction},
    KnownFault{"line_directions", "B63a"_rule, FileProblem::only_horizontal_in_90},
    KnownFault{"pattern", "B73b"_rule, FileProblem::empty_pattern},
    KnownFault{"jackpot", "B40"_rule, FileProblem::jackpot_takes_too_much},
    KnownFault{"line_jackpot", "I-B40b"_rule, FileProblem::jackpots_take_too_much},
    KnownFault{"jackpot", "B42"_rule, FileProblem::jackpot_never_won},
    KnownFault{"jackpot", "B41"_rule, FileProblem::below_base},
    KnownFault{"starts", "B7"_rule, FileProblem::starts_not_rising},
};

FileProblem problemOf(const BadSetting& bad, const Settings& settings) {
    if (bad.setting == "prizes" && bad.rule == "B37"_rule) {
        return problemOfShares(settings);
    }
    if (bad.setting == "line_jackpot" && bad.rule == "B2n"_rule) {
        return problemOfLineJackpot(settings);
    }
    if (bad.setting == "line_jackpot" && !settings.bingoJackpot) {
        return FileProblem::jackpot_takes_too_much;
    }
    const auto* const known = std::ranges::find_if(kKnownFaults, [&](const KnownFault& fault) {
        return fault.setting == bad.setting && fault.rule == bad.rule;
    });
    return known == kKnownFaults.end() ? FileProblem::not_left_to_house : known->problem;
}

void readBingoTable(const std::optional<Node>& table, BingoContent& content) {
    if (!table) {
        return;
    }
    Fields fields(*table);
    if (const auto variant = fields.take("variant")) {
        content.table = Settings(readVariant(*variant));
    }
    Settings& settings = content.table;
    if (const auto room = fields.take("room")) {
        settings.room = readName(*room, "B9");
    }
    if (const auto individual = fields.take("individual"); individual && individual->truth()) {
        individual->refuse(FileProblem::same_sale_for_all, {}, "B17");
    }
    readMode(fields, settings);
    readTimes(fields, settings);
    readCardSettings(fields, settings);
    readLimits(fields, settings);
    readPrizeSettings(fields, settings);
    readCrowd(fields, content);
    fields.refuseTheRest();
    if (const std::optional<BadSetting> bad = bingo::firstBadSetting(settings)) {
        throw BadFile{errorAt(fieldPath(table->path(), std::string(bad->setting)), problemOf(*bad, settings),
                              {}, bad->rule.text())};
    }
}

} // namespace

// Given cards belong to a player's purchases in order, in whatever round these happen, and the same face may
// appear again in another round (B15). The opening times of later sales aren't known before the file is run.
// So two steps count as part of one sale only if that is certain, and a card that no step buys as one that
// may be sold at any time.

namespace {

using BingoStep = Step<bingo::Command>;

constexpr std::size_t kAnySale = std::numeric_limits<std::size_t>::max();

bool isAtTheOpening(const BingoStep& step) {
    return step.when == "sale_opened" || step.when == "round_opened";
}

// Whether the step follows a purchase immediately.
bool followsAPurchase(const BingoStep& step) {
    return step.when == "card_sold" || step.when == "cards_ordered";
}

// Groups the steps by sale: steps with the same number happen in one sale, those with different numbers may
// not.
std::vector<std::size_t> salesOf(const BingoContent& content) {
    const Instant opens = content.table.starts.empty() ? kTableOpened : content.table.starts.front();
    const Instant closes = opens + content.table.sale;
    std::vector<std::size_t> sales;
    Instant time = opens; // of the step before, if known
    bool isTimeKnown = true;
    std::size_t sale = 0;
    for (const BingoStep& step : content.steps) {
        const bool isFirst = sales.empty();
        if (step.at) {
            const bool inSameSale = isTimeKnown && (*step.at == time || (sale == 0 && *step.at < closes));
            sale += isFirst || inSameSale ? 0U : 1U;
            time = *step.at;
            isTimeKnown = true;
        } else if (!step.when.empty() && !followsAPurchase(step) && !(isFirst && isAtTheOpening(step))) {
            ++sale;
            isTimeKnown = false;
        }
        sales.push_back(sale);
    }
    return sales;
}

// The sale in which each player's first, second, ... given card is bought.
std::vector<std::vector<std::size_t>> purchasesOf(const BingoContent& content) {
    const std::vector<std::size_t> sales = salesOf(content);
    const auto most = static_cast<std::size_t>(content.table.maxCards);
    std::vector<std::vector<std::size_t>> purchases(content.cards.size());
    for (std::size_t i = 0; i < sales.size(); ++i) {
        const auto* buy = std::get_if<bingo::Buy>(&content.steps[i].command);
        if (buy == nullptr) {
            continue;
        }
        std::vector<std::size_t>& bought = purchases[buy->player];
        const auto has = static_cast<std::size_t>(std::ranges::count(bought, sales[i]));
        if (has + buy->count <= most) { // else it is refused (B13)
            const std::size_t left = content.cards[buy->player].size() - bought.size();
            bought.insert(bought.end(), std::min<std::size_t>(left, buy->count), sales[i]);
        }
    }
    return purchases;
}

void refuseCardsTwiceInASale(const Node& cards, const std::vector<Player>& players,
                             const BingoContent& content) {
    const std::vector<std::vector<std::size_t>> purchases = purchasesOf(content);
    std::map<std::uint64_t, std::vector<std::size_t>> sold;
    for (std::size_t player = 0; player < players.size(); ++player) {
        const std::vector<bingo::Card>& given = content.cards[player];
        for (std::size_t i = 0; i < given.size(); ++i) {
            const std::size_t sale = i < purchases[player].size() ? purchases[player][i] : kAnySale;
            std::vector<std::size_t>& others = sold[bingo::keyOf(content.table.variant, given[i])];
            const bool clashes = std::ranges::any_of(others, [&](std::size_t other) {
                return other == sale || other == kAnySale || sale == kAnySale;
            });
            if (clashes) {
                const std::string list = fieldPath(cards.path(), players[player].id);
                Node(cards.json(), itemPath(list, i)).refuse(FileProblem::card_sold_already, {}, "B15");
            }
            others.push_back(sale);
        }
    }
}

using bingo::Settings;
using bingo::Variant;

void readPlayers(const Node& list, std::vector<Player>& players) {
    for (const Node& item : list.items()) {
        if (players.size() == kMostPlayers) {
            item.refuse(FileProblem::too_many_players, {std::to_string(kMostPlayers)});
        }
        Fields fields(item);
        players.push_back(readPlayer(fields, players));
        if (const std::string& id = players.back().id; id == "crowd" || id.starts_with(kCrowdPrefix)) {
            fields.need("id").refuse(FileProblem::name_of_crowd);
        }
        fields.refuseTheRest();
    }
}

std::vector<bingo::Ball> readBalls(const Node& list, const Settings& table) {
    const std::string_view rule = bingo::numbersRule(table.variant).text();
    std::vector<bingo::Ball> balls;
    for (const Node& item : list.items()) {
        const auto ball = static_cast<bingo::Ball>(item.whole(1, table.shape().balls, rule));
        if (std::ranges::find(balls, ball) != balls.end()) {
            item.refuse(FileProblem::drawn_already, {}, rule);
        }
        balls.push_back(ball);
    }
    return balls;
}

FileProblem problemOf(bingo::CardFault fault) {
    switch (fault) {
    case bingo::CardFault::too_many_boxes: return FileProblem::too_many_boxes;
    case bingo::CardFault::number_outside_column: return FileProblem::number_outside_column;
    case bingo::CardFault::number_twice: return FileProblem::number_twice;
    case bingo::CardFault::row_without_five: return FileProblem::row_without_five;
    case bingo::CardFault::column_without_number: return FileProblem::column_without_number;
    case bingo::CardFault::box_without_number: return FileProblem::box_without_number;
    case bingo::CardFault::number_in_free_centre: return FileProblem::number_in_free_centre;
    }
    return {};
}

bingo::Card readCard(const Node& node, const Settings& table) {
    const bingo::Shape& shape = table.shape();
    const std::string_view rule = bingo::cardRule(table.variant).text();
    const std::vector<Node> rows = node.items();
    if (rows.size() != static_cast<std::size_t>(shape.rows)) {
        node.refuse(FileProblem::not_rows, {std::to_string(shape.rows)}, rule);
    }
    bingo::Card card;
    std::size_t cell = 0;
    for (const Node& row : rows) {
        const std::vector<Node> boxes = row.items();
        if (boxes.size() != static_cast<std::size_t>(shape.columns)) {
            row.refuse(FileProblem::not_boxes, {std::to_string(shape.columns)}, rule);
        }
        for (const Node& box : boxes) {
            card.cells[cell++] = static_cast<bingo::Ball>(box.whole(0, shape.balls, rule));
        }
    }
    if (const std::optional<bingo::BadCard> bad = bingo::firstFault(table.variant, table.freeCentre, card)) {
        node.refuse(problemOf(bad->fault), {}, bad->rule.text());
    }
    return card;
}

void readCards(const Node& node, const std::vector<Player>& players, BingoContent& content) {
    if (!node.json().is_object()) {
        node.refuse(FileProblem::not_object);
    }
    content.cards.resize(players.size());
    for (const auto& entry : node.json().items()) {
        const Node list(entry.value(), fieldPath(node.path(), entry.key()));
        const auto player = std::ranges::find(players, entry.key(), &Player::id);
        if (entry.key() == "comment" && (player == players.end() || list.json().is_string())) {
            static_cast<void>(list.text()); // the cards of a player with that name are a list
            continue;
        }
        if (player == players.end()) {
            list.refuse(FileProblem::no_player_called, {inQuotes(entry.key())});
        }
        for (const Node& item : list.items()) {
            content.cards[static_cast<std::size_t>(player - players.begin())].push_back(
                readCard(item, content.table));
        }
    }
}

// A few bytes must not make a table use all memory: each card bought takes nearly a kilobyte.
constexpr std::int64_t kMostBoughtCards = 250'000;

void boundPurchases(const Node& steps, const BingoContent& content) {
    std::int64_t bought = 0;
    for (const BingoStep& step : content.steps) {
        const auto* buy = std::get_if<bingo::Buy>(&step.command);
        bought += buy != nullptr ? std::min<std::int64_t>(buy->count, content.table.maxCards) : 0;
    }
    if (bought > kMostBoughtCards) {
        steps.refuse(FileProblem::too_many_bought, {std::to_string(kMostBoughtCards)});
    }
}

} // namespace

void readBingo(Fields& file, Scenario& scenario) {
    BingoContent content;
    readBingoTable(file.take("table"), content);
    readPlayers(file.need("players"), scenario.players);
    std::optional<Node> givenCards;
    if (const std::optional<Node> outcome = file.take("outcome")) {
        Fields fields(*outcome);
        if (const std::optional<Node> balls = fields.take("balls")) {
            content.balls = readBalls(*balls, content.table);
        }
        givenCards = fields.take("cards");
        if (givenCards) {
            readCards(*givenCards, scenario.players, content);
        }
        readSeeds(fields, scenario);
        fields.refuseTheRest();
    }
    if (const std::optional<Node> steps = file.take("steps")) {
        content.steps = readSteps<bingo::Command>(
            *steps, [&](Fields& fields) { return readBingoStep(fields, scenario.players); });
        boundPurchases(*steps, content);
    }
    if (givenCards) {
        refuseCardsTwiceInASale(*givenCards, scenario.players, content);
    }
    scenario.content = std::move(content);
}

} // namespace mesaviva::scenario

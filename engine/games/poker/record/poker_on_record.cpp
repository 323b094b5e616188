// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/record/poker_on_record.h"

#include "engine/base/dispatch.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/fields.h"
#include "engine/games/poker/game.h"
#include "engine/games/poker/hand.h"
#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/record/fault.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/game_record.h"
#include "engine/record/history/balances.h"
#include "engine/record/history/game_record_of.h"
#include "engine/record/history/own_part.h"
#include "engine/record/history/returned.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/history/significant.h"
#include "engine/record/record_file.h"
#include "engine/record/verify/round_proof.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::record {

using namespace poker;

void PokerOnRecord::write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                          const Settings& settings) {
    writer.clear();
    if (const auto* opened = std::get_if<TableOpened>(&entry.event)) {
        writeEvent(writer, entry, names, kNoContext, rulesOf(opened->opening->settings));
    } else {
        writeEvent(writer, entry, names, kNoContext, rulesOf(entry.event, settings));
    }
    writer.finish();
}

Result<PokerOnRecord::Entry, BadField> PokerOnRecord::read(const nlohmann::ordered_json& line,
                                                           const PlayerIds& ids, const Settings& settings) {
    return eventFrom(line, ids, settings);
}

bool PokerOnRecord::mayOpen(const Settings& settings) { return !firstBadSetting(settings); }

void PokerOnRecord::sumUp(RoundSum& sum, const Event& event) {
    std::visit(Overloaded{
                   [&](const TableOpened& e) { sum.expect(e.opening->guests); },
                   [&](const RoundOpened&) { sum.clear(); },
                   [&](const Settled& e) { sum.settle(e.player, e.staked(), e.returned()); },
                   [&](const RoundVoid&) { sum.isVoid = true; },
                   [&](const DealerQualified& e) { sum.result = DealerHandForm::write(e.hand); },
                   [](const auto&) {},
               },
               event);
}

std::unique_ptr<PokerOnRecord::Chance> PokerOnRecord::chanceOf(const Settings&, const Seed& seed,
                                                               std::span<const Entry> round) {
    // A duplicate card, which no table accepts, ends the given cards; the table reports it.
    std::vector<Card> given;
    std::bitset<kDeckSize> out;
    const auto give = [&](Card card, Origin origin) {
        const bool fits = origin != Origin::script || !out.test(card.index());
        if (fits && origin == Origin::script) {
            out.set(card.index());
            given.push_back(card);
        }
        return fits;
    };
    bool fits = true;
    for (const Entry& entry : round) {
        if (const auto* burnt = std::get_if<CardBurnt>(&entry.event)) {
            fits = give(burnt->card, burnt->origin);
        } else if (const auto* dealt = std::get_if<CardDealt>(&entry.event)) {
            fits = give(dealt->card, dealt->origin);
        }
        if (!fits) {
            break;
        }
    }
    return std::make_unique<SeededChance>([seed](std::uint64_t) { return seed; }, std::move(given));
}

void PokerOnRecord::addCauses(const State& state, std::span<const Entry> coming,
                              std::vector<Command>& causes) {
    const auto add = [&](Command command) { causes.push_back(std::move(command)); };
    std::visit(Overloaded{
                   [&](const PlayerAdmitted& e) { add(Admit{e.wallet}); },
                   [&](const PlayerSat& e) {
                       add(Sit{e.player, e.seat});
                   },
                   [&](const AllowanceTaken& e) { add(TakeAllowance{e.player}); },
                   [&](const SeedContributed& e) {
                       add(ContributeSeed{e.player, e.seed});
                   },
                   [&](const RoundOpened& e) { add(Commit{e.commitment}); },
                   [&](const BettingClosed&) {
                       for (const Seat& seat : state.seats) {
                           if (seat.player != kNobody) {
                               add(Deal{seat.player});
                           }
                       }
                   },
                   [&](const Staked& e) {
                       if (e.box == Box::ante) {
                           add(PlaceAnte{e.player, e.amount});
                       } else {
                           add(Bet{e.player});
                       }
                   },
                   [&](const StakeTakenBack& e) {
                       if (e.all) {
                           add(ClearAnte{e.player});
                       } else {
                           add(UndoAnte{e.player});
                       }
                   },
                   [&](const CardBurnt& e) {
                       add(BringCard{e.card, e.origin});
                   },
                   [&](const CardDealt& e) {
                       add(BringCard{e.card, e.origin});
                   },
                   [&](const Folded& e) { add(Fold{e.player}); },
                   [&](const RoundClosed& e) { add(RevealSeed{e.seed}); },
                   [&](const SystemFailed& e) { add(FailSystem{e.injectedBy}); },
                   [&](const PlayerDisconnected& e) {
                       add(LosePlayer{e.player, e.injectedBy});
                   },
                   [&](const PlayerReconnected& e) {
                       add(RestorePlayer{e.player, e.injectedBy});
                   },
                   [&](const PlayerLeaving& e) { add(Leave{e.player}); },
                   [&](const SessionEnded& e) { add(Leave{e.player}); },
                   [](const auto&) {},
               },
               coming.front().event);
}

Money PokerOnRecord::stakesOnTable(const State& state, PlayerId player) {
    const int seat = state.players[player].seat;
    const auto box = static_cast<std::size_t>(seat - 1);
    return seat > 0 ? state.inBox(box, Box::ante) + state.inBox(box, Box::bet) : Money{};
}

nlohmann::ordered_json PokerOnRecord::handOf(const nlohmann::ordered_json& table,
                                             const nlohmann::ordered_json& round) {
    return pokerHandOf(table, round);
}

template <>
const GameRecord& gameRecord<poker::Game>() {
    static const GameRecord own = gameRecordOf<PokerOnRecord>();
    return own;
}

namespace {

std::vector<std::string> cardsFrom(RandomStream stream, unsigned places, std::size_t draws) {
    std::vector<unsigned> rest(places);
    std::iota(rest.begin(), rest.end(), 0U);
    std::vector<std::string> drawn;
    while (drawn.size() < draws && !rest.empty()) {
        unsigned& place = rest[stream.below(static_cast<std::uint32_t>(rest.size()))];
        drawn.push_back(poker::Card::fromIndex(place).text());
        place = rest.back();
        rest.pop_back();
    }
    return drawn;
}

std::string cardsByAwk(unsigned, std::size_t draws) {
    return "BEGIN{for(i=0;i<52;i++)d[i]=i; r=52} {c=below(r,$1); if(c>=0){print "
           "substr(\"23456789TJQKA\",int(d[c]/4)+1,1) substr(\"cdhs\",d[c]%4+1,1); d[c]=d[--r]; if(52-r==" +
           std::to_string(draws) + ")exit}}";
}

constexpr std::array<OutcomeMethod::Draw, 2> kDraws = {{{"card_burnt", "card"}, {"card_dealt", "card"}}};

} // namespace

// Each draw takes a card from the deck in order (2c, 2d, ... As), and the last remaining card takes its
// place.
const OutcomeMethod& PokerOnRecord::outcome() {
    static constexpr OutcomeMethod kMethod{.draws = kDraws,
                                           .places = [](const nlohmann::ordered_json&) { return 52U; },
                                           .from = cardsFrom,
                                           .awk = cardsByAwk};
    return kMethod;
}

namespace {

constexpr std::int64_t kMostPaid = PokerOnRecord::kMostOdds + 1; // including the bet itself (P12a)

/// What a stake returns for each result of the dealer's hand.
struct Outcomes {
    Money staked;
    Money notQualified;
    Money win;
    Money lose;
    Money tie;
};

ReturnedPart partOf(const Outcomes& outcomes, const poker::odds::DealCounts& counts, Money returned) {
    const std::array<std::pair<Money, std::int64_t>, 4> cases = {
        {{outcomes.notQualified, counts.notQualified},
         {outcomes.win, counts.win},
         {outcomes.lose, counts.lose},
         {outcomes.tie, counts.tie}}};
    const auto all = static_cast<double>(counts.deals());
    ReturnedPart part;
    part.staked = outcomes.staked;
    part.returned = returned;
    for (const auto& [amount, deals] : cases) {
        part.expected += static_cast<double>(amount.cents) * static_cast<double>(deals) / all;
    }
    for (const auto& [amount, deals] : cases) {
        if (deals > 0) {
            const double off = static_cast<double>(amount.cents) - part.expected;
            part.variance += off * off * static_cast<double>(deals) / all;
            part.furthest = std::max(part.furthest, std::abs(off));
        }
    }
    return part;
}

/// The dealer's possible hands against a seat. At that point all players' cards and the burnt
/// card are known; the dealer's first four are not.
poker::odds::DealCounts countsOf(const poker::State& state, const poker::Seat& seat) {
    const auto isIn = [](const auto& cards, poker::Card card) {
        return std::ranges::find(cards, card) != cards.end();
    };
    std::vector<poker::Card> seen;
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        const poker::Card card = state.drawn[i];
        if (!isIn(seat.cards, card) && !isIn(state.dealer, card)) {
            seen.push_back(card);
        }
    }
    return poker::odds::countDeals(seat.cards, state.dealer.back(), seen, {state.settings.ranking});
}

/// A folded ante: lost with certainty (P22, P32), unless the house pays it when the dealer's cards are turned
/// over and do not qualify (I-P26).
ReturnedPart foldedPart(const poker::State& state, const poker::Settled& settled) {
    const Money ante = settled.ante.amount;
    const bool isPlayed = std::ranges::any_of(
        state.seats, [](const poker::Seat& other) { return other.decision == poker::Decision::bet; });
    const bool isDealt = state.players[settled.player].seat > 0 && state.seatOf(settled.player).dealtIn;
    if (isDealt && isPlayed && state.settings.foldedAntes == poker::FoldedAntes::paid) {
        return partOf({ante, ante + poker::kAnteMultiple * ante, {}, {}, {}},
                      countsOf(state, state.seatOf(settled.player)), settled.returned());
    }
    ReturnedPart lost;
    lost.staked = ante;
    lost.returned = settled.returned();
    return lost;
}

/// Adds a settled seat. All seats of a round depend on the same four cards.
void addSeat(ReturnedRound& round, const poker::State& state, const poker::Settled& settled) {
    const Money ante = settled.ante.amount;
    const Money bet = settled.bet.amount;
    const auto add = [&](ReturnedBy by, std::int64_t which, const ReturnedPart& part) {
        round.part(by, which).addTogether(part);
    };
    const std::int64_t level = stakeLevelOf(ante);
    const auto boxOf = [](poker::Box box) { return static_cast<std::int64_t>(box); };
    if (bet == Money{}) { // only a folded hand is settled without one here
        const ReturnedPart folded = foldedPart(state, settled);
        add(ReturnedBy::all, 0, folded);
        add(PokerReturned::kBox, boxOf(poker::Box::ante), folded);
        add(ReturnedBy::level, level, folded);
        return;
    }
    const poker::Seat& seat = state.seatOf(settled.player);
    const poker::Combination hand = seat.rank.combination();
    const poker::odds::DealCounts counts = countsOf(state, seat);
    const std::int64_t multiple = betMultiple(hand);
    const Money anteBack = ante + poker::kAnteMultiple * ante;
    const Money betBack = bet + bet * multiple;
    const ReturnedPart all =
        partOf({ante + bet, anteBack + bet, anteBack + betBack, {}, ante + bet}, counts, settled.returned());
    add(ReturnedBy::all, 0, all);
    add(PokerReturned::kBox, boxOf(poker::Box::ante),
        partOf({ante, anteBack, anteBack, {}, ante}, counts, settled.ante.returned));
    add(PokerReturned::kBox, boxOf(poker::Box::bet),
        partOf({bet, bet, betBack, {}, bet}, counts, settled.bet.returned));
    // P12j pays both the same.
    add(PokerReturned::kHand,
        static_cast<std::int64_t>(hand == poker::Combination::ace_king ? poker::Combination::high_cards
                                                                       : hand),
        all);
    add(ReturnedBy::level, level, all);
}

bool isOfChance(poker::Verdict verdict) {
    return verdict != poker::Verdict::ante_returned && verdict != poker::Verdict::voided;
}

void requirePossible(const poker::State& state, const poker::Settled& settled, TableNumber table,
                     std::uint64_t round) {
    const auto fits = [](const poker::SettledBox& box) {
        return box.amount >= Money{} && box.amount <= kMostStakedInRound && box.returned >= Money{} &&
               box.returned <= box.amount * kMostPaid;
    };
    const bool isFolded = settled.verdict == poker::Verdict::folded;
    const bool isSeated = state.players[settled.player].seat > 0;
    const bool isDealt = isSeated && state.dealComplete && state.seatOf(settled.player).dealtIn;
    if (!fits(settled.ante) || !fits(settled.bet) || settled.ante.amount <= Money{} ||
        (!isFolded && !isDealt)) {
        throwDamaged(ProblemCode::stake_of_round, table, round);
    }
}

void walkPoker(RecordReader& reader, TableNumber table, ReturnedWalk& walk) {
    TableFold<PokerOnRecord> fold(reader, table);
    ReturnedRound round(placeOfGame(poker::Game::kKey));
    WallTime opened;
    while (fold.read()) {
        walk.step();
        const poker::Event& event = fold.entry().event;
        const poker::State& state = fold.table().state;
        if (std::holds_alternative<poker::RoundOpened>(event)) {
            opened = fold.row().wall;
            round.clear();
        } else if (const auto* settled = std::get_if<poker::Settled>(&event);
                   settled && settled->player < state.players.size() && isOfChance(settled->verdict)) {
            requirePossible(state, *settled, table, fold.entry().round);
            if (walk.counts(opened)) {
                addSeat(round, state, *settled);
            }
        } else if (const auto* closed = std::get_if<poker::RoundClosed>(&event)) {
            if (!closed->scripted) {
                walk.add(round, opened, table, state.settings.individual ? 0 : 1);
            }
            round.clear();
        }
        fold.take();
    }
}

} // namespace

template <>
const GameReturned& gameReturned<poker::Game>() {
    static constexpr GameReturned kReturned{
        poker::Game::kKey,
        &walkPoker,
        {"rules", 2, [](std::int64_t which) { return std::string(which == 0 ? "individual" : "several"); }},
        {ReturnedValues{"box", static_cast<std::int64_t>(poker::Box::bet) + 1,
                        [](std::int64_t which) { return std::string(name(static_cast<poker::Box>(which))); }},
         ReturnedValues{
             "hand", static_cast<std::int64_t>(poker::Combination::royal_flush) + 1,
             [](std::int64_t which) { return std::string(name(static_cast<poker::Combination>(which))); }}}};
    return kReturned;
}

namespace {

using Json = nlohmann::ordered_json;

std::string cutOffWord(const Json& fields, const char* name) {
    const auto found = fields.find(name);
    return found != fields.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// What a player did in a round before it ended for that player, without fold and bet.
class PlayerCutOff {
public:
    PlayerCutOff(RecordReader& reader, const RoundId& round, std::uint64_t upTo, const std::string& player) {
        Statement row =
            reader.select("round, event, fields", {.table = round.table, .last = upTo, .isBackwards = true},
                          "event IN ('card_dealt', 'staked', 'folded')");
        while (row.step() && static_cast<std::uint64_t>(row.number(0)) == round.round) {
            const std::string_view kind = row.text(1);
            const Json fields = parseJson(row.text(2));
            if (!fields.is_object()) {
                throw Fault{FaultKind::damaged, ProblemCode::fields_no_object};
            }
            if (kind == "card_dealt" && cutOffWord(fields, "to") == player) {
                const auto card = poker::Card::fromText(cutOffWord(fields, "card"));
                if (!card) {
                    throw Fault{FaultKind::damaged,
                                {ProblemCode::bad_field, {std::string("card_dealt"), std::string("card")}}};
                }
                m_cards.push_back(card->text());
            } else if (kind == "folded" && cutOffWord(fields, "player") == player) {
                m_decided = true;
            } else if (kind == "staked" && cutOffWord(fields, "player") == player) {
                m_decided = m_decided || cutOffWord(fields, "box") == name(poker::Box::bet);
            }
        }
        std::ranges::reverse(m_cards);
    }

    bool isUndecided() const { return !m_decided && !m_cards.empty(); }
    std::string cards() const {
        std::string text;
        for (const std::string& card : m_cards) {
            text += (text.empty() ? "" : " ") + card;
        }
        return text;
    }

private:
    std::vector<std::string> m_cards;
    bool m_decided = false;
};

} // namespace

std::optional<CutOff> PokerOnRecord::cutOffAt(RecordReader& reader, const RoundId& round, std::uint64_t seq,
                                              WallTime wall, std::string_view fields) {
    const std::string returned(name(poker::Verdict::ante_returned));
    const std::string voided(name(poker::Verdict::voided));
    if (fields.find(returned) == std::string_view::npos && fields.find(voided) == std::string_view::npos) {
        return std::nullopt; // nearly all of them; avoids reading the round
    }
    const Json settled = parseJson(fields);
    if (!settled.is_object()) {
        throw Fault{FaultKind::damaged, {ProblemCode::fields_of_kind, {std::string("settled")}}};
    }
    const std::string verdict = cutOffWord(settled, "verdict");
    CutOff found{round, seq, wall, cutOffWord(settled, "player"), {}, {}};
    if ((verdict != returned && verdict != voided) || found.player.empty()) {
        return std::nullopt;
    }
    const PlayerCutOff own(reader, round, seq, found.player);
    if (!own.isUndecided()) {
        return std::nullopt;
    }
    found.cards = own.cards();
    try {
        found.ante =
            Money{wholeOf(JsonFields(settled, {}).need("returned"), "returned", 0, kMostOnRecord.cents)};
    } catch (const BadField& bad) {
        throw Fault{FaultKind::damaged, {ProblemCode::bad_field, {"settled", bad.path}}};
    }
    return found;
}

namespace {

// What a closed round shows of one player's hand and decision.
struct OwnHand {
    std::vector<poker::Card> cards;
    std::optional<poker::Card> upCard; ///< the dealer's
    std::vector<poker::Card> seen;     ///< other cards that lay open before the decision
    bool isFolded = false;
    bool hasDecided = false; ///< the player has, not time or a lost line
    Money ante;
};

poker::Card cardIn(const Json& fields) {
    const auto card = poker::Card::fromText(cutOffWord(fields, "card"));
    if (!card) {
        throw Fault{FaultKind::damaged,
                    {ProblemCode::bad_field, {std::string("card_dealt"), std::string("card")}}};
    }
    return *card;
}

bool isTrue(const Json& fields, const char* name) {
    const auto found = fields.find(name);
    return found != fields.end() && found->is_boolean() && found->get<bool>();
}

// P20, P22, P23: the ante, and who has decided.
void readDecision(OwnHand& hand, const Json& fields) {
    const std::string foldedBy = cutOffWord(fields, "folded_by");
    hand.isFolded = cutOffWord(fields, "verdict") == name(poker::Verdict::folded);
    hand.hasDecided = hand.isFolded && (foldedBy.empty() || foldedBy == name(poker::FoldedBy::player)) &&
                      cutOffWord(fields, "gone").empty();
    const auto stakes = fields.find("stakes");
    if (stakes == fields.end() || !stakes->is_array()) {
        return;
    }
    for (const Json& stake : *stakes) {
        const auto amount = stake.find("amount");
        const std::string box = cutOffWord(stake, "box");
        if (box == name(poker::Box::ante) && amount != stake.end() && amount->is_number_integer()) {
            hand.ante = Money{std::clamp<std::int64_t>(amount->get<std::int64_t>(), 0, kMostOnRecord.cents)};
        }
        hand.hasDecided = hand.hasDecided || box == name(poker::Box::bet);
    }
}

OwnHand ownHandIn(RecordReader& reader, const RoundRow& round, std::string_view player) {
    OwnHand hand;
    Statement row =
        reader.select("event, fields", {.table = round.id.table, .first = round.first, .last = round.last},
                      "event IN ('card_burnt', 'card_dealt', 'settled')");
    while (row.step()) {
        const std::string kind(row.text(0));
        const Json fields = parseJson(row.text(1));
        if (!fields.is_object()) {
            throw Fault{FaultKind::damaged, ProblemCode::fields_no_object};
        }
        if (kind == "settled") {
            if (cutOffWord(fields, "player") == player) {
                readDecision(hand, fields);
            }
        } else if (kind == "card_burnt") {
            if (isTrue(fields, "face_up")) {
                hand.seen.push_back(cardIn(fields));
            }
        } else if (cutOffWord(fields, "to") == player) {
            hand.cards.push_back(cardIn(fields));
        } else if (cutOffWord(fields, "to") == "dealer" && isTrue(fields, "face_up")) {
            hand.upCard = cardIn(fields);
        }
    }
    return hand;
}

// The odds count on it, and a file may contain anything.
void requireDifferent(const OwnHand& hand) {
    std::bitset<kDeckSize> out;
    const auto add = [&out](poker::Card card) {
        if (out.test(card.index())) {
            throw Fault{FaultKind::damaged,
                        {ProblemCode::bad_field, {std::string("card_dealt"), std::string("card")}}};
        }
        out.set(card.index());
    };
    std::ranges::for_each(hand.cards, add);
    std::ranges::for_each(hand.seen, add);
    if (hand.upCard) {
        add(*hand.upCard);
    }
}

std::string keyOf(const OwnHand& hand) {
    std::string text = hand.isFolded ? "folded" : "";
    for (const poker::Card& card : hand.cards) {
        text += (text.empty() ? "" : " ") + card.text();
    }
    return text;
}

// The hands of five cards by combination, of 2,598,960 (I-P8 as we read it).
constexpr std::array<std::pair<poker::Combination, double>, 11> kHandCounts = {
    {{poker::Combination::royal_flush, 4},
     {poker::Combination::straight_flush, 36},
     {poker::Combination::four_of_a_kind, 624},
     {poker::Combination::full_house, 3'744},
     {poker::Combination::flush, 5'108},
     {poker::Combination::straight, 10'200},
     {poker::Combination::three_of_a_kind, 54'912},
     {poker::Combination::two_pairs, 123'552},
     {poker::Combination::pair, 1'098'240},
     {poker::Combination::ace_king, 167'280},
     {poker::Combination::high_cards, 1'135'260}}};

} // namespace

std::string PokerOnRecord::ownPart(RecordReader& reader, const RoundRow& round, std::string_view player) {
    const OwnHand hand = ownHandIn(reader, round, player);
    return hand.cards.size() == poker::HandCards().size() ? keyOf(hand) : std::string();
}

void PokerOnRecord::addOwn(RecordReader& reader, const RoundRow& round, std::string_view player,
                           OwnFigures& figures) {
    const OwnHand hand = ownHandIn(reader, round, player);
    poker::HandCards cards{};
    if (hand.cards.size() != cards.size()) {
        return;
    }
    std::ranges::copy(hand.cards, cards.begin());
    requireDifferent(hand);
    const auto facts = openingFacts(reader, round.id.table);
    const Json settings = facts ? parseJson(facts->settings) : Json();
    poker::RankingRules ranking;
    ranking.aceHighStraight =
        !settings.contains("ace_high_straight") || isTrue(settings, "ace_high_straight");
    const poker::HandRank rank = poker::rankHand(cards, ranking);
    for (const auto& [combination, count] : kHandCounts) {
        figures.count(TextForm<poker::Combination>::write(combination)).expected += count / 2'598'960;
    }
    ++figures.count(TextForm<poker::Combination>::write(rank.combination())).count;
    if (figures.bestHand.empty() || rank.value() > figures.bestHandRank) {
        figures.bestHand = keyOf(hand);
        figures.bestHandRound = round.id;
        figures.bestHandRank = rank.value();
    }
    // Where folded antes may be paid, folding depends on others.
    if (!hand.hasDecided || !hand.upCard ||
        cutOffWord(settings, "folded_antes") == name(poker::FoldedAntes::paid)) {
        return;
    }
    const poker::odds::DealCounts deals = poker::odds::countDeals(cards, *hand.upCard, hand.seen, {ranking});
    const double net =
        static_cast<double>(poker::odds::netOfContinuing(deals, poker::betMultiple(rank.combination())));
    const double better =
        net / static_cast<double>(deals.deals()) + 1; // continuing against folding, in antes
    const bool isBest = hand.isFolded ? better <= 0 : better >= 0;
    ++figures.decisions;
    figures.best += isBest ? 1U : 0U;
    figures.cost += isBest ? 0 : std::abs(better) * static_cast<double>(hand.ante.cents);
}

} // namespace mesaviva::record

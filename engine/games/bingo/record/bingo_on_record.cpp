// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/record/bingo_on_record.h"

#include "engine/base/dispatch.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/fields.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/record/fault.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/game_record.h"
#include "engine/record/history/game_record_of.h"
#include "engine/record/history/own_part.h"
#include "engine/record/history/returned.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify/round_proof.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::record {

using namespace bingo;

namespace {

using Entry = BingoOnRecord::Entry;

// The faces that a scenario still had for each player, as far as the round used them; unsold ones weren't
// ordered.
std::vector<std::vector<Card>> givenCards(const Settings& settings, std::span<const Entry> round) {
    std::vector<std::vector<Card>> result;
    const std::vector<std::vector<std::uint64_t>>* given = nullptr;
    std::map<std::uint64_t, Card> facesByKey;
    std::map<std::pair<PlayerId, std::uint64_t>, Card> own;
    for (const Entry& entry : round) {
        if (const auto* opened = std::get_if<RoundOpened>(&entry.event)) {
            given = &opened->given;
        } else if (const auto* sold = std::get_if<CardSold>(&entry.event)) {
            const std::uint64_t key = keyOf(settings.variant, sold->card);
            facesByKey.emplace(key, sold->card);
            own.emplace(std::pair(sold->player, key), sold->card);
        }
    }
    if (!given) {
        return result;
    }
    for (std::size_t player = 0; player < given->size(); ++player) {
        std::vector<Card>& cards = result.emplace_back();
        for (const std::uint64_t key : (*given)[player]) {
            const auto mine = own.find({static_cast<PlayerId>(player), key});
            const auto any = facesByKey.find(key);
            if (mine == own.end() && any == facesByKey.end()) {
                break;
            }
            cards.push_back(mine != own.end() ? mine->second : any->second);
        }
    }
    return result;
}

} // namespace

void BingoOnRecord::write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                          const Settings& settings) {
    writer.clear();
    if (const auto* opened = std::get_if<TableOpened>(&entry.event)) {
        const RoomView room{opened->opening->settings};
        writeEvent(writer, entry, names, room, rulesOf(opened->opening->settings));
    } else {
        const RoomView room{settings};
        writeEvent(writer, entry, names, room, rulesOf(entry.event, settings));
    }
    writer.finish();
}

Result<BingoOnRecord::Entry, BadField> BingoOnRecord::read(const nlohmann::ordered_json& line,
                                                           const PlayerIds& ids, const Settings& settings) {
    return eventFrom(line, ids, settings);
}

bool BingoOnRecord::mayOpen(const Settings& settings) { return !firstBadSetting(settings); }

void BingoOnRecord::sumUp(RoundSum& sum, const Event& event) {
    std::visit(Overloaded{
                   [&](const TableOpened& e) { sum.expect(e.opening->guests); },
                   [&](const RoundOpened&) { sum.clear(); },
                   [&](const Settled& e) { sum.settle(e.player, e.staked, e.returned); },
                   [&](const RoundVoid&) { sum.isVoid = true; },
                   [&](const BallDrawn& e) { sum.result = std::to_string(e.drawn); },
                   [](const auto&) {},
               },
               event);
}

std::unique_ptr<BingoOnRecord::Chance> BingoOnRecord::chanceOf(const Settings& settings, const Seed& seed,
                                                               std::span<const Entry> round) {
    GivenOutcome given;
    for (const Entry& entry : round) {
        if (const auto* drawn = std::get_if<BallDrawn>(&entry.event)) {
            if (drawn->origin == Origin::script) {
                given.balls.push_back(drawn->number);
            }
        }
    }
    given.cards = givenCards(settings, round);
    return std::make_unique<SeededBalls>([seed](std::uint64_t) { return seed; }, settings, std::move(given));
}

void BingoOnRecord::addCauses(const State&, std::span<const Entry> coming, std::vector<Command>& causes) {
    const auto add = [&](Command command) { causes.push_back(std::move(command)); };
    std::visit(Overloaded{
                   [&](const PlayerAdmitted& e) { add(Admit{e.wallet}); },
                   [&](const PlayerJoined& e) { add(Join{e.player}); },
                   [&](const AllowanceTaken& e) { add(TakeAllowance{e.player}); },
                   [&](const SeedContributed& e) {
                       add(ContributeSeed{e.player, e.seed});
                   },
                   [&](const RoundOpened& e) {
                       add(Commit{e.commitment, e.setAside, e.given});
                   },
                   [&](const CardsOrdered& e) {
                       add(Buy{e.player, e.count});
                   },
                   [&](const CrowdCardsOrdered& e) { add(CrowdBuy{e.buyers}); },
                   [&](const CardSold& e) {
                       BringCards command{{}, e.origin};
                       for (const Entry& entry : coming) {
                           const auto* sold = std::get_if<CardSold>(&entry.event);
                           if (!sold || sold->player != e.player) {
                               break;
                           }
                           command.cards.push_back(sold->card);
                       }
                       // There may be several consecutive orders, each with its own cards.
                       for (std::size_t count = command.cards.size(); count > 0; --count) {
                           command.cards.resize(count);
                           add(command);
                       }
                   },
                   [&](const CrowdSold& e) { add(BringCrowdCards{e.seed}); },
                   [&](const BallDrawn& e) {
                       add(BringBall{e.number, e.origin});
                   },
                   [&](const NumberMarked& e) {
                       add(Mark{e.player, e.number});
                   },
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

Money BingoOnRecord::stakesOnTable(const State& state, PlayerId player) {
    const auto& who = state.players[player];
    return who.settled ? Money{} : who.staked;
}

void BingoOnRecord::nameAccounts(const State& state, std::vector<std::string>& keys) {
    keys[state.crowd] = "crowd";
    keys[state.cardMoney] = "card_money";
    keys[state.prizeMoney] = "prize_money";
    keys[state.carried] = "carried";
    keys[state.bingoJackpot] = "bingo_jackpot";
    keys[state.lineJackpot] = "line_jackpot";
}

void BingoOnRecord::complete(Command& command, const Event& event) {
    auto* const commit = std::get_if<Commit>(&command);
    const auto* const opened = std::get_if<RoundOpened>(&event);
    if (commit && opened) {
        commit->setAside = opened->setAside;
        commit->given = opened->given;
    }
}

RoomJackpots BingoOnRecord::baseOf(const Settings& settings) {
    const auto base = [](const auto& jackpot) {
        return jackpot ? std::optional(jackpot->base) : std::nullopt;
    };
    return {base(settings.bingoJackpot), base(settings.lineJackpot)};
}

template <>
const GameRecord& gameRecord<bingo::Game>() {
    static const GameRecord own = gameRecordOf<BingoOnRecord>();
    return own;
}

namespace {

std::vector<std::string> ballsFrom(RandomStream stream, unsigned places, std::size_t draws) {
    std::vector<unsigned> order(places);
    std::iota(order.begin(), order.end(), 1U);
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        std::swap(order[i], order[i + stream.below(static_cast<std::uint32_t>(order.size() - i))]);
    }
    std::vector<std::string> drawn;
    for (std::size_t i = 0; i < std::min(draws, order.size()); ++i) {
        drawn.push_back(std::to_string(order[i]));
    }
    return drawn;
}

std::string ballsByAwk(unsigned places, std::size_t draws) {
    return "BEGIN{n=" + std::to_string(places) +
           "; for(i=0;i<n;i++)b[i]=i+1; i=0} {c=below(n-i,$1); if(c>=0){t=b[i]; b[i]=b[i+c]; b[i+c]=t; "
           "if(++i==n-1){for(j=0;j<" +
           std::to_string(draws) + ";j++)print b[j]; exit}}}";
}

unsigned ballsOf(const nlohmann::ordered_json& settings) {
    const auto found = settings.find("variant");
    if (found == settings.end()) {
        return 0;
    }
    const auto known = std::ranges::find_if(
        bingo::kAllVariants, [&](bingo::Variant variant) { return *found == bingo::ballsOf(variant); });
    return known != bingo::kAllVariants.end() ? static_cast<unsigned>(bingo::ballsOf(*known)) : 0;
}

constexpr std::array<OutcomeMethod::Draw, 1> kDraws = {{{"ball_drawn", "number"}}};

} // namespace

// The balls are shuffled from the first position on, each swapped with one from there on.
const OutcomeMethod& BingoOnRecord::outcome() {
    static constexpr OutcomeMethod kMethod{
        .draws = kDraws, .places = ballsOf, .from = ballsFrom, .awk = ballsByAwk};
    return kMethod;
}

namespace {

using bingo::PrizeKind;

/// Collects the figures of a bingo round, event by event, each before it is folded.
class BingoRound {
public:
    const ReturnedRound& sums() const { return m_sums; }

    void open() {
        m_sums.clear();
        m_near = {};
        m_sale.reset();
        m_void = false;
    }

    void close(const bingo::SaleClosed& sale, const bingo::State& state) {
        if (!sale.enough || sale.sales <= Money{}) {
            return;
        }
        // May exceed this sale: unclaimed money is carried over.
        const auto isPart = [](Money amount) { return amount >= Money{} && amount <= kMostStakedInRound; };
        if (sale.sales > kMostStakedInRound || !std::ranges::all_of(sale.plan.prizes, isPart) ||
            !isPart(sale.plan.toBingoJackpot) || !isPart(sale.plan.toLineJackpot)) {
            m_bad = true;
            return;
        }
        Sale closed;
        closed.sales = sale.sales;
        closed.plan = sale.plan;
        closed.carried = state.ledger.balance(state.carried);
        closed.percent = state.settings.prizePercent;
        m_sale = closed;
        m_level = stakeLevelOf(state.settings.cardPrice);
    }

    void near(const bingo::OneToGo& near) {
        if (bingo::indexOf(near.kind) < bingo::kCombinations && near.number <= bingo::kMostBalls) {
            ++m_near[bingo::indexOf(near.kind)][near.number];
        }
    }

    /// `left` balls remained, one of which is drawn now, as number `drawn`.
    void draw(int left, int drawn, const bingo::Settings& settings) {
        if (left <= 0) {
            m_bad = true;
            return;
        }
        Near any{};
        for (std::size_t kind = 0; kind < bingo::kCombinations; ++kind) {
            expect(BingoReturned::kPrize, static_cast<std::int64_t>(kind), m_near[kind], left);
            std::ranges::transform(any, m_near[kind], any.begin(), std::plus());
        }
        expect(ReturnedBy::all, 0, any, left); // one ball can complete several prizes
        expect(ReturnedBy::level, m_level, any, left);
        const auto isWithin = [&](const std::optional<bingo::Jackpot>& jackpot) {
            return jackpot && drawn <= jackpot->withinBalls;
        };
        if (isWithin(settings.lineJackpot)) {
            expect(BingoReturned::kPrize, static_cast<std::int64_t>(PrizeKind::line_jackpot),
                   m_near[bingo::indexOf(PrizeKind::line)], left);
        }
        if (isWithin(settings.bingoJackpot)) {
            expect(BingoReturned::kPrize, static_cast<std::int64_t>(PrizeKind::bingo_jackpot),
                   m_near[bingo::indexOf(PrizeKind::bingo)], left);
        }
    }

    void win(const bingo::PrizeWon& won, const bingo::State& state) {
        const auto players = static_cast<std::uint64_t>(std::ranges::count_if(
            won.winners, [](const bingo::Winner& winner) { return !winner.owner.isCrowd(); }));
        // Prizes count even if the round becomes void later: they can't be taken back.
        forBoth(won.kind, ReturnedMeasure::winning_cards,
                [players](ReturnedPart& part) { part.cardsWon += players; });
        const std::size_t kind = bingo::indexOf(won.kind);
        if (kind >= bingo::kCombinations) {
            return; // a jackpot comes with its combination
        }
        m_near[kind] = {};
        share(won, state, players);
        if (m_sale) {
            if (m_sale->won[kind] || won.prize < Money{} || won.prize > kMostStakedInRound) {
                m_bad = true;
                return;
            }
            m_sale->won[kind] = true;
            m_sale->given += won.prize;
        }
    }

    void voided() { m_void = true; }

    /// The end of the round.
    void end() {
        if (m_sale && !m_void) {
            Sale& sale = *m_sale;
            for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
                sale.given += sale.won[i] ? Money{} : sale.plan.prizes[i]; // carried over (I-B30)
            }
            sale.given += sale.plan.toBingoJackpot + sale.plan.toLineJackpot - sale.carried;
            ReturnedPart part;
            part.staked = sale.sales;
            part.returned = sale.given;
            part.expected = static_cast<double>(sale.sales.cents) * static_cast<double>(sale.percent) /
                            static_cast<double>(bingo::kWhole);
            part.certain = 1; // rounded down to the cent (B31)
            forEachSum(ReturnedMeasure::set_by_rules, [&](ReturnedPart& sum) { sum.addApart(part); });
        }
    }

    bool isBad() const { return m_bad; }

private:
    /// The number of cards that each number would complete.
    using Near = std::array<std::uint32_t, bingo::kMostBalls + 1>;
    struct Sale {
        Money sales;
        bingo::PrizePlan plan;
        Money carried; ///< into the round
        bingo::BasisPoints percent = 0;
        Money given; ///< to prizes and jackpots
        bingo::PerCombination<bool> won{};
    };

    template <class Act>
    void forEachSum(ReturnedMeasure measure, const Act& act) {
        act(m_sums.part(ReturnedBy::all, 0, measure));
        act(m_sums.part(ReturnedBy::level, m_level, measure));
    }
    // A jackpot comes with a prize, on the same cards; it is counted separately.
    template <class Act>
    void forBoth(PrizeKind kind, ReturnedMeasure measure, const Act& act) {
        act(m_sums.part(BingoReturned::kPrize, static_cast<std::int64_t>(kind), measure));
        if (bingo::indexOf(kind) < bingo::kCombinations) {
            forEachSum(measure, act);
        }
    }

    // Draws are independent given which cards are near before each of them.
    void expect(ReturnedBy by, std::int64_t which, const Near& near, int left) {
        double sum = 0;
        double squares = 0;
        std::uint32_t most = 0;
        for (const std::uint32_t cards : near) {
            sum += cards;
            squares += static_cast<double>(cards) * cards;
            most = std::max(most, cards);
        }
        if (most > 0) {
            const double mean = sum / left;
            ReturnedPart& part = m_sums.part(by, which, ReturnedMeasure::winning_cards);
            ++part.chances;
            part.expected += mean;
            part.variance += squares / left - mean * mean;
            part.furthest = std::max(part.furthest, static_cast<double>(most));
        }
    }

    void share(const bingo::PrizeWon& won, const bingo::State& state, std::uint64_t players) {
        const double cards = state.cardsSold();
        const double winning = static_cast<double>(won.winners.size());
        const double own = std::accumulate(state.players.begin(), state.players.end(), 0.0,
                                           [](double sum, const bingo::Player& player) {
                                               return sum + static_cast<double>(player.cards.size());
                                           });
        if (own <= 0 || own >= cards || winning <= 0 || winning > cards) {
            return; // there is nothing to share
        }
        const double portion = own / cards;
        ReturnedPart part;
        part.chances = won.winners.size();
        part.cardsWon = players;
        part.expected = winning * portion;
        part.variance = winning * portion * (1 - portion) * (cards - winning) / (cards - 1);
        part.furthest = winning * std::max(portion, 1 - portion);
        forBoth(won.kind, ReturnedMeasure::share_of_cards, [&](ReturnedPart& sum) { sum.addTogether(part); });
    }

    ReturnedRound m_sums{placeOfGame(bingo::Game::kKey)};
    bingo::PerCombination<Near> m_near{};
    std::optional<Sale> m_sale;
    std::int64_t m_level = 0;
    bool m_void = false;
    bool m_bad = false;
};

void walkBingo(RecordReader& reader, TableNumber table, ReturnedWalk& walk) {
    TableFold<BingoOnRecord> fold(reader, table);
    BingoRound round;
    WallTime opened;
    while (fold.read()) {
        walk.step();
        const bingo::Event& event = fold.entry().event;
        const bingo::State& state = fold.table().state;
        if (std::holds_alternative<bingo::RoundOpened>(event)) {
            opened = fold.row().wall;
            round.open();
        } else if (const auto* sale = std::get_if<bingo::SaleClosed>(&event)) {
            round.close(*sale, state);
        } else if (const auto* near = std::get_if<bingo::OneToGo>(&event)) {
            round.near(*near);
        } else if (std::holds_alternative<bingo::BallDrawn>(event)) {
            const auto drawn = static_cast<int>(state.balls.size());
            round.draw(state.settings.shape().balls - drawn, drawn + 1, state.settings);
        } else if (const auto* won = std::get_if<bingo::PrizeWon>(&event)) {
            round.win(*won, state);
        } else if (std::holds_alternative<bingo::RoundVoid>(event)) {
            round.voided();
        } else if (const auto* closed = std::get_if<bingo::RoundClosed>(&event)) {
            round.end();
            if (!closed->scripted) {
                walk.add(round.sums(), opened, table, static_cast<std::int64_t>(state.settings.variant));
            }
            round.open();
        }
        if (round.isBad()) {
            throwDamaged(ProblemCode::sum_of_round, table, fold.entry().round);
        }
        fold.take();
    }
}

} // namespace

template <>
const GameReturned& gameReturned<bingo::Game>() {
    static constexpr GameReturned kReturned{
        bingo::Game::kKey,
        &walkBingo,
        {"rules", static_cast<std::int64_t>(bingo::kVariants),
         [](std::int64_t which) {
             return std::to_string(bingo::ballsOf(static_cast<bingo::Variant>(which)));
         }},
        {ReturnedValues{"prize", static_cast<std::int64_t>(bingo::kPrizeKinds), [](std::int64_t which) {
                            return std::string(name(static_cast<bingo::PrizeKind>(which)));
                        }}}};
    return kReturned;
}

std::string BingoOnRecord::ownPart(RecordReader& reader, const RoundRow& round, std::string_view player) {
    std::size_t cards = 0;
    std::string prizes;
    Statement row =
        reader.select("event, fields", {.table = round.id.table, .first = round.first, .last = round.last},
                      "event IN ('paid', 'settled')");
    while (row.step()) {
        const bool isPrize = row.text(0) == "paid";
        const nlohmann::ordered_json fields = parseJson(row.text(1));
        const auto word = [&fields](const char* name) {
            const auto found = fields.find(name);
            return found != fields.end() && found->is_string() ? found->get<std::string>() : std::string();
        };
        if (!fields.is_object()) {
            throw Fault{FaultKind::damaged, ProblemCode::fields_no_object};
        }
        if (word("player") != player) {
            continue;
        }
        if (!isPrize) {
            const auto stakes = fields.find("stakes");
            cards = stakes != fields.end() && stakes->is_array() ? stakes->size() : 0;
        } else if (const std::string kind = " " + word("kind"); !prizes.ends_with(kind)) {
            prizes += kind; // several cards may have won the same
        }
    }
    return cards == 0 ? std::string() : std::to_string(cards) + prizes;
}

void BingoOnRecord::addOwn(RecordReader& reader, const RoundRow& round, std::string_view player,
                           OwnFigures& figures) {
    std::istringstream words(ownPart(reader, round, player));
    std::uint64_t cards = 0;
    words >> cards;
    figures.count("cards").count += cards;
    for (std::string kind; words >> kind;) {
        ++figures.count(kind).count;
    }
}

} // namespace mesaviva::record

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/combinations.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/record/table_fold.h"
#endif

#include <QObject>

#include <array>
#include <cmath>
#include <functional>

using namespace mesaviva;
using namespace mesaviva::kit;
using record::Returned;
using record::ReturnedBy;
using record::ReturnedMeasure;

namespace {

const std::string kSeed = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// Plays and records a scenario whose outcome comes entirely from its seed.
std::string recordScenario(const RecordPlace& place, const std::string& text) {
    const std::filesystem::path path = place.folder() / "scenario.json";
    QFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.c_str()) < 0) {
        return "no file";
    }
    file.close();
    std::ostringstream out;
    std::ostringstream err;
    return app::runCommand(path, out, err, scenario::RecordTo{place.path(), "1.2.3", testCalendar()}) == 0
               ? std::string()
               : err.str() + out.str();
}

std::vector<Returned> sumsIn(const std::filesystem::path& path) {
    const auto reader = record::RecordReader::open(path);
    return reader ? record::addUpReturned(**reader, record::ReturnedSince()) : std::vector<Returned>();
}

Returned sumOf(const std::vector<Returned>& sums, const std::string& key) {
    for (const Returned& sum : sums) {
        if (textOf(sum.key) == key) {
            return sum;
        }
    }
    return {};
}

bool isClose(double value, double expected) { return std::abs(value - expected) < 1e-6 * (1 + expected); }

/// The expected result of a stake, case by case.
struct Cases {
    double sum = 0;
    double squares = 0;
    double all = 0;

    void add(double value) {
        sum += value;
        squares += value * value;
        ++all;
    }
    double mean() const { return all > 0 ? sum / all : 0; }
    double variance() const { return all > 0 ? squares / all - mean() * mean() : 0; }
};

} // namespace

/// The payback at poker and bingo, checked against an independent count.
class ReturnedGamesTest : public QObject {
    Q_OBJECT

private slots:
    void pokerIsCountedDealerByDealer();
    void pokerHowSomebodyPlaysStaysInTheBand();
    void pokerPartsMakeTheWhole();
    void bingoIsCountedBallByBall();
    void bingoWinningCardsAreSharedByNumber();
    void bingoWhatTheRulesSetIsExact();
    void cardsThatWinTooOftenLeaveTheBand();
};

// P12, P22, P26, P28, P29: one player antes and bets. Every possible set of the dealer's four cards is dealt
// and settled without the program's odds; ante, bet, both, to the cent.
void ReturnedGamesTest::pokerIsCountedDealerByDealer() {
    const RecordPlace place;
    const std::string failed = recordScenario(place, R"({
      "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "poker",
      "rules": "pt-803-2015", "table": {"minimum": 500, "maximum": 12500},
      "players": [{"id": "ana", "seat": 1, "wallet": 100000}],
      "outcome": {"seed": ")" + kSeed + R"("},
      "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500},
                {"when": "decision_opened", "player": "ana", "do": "bet"}],
      "expect": [{"event": "round_closed"}]})");
    QVERIFY2(failed.empty(), failed.c_str());
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    record::TableFold<record::PokerOnRecord> fold(**reader, 1);
    std::optional<poker::Settled> settled;
    poker::HandCards hand{};
    poker::HandCards dealer{};
    std::array<Cases, 2> boxes;
    Cases both;
    while (fold.read() && !settled) {
        if (const auto* event = std::get_if<poker::Settled>(&fold.entry().event)) {
            settled = *event;
            hand = fold.table().state.seats[0].cards;
            dealer = fold.table().state.dealer;
            std::vector<poker::Card> left;
            for (unsigned index = 0; index < poker::kDeckSize; ++index) {
                const auto card = poker::Card::fromIndex(index);
                const bool isSeen = std::ranges::find(hand, card) != hand.end() || card == dealer[4] ||
                                    card == fold.table().state.drawn[0];
                if (!isSeen) {
                    left.push_back(card);
                }
            }
            QCOMPARE(left.size(), std::size_t{45});
            const poker::HandRank own = poker::rankHand(hand, {});
            const int multiple = poker::betMultiple(own.combination());
            for (std::size_t a = 0; a < left.size(); ++a) {
                for (std::size_t b = a + 1; b < left.size(); ++b) {
                    for (std::size_t c = b + 1; c < left.size(); ++c) {
                        for (std::size_t d = c + 1; d < left.size(); ++d) {
                            const poker::HandRank rank =
                                poker::rankHand({left[a], left[b], left[c], left[d], dealer[4]}, {});
                            const bool plays = rank.combination() >= poker::Combination::ace_king;
                            const bool wins = plays && own > rank;
                            const bool ties = plays && own == rank;
                            const double ante = !plays || wins ? 1000 : ties ? 500 : 0;
                            const double bet = !plays || ties ? 1000 : wins ? 1000 + 1000 * multiple : 0;
                            boxes[0].add(ante);
                            boxes[1].add(bet);
                            both.add(ante + bet);
                        }
                    }
                }
            }
        }
        fold.take();
    }
    QVERIFY(settled);
    QCOMPARE(both.all, 148'995.0);
    const std::vector<Returned> sums = sumsIn(place.path());
    const Returned all = sumOf(sums, "poker/all");
    QCOMPARE(all.rounds, std::uint64_t{1});
    QCOMPARE(all.staked, Money{1500});
    QCOMPARE(all.returned, settled->returned());
    QVERIFY2(isClose(all.expected, both.mean()), qPrintable(QString::number(both.mean())));
    QVERIFY(isClose(all.variance, both.variance()));
    const Returned ante = sumOf(sums, "poker/box/ante");
    QVERIFY(isClose(ante.expected, boxes[0].mean()) && isClose(ante.variance, boxes[0].variance()));
    QCOMPARE(ante.returned, settled->ante.returned);
    const Returned bet = sumOf(sums, "poker/box/bet");
    QVERIFY(isClose(bet.expected, boxes[1].mean()) && isClose(bet.variance, boxes[1].variance()));
    QCOMPARE(bet.staked, Money{1000});
    const auto step =
        std::ranges::find(sums, record::PokerReturned::kHand, [](const Returned& sum) { return sum.key.by; });
    QVERIFY(step != sums.end() && isClose(step->expected, both.mean()));
}

// P22: a player who always folds loses all antes, which is the expected amount.
void ReturnedGamesTest::pokerHowSomebodyPlaysStaysInTheBand() {
    const RecordPlace place;
    const std::string failed = recordScenario(place, R"({
      "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "poker",
      "rules": "pt-803-2015", "table": {"minimum": 500, "maximum": 12500}, "rounds": 3,
      "players": [{"id": "ana", "seat": 1, "wallet": 100000}, {"id": "rui", "seat": 2, "wallet": 100000}],
      "outcome": {"seed": ")" + kSeed + R"("},
      "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500},
                {"player": "rui", "do": "ante", "amount": 5000},
                {"when": "decision_opened", "player": "ana", "do": "fold"},
                {"player": "rui", "do": "bet"}],
      "expect": [{"event": "round_closed", "count": 3}]})");
    QVERIFY2(failed.empty(), failed.c_str());
    const std::vector<Returned> sums = sumsIn(place.path());
    const Returned folded = sumOf(sums, "poker/level/" + std::to_string(record::stakeLevelOf(Money{500})));
    QVERIFY(folded.rounds >= 1);
    QCOMPARE(folded.returned, Money{});
    QVERIFY(folded.expected == 0 && folded.reach() == 0 && folded.isInside());
    const Returned bets = sumOf(sums, "poker/level/" + std::to_string(record::stakeLevelOf(Money{5000})));
    QVERIFY(bets.expected > 0 && bets.variance > 0 && bets.isInside());
    // A certain result adds no variance.
    QVERIFY(isClose(sumOf(sums, "poker/all").variance, bets.variance));
}

void ReturnedGamesTest::pokerPartsMakeTheWhole() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 30);
    const std::vector<Returned> sums = sumsIn(place.path());
    const Returned all = sumOf(sums, "poker/all");
    QCOMPARE(all.rounds, std::uint64_t{30});
    double expected = 0;
    double levels = 0;
    Money staked;
    Money returned;
    for (const Returned& sum : sums) {
        QVERIFY2(sum.isInside(), textOf(sum.key).c_str());
        expected += sum.key.by == record::PokerReturned::kBox ? sum.expected : 0;
        levels += sum.key.by == ReturnedBy::level ? sum.expected : 0;
        staked += sum.key.by == record::PokerReturned::kBox ? sum.staked : Money{};
        returned += sum.key.by == record::PokerReturned::kBox ? sum.returned : Money{};
    }
    QVERIFY(isClose(expected, all.expected) && isClose(levels, all.expected));
    QCOMPARE(staked, all.staked);
    QCOMPARE(returned, all.returned);
    QCOMPARE(sumOf(sums, "poker/rules/several").returned, all.returned);
    QCOMPARE(sumOf(sums, "poker/table/1").returned, all.returned);
}

namespace {

std::string bingoScenario(const std::string& crowd = {}) {
    return R"({
      "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "bingo",
      "rules": "pt-425a-2015",
      "table": {"variant": 90, "card_price": 100, "sale_seconds": 10, "draw_seconds": 1,
                "prize_percent": 80, "prizes": {"line": 2500, "bingo": 7500})" +
           crowd + R"(},
      "players": [{"id": "ana", "wallet": 100000}, {"id": "rui", "wallet": 100000},
                  {"id": "eva", "wallet": 100000}],
      "outcome": {"seed": ")" +
           kSeed + R"("},
      "steps": [{"at": 1, "player": "ana", "do": "buy", "count": 5},
                {"player": "rui", "do": "buy", "count": 4},
                {"player": "eva", "do": "buy", "count": 1}],
      "expect": [{"event": "round_closed"}]})";
}

} // namespace

// B28: before each ball every card is checked separately, without the events that report which are close.
void ReturnedGamesTest::bingoIsCountedBallByBall() {
    const RecordPlace place;
    const std::string failed = recordScenario(place, bingoScenario());
    QVERIFY2(failed.empty(), failed.c_str());
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    record::TableFold<record::BingoOnRecord> fold(**reader, 1);
    std::array<double, 2> expected{};
    std::array<double, 2> variance{};
    std::array<std::uint64_t, 2> chances{};
    constexpr std::array kKinds = {bingo::PrizeKind::line, bingo::PrizeKind::bingo};
    while (fold.read()) {
        const bingo::State& state = fold.table().state;
        if (std::holds_alternative<bingo::BallDrawn>(fold.entry().event)) {
            for (std::size_t kind = 0; kind < kKinds.size(); ++kind) {
                std::array<double, bingo::kMostBalls + 1> near{};
                for (bingo::CardNumber card = 1; card <= state.cardsSold(); ++card) {
                    if (!state.isWon(kKinds[kind])) {
                        for (const bingo::Ball ball : bingo::oneToGo(kKinds[kind], state.book.card(card),
                                                                     state.settings, state.book.drawn())) {
                            ++near[ball];
                        }
                    }
                }
                const double left = 90.0 - static_cast<double>(state.balls.size());
                double mean = 0;
                double squares = 0;
                for (const double cards : near) {
                    mean += cards / left;
                    squares += cards * cards / left;
                }
                expected[kind] += mean;
                variance[kind] += squares - mean * mean;
                chances[kind] += mean > 0 ? 1 : 0;
            }
        }
        fold.take();
    }
    QVERIFY(expected[0] > 0 && expected[1] > 0);
    const std::vector<Returned> sums = sumsIn(place.path());
    const Returned line = sumOf(sums, "bingo/prize/line/winning_cards");
    const Returned bingo = sumOf(sums, "bingo/prize/bingo/winning_cards");
    QVERIFY2(isClose(line.expected, expected[0]), qPrintable(QString::number(expected[0])));
    QVERIFY(isClose(line.variance, variance[0]));
    QVERIFY(isClose(bingo.expected, expected[1]) && isClose(bingo.variance, variance[1]));
    QCOMPARE(line.chances, chances[0]);
    QCOMPARE(bingo.chances, chances[1]);
    // All cards belong to players, so they win both.
    QVERIFY(line.cardsWon >= 1 && bingo.cardsWon >= 1 && line.isInside() && bingo.isInside());
    QCOMPARE(sumOf(sums, "bingo/prize/line/share_of_cards").chances, std::uint64_t{0});
}

// B15, B30: cards are equally likely: of W winning ones W * c / C belong to players with c of C.
void ReturnedGamesTest::bingoWinningCardsAreSharedByNumber() {
    const RecordPlace place;
    const std::string failed =
        recordScenario(place, bingoScenario(R"(, "crowd": {"players": 100, "cards": 6})"));
    QVERIFY2(failed.empty(), failed.c_str());
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    record::TableFold<record::BingoOnRecord> fold(**reader, 1);
    double expected = 0;
    double deviation = 0;
    std::uint64_t winning = 0;
    std::uint64_t own = 0;
    while (fold.read()) {
        if (const auto* won = std::get_if<bingo::PrizeWon>(&fold.entry().event)) {
            const double cards = fold.table().state.cardsSold();
            QVERIFY(cards > 10);
            const auto all = static_cast<double>(won->winners.size());
            expected += all * 10 / cards;
            deviation += std::sqrt(all * 10 / cards * (1 - 10 / cards) * (cards - all) / (cards - 1));
            winning += won->winners.size();
            for (const bingo::Winner& winner : won->winners) {
                own += winner.owner.isCrowd() ? 0U : 1U;
            }
        }
        fold.take();
    }
    const Returned share = sumOf(sumsIn(place.path()), "bingo/all/share_of_cards");
    QCOMPARE(share.chances, winning);
    QCOMPARE(share.cardsWon, own);
    QVERIFY(winning >= 2 && share.isInside());
    QVERIFY(isClose(share.expected, expected) && isClose(share.variance, deviation * deviation));
}

// B31: 80 % of the sale, to the cent, whatever the balls.
void ReturnedGamesTest::bingoWhatTheRulesSetIsExact() {
    const RecordPlace place;
    const std::string failed = recordScenario(place, bingoScenario());
    QVERIFY2(failed.empty(), failed.c_str());
    const std::vector<Returned> sums = sumsIn(place.path());
    const Returned sale = sumOf(sums, "bingo/all/set_by_rules");
    QCOMPARE(sale.staked, Money{1000});
    QCOMPARE(sale.returned, Money{800});
    QVERIFY(isClose(sale.expected, 800) && sale.reach() <= 1 && sale.isInside());
    QCOMPARE(sumOf(sums, "bingo/rules/90/set_by_rules").returned, Money{800});
    Returned wrong = sale;
    wrong.returned = Money{798};
    QVERIFY(!wrong.isInside());
}

// Many wins at small chances leave the band after only a few draws.
void ReturnedGamesTest::cardsThatWinTooOftenLeaveTheBand() {
    Returned sum;
    sum.key.measure = ReturnedMeasure::winning_cards;
    sum.chances = 400; // one card close, 40 balls left
    sum.expected = 10;
    sum.variance = 400 * (1.0 / 40) * (39.0 / 40);
    sum.furthest = 1;
    for (const std::uint64_t fair : {2U, 10U, 20U}) {
        sum.cardsWon = fair;
        QVERIFY(sum.isInside());
    }
    sum.cardsWon = 28;
    QVERIFY(!sum.isInside());
}

#include "program/test_list.h"

MESAVIVA_TEST(ReturnedGamesTest)
#include "tst_returned_games.moc"

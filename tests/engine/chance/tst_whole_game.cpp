// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/game_classes.h"
#include "engine/games/poker/odds/whole_game.h"
#include "long_tests.h"
#include "table_kit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>
#include <tuple>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::poker;
using namespace mesaviva::poker::odds;

namespace {

constexpr std::int64_t kHandsAndUpCards = 2'598'960LL * 47;

WholeGameRules rulesWith(bool burntCardSeen, TieBreak tieBreak, bool aceHighStraight) {
    WholeGameRules rules;
    rules.burntCardSeen = burntCardSeen;
    rules.odds = {{aceHighStraight}, tieBreak};
    return rules;
}

QString text(const WholeGame& game) {
    QString words = QStringLiteral("%1 deals, net %2, raised %3, not qualified %4, lost %5, tied %6, won")
                        .arg(game.deals)
                        .arg(game.net)
                        .arg(game.raised)
                        .arg(game.notQualified)
                        .arg(game.lost)
                        .arg(game.tied);
    for (const std::int64_t won : game.won) {
        words += ' ' + QString::number(won);
    }
    return words;
}

void addDecision(WholeGame& game, const WholeGameRules& rules, std::int64_t ways, const HandCards& hand,
                 Card upcard, std::span<const Card> seen) {
    const DealCounts counts = countDeals(hand, upcard, seen, rules.odds);
    const int multiple = multipleOf(rules.pays, rankHand(hand, rules.odds.ranking).combination());
    game.deals += ways * counts.deals();
    if (isContinuingBetter(counts, multiple)) {
        game.raised += ways * counts.deals();
        game.notQualified += ways * counts.notQualified;
        game.lost += ways * counts.lose;
        game.tied += ways * counts.tie;
        game.won[lineOf(rankHand(hand, rules.odds.ranking).combination())] += ways * counts.win;
        game.net += ways * netOfContinuing(counts, multiple);
    } else {
        game.net -= ways * counts.deals();
    }
}

void addHand(WholeGame& game, const WholeGameRules& rules, std::int64_t ways, const HandCards& hand) {
    const auto free = [&](Card card) { return std::ranges::find(hand, card) == hand.end(); };
    for (unsigned up = 0; up < kDeckSize; ++up) {
        const Card upcard = Card::fromIndex(up);
        if (!free(upcard)) {
            continue;
        }
        if (!rules.burntCardSeen) {
            addDecision(game, rules, ways, hand, upcard, {});
            continue;
        }
        for (unsigned burnt = 0; burnt < kDeckSize; ++burnt) {
            const Card seen = Card::fromIndex(burnt);
            if (burnt != up && free(seen)) {
                addDecision(game, rules, ways, hand, upcard, {&seen, 1});
            }
        }
    }
}

/// Adds up every hand of five different ranks, decision by decision; hands that differ only by a permutation
/// of suits are counted once, with their number as weight.
WholeGame addUpPlainly(const std::array<Rank, 5>& ranks, const WholeGameRules& rules) {
    WholeGame game;
    for (unsigned pattern = 0; pattern < 1'024; ++pattern) {
        HandCards hand;
        unsigned suits = 0;
        bool inOrder = true;
        for (std::size_t i = 0; i < hand.size(); ++i) {
            const unsigned suit = pattern >> (2 * i) & 3U;
            inOrder = inOrder && suit <= suits;
            suits = std::max(suits, suit + 1);
            hand[i] = Card(ranks[i], static_cast<Suit>(suit));
        }
        if (inOrder) {
            constexpr std::array<std::int64_t, 5> kWays = {0, 4, 12, 24, 24};
            addHand(game, rules, kWays[suits], hand);
        }
    }
    return game;
}

WholeGame addUpClasses(const std::array<Rank, 5>& ranks, const WholeGameRules& rules) {
    const FlushSums flushes(rules.odds.ranking);
    const SuitTies ties(rules.odds.tieBreak);
    GameClasses classes(rules, flushes, ties);
    RanksOfHand times{};
    for (const Rank rank : ranks) {
        ++times[static_cast<std::size_t>(rank)];
    }
    classes.add(times);
    return classes.sums();
}

/// A hand, an up card and a burn card; with `aceKing`, one whose decision is close.
struct Seven {
    HandCards hand{};
    Card upcard;
    Card burnt;
};

Seven randomSeven(std::mt19937& random, bool aceKing) {
    std::array<Card, kDeckSize> deck;
    for (unsigned index = 0; index < kDeckSize; ++index) {
        deck[index] = Card::fromIndex(index);
    }
    unsigned first = 0;
    if (aceKing) {
        std::swap(deck[first++], deck[48 + random() % 4]);
        std::swap(deck[first++], deck[44 + random() % 4]);
    }
    for (unsigned i = first; i < 7; ++i) {
        std::swap(deck[i], deck[i + random() % (kDeckSize - i)]);
    }
    Seven cards{{}, deck[5], deck[6]};
    std::copy_n(deck.begin(), 5, cards.hand.begin());
    return cards;
}

using Situation = std::tuple<std::string, std::size_t, std::size_t>;

/// The cards, most frequent ranks first; of equal ranks the one with the up card's suit first.
std::vector<Card> inOrder(const HandCards& hand, Suit upSuit) {
    std::vector<Card> cards(hand.begin(), hand.end());
    std::ranges::sort(cards, std::greater(), [&](Card card) {
        return std::tuple(std::ranges::count(hand, card.rank(), &Card::rank), card.rank(),
                          card.suit() == upSuit);
    });
    return cards;
}

std::string textOf(const HandCards& hand) {
    std::string text;
    for (const Card card : inOrder(hand, Suit::clubs)) {
        text += card.text().front();
    }
    const bool oneSuit = std::ranges::count(hand, hand[0].suit(), &Card::suit) == 5;
    return oneSuit ? text + 's' : text;
}

/// The suits in the form of SuitException, with or without a letter for each suit.
std::string suitsOf(const Seven& cards, bool burntCardSeen, bool letters) {
    std::map<Suit, char> names = {{cards.upcard.suit(), 's'}};
    const auto nameOf = [&](Suit suit) {
        const char next = letters ? static_cast<char>('a' + names.size() - 1) : 'x';
        return letters ? names.emplace(suit, next).first->second : suit == cards.upcard.suit() ? 's' : next;
    };
    std::string text;
    for (const Card card : inOrder(cards.hand, cards.upcard.suit())) {
        text += nameOf(card.suit());
    }
    if (burntCardSeen) {
        const bool ofTheHand = std::ranges::count(cards.hand, cards.burnt.rank(), &Card::rank) > 0;
        const bool named = ofTheHand || cards.burnt.suit() == cards.upcard.suit();
        text += '/';
        text += named ? nameOf(cards.burnt.suit()) : 'x';
    }
    return text;
}

} // namespace

/// The exact result of the whole game under best play.
class WholeGameTest : public QObject {
    Q_OBJECT

private slots:
    void commonGameIsAsPublished();
    void gameOfTheRegulation();
    void classesAreTheSumsOfTheirHands_data();
    void classesAreTheSumsOfTheirHands();
    void pairedHandsAreTheSumsOfTheirHands();
    void threadsDoNotMatter();
    void higherPaysLowerTheEdge();
    void progressStopsIt();
    void choicesAreThoseOfSingleDecisions_data();
    void choicesAreThoseOfSingleDecisions();
};

void WholeGameTest::commonGameIsAsPublished() {
    // Published for the game without a burn card and without P9's suits, with the pays of P12.
    std::size_t steps = 0;
    const std::optional<WholeGame> game =
        wholeGame(WholeGameRules::common(), 2, [&](std::size_t done, std::size_t all) {
            ++steps;
            return done == steps && all == 6'175;
        });
    QVERIFY(game.has_value());
    QCOMPARE(game->deals, std::int64_t{19'933'230'517'200});
    QCOMPARE(game->net, std::int64_t{-1'041'372'912'372});
    QCOMPARE(QString::number(game->edge().value() * 100, 'f', 4), QStringLiteral("5.2243"));
    const double raised = 100.0 * static_cast<double>(game->raised) / static_cast<double>(game->deals);
    QCOMPARE(QString::number(raised, 'f', 2), QStringLiteral("52.23"));
    QCOMPARE(steps, std::size_t{6'175});
}

void WholeGameTest::gameOfTheRegulation() {
    const WholeGame game = *wholeGame();
    QCOMPARE(game.deals, kHandsAndUpCards * 46 * 148'995); // 46 burn cards, four of 45
    // There are no published values; the tests below check their parts against single decisions.
    QCOMPARE(game.net, std::int64_t{-42'921'615'277'356});
    QCOMPARE(game.raised, std::int64_t{441'447'057'887'220});
    QCOMPARE(kGameOfTheRegulation.deals, game.deals);
    QCOMPARE(kGameOfTheRegulation.net, game.net);
    QCOMPARE(kGameOfTheRegulation.raised, game.raised);
    if (kit::kSanitized) {
        return; // a minute each in such a build
    }
    // I-P9 by the readings that no table uses.
    QCOMPARE(wholeGame(rulesWith(true, TieBreak::exactly_three_of_a_suit, true))->net,
             std::int64_t{-42'921'614'777'112});
    const WholeGame byColour = *wholeGame(rulesWith(true, TieBreak::three_of_a_colour, true));
    QCOMPARE(byColour.net, std::int64_t{-42'921'619'810'956});
    QVERIFY(byColour == *wholeGame(rulesWith(true, TieBreak::none, true)));
}

void WholeGameTest::classesAreTheSumsOfTheirHands_data() {
    QTest::addColumn<QString>("ranks");
    QTest::addColumn<bool>("burntCardSeen");
    QTest::addColumn<TieBreak>("tieBreak");
    QTest::addColumn<bool>("aceHighStraight");
    using enum TieBreak;
    const auto row = [](const char* tag, const char* ranks, bool burnt, TieBreak ties, bool straight) {
        QTest::newRow(tag) << QString::fromLatin1(ranks) << burnt << ties << straight;
    };
    row("P9 ace and king", "Ac Kc 9c 7c 2c", true, three_of_a_suit, true);
    row("P9 ace and king, the burnt card unseen", "Ac Kc 9c 7c 2c", false, three_of_a_suit, true);
    row("I-P9 exactly three of a suit", "Ac Kc 9c 7c 2c", true, exactly_three_of_a_suit, true);
    row("I-P9 exactly three of a suit, the burnt card unseen", "Ac Kc Tc 8c 3c", false,
        exactly_three_of_a_suit, true);
    row("I-P9 three of a colour", "Ac Kc 9c 7c 2c", true, three_of_a_colour, true);
    row("ace and king, suits break no ties", "Ac Kc Qc 7c 2c", true, none, true);
    row("I-P8 ace-high straight", "Ac Kc Qc Jc Tc", true, three_of_a_suit, true);
    row("I-P8 no ace-high straight", "Ac Kc Qc Jc Tc", true, three_of_a_suit, false);
    row("P8 lowest straight", "5c 4c 3c 2c Ac", false, three_of_a_suit, true);
    row("P7j high cards", "Qc Jc 8c 7c 2c", false, three_of_a_suit, true);
}

void WholeGameTest::classesAreTheSumsOfTheirHands() {
    if (mesaviva::kit::isLeftToRelease()) {
        QSKIP(mesaviva::kit::kLeftToRelease);
    }
    QFETCH(const QString, ranks);
    QFETCH(const bool, burntCardSeen);
    QFETCH(const TieBreak, tieBreak);
    QFETCH(const bool, aceHighStraight);
    const WholeGameRules rules = rulesWith(burntCardSeen, tieBreak, aceHighStraight);
    std::array<Rank, 5> ofHand{};
    std::ranges::transform(kit::cards(ranks), ofHand.begin(), &Card::rank);
    QCOMPARE(text(addUpClasses(ofHand, rules)), text(addUpPlainly(ofHand, rules)));
}

void WholeGameTest::pairedHandsAreTheSumsOfTheirHands() {
    const WholeGameRules rules;
    for (const std::array ranks : {std::array{Rank::nine, Rank::nine, Rank::nine, Rank::four, Rank::four},
                                   std::array{Rank::six, Rank::six, Rank::six, Rank::six, Rank::ace}}) {
        WholeGame plain;
        for (unsigned first = 0; first < 16; ++first) { // the suits of the three or four, and of the rest
            for (unsigned second = 0; second < 16; ++second) {
                std::vector<Card> cards;
                for (unsigned suit = 0; suit < 4; ++suit) {
                    if ((first >> suit & 1U) != 0) {
                        cards.emplace_back(ranks.front(), static_cast<Suit>(suit));
                    }
                    if ((second >> suit & 1U) != 0) {
                        cards.emplace_back(ranks.back(), static_cast<Suit>(suit));
                    }
                }
                if (cards.size() == 5 && std::ranges::count(cards, ranks.front(), &Card::rank) ==
                                             std::ranges::count(ranks, ranks.front())) {
                    HandCards hand;
                    std::ranges::copy(cards, hand.begin());
                    addHand(plain, rules, 1, hand);
                }
            }
        }
        QCOMPARE(text(addUpClasses(ranks, rules)), text(plain));
    }
}

void WholeGameTest::threadsDoNotMatter() {
    const WholeGameRules rules = rulesWith(false, TieBreak::three_of_a_suit, false);
    QCOMPARE(text(*wholeGame(rules, 1)), text(*wholeGame(rules, 3)));
}

void WholeGameTest::higherPaysLowerTheEdge() {
    WholeGameRules rules = WholeGameRules::common();
    rules.pays.front() = kHighestPay;
    const WholeGame game = *wholeGame(rules);
    QVERIFY(game.net > -1'041'372'912'372);
    rules.pays.fill(0);
    QVERIFY(wholeGame(rules)->net < -1'041'372'912'372);
}

void WholeGameTest::progressStopsIt() {
    QVERIFY(!wholeGame({}, 2, [](std::size_t done, std::size_t) { return done < 3; }).has_value());
}

void WholeGameTest::choicesAreThoseOfSingleDecisions_data() {
    QTest::addColumn<bool>("burntCardSeen");
    QTest::addColumn<TieBreak>("tieBreak");
    QTest::addColumn<bool>("aceHighStraight");
    if (!kit::kSanitized) { // a minute each in such a build
        QTest::newRow("P19a the regulation's game") << true << TieBreak::three_of_a_suit << true;
        QTest::newRow("I-P9 exactly three of a suit") << true << TieBreak::exactly_three_of_a_suit << true;
        QTest::newRow("I-P9 suits break no ties") << true << TieBreak::none << true;
    }
    QTest::newRow("I-P8 no ace-high straight, the burnt card unseen")
        << false << TieBreak::three_of_a_suit << false;
    QTest::newRow("the common game") << false << TieBreak::none << true;
}

void WholeGameTest::choicesAreThoseOfSingleDecisions() {
    QFETCH(const bool, burntCardSeen);
    QFETCH(const TieBreak, tieBreak);
    QFETCH(const bool, aceHighStraight);
    const WholeGameRules rules = rulesWith(burntCardSeen, tieBreak, aceHighStraight);
    BestPlay play;
    QVERIFY(wholeGame(rules, 2, {}, &play).has_value());
    std::map<Situation, SuitException> exceptions;
    for (SuitException& exception : suitExceptions(rules, play)) {
        const Situation situation{exception.hand.text(), exception.up, exception.burnt};
        exceptions.emplace(situation, std::move(exception));
    }
    std::mt19937 random(20);
    int depending = 0;
    for (int i = 0; i < kit::manyCases(40'000); ++i) {
        const Seven cards = randomSeven(random, i % 2 == 0);
        const std::span<const Card> seen(&cards.burnt, burntCardSeen ? 1 : 0);
        const HandRank rank = rankHand(cards.hand, rules.odds.ranking);
        const DealCounts counts = countDeals(cards.hand, cards.upcard, seen, rules.odds);
        const bool goesOn = isContinuingBetter(counts, multipleOf(rules.pays, rank.combination()));
        const auto up = static_cast<std::size_t>(cards.upcard.rank());
        const std::size_t burnt =
            burntCardSeen ? static_cast<std::size_t>(cards.burnt.rank()) : BestPlay::kUnseen;
        const Choice choice = play.of(rank, up, burnt);
        if (choice != Choice::depends) {
            QCOMPARE(choice, goesOn ? Choice::go_on : Choice::fold);
            continue;
        }
        ++depending;
        const auto found = exceptions.find({textOf(cards.hand), up, burnt});
        QVERIFY(found != exceptions.end());
        const std::vector<std::string>& suits = found->second.suits;
        const bool isRarer = std::ranges::count(suits, suitsOf(cards, burntCardSeen, false)) > 0 ||
                             std::ranges::count(suits, suitsOf(cards, burntCardSeen, true)) > 0;
        QCOMPARE(goesOn, found->second.goesOn == isRarer);
    }
    QVERIFY(depending > kit::manyCases(20));
}

#include "program/test_list.h"

MESAVIVA_TEST(WholeGameTest)
#include "tst_whole_game.moc"

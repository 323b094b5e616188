// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_kit.h"

#include <QObject>

#include <algorithm>
#include <map>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr std::size_t kLine = indexOf(PrizeKind::line);
constexpr std::size_t kTwoLines = indexOf(PrizeKind::two_lines);
constexpr std::size_t kBingo = indexOf(PrizeKind::bingo);

/// Parses winning cards such as `a1 a2 b7 c9`: players a, b, ... at the table, A, B, ... in the crowd.
std::vector<Winner> winners(const QString& text) {
    std::vector<Winner> result;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QChar who = word.at(0);
        const Owner owner = who.isLower()
                                ? Owner{static_cast<PlayerId>(who.unicode() - u'a'), 0}
                                : Owner{kNobody, static_cast<std::uint32_t>(who.unicode() - u'A' + 1)};
        result.push_back({owner, word.mid(1).toUInt(), {}});
    }
    return result;
}

QString amounts(const std::vector<Winner>& winners) {
    QStringList words;
    for (const Winner& winner : winners) {
        words.push_back(QStringLiteral("%1:%2").arg(winner.card).arg(winner.amount.cents));
    }
    return words.join(QLatin1Char(' '));
}

} // namespace

/// The prize money of a round.
class BingoPrizesTest : public QObject {
    Q_OBJECT

private slots:
    void prizesComeFromTheSales_data();
    void prizesComeFromTheSales();
    void everyCentIsPlanned();
    void prizeMoneyIsRounded_data();
    void prizeMoneyIsRounded();
    void prizeMoneyKeepsToTheBounds();
    void hugeSalesDoNotOverflow();
    void prizesAreDivided_data();
    void prizesAreDivided();
    void divisionIsFair();
    void cardsShareWhereTheHouseSaysSo();
    void nobodyWinsNothing();
};

void BingoPrizesTest::prizesComeFromTheSales_data() {
    QTest::addColumn<qint64>("sales");
    QTest::addColumn<int>("percent");
    QTest::addColumn<qint64>("carried");
    QTest::addColumn<QList<int>>("shares");   // line, two lines, bingo
    QTest::addColumn<QList<int>>("jackpots"); // per cent for the bingo and line jackpots; -1: no jackpot
    QTest::addColumn<qint64>("prizeMoney");
    QTest::addColumn<QList<qint64>>("grow");   // the growth of each
    QTest::addColumn<QList<qint64>>("prizes"); // line, two lines, bingo
    const auto row = [](const char* tag, qint64 sales, int percent, qint64 carried, const QList<int>& shares,
                        const QList<int>& jackpots, qint64 prizeMoney, const QList<qint64>& grow,
                        const QList<qint64>& prizes) {
        QTest::newRow(tag) << sales << percent << carried << shares << jackpots << prizeMoney << grow
                           << prizes;
    };
    const QList<int> two{2'000, 0, 8'000};
    const QList<int> three{1'000, 2'000, 7'000};
    const QList<int> none{-1, -1};
    row("B31 80 per cent of the sales", 10'000, 8'000, 0, two, none, 8'000, {0, 0}, {1'600, 0, 6'400});
    row("B31 70 per cent", 10'000, 7'000, 0, three, none, 7'000, {0, 0}, {700, 1'400, 4'900});
    row("B31 90 per cent", 10'000, 9'000, 0, three, none, 9'000, {0, 0}, {900, 1'800, 6'300});
    // 80 % of 333 is 266.4; 20 % of 266 is 53.2
    row("B31 rounded down to the cent, bingo takes what is left", 333, 8'000, 0, two, none, 266, {0, 0},
        {53, 0, 213});
    row("B31 four cents", 4, 9'000, 0, two, none, 3, {0, 0}, {0, 0, 3});
    row("I-B30 what was carried is divided too", 10'000, 8'000, 7, two, none, 8'007, {0, 0},
        {1'601, 0, 6'406});
    row("I-B40 the jackpot's share comes out before the division", 10'000, 8'000, 0, two, {500, -1}, 8'000,
        {400, 0}, {1'520, 0, 6'080});
    row("B40 of the prize money, rounded down", 1'234, 8'000, 0, two, {333, -1}, 987, {32, 0}, {191, 0, 764});
    row("B2n both jackpots", 10'000, 8'000, 0, two, {300, 200}, 8'000, {240, 160}, {1'520, 0, 6'080});
    row("B40 a jackpot that does not grow", 10'000, 8'000, 0, two, {0, -1}, 8'000, {0, 0}, {1'600, 0, 6'400});
}

void BingoPrizesTest::prizesComeFromTheSales() {
    QFETCH(const qint64, sales);
    QFETCH(const int, percent);
    QFETCH(const qint64, carried);
    QFETCH(const QList<int>, shares);
    QFETCH(const QList<int>, jackpots);
    QFETCH(const qint64, prizeMoney);
    QFETCH(const QList<qint64>, grow);
    QFETCH(const QList<qint64>, prizes);
    Settings settings;
    settings.prizePercent = percent;
    settings.prizes = {};
    const QList<std::size_t> kinds{kLine, kTwoLines, kBingo};
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        if (shares[i] > 0) {
            settings.prizes[kinds[i]] = shares[i];
        }
    }
    if (jackpots[0] >= 0) {
        settings.bingoJackpot = Jackpot{jackpots[0], {}, 40, {}};
    }
    if (jackpots[1] >= 0) {
        settings.lineJackpot = Jackpot{jackpots[1], {}, 10, {}};
    }
    QVERIFY(!firstBadSetting(settings));
    const PrizePlan plan = planPrizes(settings, Money{sales}, Money{carried});
    QCOMPARE(plan.prizeMoney.cents, prizeMoney);
    QCOMPARE(plan.toBingoJackpot.cents, grow[0]);
    QCOMPARE(plan.toLineJackpot.cents, grow[1]);
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        QCOMPARE(plan.prizes[kinds[i]].cents, prizes[i]);
    }
}

void BingoPrizesTest::everyCentIsPlanned() {
    // B31, I-B40: for any sales total the parts add up to the whole.
    Settings settings = withLineJackpot(withJackpot(Settings(), 40, 0, 177), 10, 0, 311);
    settings.prizes[kLine] = 1'111;
    settings.prizes[kTwoLines] = 2'222;
    settings.prizes[kBingo] = 6'667;
    settings.prizePercent = 8'765;
    QVERIFY(!firstBadSetting(settings));
    for (std::int64_t sales = 0; sales < 20'000; ++sales) {
        const PrizePlan plan = planPrizes(settings, Money{sales}, Money{});
        Money total = plan.toBingoJackpot + plan.toLineJackpot;
        for (const Money prize : plan.prizes) {
            QVERIFY(prize >= Money{});
            total += prize;
        }
        QCOMPARE(total, plan.prizeMoney);
        QVERIFY(plan.toBingoJackpot.cents * 10'000 <= plan.prizeMoney.cents * 177);
    }
}

void BingoPrizesTest::prizeMoneyIsRounded_data() {
    QTest::addColumn<int>("percent");
    QTest::addColumn<qint64>("sales");
    QTest::addColumn<qint64>("down");
    QTest::addColumn<qint64>("up");
    QTest::addColumn<qint64>("downBefore"); // in edition 1
    QTest::addColumn<qint64>("upBefore");
    const auto row = [](const char* tag, int percent, qint64 sales, qint64 down, qint64 up, qint64 downBefore,
                        qint64 upBefore) {
        QTest::newRow(tag) << percent << sales << down << up << downBefore << upBefore;
    };
    row("I-B31 212.1 cents are the least", 7'000, 303, 213, 213, 212, 213);
    row("I-B31 242.4 cents lie between", 8'000, 303, 242, 243, 242, 243);
    row("I-B31 272.7 cents are the most", 9'000, 303, 272, 272, 272, 273);
    row("I-B31 3.506 of 3.6 cents at most", 8'765, 4, 3, 3, 3, 4);
    row("I-B31 a whole cent is not rounded", 7'000, 300, 210, 210, 210, 210);
}

void BingoPrizesTest::prizeMoneyIsRounded() {
    QFETCH(const int, percent);
    QFETCH(const qint64, sales);
    for (const int edition : {1, 2}) {
        for (const Rounding rounding : {Rounding::down, Rounding::up}) {
            Settings settings;
            settings.prizePercent = percent;
            settings.edition = edition;
            settings.rounding = rounding;
            const bool up = rounding == Rounding::up;
            QTEST(qint64{prizeMoneyOf(settings, Money{sales}).cents},
                  edition == 1 ? (up ? "upBefore" : "downBefore") : (up ? "up" : "down"));
        }
    }
}

void BingoPrizesTest::prizeMoneyKeepsToTheBounds() {
    // B31, I-B31: rounded to the cent, but never below 70 % nor above 90 % of the sales, if that is possible.
    Settings settings;
    Settings before;
    before.edition = 1;
    for (const int percent : {7'000, 7'001, 8'765, 8'999, 9'000}) {
        settings.prizePercent = before.prizePercent = percent;
        for (std::int64_t sales = 0; sales < 20'000; ++sales) {
            const bool possible = sales == 0 || sales >= 4;
            QCOMPARE(isPrizeMoneyWithinBounds(Money{sales}), possible);
            const std::int64_t down = sales * percent / 10'000;
            const std::int64_t up = (sales * percent + 9'999) / 10'000;
            settings.rounding = before.rounding = Rounding::down;
            QCOMPARE(prizeMoneyOf(before, Money{sales}).cents, down);
            const std::int64_t least = (sales * 7'000 + 9'999) / 10'000;
            const std::int64_t most = sales * 9'000 / 10'000;
            if (possible) {
                QCOMPARE(prizeMoneyOf(settings, Money{sales}).cents, std::clamp(down, least, most));
            }
            settings.rounding = before.rounding = Rounding::up; // I-B31, the other reading
            QCOMPARE(prizeMoneyOf(before, Money{sales}).cents, up);
            if (possible) {
                QCOMPARE(prizeMoneyOf(settings, Money{sales}).cents, std::clamp(up, least, most));
            }
        }
    }
}

void BingoPrizesTest::hugeSalesDoNotOverflow() {
    // 9000 of 10000 parts of 10^16 cents
    Settings settings;
    settings.prizePercent = 9'000;
    const PrizePlan plan = planPrizes(settings, kLargestAmount * 10'000, Money{});
    QCOMPARE(plan.prizeMoney, kLargestAmount * 9'000);
    QCOMPARE(plan.prizes[kLine], kLargestAmount * 1'800);
    QCOMPARE(plan.prizes[kBingo], kLargestAmount * 7'200);
}

void BingoPrizesTest::prizesAreDivided_data() {
    QTest::addColumn<qint64>("prize");
    QTest::addColumn<QString>("won");
    QTest::addColumn<QString>("amounts"); // card:cents
    QTest::addColumn<qint64>("odd");
    const auto row = [](const char* tag, qint64 prize, const char* won, const char* amounts, qint64 odd) {
        QTest::newRow(tag) << prize << QString::fromLatin1(won) << QString::fromLatin1(amounts) << odd;
    };
    row("B36 one player", 1'000, "a5", "5:1000", 0);
    row("B30 two players, equal parts", 1'000, "a5 b3", "3:500 5:500", 0);
    row("I-B30 the odd cent is nobody's", 1'001, "a5 b3", "3:500 5:500", 1);
    row("I-B30 by player, not by card", 1'000, "a1 a2 a3 b4", "1:168 2:166 3:166 4:500", 0);
    row("I-B30 a player's odd cents go to the lowest card", 1'000, "b9 a7 a3 a5", "3:168 5:166 7:166 9:500",
        0);
    row("I-B30 one player with several cards", 1'000, "a1 a2 a3", "1:334 2:333 3:333", 0);
    row("I-B30 more players than cents", 2, "a1 b2 c3", "1:0 2:0 3:0", 2);
    row("B30 a prize of nothing", 0, "a1 b2", "1:0 2:0", 0);
    row("B30 the crowd's members are players like any", 900, "a1 A2 B3", "1:300 2:300 3:300", 0);
    row("I-B30 a member with several cards", 900, "A1 b2 A3", "1:225 2:450 3:225", 0);
}

void BingoPrizesTest::prizesAreDivided() {
    QFETCH(const qint64, prize);
    QFETCH(const QString, won);
    QFETCH(const QString, amounts);
    QFETCH(const qint64, odd);
    std::vector<Winner> list = winners(won);
    QCOMPARE(dividePrize(Money{prize}, list).cents, odd);
    QCOMPARE(::amounts(list), amounts);
}

void BingoPrizesTest::divisionIsFair() {
    // B30, I-B30: winners share equally and no cent is lost.
    RandomStream random(testSeed(), stream_name::kPlayers);
    for (int round = 0; round < 3'000; ++round) {
        const Money prize{random.below(10'000)};
        std::vector<Winner> list;
        const std::uint32_t cards = 1 + random.below(20);
        for (CardNumber card = 1; card <= cards; ++card) {
            const std::uint32_t who = random.below(6);
            const Owner owner = who < 3 ? Owner{static_cast<PlayerId>(who), 0} : Owner{kNobody, who - 2};
            list.push_back({owner, 1 + (card * 7) % 23, {}});
        }
        const Money odd = dividePrize(prize, list);
        std::map<std::pair<PlayerId, std::uint32_t>, Money> parts;
        Money total = odd;
        for (const Winner& winner : list) {
            parts[{winner.owner.player, winner.owner.member}] += winner.amount;
            total += winner.amount;
        }
        QCOMPARE(total, prize);
        QVERIFY(odd.cents < static_cast<std::int64_t>(parts.size()));
        for (const auto& [owner, part] : parts) {
            QCOMPARE(part, parts.begin()->second);
        }
        QVERIFY(std::ranges::is_sorted(list, {}, &Winner::card));
    }
}

void BingoPrizesTest::cardsShareWhereTheHouseSaysSo() {
    // I-B30, the other reading: each of the two cards of one player gets as much as the third card.
    std::vector<Winner> list = winners("a1 b2 a3");
    QCOMPARE(dividePrize(Money{1'000}, list, Split::by_card).cents, 1);
    QCOMPARE(::amounts(list), QStringLiteral("1:333 2:333 3:333"));
    QCOMPARE(dividePrize(Money{1'000}, list, Split::by_player).cents, 0);
    QCOMPARE(::amounts(list), QStringLiteral("1:250 2:500 3:250"));
}

void BingoPrizesTest::nobodyWinsNothing() {
    std::vector<Winner> nobody;
    QCOMPARE(dividePrize(Money{500}, nobody).cents, 500);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoPrizesTest)
#include "tst_bingo_prizes.moc"

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/drills/roulette_way.h"
#include "engine/training/drills/task.h"
#endif

#include "program/test_list.h"

#include <QObject>
#include <QTest>

#include <set>

using namespace mesaviva;
using namespace mesaviva::drills;

namespace {

// The regulations, entered again independently: pays a/b, and the maximum in minimums (0: set by the house).
struct Law {
    const char* chance;
    int numbers;
    int pays;
    int per;
    int most804;
    int most894;
};

constexpr std::array kLaw = {
    Law{"straight", 1, 35, 1, 30, 10},
    Law{"split", 2, 17, 1, 60, 20},
    Law{"street", 3, 11, 1, 90, 30},
    Law{"corner", 4, 8, 1, 120, 40},
    Law{"line", 6, 5, 1, 180, 60},
    Law{"dozen", 12, 2, 1, 360, 120},
    Law{"column", 12, 2, 1, 360, 120},
    Law{"double_dozen", 24, 1, 2, 720, 240},
    Law{"double_column", 24, 1, 2, 720, 240},
    Law{"sector9", 9, 3, 1, 0, 0},
    Law{"sector12", 12, 2, 1, 0, 0},
    Law{"even", 18, 1, 1, 540, 180},
    Law{"odd", 18, 1, 1, 540, 180},
    Law{"low", 18, 1, 1, 540, 180},
    Law{"high", 18, 1, 1, 540, 180},
    Law{"red", 18, 1, 1, 540, 180},
    Law{"black", 18, 1, 1, 540, 180},
};

const Law& lawOf(roulette::ChanceKind kind) {
    return *std::ranges::find_if(kLaw, [&](const Law& law) { return law.chance == roulette::name(kind); });
}

// O6c, R2a, R2b, clockwise as printed.
const std::map<roulette::WheelOrder, std::vector<int>> kWheels = {
    {roulette::WheelOrder::french, {0, 32, 15, 19, 4, 21, 2,  25, 17, 34, 6,  27, 13, 36, 11, 30, 8, 23, 10,
                                    5, 24, 16, 33, 1, 20, 14, 31, 9,  22, 18, 29, 7,  28, 12, 35, 3, 26}},
};

RandomStream streamOf(const char* name) { return {Seed{1, 2, 3}, name}; }

struct House {
    const char* name;
    roulette::RuleSet rules;
    int pockets;
};

constexpr std::array kHouses = {
    House{"804, 37", roulette::RuleSet::online, 37}, House{"804, 38", roulette::RuleSet::online, 38},
    House{"894", roulette::RuleSet::casino, 37}, House{"Macau", roulette::RuleSet::macau, 37}};

Terms termsOf(const House& house, Stacks stacks) {
    Terms terms;
    terms.roulette = tableFor(house.rules, house.pockets, Money{250});
    terms.stacks = stacks;
    return terms;
}

// Checks a number of tasks for each subject of each level in each house with each stake size.
template <class Check>
int eachTask(Drill drill, int times, const Check& check) {
    RandomStream chance = streamOf("tasks");
    int made = 0;
    for (const House& house : kHouses) {
        for (const Stacks stacks : {Stacks::one, Stacks::stack, Stacks::twelve}) {
            const Terms terms = termsOf(house, stacks);
            for (int level = 1; isOffered(drill, terms) && level <= kLevels; ++level) {
                for (const std::string& subject : subjectsOf(drill, level, terms)) {
                    for (int i = 0; i < times; ++i, ++made) {
                        check(makeTask(drill, level, subject, terms, chance), terms);
                        if (QTest::currentTestFailed()) {
                            return made;
                        }
                    }
                }
            }
        }
    }
    return made;
}

// Returns what the stakes pay in chips, in halves.
int halvesPaid(const PaymentTask& task) {
    int halves = 0;
    for (const roulette::Stake& stake : task.stakes) {
        const roulette::Spot& spot = task.settings.layout()[stake.spot];
        const Law& law = lawOf(spot.kind);
        const int chips = static_cast<int>(stake.amount.cents / task.chip.cents);
        if (task.kept) {
            halves += chips;
        } else if (spot.numbers.has(task.drawn)) {
            halves += 2 * chips * law.pays / law.per;
        }
    }
    return halves;
}

// Ranks a hand by a plain reading of P7 to P9: the combination, then its cards.
std::vector<int> worthOf(const poker::HandCards& cards) {
    std::map<int, int> counts;
    std::map<int, int> suits;
    for (const poker::Card card : cards) {
        ++counts[static_cast<int>(card.rank())];
        ++suits[static_cast<int>(card.suit())];
    }
    std::vector<std::pair<int, int>> groups;
    for (const auto& [rank, count] : counts) {
        groups.emplace_back(count, rank);
    }
    std::ranges::sort(groups, std::greater<>());
    int most = 0;
    for (const auto& [suit, count] : suits) {
        most = std::max(most, count);
    }
    const bool flush = most == 5;
    const bool row = groups.size() == 5 && groups.front().second - groups.back().second == 4;
    const bool wheel = groups.size() == 5 && groups[0].second == 12 && groups[1].second == 3;
    std::vector<int> worth;
    const int first = groups.front().first;
    if (flush && (row || wheel)) {
        worth = {8, wheel ? 3 : groups[0].second};
        return worth;
    }
    if (row || wheel) {
        return {4, wheel ? 3 : groups[0].second};
    }
    worth.push_back(first == 4                           ? 7
                    : first == 3 && groups[1].first == 2 ? 6
                    : flush                              ? 5
                    : first == 3                         ? 3
                    : first == 2 && groups[1].first == 2 ? 2
                    : first == 2                         ? 1
                                                         : 0);
    for (const auto& [count, rank] : groups) {
        worth.push_back(rank);
    }
    if (worth.front() == 0) {
        worth.push_back(most >= 3 ? 1 : 0); // P9, I-P9
    }
    return worth;
}

bool hasAceAndKingOrBetter(const std::vector<int>& worth) {
    return worth[0] > 0 || (worth[1] == 12 && worth[2] == 11);
}

// P12, by the first number of worthOf(); a royal flush is handled separately.
int timesPaid(const std::vector<int>& worth) {
    constexpr std::array kPays = {1, 1, 2, 3, 4, 5, 7, 20, 50};
    return worth[0] == 8 && worth[1] == 12 ? 100 : kPays[static_cast<std::size_t>(worth[0])];
}

// B62, B66, B71, B81 by a plain reading.
bool isLawful(const CardTask& task) {
    const bingo::Shape& shape = bingo::shapeOf(task.variant);
    std::set<int> seen;
    std::vector<int> inRow(static_cast<std::size_t>(shape.rows));
    std::vector<int> inColumn(static_cast<std::size_t>(shape.columns));
    int numbers = 0;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const int ball = task.card.cells[static_cast<std::size_t>(cell)];
        if (ball == 0) {
            continue;
        }
        const int column = cell % shape.columns;
        int first = 1 + column * (shape.balls / shape.columns);
        int last = first + shape.balls / shape.columns - 1;
        if (task.variant == bingo::Variant::bingo90) {
            first = column == 0 ? 1 : 10 * column;
            last = column == 8 ? 90 : 10 * column + 9;
        }
        if (ball < first || ball > last || !seen.insert(ball).second) {
            return false;
        }
        ++numbers;
        ++inRow[static_cast<std::size_t>(cell / shape.columns)];
        ++inColumn[static_cast<std::size_t>(column)];
    }
    if (task.variant == bingo::Variant::bingo90) {
        return std::ranges::all_of(inRow, [](int count) { return count == 5; }) &&
               std::ranges::all_of(inColumn, [](int count) { return count >= 1; });
    }
    const int wanted = shape.cells() - (task.freeCentre ? 1 : 0);
    return numbers == wanted && (!task.freeCentre || task.card.cells[12] == 0);
}

// Counts box by box how many numbers the card needs for the prize.
int lacking(const LineTask& task) {
    const bingo::Shape& shape = task.settings.shape();
    const std::set<int> drawn(task.drawn.begin(), task.drawn.end());
    const auto open = [&](int row, int column) {
        const int ball = task.card.cells[static_cast<std::size_t>(row * shape.columns + column)];
        return ball != 0 && !drawn.contains(ball) ? 1 : 0;
    };
    std::vector<int> rows(static_cast<std::size_t>(shape.rows));
    std::vector<int> columns(static_cast<std::size_t>(shape.columns));
    int all = 0;
    int falling = 0;
    int rising = 0;
    for (int row = 0; row < shape.rows; ++row) {
        for (int column = 0; column < shape.columns; ++column) {
            rows[static_cast<std::size_t>(row)] += open(row, column);
            columns[static_cast<std::size_t>(column)] += open(row, column);
            all += open(row, column);
        }
        falling += row < shape.columns ? open(row, row) : 0;
        rising += row < shape.columns ? open(row, shape.columns - 1 - row) : 0;
    }
    std::ranges::sort(rows);
    std::ranges::sort(columns);
    switch (task.kind) {
    case bingo::PrizeKind::bingo: return all;
    case bingo::PrizeKind::two_lines: return rows[0] + rows[1];
    case bingo::PrizeKind::column: return columns[0];
    case bingo::PrizeKind::four_corners: {
        const int last = shape.columns - 1;
        return open(0, 0) + open(0, last) + open(shape.rows - 1, 0) + open(shape.rows - 1, last);
    }
    default: break;
    }
    return shape.rows == shape.columns ? std::min({rows[0], columns[0], falling, rising}) : rows[0];
}

} // namespace

/// Drills: every task keeps to the legal limits, and its answer matches an independent calculation.
class DrillsTest : public QObject {
    Q_OBJECT

private slots:
    void everyDrillHasTasksAtEveryLevel_data();
    void everyDrillHasTasksAtEveryLevel();
    void paymentsAreTheLawsFractions();
    void picturesAreTheLawsFractions();
    void stakesKeepToTheLawsLimits();
    void conversionsAddUp();
    void seriesAreThoseOfTheLaw();
    void neighboursAreThoseOfThePrint();
    void handsAreComparedByThePlainReading();
    void dealerQualifiesWithAceAndKing();
    void betsArePaidByTheLaw();
    void cardsAreJudgedByThePlainReading();
    void prizesAreCountedBoxByBox();
    void waysLeadToTheSum();
    void theSameChanceGivesTheSameTasks();
    void numbersAreRightInAnyOrder();
};

void DrillsTest::everyDrillHasTasksAtEveryLevel_data() {
    QTest::addColumn<int>("drill");
    for (const Drill drill : kAllDrills) {
        QTest::newRow(std::string(name(drill)).c_str()) << static_cast<int>(drill);
    }
}

void DrillsTest::everyDrillHasTasksAtEveryLevel() {
    QFETCH(int, drill);
    const int made =
        eachTask(static_cast<Drill>(drill), 3, [&](const drills::Task& task, const Terms& terms) {
            QCOMPARE(static_cast<int>(task.drill), drill);
            QVERIFY(!task.subject.empty());
            QVERIFY(!rulesOf(task).empty());
            const Answer right = answerOf(task);
            QVERIFY(!right.empty());
            QVERIFY(isRight(task, right));
            QVERIFY(right.front() >= 0);
            if (const int choices = choicesOf(task)) {
                QVERIFY(right.front() < choices);
            }
            Answer wrong = right;
            ++wrong.front();
            QVERIFY(!isRight(task, wrong));
            QVERIFY(!roulette::firstBadSetting(terms.roulette));
        });
    QVERIFY2(made >= 72, qPrintable(QString::number(made))); // those of casinos only (R7)
    QCOMPARE(drillFrom(name(static_cast<Drill>(drill))), std::optional(static_cast<Drill>(drill)));
}

// O13, R27a, R27b, R29, M7
void DrillsTest::paymentsAreTheLawsFractions() {
    const int made = eachTask(Drill::payment, 30, [](const drills::Task& task, const Terms&) {
        const auto& payment = std::get<PaymentTask>(task.situation);
        QCOMPARE(2 * answerOf(task).front(), std::int64_t{halvesPaid(payment)});
        QCOMPARE(formOf(task), AnswerForm::chips);
    });
    QVERIFY(made > 2'000);
}

// R32: the sum of the single payments
void DrillsTest::picturesAreTheLawsFractions() {
    const int made = eachTask(Drill::picture, 40, [](const drills::Task& task, const Terms&) {
        const auto& picture = std::get<PaymentTask>(task.situation);
        QVERIFY(picture.stakes.size() >= 2);
        QVERIFY(std::ranges::all_of(picture.stakes, [&](const roulette::Stake& stake) {
            return picture.settings.layout()[stake.spot].numbers.has(picture.drawn);
        }));
        QCOMPARE(2 * answerOf(task).front(), std::int64_t{halvesPaid(picture)});
    });
    QVERIFY(made > 2'000);
}

// O10, O11, R34a, R34b, I-R34
void DrillsTest::stakesKeepToTheLawsLimits() {
    for (const Drill drill : {Drill::payment, Drill::picture}) {
        eachTask(drill, 20, [](const drills::Task& task, const Terms& terms) {
            const auto& payment = std::get<PaymentTask>(task.situation);
            for (const roulette::Stake& stake : payment.stakes) {
                const Law& law = lawOf(payment.settings.layout()[stake.spot].kind);
                const auto rules = payment.settings.rules;
                const std::int64_t most = rules == roulette::RuleSet::online   ? law.most804
                                          : rules == roulette::RuleSet::casino ? law.most894
                                                                               : 1'000;
                const std::int64_t chips = stake.amount.cents / payment.chip.cents;
                QVERIFY(roulette::offers(payment.settings, stake.spot));
                QCOMPARE(chips * payment.chip.cents, stake.amount.cents);
                QVERIFY(chips >= 1 && chips <= most);
                QVERIFY(chips <= std::max<std::int64_t>(2, mostChips(terms.stacks)));
                QVERIFY(law.per == 1 || chips % 2 == 0);
            }
        });
    }
}

// R9, R12
void DrillsTest::conversionsAddUp() {
    const int made = eachTask(Drill::conversion, 60, [](const drills::Task& task, const Terms&) {
        const auto& request = std::get<ConversionTask>(task.situation);
        const std::int64_t chips =
            request.stakes.stakes.empty() ? request.paid : halvesPaid(request.stakes) / 2;
        QCOMPARE(chips, request.paid);
        const Answer answer = answerOf(task);
        if (request.request == ConversionTask::Request::whole_cash) {
            QCOMPARE(answer.size(), std::size_t{2});
            QCOMPARE(answer[0] * request.cash.cents + answer[1] * request.chip.cents,
                     chips * request.chip.cents);
            QVERIFY(answer[1] * request.chip.cents < request.cash.cents);
        } else {
            QVERIFY(request.kept < chips);
            QCOMPARE(answer.front() + request.kept * request.chip.cents, chips * request.chip.cents);
        }
    });
    QVERIFY(made > 1'000);
}

// R25a
void DrillsTest::seriesAreThoseOfTheLaw() {
    const std::map<std::string, std::pair<int, std::vector<std::set<int>>>> law = {
        {"grande", {9, {{0, 2, 3}, {4, 7}, {12, 15}, {18, 21}, {19, 22}, {25, 26, 28, 29}, {32, 35}}}},
        {"zero", {4, {{0, 3}, {12, 15}, {26}, {32, 35}}}},
        {"pequena", {6, {{5, 8}, {10, 11}, {13, 16}, {23, 24}, {27, 30}, {33, 36}}}},
        {"vadios", {5, {{1}, {6, 9}, {14, 17}, {17, 20}, {31, 34}}}},
    };
    const int made = eachTask(Drill::series, 20, [&](const drills::Task& task, const Terms&) {
        const auto& [chips, places] = law.at(task.subject);
        if (const auto* paid = std::get_if<PaymentTask>(&task.situation)) {
            int sum = 0;
            const std::int64_t sets =
                paid->stakes.front().amount.cents / paid->chip.cents / (task.subject == "grande" ? 2 : 1);
            for (const std::set<int>& place : places) {
                const bool doubled = place == std::set{0, 2, 3} || place == std::set{25, 26, 28, 29};
                if (place.contains(paid->drawn.index())) {
                    constexpr std::array kPays = {0, 35, 17, 11, 8};
                    sum += kPays[place.size()] * static_cast<int>(sets) * (doubled ? 2 : 1);
                }
            }
            QCOMPARE(answerOf(task).front(), std::int64_t{sum});
            return;
        }
        const auto& series = std::get<SeriesTask>(task.situation);
        const Answer answer = answerOf(task);
        if (series.asked == SeriesTask::Asked::places) {
            std::set<std::set<int>> named;
            for (const std::int64_t spot : answer) {
                std::set<int> numbers;
                series.settings.layout()[static_cast<roulette::SpotId>(spot)].numbers.forEach(
                    [&](roulette::Pocket pocket) { numbers.insert(pocket.index()); });
                named.insert(numbers);
            }
            QCOMPARE(named, std::set(places.begin(), places.end()));
        } else {
            const bool cost = series.asked == SeriesTask::Asked::cost;
            QCOMPARE(answer.front(), chips * series.sets * (cost ? series.chip.cents : 1));
        }
    });
    QVERIFY(made > 400);
}

// R2a; tst_roulette_wheel checks the other orders against their own printed sources
void DrillsTest::neighboursAreThoseOfThePrint() {
    const int made = eachTask(Drill::neighbours, 1, [](const drills::Task& task, const Terms&) {
        const auto& around = std::get<NeighboursTask>(task.situation);
        const Answer answer = answerOf(task);
        QCOMPARE(answer.size(), around.between ? std::size_t{1} : static_cast<std::size_t>(2 * around.sides));
        const auto print = kWheels.find(around.order);
        if (print == kWheels.end()) {
            return;
        }
        const std::vector<int>& order = print->second;
        const auto place = std::ranges::find(order, around.number.index()) - order.begin();
        std::set<std::int64_t> expected;
        for (int away = -around.sides; away <= around.sides; ++away) {
            if ((away == 0) == around.between) {
                expected.insert(order[static_cast<std::size_t>((place + away + 37) % 37)]);
            }
        }
        QCOMPARE(std::set<std::int64_t>(answer.begin(), answer.end()), expected);
    });
    QVERIFY(made > 1'500);
}

// P7-P11, P13, I-P13
void DrillsTest::handsAreComparedByThePlainReading() {
    std::set<std::int64_t> seen;
    const int made = eachTask(Drill::hands, 15, [&](const drills::Task& task, const Terms&) {
        const auto& hands = std::get<HandsTask>(task.situation);
        const std::vector<int> player = worthOf(hands.player);
        const std::vector<int> dealer = worthOf(hands.dealer);
        const std::int64_t expected = player > dealer ? 0 : player < dealer ? 1 : 2;
        QCOMPARE(answerOf(task).front(), expected);
        QCOMPARE(choicesOf(task), 3);
        seen.insert(expected);
        std::set<unsigned> cards;
        for (const poker::HandCards* hand : {&hands.player, &hands.dealer}) {
            for (const poker::Card card : *hand) {
                cards.insert(card.index());
            }
        }
        QCOMPARE(cards.size(), std::size_t{10});
    });
    QVERIFY(made > 2'000);
    QCOMPARE(seen.size(), std::size_t{3});
}

// P25
void DrillsTest::dealerQualifiesWithAceAndKing() {
    int plays = 0;
    const int made = eachTask(Drill::qualification, 20, [&](const drills::Task& task, const Terms&) {
        const auto& dealer = std::get<QualificationTask>(task.situation);
        const bool expected = hasAceAndKingOrBetter(worthOf(dealer.dealer));
        QCOMPARE(answerOf(task).front() == 0, expected);
        plays += expected ? 1 : 0;
    });
    QVERIFY(made > 2'000);
    QVERIFY(plays > made / 4 && plays < 3 * made / 4);
}

// P12a-j, P23, P26, P28, P29, I-P13
void DrillsTest::betsArePaidByTheLaw() {
    const int made = eachTask(Drill::bet, 15, [](const drills::Task& task, const Terms&) {
        const auto& bet = std::get<BetTask>(task.situation);
        const std::vector<int> player = worthOf(bet.player);
        const std::vector<int> dealer = worthOf(bet.dealer);
        std::int64_t expected = 0;
        if (!hasAceAndKingOrBetter(dealer)) {
            expected = bet.betAlone ? 0 : bet.ante.cents;
        } else if (player > dealer) {
            expected = 2 * bet.ante.cents * timesPaid(player) + (bet.betAlone ? 0 : bet.ante.cents);
        }
        QCOMPARE(answerOf(task).front(), expected);
        QVERIFY(bet.ante >= bet.settings.minimum && bet.ante <= bet.settings.maximum); // P16, P17
    });
    QVERIFY(made > 1'500);
}

// B15, B62, B66, B71, B81
void DrillsTest::cardsAreJudgedByThePlainReading() {
    int lawful = 0;
    const int made = eachTask(Drill::card, 15, [&](const drills::Task& task, const Terms&) {
        const auto& card = std::get<CardTask>(task.situation);
        QCOMPARE(answerOf(task).front() == 0, isLawful(card));
        lawful += isLawful(card) ? 1 : 0;
    });
    QVERIFY(made > 2'000);
    QVERIFY(lawful > made / 10);
}

// B34, B35a, B35b, B63, B67, B74, B82, B83
void DrillsTest::prizesAreCountedBoxByBox() {
    int won = 0;
    int asked = 0;
    const int made = eachTask(Drill::line, 15, [&](const drills::Task& task, const Terms&) {
        const auto& line = std::get<LineTask>(task.situation);
        const int open = lacking(line);
        if (line.counted) {
            QCOMPARE(answerOf(task).front(), std::int64_t{open});
            QCOMPARE(choicesOf(task), 0);
            return;
        }
        ++asked;
        won += open == 0 ? 1 : 0;
        QCOMPARE(answerOf(task).front() == 0, open == 0);
        const std::set<int> drawn(line.drawn.begin(), line.drawn.end());
        QCOMPARE(drawn.size(), line.drawn.size());
    });
    QVERIFY(made > 1'500);
    QVERIFY(won > asked / 4 && won < 3 * asked / 4);
}

void DrillsTest::waysLeadToTheSum() {
    for (const Drill drill : {Drill::payment, Drill::picture}) {
        eachTask(drill, 10, [](const drills::Task& task, const Terms&) {
            const auto& payment = std::get<PaymentTask>(task.situation);
            const PaymentWay way = wayOf(payment);
            QCOMPARE(way.total, answerOf(task).front());
            std::int64_t sum = 0;
            for (const WayPart& part : way.parts) {
                sum += part.paid;
                if (part.trick == Trick::halve_seven_nought) {
                    QCOMPARE(part.steps[2] + part.steps[3], part.paid);
                    QCOMPARE(part.steps[1] * 10, part.steps[2]);
                } else if (part.trick == Trick::stacks_less_three) {
                    QCOMPARE(part.steps[0] - part.steps[1], part.paid);
                } else if (part.trick == Trick::tens_and_once || part.trick == Trick::twice_and_once) {
                    QCOMPARE(part.steps[0] + part.chips, part.paid);
                } else if (part.trick == Trick::double_thrice) {
                    QCOMPARE(2 * part.steps[1], part.paid);
                } else if (part.trick == Trick::halve_nought) {
                    QCOMPARE(part.steps[1] + part.steps[2], part.paid);
                }
            }
            QCOMPARE(sum, way.total);
            // Stack by stack it is the same sum, and each place has one figure.
            std::int64_t stacks = 0;
            std::set<roulette::SpotId> places;
            for (const StackPaid& stack : stacksOf(payment)) {
                stacks += stack.paid;
                QVERIFY(places.insert(stack.spot).second);
                QVERIFY(stack.paid == 0 ||
                        stack.paid == stack.chips * stack.odds.numerator / stack.odds.denominator);
            }
            QCOMPARE(stacks, way.total);
            if (way.proof) {
                QCOMPARE(way.proof->gross - way.proof->chips, way.total);
            }
        });
    }
    const ValueWay value = valueOf(119, Money{250});
    QCOMPARE(value, (ValueWay{5, 19, Money{25'000}, Money{4'750}}));
}

void DrillsTest::theSameChanceGivesTheSameTasks() {
    const Terms terms = termsOf(kHouses[2], Stacks::stack);
    for (const Drill drill : kAllDrills) {
        RandomStream one = streamOf("same");
        RandomStream other = streamOf("same");
        const std::string subject = subjectsOf(drill, 3, terms).back();
        QVERIFY(makeTask(drill, 3, subject, terms, one) == makeTask(drill, 3, subject, terms, other));
    }
}

void DrillsTest::numbersAreRightInAnyOrder() {
    const Terms terms = termsOf(kHouses[2], Stacks::one);
    RandomStream chance = streamOf("order");
    const drills::Task task = makeTask(Drill::neighbours, 4, "0", terms, chance);
    QVERIFY(isRight(task, {15, 32, 19, 3, 35, 26}));
    QVERIFY(!isRight(task, {15, 32, 19, 3, 35}));
    QVERIFY(!isRight(task, {15, 15, 19, 3, 35, 26}));
}

MESAVIVA_TEST(DrillsTest)

#include "tst_drills.moc"

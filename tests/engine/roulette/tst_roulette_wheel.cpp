// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>
#include <QSet>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// As the texts print them, with hyphens.
const QString kO6c37 = QStringLiteral(
    "0-28-9-26-30-11-7-20-32-17-5-22-34-15-3-24-36-13-1-27-10-25-29-12-8-19-31-18-6-21-33-16-4-23-35-14-2");
const QString kO6c38 =
    QStringLiteral("0-28-9-26-30-11-7-20-32-17-5-22-34-15-3-24-36-13-1-00-27-10-25-29-12-8-19-31-18-6-21-"
                   "33-16-4-23-35-14-2");
const QString kR2a = QStringLiteral(
    "0-32-15-19-4-21-2-25-17-34-6-27-13-36-11-30-8-23-10-5-24-16-33-1-20-14-31-9-22-18-29-7-28-12-35-3-26");
const QString kR2b = QStringLiteral(
    "2-14-35-23-4-16-33-21-6-18-31-19-8-12-29-25-10-27-1-13-36-24-3-15-34-22-5-17-32-20-7-11-30-26-9-28-0");

QStringList printed(const QString& order) { return order.split(QLatin1Char('-')); }

/// Rotates the order to start at zero.
QStringList fromZero(QStringList order) {
    std::rotate(order.begin(), std::find(order.begin(), order.end(), QStringLiteral("0")), order.end());
    return order;
}

QStringList orderOf(const Wheel& wheel) {
    QStringList order;
    for (Pocket pocket : wheel.order()) {
        order.push_back(key(pocket.text()));
    }
    return order;
}

} // namespace

/// The orders of numbers and their colours.
class RouletteWheelTest : public QObject {
    Q_OBJECT

private slots:
    void orderIsAsPrinted_data();
    void orderIsAsPrinted();
    void everyNumberStandsOnce_data();
    void everyNumberStandsOnce();
    void eachProfileKeepsItsOwnPrint_data();
    void eachProfileKeepsItsOwnPrint();
    void placesGoRoundAndRound();
    void neighboursStandOnEitherSide_data();
    void neighboursStandOnEitherSide();
    void coloursAreTheLayouts();
    void coloursTakeTurns_data();
    void coloursTakeTurns();
    void numbersAreWrittenAndRead();
    void wheelOutsideItsRuleDoesNotOpen_data();
    void wheelOutsideItsRuleDoesNotOpen();
    void impossiblePocketIsRefused_data();
    void impossiblePocketIsRefused();
};

void RouletteWheelTest::orderIsAsPrinted_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("order");
    QTest::newRow("O6c 37 numbers online") << online() << kO6c37;
    QTest::newRow("O6c 38 numbers online") << doubleZero() << kO6c38;
    QTest::newRow("R2a French order") << casino() << kR2a;
    QTest::newRow("R2b American order, turned to begin with the zero") << americanCasino() << kR2b;
    QTest::newRow("I-M6 Macau plays on the American order that O6c prints") << macau() << kO6c37;
    QTest::newRow("I-M6 Macau, other reading: French order") << frenchMacau() << kR2a;
}

void RouletteWheelTest::orderIsAsPrinted() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, order);
    QVERIFY(!firstBadSetting(settings));
    QCOMPARE(orderOf(Wheel(settings.wheelOrder())), fromZero(printed(order)));
}

void RouletteWheelTest::everyNumberStandsOnce_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<int>("size");
    QTest::newRow("O6a 37 pockets online") << online() << 37;
    QTest::newRow("O6a 38 pockets with the double zero") << doubleZero() << 38;
    QTest::newRow("R2a 37 pockets, French") << casino() << 37;
    QTest::newRow("R2b 37 pockets, American") << americanCasino() << 37;
    QTest::newRow("I-M6 37 pockets in Macau") << macau() << 37;
}

void RouletteWheelTest::everyNumberStandsOnce() {
    QFETCH(const Settings, settings);
    QFETCH(const int, size);
    const Wheel wheel(settings.wheelOrder());
    const QStringList order = orderOf(wheel);
    QCOMPARE(wheel.size(), size);
    QCOMPARE(order.size(), size);
    const QSet<QString> numbers(order.begin(), order.end());
    for (int i = 0; i <= 36; ++i) {
        QVERIFY(numbers.contains(QString::number(i)));
    }
    QCOMPARE(numbers.contains(QStringLiteral("00")), size == 38);
    QCOMPARE(numbers.size(), size);
    for (int place = 0; place < size; ++place) {
        QCOMPARE(wheel.placeOf(wheel.at(place)), place);
        QVERIFY(wheel.has(wheel.at(place)));
    }
    QCOMPARE(wheel.has(kDoubleZero), size == 38);
}

void RouletteWheelTest::eachProfileKeepsItsOwnPrint_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("I-R2b the casinos' American order runs the other way") << americanCasino() << true;
    QTest::newRow("I-R2b Macau, which prints none, takes O6c's") << macau() << false;
}

void RouletteWheelTest::eachProfileKeepsItsOwnPrint() {
    QFETCH(const Settings, settings);
    QFETCH(const bool, mirrored);
    QStringList order = printed(kO6c37);
    if (mirrored) {
        std::reverse(order.begin(), order.end());
        QCOMPARE(fromZero(printed(kR2b)), fromZero(order));
    }
    QCOMPARE(orderOf(Wheel(settings.wheelOrder())), fromZero(order));
}

void RouletteWheelTest::placesGoRoundAndRound() {
    const Wheel wheel(WheelOrder::french);
    QCOMPARE(wheel.at(0), Pocket(0));
    QCOMPARE(wheel.at(37), Pocket(0));
    QCOMPARE(wheel.at(-1), Pocket(26));
    QCOMPARE(wheel.at(-38), Pocket(26));
    QCOMPARE(wheel.at(75), Pocket(32));
}

void RouletteWheelTest::neighboursStandOnEitherSide_data() {
    QTest::addColumn<WheelOrder>("order");
    QTest::addColumn<QString>("number");
    QTest::addColumn<int>("sides");
    QTest::addColumn<QString>("arc");
    QTest::newRow("R25b three chips on the zero") << WheelOrder::french << "0" << 1 << "26 0 32";
    QTest::newRow("R25b five chips across the zero") << WheelOrder::french << "26" << 2 << "35 3 26 0 32";
    QTest::newRow("R25b seven chips") << WheelOrder::french << "5" << 3 << "8 23 10 5 24 16 33";
    QTest::newRow("I-O7b neighbours on the online wheel")
        << WheelOrder::american_online << "1" << 2 << "36 13 1 27 10";
    QTest::newRow("I-O7b the double zero is a neighbour")
        << WheelOrder::american_double << "1" << 2 << "36 13 1 00 27";
    QTest::newRow("I-O7b and has neighbours") << WheelOrder::american_double << "00" << 1 << "1 00 27";
}

void RouletteWheelTest::neighboursStandOnEitherSide() {
    QFETCH(const WheelOrder, order);
    QFETCH(const QString, number);
    QFETCH(const int, sides);
    QFETCH(const QString, arc);
    QCOMPARE(Wheel(order).around(pocket(number), sides), numbers(arc));
}

void RouletteWheelTest::coloursAreTheLayouts() {
    const Numbers reds = numbers(coveredBy(QStringLiteral("red")));
    const Numbers blacks = numbers(coveredBy(QStringLiteral("black")));
    QCOMPARE(reds.size(), 18);
    QCOMPARE(blacks.size(), 18);
    for (int i = 0; i < 38; ++i) {
        const Pocket pocket(i);
        const Colour colour = reds.has(pocket)     ? Colour::red
                              : blacks.has(pocket) ? Colour::black
                                                   : Colour::green;
        QCOMPARE(pocket.colour(), colour);
        QCOMPARE(pocket.isZero(), colour == Colour::green);
    }
}

void RouletteWheelTest::coloursTakeTurns_data() {
    QTest::addColumn<WheelOrder>("order");
    QTest::addColumn<QString>("exception");
    QTest::newRow("I-O6b French order: always, but for the zero") << WheelOrder::french << QString();
    QTest::newRow("I-O6b American order with 38: always, but for the zeros")
        << WheelOrder::american_double << QString();
    QTest::newRow("I-O6b American order with 37: 1 and 27 touch")
        << WheelOrder::american_online << QStringLiteral("1 27");
    QTest::newRow("I-O6b the casinos' print: 1 and 27 touch")
        << WheelOrder::american_casino << QStringLiteral("27 1");
}

void RouletteWheelTest::coloursTakeTurns() {
    QFETCH(const WheelOrder, order);
    QFETCH(const QString, exception);
    const Wheel wheel(order);
    QStringList touching;
    for (int place = 0; place < wheel.size(); ++place) {
        const Pocket here = wheel.at(place);
        const Pocket next = wheel.at(place + 1);
        if (here.colour() == next.colour() && !here.isZero()) {
            touching.push_back(key(here.text()) + QLatin1Char(' ') + key(next.text()));
        }
    }
    QCOMPARE(touching.join(QLatin1Char(',')), exception);
}

void RouletteWheelTest::numbersAreWrittenAndRead() {
    for (int i = 0; i < 38; ++i) {
        const Pocket pocket(i);
        QCOMPARE(key(pocket.text()), i == 37 ? QStringLiteral("00") : QString::number(i));
        QCOMPARE(pocketFrom(pocket.text()), std::optional(pocket));
    }
    for (const char* text : {"", "37", "-1", "000", "01", " 1", "1 ", "a"}) {
        QVERIFY2(!pocketFrom(text), text);
    }
}

void RouletteWheelTest::wheelOutsideItsRuleDoesNotOpen_data() {
    QTest::addColumn<RuleSet>("rules");
    QTest::addColumn<int>("count");
    QTest::addColumn<NumberOrder>("order");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, RuleSet rules, int count, NumberOrder order, const char* rule) {
        QTest::newRow(tag) << rules << count << order << QString::fromLatin1(rule);
    };
    row("O6a 36 pockets online", RuleSet::online, 36, NumberOrder::american, "O6a");
    row("O6a 39 pockets online", RuleSet::online, 39, NumberOrder::american, "O6a");
    row("O6c French order online", RuleSet::online, 37, NumberOrder::french, "O6c");
    row("R2a a double zero in a casino", RuleSet::casino, 38, NumberOrder::french, "R2a");
    row("R2b a double zero in a casino, American order", RuleSet::casino, 38, NumberOrder::american, "R2a");
    row("I-M6 a double zero in Macau", RuleSet::macau, 38, NumberOrder::american, "M1.2");
}

void RouletteWheelTest::wheelOutsideItsRuleDoesNotOpen() {
    QFETCH(const RuleSet, rules);
    QFETCH(const int, count);
    QFETCH(const NumberOrder, order);
    QFETCH(const QString, rule);
    Settings settings(rules);
    settings.pockets = count;
    settings.order = order;
    const std::optional<BadSetting> bad = firstBadSetting(settings);
    QVERIFY(bad);
    QCOMPARE(key(bad->rule.text()), rule);
}

void RouletteWheelTest::impossiblePocketIsRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("result");
    QTest::newRow("O6a no double zero among 37") << online() << 37 << "impossible_outcome";
    QTest::newRow("O6a a double zero among 38") << doubleZero() << 37 << "done";
    QTest::newRow("O6a nothing beyond") << doubleZero() << 38 << "impossible_outcome";
    QTest::newRow("R2a no double zero in a casino") << casino() << 37 << "impossible_outcome";
    QTest::newRow("I-M6 no double zero in Macau") << macau() << 37 << "impossible_outcome";
    QTest::newRow("O5 a number before the ball rests is no number") << online() << -1 << "not_now";
}

void RouletteWheelTest::impossiblePocketIsRefused() {
    QFETCH(const Settings, settings);
    QFETCH(const int, index);
    QFETCH(const QString, result);
    Table table(settings);
    QVERIFY(table.runTo<BallLaunched>());
    if (index < 0) {
        QCOMPARE(outcome(table.send(BringPocket{Pocket(0), Origin::script})), result);
        return;
    }
    table.wait(0.1);
    while (table.driver().nextNeed()->kind != OwnNeed::pocket) {
        QVERIFY(table.driver().step(Instant::max()));
    }
    Events events;
    const Command command = BringPocket{Pocket(index), Origin::script};
    QCOMPARE(outcome(decide(table.state(), command, table.driver().nextNeed()->at, events)), result);
    QCOMPARE(events.empty(), result != QLatin1String("done"));
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteWheelTest)
#include "tst_roulette_wheel.moc"

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/roulette/odds/regulation_facts.h"
#include "roulette_kit.h"

#include <QObject>

#include <functional>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The facts of the regulations, compared.
class RouletteRegulationTest : public QObject {
    Q_OBJECT

private slots:
    void regulationsDiffer_data();
    void regulationsDiffer();
    void aRegulationDoesNotDifferFromItself();
    void factsCiteTheirOwnRegulation();
    void everyRegulationHasTheSameFacts();
    void eachDozenOfMacauHasItsRule();
    void settingsNameWhatTheyCarryOut_data();
    void settingsNameWhatTheyCarryOut();
};

namespace {

QString text(const FactValue& value) {
    if (const bool* truth = std::get_if<bool>(&value)) {
        return *truth ? QStringLiteral("yes") : QStringLiteral("no");
    }
    if (const std::int64_t* number = std::get_if<std::int64_t>(&value)) {
        return QString::number(*number);
    }
    if (const Odds* odds = std::get_if<Odds>(&value)) {
        return QStringLiteral("%1:%2").arg(odds->numerator).arg(odds->denominator);
    }
    return QString::fromStdString(std::get<std::string>(value));
}

QString text(const Fact& fact) {
    return (QStringList{text(fact.value)} +
            (fact.rules.empty() ? QStringList{} : QStringList{ids(fact.rules).join(u',')}))
        .join(u' ');
}

// `maximum straight: 30 O11,O10 | 10 R34a`
QStringList texts(const std::vector<Difference>& differences) {
    QStringList list;
    for (const auto& [first, second] : differences) {
        const QString chance = first.chance ? u' ' + key(name(*first.chance)) : QString();
        list.append(key(first.subject) + chance + QStringLiteral(": ") + text(first) + QStringLiteral(" | ") +
                    text(second));
    }
    return list;
}

// The letter of a regulation's rules.
char letterOf(RuleSet set) { return first(regulationOf(set).wheel.mostPockets.rules).text()[0]; }

bool isCitedBy(RuleSet set, RuleId rule) {
    return rule.text().starts_with("I-") || rule.text()[0] == letterOf(set);
}

Settings with(Settings settings, const std::function<void(Settings&)>& change) {
    change(settings);
    return settings;
}

// O11 and R34, O12, R25 and I-O7b, O14 and R20, O19 and R29, ...
QStringList onlineAndCasino() {
    QStringList list;
    list << "pockets: 38 O6a | 37 R2a"
         << "american_order: american_online O6c,I-R2b | american_casino R2b,I-R2b"
         << "french_order: no O6c | yes R2a"
         << "usual_order: american O6c | french R2a"
         << "individual: yes O4,O15 | no R19"
         << "double_layout: no O6d | yes R1"
         << "colour_chips: no O3a | yes R7,R8,R9,R10,R11"
         << "cash_chips: no O3a | yes R15a,R15b"
         << "maximum straight: 30 O11,O10 | 10 R34a"
         << "maximum split: 60 O11,O10 | 20 R34a"
         << "maximum street: 90 O11,O10 | 30 R34a"
         << "maximum corner: 120 O11,O10 | 40 R34a,I-R34"
         << "maximum line: 180 O11,O10 | 60 R34a"
         << "maximum dozen: 360 O11,O10 | 120 R34a"
         << "maximum column: 360 O11,O10 | 120 R34a"
         << "optional double_dozen: yes O12,O7a | no R24a"
         << "maximum double_dozen: 720 O11,O10 | 240 R34a"
         << "optional double_column: yes O12,O7a | no R24a"
         << "maximum double_column: 720 O11,O10 | 240 R34a"
         << "maximum even: 540 O11,O10 | 180 R34b"
         << "halved even: no | yes I-cent,R29,R27b"
         << "maximum odd: 540 O11,O10 | 180 R34b"
         << "halved odd: no | yes I-cent,R29,R27b"
         << "maximum low: 540 O11,O10 | 180 R34b"
         << "halved low: no | yes I-cent,R29,R27b"
         << "maximum high: 540 O11,O10 | 180 R34b"
         << "halved high: no | yes I-cent,R29,R27b"
         << "maximum red: 540 O11,O10 | 180 R34b"
         << "halved red: no | yes I-cent,R29,R27b"
         << "maximum black: 540 O11,O10 | 180 R34b"
         << "halved black: no | yes I-cent,R29,R27b"
         << "player_maximum: yes O12 | no"
         << "series: shortcut I-O7b | booked R25a"
         << "series_maximum: 0 | 120 R34c,I-R34c"
         << "parol: no I-O7b | yes R28,R25a"
         << "closes_on_slowdown: no O3d | yes R20"
         << "usual_closing: before_launch O14 | on_slowdown R20"
         << "launches_alternate: no O2 | yes R21"
         << "number_called: no O16 | yes R23"
         << "ball_changed: no O2 | yes R17"
         << "dealer_changed: no O2 | yes R35"
         << "payment_ordered: no O17 | yes R30"
         << "together_obliged: no O17 | yes R32"
         << "zero_takes: all O19 | half R29,R27b"
         << "void_spin: no O2 | yes R22"
         << "stakes_put_back: no O2 | yes R33"
         << "faulty_ball: no O2 | yes R18"
         << "idle: yes O28a,O28b,O29 | no";
    return list;
}

// R24a and M6, R34 and I-M9, R30 and M5.1, R29 and M8, ...
QStringList casinoAndMacau() {
    QStringList list;
    list << "american_order: american_casino R2b,I-R2b | american_online I-M6,I-R2b"
         << "usual_order: french R2a | american I-M6"
         << "double_layout: yes R1 | no"
         << "colour_chips: yes R7,R8,R9,R10,R11 | no I-M9"
         << "cash_chips: yes R15a,R15b | no I-M9"
         << "maximum straight: 10 R34a | 0 I-M9"
         << "maximum split: 20 R34a | 0 I-M9"
         << "maximum street: 30 R34a | 0 I-M9"
         << "maximum corner: 40 R34a,I-R34 | 0 I-M9"
         << "maximum line: 60 R34a | 0 I-M9"
         << "maximum dozen: 120 R34a | 0 I-M9"
         << "maximum column: 120 R34a | 0 I-M9"
         << "known double_dozen: yes R24a,I-O7a | no M6.9"
         << "known double_column: yes R24a,I-O7a | no M6.8"
         << "maximum even: 180 R34b | 0 I-M9"
         << "halved even: yes I-cent,R29,R27b | no"
         << "maximum odd: 180 R34b | 0 I-M9"
         << "halved odd: yes I-cent,R29,R27b | no"
         << "maximum low: 180 R34b | 0 I-M9"
         << "halved low: yes I-cent,R29,R27b | no"
         << "maximum high: 180 R34b | 0 I-M9"
         << "halved high: yes I-cent,R29,R27b | no"
         << "maximum red: 180 R34b | 0 I-M9"
         << "halved red: yes I-cent,R29,R27b | no"
         << "maximum black: 180 R34b | 0 I-M9"
         << "halved black: yes I-cent,R29,R27b | no"
         << "known sector9: no R24a | yes M6.6,I-M6"
         << "known sector12: no R24a | yes M6.7,I-M6"
         << "zero_combinations: yes I-O7 | no I-M8"
         << "named_dozens: no R24a | yes M6.9,M6.10,M6.11"
         << "house_maximum: 0 R34a | 500 I-M9"
         << "series: booked R25a | none"
         << "neighbours: yes R25b | no"
         << "series_maximum: 120 R34c,I-R34c | 0"
         << "parol: yes R28,R25a | no"
         << "usual_closing: on_slowdown R20 | before_launch M3.2.1"
         << "closing_timed: yes R20 | no M3.2.1,M3.2.2"
         << "bell: no | yes M3.2.1"
         << "launches_alternate: yes R21 | no M2.1"
         << "ball_changed: yes R17 | no"
         << "dealer_changed: yes R35 | no"
         << "payment_order: column, double_column, dozen, double_dozen, even+odd+low+high+red+black, line, "
            "street, corner, split, straight R30 | column, dozen, sector9+sector12, "
            "even+odd+low+high+red+black, line, street, corner, split, straight M5.1"
         << "together_obliged: yes R32 | no M5.2"
         << "zero_takes: half R29,R27b | all M8"
         << "faulty_ball: yes R18 | no";
    return list;
}

} // namespace

void RouletteRegulationTest::regulationsDiffer_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("O11, R34a: online and in casinos")
        << int(RuleSet::online) << int(RuleSet::casino) << onlineAndCasino();
    QTest::newRow("R29, M8: in casinos and in Macau")
        << int(RuleSet::casino) << int(RuleSet::macau) << casinoAndMacau();
}

void RouletteRegulationTest::regulationsDiffer() {
    QFETCH(const int, first);
    QFETCH(const int, second);
    QFETCH(const QStringList, expected);
    const QStringList found = texts(
        differences(regulationOf(static_cast<RuleSet>(first)), regulationOf(static_cast<RuleSet>(second))));
    QCOMPARE(found, expected);
}

void RouletteRegulationTest::aRegulationDoesNotDifferFromItself() {
    for (const Regulation* regulation : kRegulations) {
        QVERIFY(differences(*regulation, *regulation).empty());
    }
}

void RouletteRegulationTest::factsCiteTheirOwnRegulation() {
    std::set<char> letters;
    for (const RuleSet set : kAllRuleSets) {
        QVERIFY(letters.insert(letterOf(set)).second); // of no other regulation
        QCOMPARE(regulationOf(set).set, set);
        for (const Fact& fact : factsOf(regulationOf(set))) {
            for (const RuleId rule : fact.rules) {
                QVERIFY2(isCitedBy(set, rule), qPrintable(text(fact)));
            }
        }
    }
}

// If a regulation lacks a chance, that is its only difference.
void RouletteRegulationTest::everyRegulationHasTheSameFacts() {
    const auto subjects = [](const Regulation& regulation) {
        QStringList list;
        for (const Fact& fact : factsOf(regulation)) {
            if (!fact.chance || fact.chance == ChanceKind::red) {
                list.append(key(fact.subject));
            }
        }
        return list;
    };
    QCOMPARE(subjects(kCasino894), subjects(kOnline804));
    QCOMPARE(subjects(kMacau60), subjects(kOnline804));
}

void RouletteRegulationTest::eachDozenOfMacauHasItsRule() {
    const Settings settings = macau();
    const auto ruleOfDozen = [&](int index) {
        const Spot dozen{ChanceKind::dozen, Layout::boxNumbers(ChanceKind::dozen, index)};
        return key(settings.regulation().ruleOf(dozen).text());
    };
    QCOMPARE(ruleOfDozen(1), QStringLiteral("M6.9"));
    QCOMPARE(ruleOfDozen(2), QStringLiteral("M6.10"));
    QCOMPARE(ruleOfDozen(3), QStringLiteral("M6.11"));
}

void RouletteRegulationTest::settingsNameWhatTheyCarryOut_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<QString>("named");
    QTest::addColumn<QString>("notNamed");
    const auto row = [](const char* tag, const Settings& settings, const char* named, const char* notNamed) {
        QTest::newRow(tag) << settings << QString::fromLatin1(named) << QString::fromLatin1(notNamed);
    };
    row("O4 several players online", online(),
        "O4 O5 O6a O6c I-R2b I-O6b O7a O7b O9 O10 O11 O14 O17 O19 I-O7 I-O7a", "O12 O15 I-O7b R1 I-R30");
    row("O4 an individual wheel", with(online(), [](Settings& s) { s.individual = true; }), "O4 O15",
        "O5 O14");
    row("O6a both zeros", with(online(), [](Settings& s) { s.pockets = 38; }), "O6a O6c", "I-O6b");
    row("O12 no double dozens", with(online(), [](Settings& s) { s.doubleDozen = false; }), "O12", "R24a");
    row("O12 a player's maximum", with(online(), [](Settings& s) { s.playerMaximum = Money{5'000}; }), "O12",
        "M9");
    row("I-O7b the shortcut", with(online(), [](Settings& s) { s.seriesShortcut = true; }), "I-O7b", "R25a");
    row("R2a the French order", casino(),
        "R1 R2a R7 R8 R9 R10 R11 R20 R24a R24b R25a R25b R26 R27b R28 R29 R30 R32 I-R30 R34a R34b R34c "
        "I-R34 I-R34c",
        "R2b R15a R15b I-R2b I-O6b");
    row("R2b the American order", with(casino(), [](Settings& s) { s.order = NumberOrder::american; }),
        "R2b I-R2b I-O6b", "R2a R25a R25b R28 R34c");
    row("R15a cash on even chances", with(casino(), [](Settings& s) { s.chips = Chips::cash_on_even; }),
        "R7 R15a", "R15b");
    row("R15b cash everywhere", with(casino(), [](Settings& s) { s.chips = Chips::cash; }), "R15b",
        "R7 R15a");
    row("I-R30 strictly by chance", with(casino(), [](Settings& s) { s.payment = PaymentOrder::by_chance; }),
        "R30", "R32 I-R30");
    row("M3.2.1 procedure one", macau(),
        "M3.2.1 M5.1 M5.2 M6.1 M6.2 M6.3 M6.4 M6.5 M6.6 M6.7 M6.8 M6.9 M6.10 M6.11 M6.12 M6.13 M6.14 "
        "M6.15 M6.16 M6.17 M8 M9 I-M6 I-M8 I-M9 I-R2b I-O6b",
        "M3.2.2 I-O7");
    row("M3.2.2 procedure two", with(macau(), [](Settings& s) { s.closing = Closing::on_slowdown; }),
        "M3.2.2", "M3.2.1");
    // Tables on record from before cite as they did.
    const auto before = [](Settings& s) { s.edition = 1; };
    row("O17 edition 1, several players", with(online(), before), "O14 O17 I-R30", "O15");
    row("O14 edition 1, an individual wheel", with(individualWheel(), before), "O4 O14 O15 I-R30", "O5");
    row("M9 edition 1", with(macau(), before), "M3.2.1 M8 M9 I-M8", "I-M9");
}

void RouletteRegulationTest::settingsNameWhatTheyCarryOut() {
    QFETCH(const Settings, settings);
    QFETCH(const QString, named);
    QFETCH(const QString, notNamed);
    QStringList rules;
    for (const RuleId rule : rulesOf(settings)) {
        rules.append(key(rule.text()));
    }
    QCOMPARE(QStringList(rules.cbegin(), rules.cend()).removeDuplicates(), 0);
    for (const QString& rule : named.split(u' ')) {
        QVERIFY2(rules.contains(rule), qPrintable(rule));
    }
    for (const QString& rule : notNamed.split(u' ')) {
        QVERIFY2(!rules.contains(rule), qPrintable(rule));
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteRegulationTest)
#include "tst_roulette_regulation.moc"

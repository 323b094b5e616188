// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd_kit.h"
#include "engine/games/poker/record/poker_json.h"
#include "random_bingo.h"
#include "random_roulette.h"

#include <QDir>
#include <QFile>
#include <QObject>

#include <nlohmann/json.hpp>

#include <functional>

using namespace mesaviva;
using namespace mesaviva::kit;
using namespace mesaviva::players;

namespace {

std::string nameOf(PlayerId player) {
    static constexpr std::array kNames = {"ana", "rui", "eva", "luis", "mara", "joao", "ines"};
    return kNames.at(player);
}

QByteArray linesOf(const Table& table) {
    QByteArray text;
    for (const Entry& entry : table.entries()) {
        text += QByteArray::fromStdString(record::toJson(entry, nameOf, table.state().settings).dump());
        text += '\n';
    }
    return text;
}

// Seven simulated players of all habits, three rounds.
QByteArray sevenSeats(int edition) {
    Settings settings;
    settings.edition = edition;
    CrowdedTable crowded(settings);
    crowded.sit(1, PokerHabit::cautious);
    crowded.sit(2, PokerHabit::sensible, StakeTaste::middle);
    crowded.sit(3, PokerHabit::bold, StakeTaste::high);
    crowded.sit(4, PokerHabit::absent_minded, StakeTaste::middle);
    crowded.sit(5, PokerHabit::sensible);
    crowded.sit(6, PokerHabit::bold);
    crowded.sit(7, PokerHabit::absent_minded, StakeTaste::high);
    crowded.play(3);
    return linesOf(crowded.table());
}

// One player who continues, folds, and is finally removed from the table.
QByteArray individual(int edition) {
    Settings settings = individualTable();
    settings.edition = edition;
    Table table(settings, deckFor({QStringLiteral("6c 6d 6h Ts 2c")}, kDealerAceKing));
    table.sit(1);
    table.runTo<BettingOpened>();
    table.wait(3.5);
    table.ante(1, 400); // below the minimum
    table.ante(1, 1'000);
    table.ante(1, 500);
    table.undo(1);
    table.deal(1);
    table.runTo<DecisionOpened>();
    table.wait(4);
    table.bet(1);
    table.runTo<BettingOpened>();
    table.repeat(1);
    table.deal(1);
    table.runTo<DecisionExtended>();
    table.wait(2);
    table.fold(1);
    table.runTo<SessionEnded>();
    table.runToPhase(Phase::between);
    return linesOf(table);
}

// I-P8, strictly: A-K-Q-J-10 of mixed suits loses to a pair. I-P33, the other reading: a failure in the
// decision voids the whole round. Edition 2 knows the other readings of I-P16, I-P19a and I-P26, too.
QByteArray houseRules(int edition) {
    Settings settings;
    settings.edition = edition;
    settings.ranking.aceHighStraight = false;
    settings.systemFailure = SystemFailureRule::void_all;
    if (edition > 1) {
        settings.burntCard = BurntCard::face_down;
        settings.foldedAntes = FoldedAntes::paid;
        settings.maximumBounds = MaximumBounds::ante_and_bet;
    }
    Table table(settings,
                deckFor({QStringLiteral("Ad Kh Qc Js Th"), QStringLiteral("2c 2d 4h 6s 8c")}, kDealerPair));
    stakeAll(table, {2, 6});
    table.runTo<DecisionOpened>();
    table.bet(2);
    table.fold(6);
    table.runTo<BettingOpened>();
    table.repeat(2);
    table.repeat(6);
    table.runTo<DecisionOpened>();
    table.bet(2);
    table.fold(6);
    table.failSystem();
    table.runToClose();
    table.leave(2);
    return linesOf(table);
}

// I-P8 and I-P33 as usual: the same cards win, and a failure in the decision settles a placed bet.
QByteArray usualReadings(int edition) {
    Settings settings;
    settings.edition = edition;
    Table table(settings, deckFor({QStringLiteral("Ad Kh Qc Js Th"), QStringLiteral("2c 2d 4h 6s 8c"),
                                   QStringLiteral("Qs Jd 5h 5s 8d")},
                                  kDealerPair));
    stakeAll(table, {2, 5, 6});
    table.runTo<DecisionOpened>();
    table.bet(2);
    table.fold(6);
    table.failSystem();
    table.runToClose();
    return linesOf(table);
}

QByteArray wheel(roulette::Settings settings, std::uint8_t seed, int edition) {
    settings.edition = edition;
    return QByteArray::fromStdString(playedLines(RouletteDice(settings, seed).draw(12, 5)));
}

QByteArray onlineWheel(int edition) {
    roulette::Settings settings(roulette::RuleSet::online);
    settings.seriesShortcut = true;
    settings.playerMaximum = Money{20'000};
    return wheel(settings, 1, edition);
}

QByteArray onlineDoubleZero(int edition) {
    roulette::Settings settings(roulette::RuleSet::online);
    settings.pockets = 38;
    settings.doubleColumn = false;
    return wheel(settings, 2, edition);
}

QByteArray onlineIndividual(int edition) {
    roulette::Settings settings(roulette::RuleSet::online);
    settings.individual = true;
    return wheel(settings, 3, edition);
}

QByteArray casinoFrench(int edition) {
    return wheel(roulette::Settings(roulette::RuleSet::casino), 34, edition);
}

QByteArray casinoAmerican(int edition) {
    roulette::Settings settings(roulette::RuleSet::casino);
    settings.order = roulette::NumberOrder::american;
    settings.chips = roulette::Chips::cash_on_even;
    settings.payment = roulette::PaymentOrder::by_chance;
    return wheel(settings, 5, edition);
}

QByteArray macauProcedureOne(int edition) {
    return wheel(roulette::Settings(roulette::RuleSet::macau), 6, edition);
}

QByteArray macauProcedureTwo(int edition) {
    roulette::Settings settings(roulette::RuleSet::macau);
    settings.closing = roulette::Closing::on_slowdown;
    settings.maximum = Money{600};
    return wheel(settings, 7, edition);
}

QByteArray hall(bingo::Settings settings, std::uint8_t seed, int edition) {
    settings.edition = edition;
    return QByteArray::fromStdString(playedBingo(BingoScenarioDice(settings, seed).draw(3)));
}

// Both jackpots, and a second prize before bingo.
QByteArray bingo90(int edition) {
    bingo::Settings settings(bingo::Variant::bingo90);
    settings.prizes[bingo::indexOf(bingo::PrizeKind::two_lines)] = 2'500;
    settings.prizes[bingo::indexOf(bingo::PrizeKind::bingo)] = 5'500;
    settings.bingoJackpot = bingo::Jackpot{300, Money{10'000}, 55, {}};
    settings.lineJackpot = bingo::Jackpot{200, Money{1'000}, 20, {}};
    return hall(settings, 11, edition);
}

// Lines in one direction, an odd price.
QByteArray bingo80(int edition) {
    bingo::Settings settings(bingo::Variant::bingo80);
    settings.cardPrice = Money{97};
    settings.lines = {false, false, true};
    return hall(settings, 12, edition);
}

// A pattern, at scheduled times.
QByteArray bingo75(int edition) {
    bingo::Settings settings(bingo::Variant::bingo75);
    settings.pattern = 0b10001'01010'00100'01010'10001;
    settings.mode = bingo::Mode::session;
    for (const int start : {0, 600, 700}) {
        settings.starts.push_back(kTableOpened + std::chrono::seconds(start));
    }
    return hall(settings, 13, edition);
}

// A column in addition to bingo, and symbols.
QByteArray bingo30(int edition) {
    bingo::Settings settings(bingo::Variant::bingo30);
    settings.prizes = {};
    settings.prizes[bingo::indexOf(bingo::PrizeKind::column)] = 3'000;
    settings.prizes[bingo::indexOf(bingo::PrizeKind::bingo)] = 7'000;
    settings.symbols = true;
    return hall(settings, 14, edition);
}

// A refusal's rules belong to no edition: it is not recomputed from a record.
QByteArray withoutRulesOfRefusal(const QByteArray& line) {
    if (!line.contains(R"("event":"refused")")) {
        return line;
    }
    auto event = nlohmann::ordered_json::parse(line.toStdString());
    event.erase("rules");
    return QByteArray::fromStdString(event.dump());
}

} // namespace

/// Whole playthroughs, line by line. MESAVIVA_REWRITE_GOLDEN=1 rewrites them; the diff shows what changed.
/// Those of an earlier edition were written by a program that knew no later one, and are never rewritten:
/// tables on record from then must give the same events.
class GoldenTest : public QObject {
    Q_OBJECT

private slots:
    void playthroughIsTheSame_data();
    void playthroughIsTheSame();
    void everyFileHasItsPlaythrough();

private:
    using Playthrough = std::function<QByteArray(int edition)>;
    static int latestEditionOf(const QString& name) {
        return name.startsWith(QLatin1String("bingo")) ? 3 : 2;
    }
    static QString fileOf(const QString& name, int edition) {
        return edition == latestEditionOf(name) ? name : name + QStringLiteral("_edition_%1").arg(edition);
    }

    const QList<std::pair<QString, Playthrough>> m_playthroughs = {
        {QStringLiteral("poker_seven_seats"), sevenSeats},
        {QStringLiteral("poker_individual"), individual},
        {QStringLiteral("poker_house_rules"), houseRules},
        {QStringLiteral("poker_usual_readings"), usualReadings},
        {QStringLiteral("roulette_online"), onlineWheel},
        {QStringLiteral("roulette_online_double_zero"), onlineDoubleZero},
        {QStringLiteral("roulette_online_individual"), onlineIndividual},
        {QStringLiteral("roulette_casino_french"), casinoFrench},
        {QStringLiteral("roulette_casino_american"), casinoAmerican},
        {QStringLiteral("roulette_macau"), macauProcedureOne},
        {QStringLiteral("roulette_macau_procedure_two"), macauProcedureTwo},
        {QStringLiteral("bingo_90"), bingo90},
        {QStringLiteral("bingo_80"), bingo80},
        {QStringLiteral("bingo_75"), bingo75},
        {QStringLiteral("bingo_30"), bingo30},
    };
    const QDir m_folder{QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/engine/golden")};
};

void GoldenTest::playthroughIsTheSame_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("played");
    QTest::addColumn<bool>("isLatest");
    for (const auto& [name, play] : m_playthroughs) {
        const int latest = latestEditionOf(name);
        for (int edition = 1; edition <= latest; ++edition) {
            const QString file = fileOf(name, edition);
            QTest::newRow(qPrintable(file)) << file << play(edition) << (edition == latest);
        }
    }
}

void GoldenTest::playthroughIsTheSame() {
    QFETCH(const QString, name);
    QFETCH(const QByteArray, played);
    QFETCH(const bool, isLatest);

    QFile file(m_folder.filePath(name + QStringLiteral(".jsonl")));
    if (isLatest && qEnvironmentVariable("MESAVIVA_REWRITE_GOLDEN") == QLatin1String("1")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(played), played.size());
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), "no golden file: write it with MESAVIVA_REWRITE_GOLDEN=1");
    const QByteArrayList expected = file.readAll().replace("\r\n", "\n").split('\n');
    const QByteArrayList lines = played.split('\n');
    for (qsizetype line = 0; line < std::min(lines.size(), expected.size()); ++line) {
        if (isLatest) {
            QCOMPARE(lines[line], expected[line]);
        } else {
            QCOMPARE(withoutRulesOfRefusal(lines[line]), withoutRulesOfRefusal(expected[line]));
        }
    }
    QCOMPARE(lines.size(), expected.size());
}

void GoldenTest::everyFileHasItsPlaythrough() {
    QStringList expected;
    for (const auto& playthrough : m_playthroughs) {
        for (int edition = 1; edition <= latestEditionOf(playthrough.first); ++edition) {
            expected.push_back(fileOf(playthrough.first, edition) + QStringLiteral(".jsonl"));
        }
    }
    expected.sort();
    QCOMPARE(m_folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name), expected);
}

#include "program/test_list.h"

MESAVIVA_TEST(GoldenTest)
#include "tst_golden.moc"

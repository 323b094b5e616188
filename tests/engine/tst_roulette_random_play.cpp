// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "long_tests.h"
#include "random_roulette_play.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr int kAllCommands = 900'000;
constexpr int kCommands = manyCases(kAllCommands);
constexpr int kCommandsATable = 2'000;
constexpr int kParts = 6;

} // namespace

/// Random commands, legal and illegal: after any command the accounts balance and the table goes on.
class RouletteRandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold_data();
    void invariantsHold();
    void nothingOfTheGameIsLeftOut();

private:
    Tally<Event> m_tally;
    int m_parts = 0;
};

void RouletteRandomPlayTest::invariantsHold_data() { addParts(kParts); }

void RouletteRandomPlayTest::invariantsHold() {
    QFETCH(const int, part);

    StreamDice random(testSeed(static_cast<std::uint8_t>(part)), stream_name::kPlayers);
    Tally<Event> tally;
    for (int table = 0; table < kCommands / kParts / kCommandsATable; ++table) {
        const Settings settings = anyRouletteSettings(static_cast<RuleSet>(table % 3), random);
        QVERIFY(!firstBadSetting(settings));
        RoulettePlay play(settings, random, testSeed(static_cast<std::uint8_t>(table)));
        play.play(kCommandsATable);
        QVERIFY2(play.complaint().isEmpty(),
                 qPrintable(QStringLiteral("table %1: %2").arg(table).arg(play.complaint())));
        tally.add(play);
    }
    QVERIFY(tally.accepted() > manyCases(10'000));
    QVERIFY(tally.refused() > manyCases(10'000));
    QVERIFY(tally.rounds() > std::uint64_t{manyCases(200)});
    m_tally.add(tally);
    ++m_parts;
}

void RouletteRandomPlayTest::nothingOfTheGameIsLeftOut() {
    if (m_parts < kParts || kCommands < kAllCommands) {
        QSKIP("only some of it was played");
    }
    const std::optional<std::size_t> missing = m_tally.missing();
    QVERIFY2(!missing, qPrintable(QStringLiteral("event %1 never happened").arg(missing.value_or(0))));
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteRandomPlayTest)
#include "tst_roulette_random_play.moc"

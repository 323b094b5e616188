// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "long_tests.h"
#include "random_bingo_play.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr int kCommands = manyCases(600'000);
constexpr int kCommandsARoom = 2'000;
constexpr int kParts = 6;

} // namespace

/// Random commands, legal and illegal: after any command the accounts balance and the room goes on.
class BingoRandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold_data();
    void invariantsHold();
    void nothingOfTheGameIsLeftOut();

private:
    Tally<Event> m_tally;
    int m_parts = 0;
    int m_jackpots = 0;
    int m_oddCents = 0;
    int m_together = 0;
};

void BingoRandomPlayTest::invariantsHold_data() { addParts(kParts); }

void BingoRandomPlayTest::invariantsHold() {
    QFETCH(const int, part);

    StreamDice random(testSeed(static_cast<std::uint8_t>(part)), stream_name::kPlayers);
    Tally<Event> tally;
    for (int room = 0; room < kCommands / kParts / kCommandsARoom; ++room) {
        const Variant variant = kAllVariants[static_cast<std::size_t>(room) % kVariants];
        const Settings settings = BingoRoomDice(variant, random).draw();
        QVERIFY(!firstBadSetting(settings));
        BingoPlay play(settings, random, testSeed(static_cast<std::uint8_t>(room)));
        play.play(kCommandsARoom);
        QVERIFY2(play.complaint().isEmpty(),
                 qPrintable(QStringLiteral("room %1: %2").arg(room).arg(play.complaint())));
        tally.add(play);
        m_jackpots += play.jackpots();
        m_oddCents += play.oddCents();
        m_together += play.together();
    }
    QVERIFY(tally.accepted() > manyCases(10'000));
    QVERIFY(tally.refused() > manyCases(5'000));
    QVERIFY(tally.rounds() > std::uint64_t{manyCases(200)});
    m_tally.add(tally);
    ++m_parts;
}

void BingoRandomPlayTest::nothingOfTheGameIsLeftOut() {
    if (m_parts < kParts) {
        QSKIP("only some of the parts were played");
    }
    const std::optional<std::size_t> missing = m_tally.missing();
    QVERIFY2(!missing, qPrintable(QStringLiteral("event %1 never happened").arg(missing.value_or(0))));
    QVERIFY(m_jackpots > manyCases(20));
    QVERIFY(m_oddCents > manyCases(100));
    QVERIFY(m_together > manyCases(20));
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoRandomPlayTest)
#include "tst_bingo_random_play.moc"

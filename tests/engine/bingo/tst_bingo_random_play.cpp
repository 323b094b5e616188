// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/test_list.h"
#include "random_bingo_play.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Random commands, legal and illegal: after any command the accounts balance and the room goes on.
class BingoRandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold_data() { addParts(kParts); }
    void invariantsHold() {
        m_play.playPart<BingoPlay>(
            [](int room, StreamDice& random) {
                return BingoRoomDice(kAllVariants[static_cast<std::size_t>(room) % kVariants], random).draw();
            },
            [&](const BingoPlay& play) {
                m_jackpots += play.jackpots();
                m_oddCents += play.oddCents();
                m_together += play.together();
            });
    }
    void nothingOfTheGameIsLeftOut() {
        m_play.compareWhole();
        if (m_play.isWhole()) {
            QVERIFY(m_jackpots > 20);
            QVERIFY(m_oddCents > 100);
            QVERIFY(m_together > 20);
        }
    }

private:
    static constexpr int kParts = 6;
    PlayInParts<Event> m_play{PlayInParts<Event>::Size{kParts, 600'000, 2'000, 10'000, 5'000, 200}};
    int m_jackpots = 0;
    int m_oddCents = 0;
    int m_together = 0;
};

MESAVIVA_TEST(BingoRandomPlayTest)
#include "tst_bingo_random_play.moc"

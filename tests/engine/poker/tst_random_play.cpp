// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/test_list.h"
#include "random_poker_play.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Random commands, legal and illegal: after any command the accounts balance and the table goes on.
class RandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold_data() { addParts(kParts); }
    void invariantsHold() {
        m_play.playPart<PokerPlay>([](int, StreamDice& random) { return anyPokerSettings(random); },
                                   [](const PokerPlay&) {});
    }
    void nothingOfTheGameIsLeftOut() { m_play.compareWhole(); }

private:
    static constexpr int kParts = 4;
    PlayInParts<Event> m_play{PlayInParts<Event>::Size{kParts, 300'000, 2'500, 20'000, 20'000, 500}};
};

MESAVIVA_TEST(RandomPlayTest)
#include "tst_random_play.moc"

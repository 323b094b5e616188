// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/test_list.h"
#include "random_roulette_play.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Random commands, legal and illegal: after any command the accounts balance and the table goes on.
class RouletteRandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold_data() { addParts(kParts); }
    void invariantsHold() {
        m_play.playPart<RoulettePlay>(
            [](int table, StreamDice& random) {
                return anyRouletteSettings(static_cast<RuleSet>(table % 3), random);
            },
            [](const RoulettePlay&) {});
    }
    void nothingOfTheGameIsLeftOut() { m_play.compareWhole(); }

private:
    static constexpr int kParts = 6;
    PlayInParts<Event> m_play{PlayInParts<Event>::Size{kParts, 900'000, 2'000, 10'000, 10'000, 200}};
};

MESAVIVA_TEST(RouletteRandomPlayTest)
#include "tst_roulette_random_play.moc"

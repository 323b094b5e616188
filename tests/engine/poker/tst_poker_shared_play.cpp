// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_poker_play.h"
#include "shared_play_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

class PokerSharedPlayTest : public QObject {
    Q_OBJECT

private slots:
    void roundsAreTheSame_data() { addParts(kSharedParts); }
    void roundsAreTheSame() {
        QFETCH(const int, part);
        shareRandomPlay<record::PokerOnRecord, PokerPlay>(part, [](int, StreamDice& random) {
            Settings settings = anyPokerSettings(random);
            settings.allowance = Settings().allowance;
            return settings;
        });
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(PokerSharedPlayTest)
#include "tst_poker_shared_play.moc"

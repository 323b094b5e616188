// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_roulette_play.h"
#include "shared_play_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

class RouletteSharedPlayTest : public QObject {
    Q_OBJECT

private slots:
    void roundsAreTheSame_data() { addParts(kSharedParts); }
    void roundsAreTheSame() {
        QFETCH(const int, part);
        shareRandomPlay<record::RouletteOnRecord, RoulettePlay>(part, [](int table, StreamDice& random) {
            const auto rules = static_cast<RuleSet>(table % 3);
            Settings settings = anyRouletteSettings(rules, random);
            settings.betting = std::max(settings.betting, Duration(1'000));
            settings.allowance = Settings(rules).allowance;
            if (table % 4 > 0) {
                settings.ballChange = Settings(rules).ballChange;
                settings.dealerChange = Settings(rules).dealerChange;
            }
            return settings;
        });
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(RouletteSharedPlayTest)
#include "tst_roulette_shared_play.moc"

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_bingo_play.h"
#include "shared_play_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

class BingoSharedPlayTest : public QObject {
    Q_OBJECT

private slots:
    void roundsAreTheSame_data() { addParts(kSharedParts); }
    void roundsAreTheSame() {
        QFETCH(const int, part);
        shareRandomPlay<record::BingoOnRecord, BingoPlay>(part, [](int table, StreamDice& random) {
            const Variant variant = kAllVariants[static_cast<std::size_t>(table) % kVariants];
            Settings settings = BingoRoomDice(variant, random).draw();
            settings.sale = std::max(settings.sale, Duration(1'000));
            settings.allowance = Settings().allowance;
            return settings;
        });
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(BingoSharedPlayTest)
#include "tst_bingo_shared_play.moc"

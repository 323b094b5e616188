// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random play whose rounds are shared; common to all games.
#pragma once

#include "long_tests.h"
#include "recorded_play.h"
#include "share_kit.h"

namespace mesaviva::kit {

inline constexpr int kSharedParts = 4;

/// Plays tables with random commands and shares each round: the scenario gives the same events, or the
/// refusal says what files cannot express. `settingsOf` draws the settings of the table with that index.
template <class OnRecord, class Play, class SettingsOf>
void shareRandomPlay(int part, const SettingsOf& settingsOf) {
    constexpr int kCommandsATable = 1'200;
    const int tables = isLong() ? 120 : manyCases(8);
    StreamDice random(testSeed(static_cast<std::uint8_t>(part)), stream_name::kPlayers);
    ShareTally tally;
    for (int table = 0; table < tables; ++table) {
        const auto settings = settingsOf(table, random);
        QVERIFY(!firstBadSetting(settings));
        Play play(settings, random, testSeed(static_cast<std::uint8_t>(table)));
        play.play(kCommandsATable);
        QVERIFY(play.complaint().isEmpty());
        const RecordPlace place;
        const auto writer = openWriter(place.path());
        recordPlay<OnRecord>(*writer, play);
        QVERIFY(!writer->close());
        shareAll(place, tally);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    qInfo("%s", tally.text().constData());
    QVERIFY(tally.rounds > manyCases(30));
    QVERIFY2(3 * tally.shared > tally.rounds, tally.text().constData());
}

} // namespace mesaviva::kit

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/table/table_event.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_table_model.h"
#include "app/media/voice/clip.h"
#endif

#include <QTest>

#include <cstdlib>

using namespace mesaviva::app;

namespace {

TableEvent eventOf(const char* kind, bool own) {
    TableEvent made;
    made.kind = QLatin1String(kind);
    made.common = commonEvent(kind);
    made.own = own;
    return made;
}

// A table with the sounds of all games.
std::vector<EventSound> heard(const TableEvent& event) {
    std::vector<SoundRow> rows(kPokerSounds.begin(), kPokerSounds.end());
    rows.insert(rows.end(), kRouletteSounds.begin(), kRouletteSounds.end());
    rows.insert(rows.end(), kBingoSounds.begin(), kBingoSounds.end());
    return soundsOf(event, rows);
}

} // namespace

class TestSounds : public QObject {
    Q_OBJECT

private slots:
    void everySoundIsThere_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("variations");
        for (const auto& [name, variations] :
             {std::pair("chip", 4), std::pair("stack", 3), std::pair("rake", 3), std::pair("card", 4),
              std::pair("flip", 3), std::pair("deflector", 3), std::pair("fret", 4), std::pair("pocket", 3),
              std::pair("shuffle", 3), std::pair("tick", 2), std::pair("bell", 3), std::pair("machine", 2),
              std::pair("tube", 3), std::pair("mark", 3), std::pair("refusal", 3), std::pair("attention", 3),
              std::pair("win", 3), std::pair("roll", 1), std::pair("rotor", 1)}) {
            QTest::newRow(name) << QString::fromLatin1(name) << variations;
        }
    }

    void everySoundIsThere() {
        QFETCH(QString, name);
        QFETCH(int, variations);
        SoundBank bank;
        const Clip first = bank.next(name);
        QVERIFY(first);
        for (int i = 1; i < variations; ++i) {
            const Clip other = bank.next(name);
            QVERIFY(other && *other != *first);
        }
        QCOMPARE(bank.next(name), first);
        int peak = 0;
        for (const std::int16_t s : *first) {
            peak = std::max(peak, std::abs(int{s}));
        }
        QVERIFY2(peak > 8'000 && peak < 30'000, qPrintable(QString::number(peak)));
        const int length = millisecondsOf(first->size());
        QVERIFY2(length > 50 && length < 2'100, qPrintable(QString::number(length)));
    }

    void whatIsNotThereIsSilent() { QVERIFY(!SoundBank().next(QStringLiteral("cannon"))); }

    void eventsSound_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("sound");
        for (const auto& [kind, sound] :
             {std::pair("staked", "chip"), std::pair("round_opened", "shuffle"),
              std::pair("card_dealt", "card"), std::pair("card_revealed", "flip"),
              std::pair("collected", "rake"), std::pair("paid", "stack"), std::pair("number_drawn", "pocket"),
              std::pair("ball_drawn", "machine"), std::pair("number_marked", "mark"),
              std::pair("prize_won", "win"), std::pair("refused", "refusal")}) {
            QTest::newRow(kind) << QString::fromLatin1(kind) << QString::fromLatin1(sound);
        }
    }

    void eventsSound() {
        QFETCH(QString, kind);
        QFETCH(QString, sound);
        const std::vector<EventSound> sounds = heard(eventOf(qPrintable(kind), true));
        QVERIFY(!sounds.empty());
        QCOMPARE(sounds.front().name, sound);
        for (const EventSound& one : sounds) {
            QVERIFY(SoundBank().next(one.name) && one.gain > 0 && one.gain <= 1);
        }
    }

    void othersAreSofter() {
        QVERIFY(heard(eventOf("staked", false)).front().gain < heard(eventOf("staked", true)).front().gain);
        QVERIFY(heard(eventOf("refused", false)).empty());
        QVERIFY(heard(eventOf("number_marked", false)).empty());
    }

    void whatIsOneGamesIsNotHeardAtAnother() {
        const TableEvent ball = eventOf("ball_drawn", false);
        QVERIFY(soundsOf(ball, kPokerSounds).empty());
        QCOMPARE(soundsOf(ball, kBingoSounds).size(), 2U);
        QCOMPARE(soundsOf(eventOf("paid", true), kPokerSounds).front().name, QStringLiteral("stack"));
    }

    void onlyAWinSoundsLikeOne() {
        TableEvent settled = eventOf("settled", true);
        settled.amount = 100;
        QCOMPARE(heard(settled).front().name, QStringLiteral("win"));
        settled.amount = -100;
        QVERIFY(heard(settled).empty());
        settled.amount = 100;
        settled.own = false;
        QVERIFY(heard(settled).empty());
    }

    void theBellIsRung() { // M3.2.1
        TableEvent announced = eventOf("announced", false);
        announced.phrase = QStringLiteral("bell");
        QCOMPARE(heard(announced).front().name, QStringLiteral("bell"));
    }
};

#include "program/test_list.h"
MESAVIVA_TEST(TestSounds)
#include "tst_sounds.moc"

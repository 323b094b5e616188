// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/media/voice/speech_queue.h"
#endif

#include <QTest>

using namespace mesaviva::app;
using Time = SpeechQueue::Time;

namespace {

Sentence sentence(Urgency urgency, const char* text, const char* key = "") {
    Sentence made;
    made.text = QLatin1String(text);
    made.urgency = urgency;
    made.key = QLatin1String(key);
    return made;
}

Sentence payment(const char* text, bool own = false) {
    Sentence made = sentence(Urgency::payment, text, "payment");
    made.brief = QLatin1String(text) + QStringLiteral(", brief");
    made.own = own;
    return made;
}

} // namespace

class TestSpeechQueue : public QObject {
    Q_OBJECT

private slots:
    void whatComesIsSaidAtOnce() {
        QVERIFY(!add(sentence(Urgency::notice, "welcome"), 0));
        QCOMPARE(next(0), QStringLiteral("welcome"));
    }

    void nothingIsSaidOverSomethingElse() {
        QVERIFY(!add(sentence(Urgency::call, "no more bets"), 0));
        QCOMPARE(next(0), QStringLiteral("no more bets"));
        QVERIFY(!add(sentence(Urgency::call, "seventeen", "number"), 100));
        QCOMPARE(next(100), QString());
        m_queue.finished();
        QCOMPARE(next(1'000), QStringLiteral("seventeen"));
    }

    void aCallCutsWhatIsLess_data() {
        QTest::addColumn<Urgency>("urgency");
        QTest::newRow("payment") << Urgency::payment;
        QTest::newRow("moment") << Urgency::moment;
        QTest::newRow("notice") << Urgency::notice;
    }

    void aCallCutsWhatIsLess() {
        QFETCH(Urgency, urgency);
        QVERIFY(!add(sentence(urgency, "before"), 0));
        QCOMPARE(next(0), QStringLiteral("before"));
        QVERIFY(add(sentence(Urgency::call, "no more bets"), 500));
        QCOMPARE(next(500), QStringLiteral("no more bets"));
    }

    void aNoticeThatWasCutIsSaidAgainOnce() {
        QVERIFY(!add(sentence(Urgency::notice, "warning"), 0));
        QCOMPARE(next(0), QStringLiteral("warning"));
        QVERIFY(add(sentence(Urgency::call, "one", "a"), 100));
        QCOMPARE(next(100), QStringLiteral("one"));
        m_queue.finished();
        QCOMPARE(next(1'000), QStringLiteral("warning"));
        QVERIFY(add(sentence(Urgency::call, "two", "b"), 1'100));
        QCOMPARE(next(1'100), QStringLiteral("two"));
        m_queue.finished();
        QCOMPARE(next(2'000), QString());
    }

    void aNoticeThatWasCutIsSaidAgainInAFewWords() {
        Sentence notice = sentence(Urgency::notice, "warning, and all that there is to say of it");
        notice.brief = QStringLiteral("warning");
        QVERIFY(!add(notice, 0));
        QCOMPARE(next(0), notice.text);
        QVERIFY(add(sentence(Urgency::call, "one", "a"), 100));
        QCOMPARE(next(100), QStringLiteral("one"));
        m_queue.finished();
        QCOMPARE(next(1'000), notice.brief);
    }

    void whatHeldUntilTheCallIsNotSaidAfterIt() {
        QVERIFY(!add(sentence(Urgency::call, "seven", "number"), 0));
        QCOMPARE(next(0), QStringLiteral("seven"));
        QVERIFY(!add(sentence(Urgency::moment, "place your bets"), 100));
        QVERIFY(!add(sentence(Urgency::call, "no more bets", "no_more_bets"), 200));
        m_queue.finished();
        QCOMPARE(next(1'000), QStringLiteral("no more bets"));
        m_queue.finished();
        QCOMPARE(next(2'000), QString());
    }

    void callsKeepTheirOrder() {
        QVERIFY(!add(sentence(Urgency::notice, "before"), 0));
        QVERIFY(!add(sentence(Urgency::call, "one", "a"), 1));
        QVERIFY(!add(sentence(Urgency::call, "two", "b"), 2));
        QCOMPARE(next(3), QStringLiteral("one"));
        m_queue.finished();
        QCOMPARE(next(4), QStringLiteral("two"));
        m_queue.finished();
        QCOMPARE(next(5), QStringLiteral("before"));
    }

    // A call that names a number or closes the bets is never lost; only a faster table keeps just the newest
    // of each kind.
    void ofTwoCallsThatWait_data() {
        QTest::addColumn<double>("speed");
        QTest::addColumn<QStringList>("keys");
        QTest::addColumn<QStringList>("said");
        const QStringList balls(3, QStringLiteral("ball"));
        const QStringList prizes{QStringLiteral("ball"), QStringLiteral("prize/line"),
                                 QStringLiteral("prize/bingo")};
        const QStringList all{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2")};
        QTest::newRow("balls, in the table's own time") << 1.0 << balls << all;
        QTest::newRow("balls, at half the speed") << 0.5 << balls << all;
        QTest::newRow("balls, four times as fast")
            << 4.0 << balls << QStringList{QStringLiteral("0"), QStringLiteral("2")};
        QTest::newRow("prizes, in the table's own time") << 1.0 << prizes << all;
        QTest::newRow("prizes, four times as fast") << 4.0 << prizes << all;
        QTest::newRow("one prize twice, in the table's own time")
            << 1.0
            << QStringList{QStringLiteral("ball"), QStringLiteral("prize/line"), QStringLiteral("prize/line")}
            << all;
    }

    void ofTwoCallsThatWait() {
        QFETCH(double, speed);
        QFETCH(QStringList, keys);
        QFETCH(QStringList, said);
        m_queue.setSpeed(speed);
        QStringList heard;
        for (int i = 0; i < keys.size(); ++i) {
            QVERIFY(!add(sentence(Urgency::call, qPrintable(QString::number(i)), qPrintable(keys[i])), i));
            if (i == 0) {
                heard.append(next(i));
            }
        }
        for (int now = 900; heard.last() != QString(); now += 900) {
            m_queue.finished();
            heard.append(next(now));
        }
        heard.removeLast();
        QCOMPARE(heard, said);
    }

    // B22: a room may draw every second, longer than a ball's name takes.
    void aHallThatDrawsQuicklyNamesTheBallsOfNow_data() {
        QTest::addColumn<int>("every");
        QTest::addColumn<bool>("all");
        QTest::newRow("a second") << 1'000 << true;
        QTest::newRow("0.8 s") << 800 << false;
        QTest::newRow("half a second") << 500 << false;
    }

    void aHallThatDrawsQuicklyNamesTheBallsOfNow() {
        QFETCH(int, every);
        QFETCH(bool, all);
        constexpr int kBalls = 90;
        constexpr int kTakes = 1'200; // milliseconds, a fifth less if quick
        constexpr int kTakesQuickly = 960;
        int over = 0;
        int called = 0;
        int drawn = 0;
        const auto speak = [&](int now) {
            const std::optional<Spoken> next = m_queue.next(Time(now));
            if (!next) {
                return;
            }
            const int ball = next->text.toInt();
            QVERIFY2(drawn - ball <= 2, qPrintable(QStringLiteral("%1 at %2").arg(ball).arg(drawn)));
            over = now + (next->quick ? kTakesQuickly : kTakes);
            ++called;
        };
        for (int now = 0; drawn < kBalls || m_queue.isSpeaking(); now += 10) {
            if (m_queue.isSpeaking() && now >= over) {
                m_queue.finished();
                speak(now);
            }
            if (now % every == 0 && drawn < kBalls) {
                Sentence ball = sentence(Urgency::call, qPrintable(QString::number(++drawn)), "ball");
                ball.caller = Caller::hall;
                QVERIFY(!add(ball, now));
                speak(now);
            }
        }
        QVERIFY2(called == kBalls || !all, qPrintable(QString::number(called)));
        QVERIFY(called > kBalls / 2);
    }

    void onlyACallThatTheNextOfItsKindWaitsForIsQuick() {
        Sentence ball = sentence(Urgency::call, "one", "ball");
        ball.caller = Caller::hall;
        Sentence prize = sentence(Urgency::call, "line", "prize/line");
        prize.caller = Caller::hall;
        QVERIFY(!add(ball, 0));
        QVERIFY(!m_queue.next(Time(0))->quick);
        QVERIFY(!add(ball, 10));
        QVERIFY(!add(prize, 20));
        QVERIFY(!add(ball, 30));
        m_queue.finished();
        QVERIFY(m_queue.next(Time(1'000))->quick);
        m_queue.finished();
        QVERIFY(!m_queue.next(Time(2'000))->quick); // the prize
        m_queue.finished();
        QVERIFY(!m_queue.next(Time(3'000))->quick); // the last ball
    }

    void aCallThatOthersWaitBehindIsShortened() {
        Sentence prize = sentence(Urgency::call, "Line! ten euros, for Rosa and Rui", "prize/line");
        prize.brief = QStringLiteral("Line! ten euros");
        QVERIFY(!add(sentence(Urgency::call, "seventeen", "ball"), 0));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(!add(prize, 10));
        QVERIFY(!add(sentence(Urgency::call, "four", "ball"), 20));
        m_queue.finished();
        QCOMPARE(next(800), prize.brief);
        m_queue.finished();
        QCOMPARE(next(1'600), QStringLiteral("four"));
        m_queue.finished();
        QVERIFY(!add(prize, 2'000));
        QCOMPARE(next(2'000), prize.text);
    }

    // Stepping through a paused table speaks each step at once, in full and in order.
    void whatIsShownIsSaidWhileTheTableStandsStill() {
        QVERIFY(!add(sentence(Urgency::call, "seventeen"), 0));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(!m_queue.setPaused(true, Time(0)));
        m_queue.clear(); // drop earlier sentences
        QVERIFY(!add(payment("Ana"), 10, Occasion::stepped));
        QCOMPARE(next(10), QStringLiteral("Ana"));
        QVERIFY(!add(sentence(Urgency::moment, "place your bets"), 20, Occasion::stepped));
        QVERIFY(!add(sentence(Urgency::call, "no more bets"), 20, Occasion::stepped));
        QVERIFY(!m_queue.putBack());
        m_queue.finished();
        QCOMPARE(next(30), QStringLiteral("place your bets"));
        QVERIFY(add(sentence(Urgency::notice, "ten euros"), 40, Occasion::asked));
        QCOMPARE(next(40), QStringLiteral("no more bets"));
        m_queue.finished();
        QCOMPARE(next(50), QStringLiteral("ten euros"));
    }

    // The event at which time stops is spoken before the sentence that it interrupted.
    void whatIsShownCutsOffWhatWasReported() {
        QVERIFY(!add(sentence(Urgency::call, "seventeen"), 0));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(!m_queue.setPaused(true, Time(5)));
        QVERIFY(add(sentence(Urgency::call, "bell"), 10, Occasion::stepped));
        QCOMPARE(next(10), QStringLiteral("bell"));
        m_queue.finished();
        QVERIFY(!m_queue.setPaused(false, Time(20)));
        QCOMPARE(next(20), QStringLiteral("seventeen"));
    }

    // During a replay the live table continues: its calls come at once, and the replay's sentences wait for
    // them without being lost.
    void aLiveCallComesBeforeAReplay_data() {
        QTest::addColumn<bool>("stands");
        QTest::newRow("that plays") << false;
        QTest::newRow("that stands still") << true;
    }

    void aLiveCallComesBeforeAReplay() {
        QFETCH(bool, stands);
        QVERIFY(!m_queue.setPaused(stands, Time(0)));
        const Occasion occasion = stands ? Occasion::stepped : Occasion::announced;
        QVERIFY(!add(sentence(Urgency::call, "seventeen", "number"), 0, occasion));
        QVERIFY(!add(sentence(Urgency::call, "bell", "bell"), 0, occasion));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(add(sentence(Urgency::call, "live: no more bets", "no_more_bets"), 100, Occasion::live));
        QCOMPARE(next(100), QStringLiteral("live: no more bets"));
        QVERIFY(!add(sentence(Urgency::call, "zero", "number"), 200, occasion));
        QVERIFY(!add(sentence(Urgency::notice, "ten euros"), 200, Occasion::asked));
        QVERIFY(!add(sentence(Urgency::call, "live: five", "number"), 300, Occasion::live));
        for (const char* text : {"live: five", "seventeen", "bell", "zero", "ten euros"}) {
            m_queue.finished();
            QCOMPARE(next(400), QLatin1String(text));
        }
    }

    // A replay that pauses, continues or jumps does not affect the live table.
    void aReplayHoldsUpNothingOfTheLiveTable() {
        QVERIFY(!add(sentence(Urgency::call, "seventeen", "number"), 0));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(!m_queue.setPaused(true, Time(10)));
        QVERIFY(add(sentence(Urgency::moment, "live: place your bets"), 20, Occasion::live));
        QCOMPARE(next(20), QStringLiteral("live: place your bets"));
        QVERIFY(!add(sentence(Urgency::notice, "five"), 30, Occasion::counted));
        QVERIFY(!m_queue.leap());
        QVERIFY(!add(sentence(Urgency::call, "bell", "bell"), 30, Occasion::stepped));
        QVERIFY(add(sentence(Urgency::call, "live: no more bets", "no_more_bets"), 40, Occasion::live));
        QVERIFY(!m_queue.putBack());
        QCOMPARE(next(40), QStringLiteral("live: no more bets"));
        QVERIFY(!m_queue.leap());
        m_queue.finished();
        QCOMPARE(next(50), QString()); // the step is over, and the sentences before it
        QVERIFY(!add(sentence(Urgency::notice, "four"), 60, Occasion::counted));
        QCOMPARE(next(60), QStringLiteral("four"));
        m_queue.finished();
        QVERIFY(!add(sentence(Urgency::call, "zero", "number"), 70, Occasion::stepped));
        QCOMPARE(next(70), QStringLiteral("zero"));
        QVERIFY(m_queue.leap());
        QCOMPARE(next(80), QString());
    }

    // A fast replay says less; the live table behind it says everything.
    void aFastReplayTakesNothingFromTheLiveTable() {
        m_queue.setSpeed(8.0);
        QVERIFY(!add(sentence(Urgency::call, "live: one", "ball"), 0, Occasion::live));
        QCOMPARE(next(0), QStringLiteral("live: one"));
        QVERIFY(!add(sentence(Urgency::call, "live: two", "ball"), 10, Occasion::live));
        QVERIFY(!add(sentence(Urgency::call, "live: three", "ball"), 20, Occasion::live));
        QVERIFY(!add(sentence(Urgency::call, "four", "ball"), 30));
        QVERIFY(!add(sentence(Urgency::call, "five", "ball"), 40));
        for (const char* text : {"live: two", "live: three", "five"}) {
            m_queue.finished();
            QCOMPARE(next(5'000), QLatin1String(text));
        }
        m_queue.finished();
        QCOMPARE(next(5'000), QString());
    }

    void paymentsThatWaitAreShortened() {
        QVERIFY(!add(payment("Ana"), 0));
        QCOMPARE(next(0), QStringLiteral("Ana"));
        QVERIFY(!add(payment("Rui"), 100));
        QVERIFY(!add(payment("Eva"), 200));
        m_queue.finished();
        QCOMPARE(next(1'500), QStringLiteral("Rui, brief"));
        m_queue.finished();
        QCOMPARE(next(2'000), QStringLiteral("Eva"));
    }

    void paymentsAreDroppedWhenTheTableMovesOn_data() {
        QTest::addColumn<Urgency>("urgency");
        QTest::newRow("a call") << Urgency::call;
        QTest::newRow("place your bets") << Urgency::moment;
    }

    void paymentsAreDroppedWhenTheTableMovesOn() {
        QFETCH(Urgency, urgency);
        QVERIFY(!add(sentence(Urgency::call, "seven", "number"), 0));
        QCOMPARE(next(0), QStringLiteral("seven"));
        QVERIFY(!add(payment("Ana"), 100));
        QVERIFY(!add(payment("Rui"), 100));
        QVERIFY(!add(sentence(urgency, "on", "on"), 200));
        m_queue.finished();
        QCOMPARE(next(300), QStringLiteral("on"));
        m_queue.finished();
        QCOMPARE(next(400), QString());
    }

    void ofManyPaymentsTheOwnOneStays() {
        QVERIFY(!add(sentence(Urgency::call, "seven", "number"), 0));
        QCOMPARE(next(0), QStringLiteral("seven"));
        QVERIFY(!add(payment("own", true), 10));
        for (const char* other : {"a", "b", "c", "d"}) {
            QVERIFY(!add(payment(other), 20));
        }
        m_queue.finished();
        QCOMPARE(next(1'000), QStringLiteral("own, brief"));
    }

    void whatHasWaitedTooLongIsNotSaid_data() {
        QTest::addColumn<Urgency>("urgency");
        QTest::addColumn<double>("speed");
        QTest::addColumn<int>("waited");
        QTest::addColumn<bool>("said");
        QTest::newRow("payment") << Urgency::payment << 1.0 << 2'900 << true;
        QTest::newRow("late payment") << Urgency::payment << 1.0 << 3'100 << false;
        QTest::newRow("payment at a fast table") << Urgency::payment << 4.0 << 800 << false;
        QTest::newRow("notice") << Urgency::notice << 1.0 << 9'000 << true;
        QTest::newRow("notice at a fast table") << Urgency::notice << 4.0 << 3'000 << false;
        QTest::newRow("call at a fast table") << Urgency::call << 4.0 << 3'000 << true;
    }

    void whatHasWaitedTooLongIsNotSaid() {
        QFETCH(Urgency, urgency);
        QFETCH(double, speed);
        QFETCH(int, waited);
        QFETCH(bool, said);
        m_queue.setSpeed(speed);
        QVERIFY(!add(sentence(Urgency::call, "seven", "number"), 0));
        QCOMPARE(next(0), QStringLiteral("seven"));
        QVERIFY(!add(sentence(urgency, "then", "then"), 0));
        m_queue.finished();
        QCOMPARE(next(waited), said ? QStringLiteral("then") : QString());
    }

    void aFasterTableSaysLessAndNotFaster_data() {
        QTest::addColumn<double>("speed");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("in its own time")
            << 1.0 << QStringList{QStringLiteral("place your bets"), QStringLiteral("no more bets"),
                                  QStringLiteral("seventeen"),       QStringLiteral("Ana"),
                                  QStringLiteral("Rui, brief"),      QStringLiteral("Eva"),
                                  QStringLiteral("you win"),         QStringLiteral("place your bets")};
        QTest::newRow("four times as fast")
            << 4.0
            << QStringList{QStringLiteral("place your bets"), QStringLiteral("no more bets"),
                           QStringLiteral("seventeen"), QStringLiteral("you win"),
                           QStringLiteral("place your bets")};
    }

    // A spin as a table announces it, at any speed; a sentence takes its usual time.
    void aFasterTableSaysLessAndNotFaster() {
        QFETCH(double, speed);
        QFETCH(QStringList, said);
        struct Told {
            double at; ///< table seconds
            Sentence sentence;
        };
        const std::vector<Told> table = {
            {0, sentence(Urgency::moment, "place your bets", "open")},
            {8, sentence(Urgency::call, "no more bets", "closed")},
            {12, sentence(Urgency::call, "seventeen", "number")},
            {15, payment("Ana")},
            {15.5, payment("Rui")},
            {16, payment("Eva")},
            {17, sentence(Urgency::notice, "you win", "settled")},
            {24, sentence(Urgency::moment, "place your bets", "open")},
        };
        constexpr int kTakes = 1'500; // milliseconds, for any sentence
        m_queue.setSpeed(speed);
        QStringList heard;
        int over = 0; // when the current sentence ends
        const auto speak = [&](int now) {
            if (const QString next = this->next(now); !next.isEmpty()) {
                heard.append(next);
                over = now + kTakes;
            }
        };
        std::size_t told = 0;
        for (int now = 0; now < 40'000; now += 10) {
            if (m_queue.isSpeaking() && now >= over) {
                m_queue.finished();
                speak(now);
            }
            for (; told < table.size() && table[told].at * 1'000 / speed <= now; ++told) {
                static_cast<void>(add(table[told].sentence, now));
                speak(now);
            }
        }
        QCOMPARE(heard, said);
    }

    void whatWasPutBackIsSaidHoweverLate() {
        QVERIFY(!add(sentence(Urgency::call, "seventeen"), 0));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(!m_queue.setPaused(true, Time(5)));
        QVERIFY(m_queue.putBack());
        QCOMPARE(next(10), QString());
        QVERIFY(!add(sentence(Urgency::notice, "ten euros"), 20, Occasion::asked));
        QCOMPARE(next(20), QStringLiteral("ten euros"));
        QVERIFY(!m_queue.putBack()); // an answer is not interrupted
        m_queue.finished();
        QVERIFY(!m_queue.setPaused(false, Time(600'000)));
        QCOMPARE(next(600'000), QStringLiteral("seventeen"));
    }

    // While the table is paused nothing expires.
    void timeInWhichTheTableStandsStillIsNoWaiting_data() {
        QTest::addColumn<Urgency>("urgency");
        QTest::newRow("payment") << Urgency::payment;
        QTest::newRow("moment") << Urgency::moment;
        QTest::newRow("notice") << Urgency::notice;
        QTest::newRow("call") << Urgency::call;
    }

    void timeInWhichTheTableStandsStillIsNoWaiting() {
        QFETCH(Urgency, urgency);
        QVERIFY(!add(sentence(Urgency::call, "seventeen"), 0));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(!add(sentence(urgency, "then"), 500));
        QVERIFY(!m_queue.setPaused(true, Time(1'000)));
        QVERIFY(!m_queue.setPaused(true, Time(30'000))); // it is already paused
        QVERIFY(!add(sentence(Urgency::notice, "meanwhile"), 40'000));
        QVERIFY(!m_queue.setPaused(false, Time(60'000)));
        m_queue.finished();
        QCOMPARE(next(61'000), QStringLiteral("then"));
        m_queue.finished();
        QCOMPARE(next(62'000), QStringLiteral("meanwhile"));
    }

    void whatWaitsGrowsOldAsSoonAsTheTableGoesOn() {
        QVERIFY(!add(sentence(Urgency::call, "seventeen"), 0));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(!add(payment("own", true), 500));
        QVERIFY(!m_queue.setPaused(true, Time(1'000)));
        QVERIFY(!m_queue.setPaused(false, Time(60'000)));
        m_queue.finished();
        QCOMPARE(next(64'000), QString());
    }

    // A sentence that an answer interrupts while the table is paused is spoken when the table continues,
    // before later ones.
    void whatAnAnswerCutsOffWhileTheTableStandsStillIsSaidLater_data() {
        timeInWhichTheTableStandsStillIsNoWaiting_data();
    }

    void whatAnAnswerCutsOffWhileTheTableStandsStillIsSaidLater() {
        QFETCH(Urgency, urgency);
        QVERIFY(!add(sentence(urgency, "no more bets"), 0));
        QCOMPARE(next(0), QStringLiteral("no more bets"));
        QVERIFY(!add(sentence(urgency, "then"), 500));
        QVERIFY(!m_queue.setPaused(true, Time(1'000)));
        QVERIFY(add(sentence(Urgency::notice, "ten euros"), 20'000, Occasion::asked));
        QCOMPARE(next(20'000), QStringLiteral("ten euros"));
        m_queue.finished();
        QVERIFY(!m_queue.setPaused(false, Time(60'000)));
        QCOMPARE(next(60'000), QStringLiteral("no more bets"));
        m_queue.finished();
        QCOMPARE(next(61'000), QStringLiteral("then"));
    }

    void nothingIsLeftOfWhatWasCleared() {
        QVERIFY(!add(sentence(Urgency::call, "seven"), 0));
        QVERIFY(!add(sentence(Urgency::notice, "then"), 0));
        m_queue.clear();
        QCOMPARE(next(1), QString());
        QVERIFY(!m_queue.isSpeaking());
    }

    void anAnswerCutsOffAllButACall() {
        QVERIFY(!add(sentence(Urgency::notice, "welcome"), 0));
        QCOMPARE(next(0), QStringLiteral("welcome"));
        QVERIFY(add(sentence(Urgency::notice, "ten euros"), 10, Occasion::asked));
        QCOMPARE(next(10), QStringLiteral("ten euros"));
        QVERIFY(add(sentence(Urgency::notice, "two cards"), 20, Occasion::asked));
        QCOMPARE(next(20), QStringLiteral("two cards"));
        QVERIFY(add(sentence(Urgency::call, "no more bets"), 30));
        QCOMPARE(next(30), QStringLiteral("no more bets"));
        QVERIFY(!add(sentence(Urgency::notice, "first"), 40, Occasion::asked));
        QVERIFY(!add(sentence(Urgency::notice, "second"), 50, Occasion::asked));
        m_queue.finished();
        QCOMPARE(next(1'000), QStringLiteral("second")); // the older answer is dropped
        m_queue.finished();
        QCOMPARE(next(1'100), QStringLiteral("welcome")); // the interrupted sentence is repeated
    }

    void whileTheTableStandsStillAnAnswerComesAtOnce() {
        QVERIFY(!add(sentence(Urgency::call, "seventeen"), 0));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(!m_queue.setPaused(true, Time(5)));
        QVERIFY(add(sentence(Urgency::notice, "ten euros"), 10, Occasion::asked));
        QCOMPARE(next(10), QStringLiteral("ten euros"));
        m_queue.finished();
        QVERIFY(!m_queue.setPaused(false, Time(500)));
        QCOMPARE(next(500), QStringLiteral("seventeen"));
    }

    // A question behind a call, before a pause, is answered at once, not when the table continues.
    void anAnswerThatWaitsBehindACallDoesNotWaitForTheTable_data() {
        QTest::addColumn<Occasion>("occasion");
        QTest::addColumn<bool>("cuts");
        QTest::newRow("asked") << Occasion::asked << true;
        QTest::newRow("announced") << Occasion::announced << false;
        QTest::newRow("counted") << Occasion::counted << false;
    }

    void anAnswerThatWaitsBehindACallDoesNotWaitForTheTable() {
        QFETCH(Occasion, occasion);
        QFETCH(bool, cuts);
        QVERIFY(!add(sentence(Urgency::call, "seventeen"), 0));
        QCOMPARE(next(0), QStringLiteral("seventeen"));
        QVERIFY(!add(sentence(Urgency::notice, "ten euros"), 10, occasion));
        QCOMPARE(m_queue.setPaused(true, Time(20)), cuts);
        QCOMPARE(next(20), cuts ? QStringLiteral("ten euros") : QString());
        m_queue.finished();
        QVERIFY(!m_queue.setPaused(false, Time(90'000)));
        QCOMPARE(next(90'000) == QStringLiteral("seventeen"), cuts);
    }

    void aSecondIsSaidNowOrNotAtAll() {
        QVERIFY(!add(sentence(Urgency::notice, "welcome"), 0));
        QCOMPARE(next(0), QStringLiteral("welcome"));
        QVERIFY(!add(sentence(Urgency::notice, "five"), 10, Occasion::counted));
        m_queue.finished();
        QCOMPARE(next(1'000), QString());
        QVERIFY(!add(sentence(Urgency::notice, "four"), 1'010, Occasion::counted));
        QCOMPARE(next(1'010), QStringLiteral("four"));
    }

    void init() { m_queue = SpeechQueue(); }

private:
    bool add(const Sentence& what, int at, Occasion occasion = Occasion::announced) {
        return m_queue.add(what, Time(at), occasion);
    }
    QString next(int at) {
        const std::optional<Sentence> said = m_queue.next(Time(at));
        return said ? said->text : QString();
    }

    SpeechQueue m_queue;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestSpeechQueue)
#include "tst_speech_queue.moc"

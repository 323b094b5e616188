// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/media/voice/mixer.h"
#endif

#include <QTest>

#include <algorithm>
#include <array>

using namespace mesaviva::app;

namespace {

Clip steady(std::int16_t value, int milliseconds) {
    return std::make_shared<const Samples>(static_cast<std::size_t>(milliseconds * kSampleRate / 1'000),
                                           value);
}

} // namespace

class TestMixer : public QObject {
    Q_OBJECT

private slots:
    void aSentenceIsHeardAndItsEndReported() {
        Mixer mixer([this](int number) { m_ended.push_back(number); }, [this] { ++m_woken; });
        const int number = mixer.speak(steady(1'000, 100));
        QCOMPARE(m_woken, 1);
        QCOMPARE(fetch(mixer, 50).back(), std::int16_t{1'000});
        QVERIFY(m_ended.empty());
        fetch(mixer, 60);
        QCOMPARE(m_ended, std::vector<int>{number});
        QVERIFY(!mixer.isBusy());
    }

    void anAnswerIsHeardWhileAllElseStandsStill() {
        Mixer mixer([this](int number) { m_ended.push_back(number); }, [] {});
        mixer.speak(steady(1'000, 100));
        mixer.setPaused(true);
        QCOMPARE(fetch(mixer, 50).back(), std::int16_t{0});
        const int answer = mixer.speak(steady(500, 50), true);
        QVERIFY(mixer.isBusy());
        QCOMPARE(fetch(mixer, 40).back(), std::int16_t{500});
        fetch(mixer, 40);
        QCOMPARE(m_ended, std::vector<int>{answer});
        QVERIFY(!mixer.isBusy());
    }

    void theRoomGoesRoundAndRoundOnlyWhereItIsWanted() {
        Mixer mixer([](int) {}, [this] { ++m_woken; });
        mixer.setRoom(steady(1'000, 50));
        QVERIFY(!mixer.isBusy()); // off by default
        mixer.setVolumes({1, 1, 0.5});
        QVERIFY(mixer.isBusy());
        fetch(mixer, 400);
        QVERIFY(std::abs(fetch(mixer, 400).back() - 500) < 5);
        mixer.setRoom(nullptr);
        fetch(mixer, 1'000);
        QVERIFY(!mixer.isBusy());
    }

    void oneSentenceEndsTheOther() {
        Mixer mixer([this](int number) { m_ended.push_back(number); }, [] {});
        mixer.speak(steady(1'000, 1'000));
        fetch(mixer, 100);
        const int second = mixer.speak(steady(500, 100));
        fetch(mixer, 20);
        QCOMPARE(fetch(mixer, 20).back(), std::int16_t{500});
        fetch(mixer, 80);
        QCOMPARE(m_ended, std::vector<int>{second});
    }

    void whatIsSilencedEndsSoftlyAndUntold() {
        Mixer mixer([this](int number) { m_ended.push_back(number); }, [] {});
        mixer.speak(steady(10'000, 1'000));
        fetch(mixer, 100);
        mixer.silence();
        const Samples rest = fetch(mixer, 50);
        int step = 0;
        for (std::size_t i = 2; i < rest.size(); ++i) {
            step = std::max(step, std::abs(rest[i] - rest[i - 2]));
        }
        QVERIFY2(step < 50, qPrintable(QString::number(step)));
        QCOMPARE(rest.back(), std::int16_t{0});
        QVERIFY(m_ended.empty() && !mixer.isBusy());
    }

    void pausedItStandsStill() {
        Mixer mixer([this](int number) { m_ended.push_back(number); }, [] {});
        mixer.speak(steady(1'000, 100));
        fetch(mixer, 50);
        mixer.setPaused(true);
        QVERIFY(!mixer.isBusy());
        QCOMPARE(fetch(mixer, 500).back(), std::int16_t{0});
        QVERIFY(m_ended.empty());
        mixer.setPaused(false);
        QCOMPARE(fetch(mixer, 10).back(), std::int16_t{1'000});
        fetch(mixer, 50);
        QCOMPARE(m_ended.size(), std::size_t{1});
    }

    void soundsAreSofterWhileSomebodySpeaks() {
        Mixer mixer([](int) {}, [] {});
        mixer.play(steady(1'000, 1'000), 1.0);
        mixer.speak(steady(0, 800));
        std::int16_t heard = 0;
        for (int i = 0; i < 50; ++i) {
            heard = fetch(mixer, 10).back();
        }
        QVERIFY2(heard > 480 && heard < 520, qPrintable(QString::number(heard)));
    }

    void volumesAreKept() {
        Mixer mixer([](int) {}, [] {});
        mixer.setVolumes({0.5, 0.0});
        mixer.play(steady(1'000, 100), 1.0);
        mixer.speak(steady(1'000, 100));
        QCOMPARE(fetch(mixer, 10).back(), std::int16_t{500});
    }

    void whatIsTooLoudIsHeldBack() {
        Mixer mixer([](int) {}, [] {});
        for (int i = 0; i < 5; ++i) {
            mixer.play(steady(30'000, 100), 1.0);
        }
        QCOMPARE(fetch(mixer, 10).back(), std::int16_t{32'767});
    }

    void whatRollsGoesOnUntilItIsStilled() {
        Mixer mixer([](int) {}, [] {});
        const Clip clip = steady(1'000, 100);
        mixer.roll(Mixer::Moving::ball, clip, 1.0, 1.5);
        QVERIFY(mixer.isBusy());
        QVERIFY(fetch(mixer, 1'000).back() > 990);
        mixer.roll(Mixer::Moving::ball, clip, 0.0, 1.0);
        fetch(mixer, 1'000);
        QVERIFY(!mixer.isBusy());
    }

    void theBallAndTheWheelUnderItAreHeardTogether() {
        Mixer mixer([](int) {}, [] {});
        mixer.roll(Mixer::Moving::ball, steady(1'000, 100), 1.0, 1.0);
        mixer.roll(Mixer::Moving::rotor, steady(500, 100), 1.0, 1.0);
        QVERIFY(fetch(mixer, 1'000).back() > 1'480);
        mixer.roll(Mixer::Moving::ball, nullptr, 0.0, 1.0);
        fetch(mixer, 1'000);
        const std::int16_t left = fetch(mixer, 10).back();
        QVERIFY2(left > 490 && left <= 500, qPrintable(QString::number(left)));
        mixer.hush();
        fetch(mixer, 1'000);
        QVERIFY(!mixer.isBusy());
    }

    // Sounds do not accumulate and play all at once when the table continues.
    void soundsOfATableThatStandsStillAreDropped() {
        Mixer mixer([](int) {}, [this] { ++m_woken; });
        mixer.setPaused(true);
        for (int i = 0; i < 10; ++i) {
            mixer.play(steady(1'000, 100), 1.0);
        }
        QCOMPARE(m_woken, 0);
        QVERIFY(!mixer.isBusy());
        mixer.play(steady(700, 100), 1.0, true); // requested sounds are played
        QVERIFY(mixer.isBusy());
        QCOMPARE(fetch(mixer, 50).back(), std::int16_t{700});
        fetch(mixer, 60);
        mixer.setPaused(false);
        QVERIFY(!mixer.isBusy());
        QCOMPARE(fetch(mixer, 50).back(), std::int16_t{0});
    }

    void aSoundStandsStillWithItsTable() {
        Mixer mixer([](int) {}, [] {});
        mixer.play(steady(1'000, 100), 1.0);
        fetch(mixer, 50);
        mixer.setPaused(true);
        QCOMPARE(fetch(mixer, 500).back(), std::int16_t{0});
        mixer.setPaused(false);
        QCOMPARE(fetch(mixer, 40).back(), std::int16_t{1'000});
    }

    void init() {
        m_ended.clear();
        m_woken = 0;
    }

private:
    static Samples fetch(Mixer& mixer, int milliseconds) {
        Samples samples(static_cast<std::size_t>(Mixer::kChannels * milliseconds * kSampleRate / 1'000));
        mixer.fetch(samples);
        return samples;
    }

    std::vector<int> m_ended;
    int m_woken = 0;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestMixer)
#include "tst_mixer.moc"

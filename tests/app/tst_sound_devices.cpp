// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Devices appear, disappear, fail and hang: captions continue, nothing blocks, the voice returns.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/media/voice/voice.h"
#include "fake_sound_devices.h"
#include "patience.h"
#endif

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <vector>

using namespace mesaviva::app;

namespace {

// Speaks for a second.
class Drone final : public Synthesizer {
public:
    Clip render(const QString&, const QString&, Caller) override {
        return std::make_shared<const Samples>(std::size_t{kSampleRate}, std::int16_t{1'000});
    }
};

const SoundDevice kHall{QStringLiteral("hall"), QStringLiteral("Loudspeakers")};
const SoundDevice kEar{QStringLiteral("ear"), QStringLiteral("Headphones")};

Sentence distinctCall(const QString& text) {
    Sentence made;
    made.text = text;
    made.urgency = Urgency::call;
    made.key = text; // none replaces another
    return made;
}

} // namespace

class TestSoundDevices : public QObject {
    Q_OBJECT

private slots:
    void init() {
        // A hanging thread still uses its devices: they outlive the test.
        static auto* const all = new std::vector<std::unique_ptr<FakeSound>>;
        m_sound = all->emplace_back(std::make_unique<FakeSound>()).get();
        m_begun = 0;
    }

    void theUsualDeviceIsTakenUnlessOneIsWanted() {
        m_sound->plug({kHall, kEar});
        const auto voice = started();
        voice->say(distinctCall(QStringLiteral("one")));
        QTRY_COMPARE(m_sound->playing(), kHall.id);
    }

    void theWantedDeviceIsTakenAndChangedWhileItSounds() {
        m_sound->plug({kHall, kEar});
        const auto voice = started();
        voice->setDevice(kEar.id);
        voice->say(distinctCall(QStringLiteral("one")));
        QTRY_COMPARE(m_sound->playing(), kEar.id);
        voice->setDevice(kHall.id);
        voice->say(distinctCall(QStringLiteral("two")));
        QTRY_COMPARE(m_sound->playing(), kHall.id);
        voice->setDevice(QString());
        QTRY_COMPARE(m_sound->playing(), kHall.id);
    }

    void unpluggedItGoesOnElsewhereAndComesBack() {
        m_sound->plug({kHall, kEar});
        const auto voice = started();
        voice->setDevice(kEar.id);
        voice->say(distinctCall(QStringLiteral("one")));
        QTRY_COMPARE(m_sound->playing(), kEar.id);
        m_sound->plug({kHall});
        QTRY_COMPARE(m_sound->playing(), kHall.id);
        m_sound->plug({kHall, kEar});
        voice->say(distinctCall(QStringLiteral("two")));
        QTRY_COMPARE(m_sound->playing(), kEar.id);
    }

    void withoutADeviceTimePassesAndTheVoiceReturns() {
        const auto voice = started();
        voice->say(distinctCall(QStringLiteral("one")));
        voice->say(distinctCall(QStringLiteral("two")));
        QTRY_COMPARE(m_begun.load(), 2); // the first one has finished, unheard
        QCOMPARE(m_sound->heard(), 0);
        m_sound->plug({kHall});
        voice->say(distinctCall(QStringLiteral("three")));
        QTRY_VERIFY(m_sound->heard() > 0);
    }

    void silenceIsReportedUntilADeviceIsThere() {
        const auto voice = started();
        QSignalSpy told(voice.get(), &Voice::silenceChanged);
        voice->say(distinctCall(QStringLiteral("one")));
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(told.at(0).at(0).toBool(), true);
        m_sound->plug({kHall});
        voice->say(distinctCall(QStringLiteral("two")));
        QTRY_COMPARE(told.count(), 2);
        QCOMPARE(told.at(1).at(0).toBool(), false);
    }

    void aServerThatDiesIsLeftAndTakenUpAgain() {
        m_sound->plug({kHall});
        const auto voice = started();
        voice->say(distinctCall(QStringLiteral("one")));
        QTRY_VERIFY(m_sound->heard() > 0);
        m_sound->setDead(true);
        voice->say(distinctCall(QStringLiteral("two")));
        voice->say(distinctCall(QStringLiteral("three")));
        QTRY_COMPARE(m_begun.load(), 3);
        m_sound->setDead(false);
        const qint64 heard = m_sound->heard();
        voice->say(distinctCall(QStringLiteral("four")));
        QTRY_VERIFY(m_sound->heard() > heard);
    }

    void aServerThatHangsBlocksNothing() {
        m_sound->plug({kHall});
        m_sound->setHanging(true);
        auto voice = started();
        voice->say(distinctCall(QStringLiteral("one")));
        QTRY_COMPARE(m_begun.load(), 1);
        voice->lookForDevices();
        voice->setDevice(kEar.id);
        voice->stop();
        voice.reset(); // waits a while, then abandons the thread; otherwise the test would not end
        m_sound->setHanging(false);
    }

    void aServerThatHangsAndReturnsIsHeardAgain() {
        m_sound->plug({kHall});
        m_sound->setHanging(true);
        const auto voice = started();
        voice->say(distinctCall(QStringLiteral("one")));
        QTRY_COMPARE(m_begun.load(), 1);
        m_sound->setHanging(false);
        QTRY_VERIFY(m_sound->heard() > 0);
        voice->say(distinctCall(QStringLiteral("two")));
        QTRY_COMPARE(m_begun.load(), 2);
    }

    void devicesAreReportedWhenAskedAndWhenTheyChange() {
        m_sound->plug({kHall});
        const auto voice = started();
        QSignalSpy spy(voice.get(), &Voice::devicesChanged);
        voice->lookForDevices();
        QTRY_COMPARE(spy.size(), 1);
        m_sound->plug({kHall, kEar});
        QTRY_COMPARE(spy.size(), 2);
        QCOMPARE(spy.last().first().value<QList<SoundDevice>>(), (QList<SoundDevice>{kHall, kEar}));
    }

    void nothingIsOpenedBeforeSomethingSounds() {
        m_sound->plug({kHall});
        const auto voice = started();
        voice->setDevice(kEar.id);
        voice->setVolumes({1, 1, 1});
        voice->say(distinctCall(QString()));
        QCoreApplication::processEvents();
        QCOMPARE(m_sound->playing(), QString());
    }

    // Silence uses no processor time: the device sleeps, and nothing reads any more.
    void itSleepsWhenNothingSoundsAndWakesForTheNext() {
        m_sound->plug({kHall});
        const auto voice = started();
        voice->say(distinctCall(QStringLiteral("one")));
        QTRY_VERIFY(m_sound->heard() > 0);
        QTRY_VERIFY_WITH_TIMEOUT(m_sound->isAsleep(), 60'000);
        const int reads = m_sound->reads();
        QTest::qWait(100);
        QCOMPARE(m_sound->reads(), reads);
        voice->say(distinctCall(QStringLiteral("two")));
        QTRY_VERIFY(m_sound->reads() > reads); // on a busy machine it may already sleep again
    }

    // A paused table is silent as well.
    void itSleepsWhileTheTableStandsStill() {
        m_sound->plug({kHall});
        const auto voice = started();
        voice->say(distinctCall(QStringLiteral("one")));
        QTRY_VERIFY(m_sound->heard() > 0);
        voice->roll(Mixer::Moving::ball,
                    std::make_shared<const Samples>(std::size_t{kSampleRate}, std::int16_t{1'000}), 1.0, 1.0);
        voice->setPaused(true);
        QTRY_VERIFY_WITH_TIMEOUT(m_sound->isAsleep(), 60'000);
        voice->setPaused(false);
        QTRY_VERIFY(!m_sound->isAsleep());
    }

private:
    std::unique_ptr<Voice> started() {
        auto voice = std::make_unique<Voice>(
            nullptr, [] { return std::make_unique<Drone>(); }, m_sound->maker());
        connect(
            voice.get(), &Voice::began, voice.get(), [this] { ++m_begun; }, Qt::DirectConnection);
        voice->start();
        return voice;
    }

    FakeSound* m_sound = nullptr;
    std::atomic<int> m_begun = 0;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestSoundDevices)
#include "tst_sound_devices.moc"

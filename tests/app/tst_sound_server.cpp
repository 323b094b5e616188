// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A real sound server that fails and restarts, starts late, or loses its device in the middle of a sentence:
// sentences continue, nothing blocks, and later ones are heard. Nothing here depends on the machine's speed.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/media/voice/voice.h"
#include "patience.h"
#include "sound_server.h"
#endif

#include <QProcess>
#include <QStandardPaths>

#include <atomic>
#include <cmath>
#include <numbers>

using namespace mesaviva::app;

namespace {

constexpr int kLoud = 2'000;
constexpr int kPatience = 60'000;
// Longer than other programs look for a dead server.
constexpr int kGone = 10'000;

// A tone whose length follows the text's number of letters.
class Tone final : public Synthesizer {
public:
    Clip render(const QString& text, const QString&, Caller) override {
        auto samples = std::make_shared<Samples>(static_cast<std::size_t>(text.size()) * kSampleRate / 10);
        for (std::size_t i = 0; i < samples->size(); ++i) {
            (*samples)[i] = static_cast<std::int16_t>(
                12'000 * std::sin(2 * std::numbers::pi * 440 * static_cast<double>(i) / kSampleRate));
        }
        return samples;
    }
};

Sentence callOf(const QString& text) {
    Sentence made;
    made.text = text;
    made.urgency = Urgency::call;
    made.key = text;
    return made;
}

} // namespace

class TestSoundServer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
#if !defined(MESAVIVA_PULSE) && !defined(MESAVIVA_MULTIMEDIA)
        QSKIP("built without sound");
#endif
        if (const QString lack = SoundServer::lack(); !lack.isEmpty()) {
            QSKIP(qPrintable(lack));
        }
        m_server = std::make_unique<SoundServer>();
        if (!m_server->start()) {
            QSKIP("the sound server that is installed does not start here");
        }
        m_clock.start();
        m_voice = std::make_unique<Voice>(nullptr, [] { return std::make_unique<Tone>(); });
        connect(
            m_voice.get(), &Voice::began, this, [this] { ++m_begun; }, Qt::DirectConnection);
        m_voice->start();
    }

    void init() { m_begun = 0; }

    void itIsHeard() { QVERIFY(comesBack()); }

    void aServerThatDiesIsMissedAndFoundAgain() {
        m_voice->say(callOf(QStringLiteral("in the middle of a long sentence")));
        QTRY_COMPARE(m_begun.load(), 1);
        m_server->stop();
        QVERIFY(m_server->start());
        // Waiting for it would never end.
        m_voice->say(callOf(QStringLiteral("two")));
        m_voice->say(callOf(QStringLiteral("three")));
        QTRY_COMPARE_WITH_TIMEOUT(m_begun.load(), 3, kPatience);
        QVERIFY(comesBack());
    }

    // A server restarted by hand: the program looks for it as long as there is something to play.
    void aServerThatIsGoneForLongIsFoundAgain() {
#ifndef MESAVIVA_PULSE
        QSKIP("built without libpulse: Qt looks for it once");
#endif
        m_voice->say(callOf(QStringLiteral("before it dies")));
        QTRY_COMPARE(m_begun.load(), 1);
        m_server->stop();
        int said = 1;
        const QElapsedTimer gone = [] {
            QElapsedTimer timer;
            timer.start();
            return timer;
        }();
        while (!gone.hasExpired(kGone)) { // in between, sentences continue unheard
            m_voice->say(callOf(QStringLiteral("gone %1").arg(++said)));
            QTRY_COMPARE_WITH_TIMEOUT(m_begun.load(), said, kPatience);
        }
        QVERIFY(m_server->start());
        QVERIFY(comesBack());
    }

    // The same without sentences in between: the next sentence is heard at once.
    void aServerThatWasGoneUnnoticedIsFoundAgain() {
#ifndef MESAVIVA_PULSE
        QSKIP("built without libpulse: Qt looks for it once");
#endif
        m_server->stop();
        QTest::qWait(kGone / 2);
        QVERIFY(m_server->start());
        QVERIFY(comesBack());
    }

    void aDeviceThatGoesInMidSentenceIsLeft() {
        const QString module = asked({QStringLiteral("load-module"), QStringLiteral("module-null-sink"),
                                      QStringLiteral("sink_name=ears"), QStringLiteral("rate=44100")});
        if (module.isEmpty()) {
            QSKIP("the server can't be asked here");
        }
        asked({QStringLiteral("set-default-sink"), QStringLiteral("ears")});
        m_voice->setDevice(QStringLiteral("ears"));
        m_voice->say(callOf(QStringLiteral("in the middle of a long sentence")));
        QTRY_COMPARE(m_begun.load(), 1);
        asked({QStringLiteral("unload-module"), module});
        m_voice->say(callOf(QStringLiteral("two")));
        QTRY_COMPARE_WITH_TIMEOUT(m_begun.load(), 2, kPatience);
        QVERIFY(comesBack());
    }

    void cleanupTestCase() {
        m_voice.reset();
        m_server.reset();
    }

private:
    // The next sentences are heard on the available device.
    bool comesBack() {
        ServerRecording recording(m_clock);
        recording.start();
        const double from = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
        int said = 0;
        return QTest::qWaitFor([&] { return recording.isRunning(); }, kPatience) &&
               QTest::qWaitFor(
                   [&] {
                       if (m_begun >= said) {
                           m_voice->say(callOf(QString::number(++said).rightJustified(4, u'0')));
                       }
                       return recording.loudestSince(from) > kLoud;
                   },
                   kPatience);
    }

    // The server's own answer to its command; empty: none, or no server.
    static QString asked(const QStringList& words) {
        QProcess command;
        command.start(QStringLiteral("pactl"), words);
        return command.waitForFinished(kPatience) && command.exitCode() == 0
                   ? QString::fromUtf8(command.readAllStandardOutput()).trimmed()
                   : QString();
    }

    std::unique_ptr<SoundServer> m_server;
    std::unique_ptr<Voice> m_voice;
    QElapsedTimer m_clock;
    std::atomic<int> m_begun = 0;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestSoundServer)
#include "tst_sound_server.moc"

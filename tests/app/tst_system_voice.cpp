// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The system's voice, with a test engine for Qt TextToSpeech: a static plug-in that makes no sound and
// follows the test.

#define QT_STATICPLUGIN // before Qt's own headers

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/media/voice/clip.h"
#include "app/media/voice/speaker.h"
#include "app/media/voice/synthesizer.h"
#include "app/media/voice/system_voice.h"
#include "app/media/voice/voice_pack.h"
#include "patience.h"
#endif

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextToSpeechEngine>
#include <QTextToSpeechPlugin>
#include <QtPlugin>

#include <utility>

using namespace mesaviva::app;

namespace {

class FakeEngine;
FakeEngine* g_engine = nullptr; // the engine created last
QList<QLocale> g_locales;

class FakeEngine final : public QTextToSpeechEngine {
public:
    explicit FakeEngine(QObject* parent) : QTextToSpeechEngine(parent) { g_engine = this; }
    ~FakeEngine() override { g_engine = g_engine == this ? nullptr : g_engine; }

    QList<QLocale> availableLocales() const override { return g_locales; }
    QList<QVoice> availableVoices() const override { return {}; }
    void say(const QString& text) override {
        said.append(locale().bcp47Name() + QStringLiteral(": ") + text);
        go(QTextToSpeech::Speaking);
    }
    void stop(QTextToSpeech::BoundaryHint) override {
        ++stops;
        if (!slow) {
            go(QTextToSpeech::Ready);
        }
    }
    void pause(QTextToSpeech::BoundaryHint) override {}
    void resume() override {}
    double rate() const override { return 0; }
    bool setRate(double) override { return true; }
    double pitch() const override { return 0; }
    bool setPitch(double) override { return true; }
    QLocale locale() const override { return m_locale; }
    bool setLocale(const QLocale& locale) override {
        m_locale = locale;
        return true;
    }
    double volume() const override { return m_volume; }
    bool setVolume(double volume) override {
        m_volume = volume;
        return true;
    }
    QVoice voice() const override { return {}; }
    bool setVoice(const QVoice&) override { return true; }
    QTextToSpeech::State state() const override { return m_state; }
    QTextToSpeech::ErrorReason errorReason() const override { return QTextToSpeech::ErrorReason::NoError; }
    QString errorString() const override { return {}; }
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    void synthesize(const QString&) override {}
#endif

    void go(QTextToSpeech::State state) {
        if (std::exchange(m_state, state) != state) {
            emit stateChanged(state);
        }
    }

    QStringList said;
    int stops = 0;
    bool slow = false; ///< falls silent with a delay

private:
    QLocale m_locale;
    double m_volume = 1;
    QTextToSpeech::State m_state = QTextToSpeech::Ready;
};

// Renders whatever it is given.
class HouseVoice final : public Synthesizer {
public:
    Clip render(const QString&, const QString&, Caller) override {
        return std::make_shared<const Samples>(std::size_t{100}, std::int16_t{0});
    }
};

Sentence sentenceIn(const char* text, Urgency urgency = Urgency::notice, const char* language = "pt") {
    Sentence made;
    made.text = QLatin1String(text);
    made.urgency = urgency;
    made.language = QLatin1String(language);
    made.key = made.text;
    return made;
}

} // namespace

class FakePlugin : public QObject, public QTextToSpeechPlugin {
    Q_OBJECT
    Q_INTERFACES(QTextToSpeechPlugin)
    Q_PLUGIN_METADATA(IID "org.qt-project.qt.speech.tts.plugin/6.0" FILE "fake_voice.json")

public:
    QTextToSpeechEngine* createTextToSpeechEngine(const QVariantMap&, QObject* parent,
                                                  QString*) const override {
        return new FakeEngine(parent);
    }
};

class TestSystemVoice : public QObject {
    Q_OBJECT

private slots:
    void init() {
        g_locales = {QLocale(QLocale::Portuguese, QLocale::Brazil),
                     QLocale(QLocale::Portuguese, QLocale::Portugal),
                     QLocale(QLocale::English, QLocale::UnitedKingdom)};
        m_begun.clear();
        m_rendered = 0;
        m_speaker = std::make_unique<Speaker>(m_mixer, [] {
            return std::make_unique<SystemVoice>(QStringLiteral("fake"), std::make_unique<HouseVoice>());
        });
        connect(m_speaker.get(), &Speaker::began, this, [this](const QString& text, const Clip& clip) {
            m_begun.append(text);
            m_rendered += clip ? 1 : 0;
        });
    }

    void cleanup() { m_speaker.reset(); }

    // Texts missing from a pack go to the voice that the player would have without one.
    void aPackComesBeforeIt() {
        QTemporaryDir folder;
        const auto put = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        put(QStringLiteral("7.wav"),
            waveBytes(Samples(std::size_t{4'410}, std::int16_t{9'000}), kSampleRate));
        put(VoicePack::kManifest,
            R"({"format": "mesaviva.voice/1", "name": "x", "language": "pt", "rate": 44100,
            "recordings": [{"text": "sete", "file": "7.wav"}]})");
        QVERIFY(VoicePack::open(folder.path()));
        m_speaker->setMaker(packBefore(folder.path(), [] {
            return std::make_unique<SystemVoice>(QStringLiteral("fake"), std::make_unique<HouseVoice>());
        }));
        m_speaker->say(sentenceIn("oito"));
        QCOMPARE(g_engine->said, QStringList{QStringLiteral("pt-PT: oito")});
        g_engine->go(QTextToSpeech::Ready);
        m_speaker->say(sentenceIn("sete"));
        QTRY_COMPARE(m_begun, QStringList({QStringLiteral("oito"), QStringLiteral("sete")}));
        QCOMPARE(g_engine->said.size(), 1);
        QCOMPARE(m_rendered, 1);
    }

    void itIsThereAndIsAChoice() {
        QVERIFY(QTextToSpeech::availableEngines().contains(QStringLiteral("fake")));
        QVERIFY(hasSystemVoices());
        const auto made = makerOf(QStringLiteral("system"), QString())();
        QVERIFY(dynamic_cast<SystemVoice*>(made.get()));
    }

    void oneAfterTheOther() {
        m_speaker->say(sentenceIn("um"));
        m_speaker->say(sentenceIn("dois"));
        QCOMPARE(g_engine->said, QStringList{QStringLiteral("pt-PT: um")});
        g_engine->go(QTextToSpeech::Ready);
        QTRY_COMPARE(g_engine->said.size(), 2);
        QCOMPARE(m_begun, (QStringList{QStringLiteral("um"), QStringLiteral("dois")}));
        QCOMPARE(m_rendered, 0);
    }

    void eachLanguageHasItsOwnVoice() {
        m_speaker->say(sentenceIn("um"));
        g_engine->go(QTextToSpeech::Ready);
        m_speaker->say(sentenceIn("one", Urgency::notice, "en"));
        QTRY_COMPARE(g_engine->said.size(), 2);
        QCOMPARE(g_engine->said.last(), QStringLiteral("en-GB: one"));
    }

    // Brazilian Portuguese does not match: the built-in voice speaks.
    void withoutTheLanguageTheHouseSpeaks() {
        g_locales = {QLocale(QLocale::Portuguese, QLocale::Brazil)};
        m_speaker->say(sentenceIn("um"));
        QCOMPARE(m_rendered, 1);
        QVERIFY(g_engine->said.isEmpty());
    }

    void anEngineThatFailsIsFollowedByTheHouse() {
        m_speaker->say(sentenceIn("um"));
        m_speaker->say(sentenceIn("dois"));
        g_engine->go(QTextToSpeech::Error);
        QTRY_COMPARE(m_rendered, 1);
        QCOMPARE(m_begun.last(), QStringLiteral("dois"));
    }

    void aCallCutsOffWhatIsLess_data() {
        QTest::addColumn<bool>("slow");
        QTest::newRow("at once") << false;
        QTest::newRow("an engine that falls silent later") << true;
    }

    void aCallCutsOffWhatIsLess() {
        QFETCH(bool, slow);
        m_speaker->say(sentenceIn("aviso"));
        g_engine->slow = slow;
        m_speaker->say(sentenceIn("nada mais", Urgency::call));
        QCOMPARE(g_engine->stops, 1);
        if (slow) {
            QCOMPARE(g_engine->said.size(), 1); // sentences do not overlap
            g_engine->go(QTextToSpeech::Ready);
        }
        QTRY_COMPARE(g_engine->said.last(), QStringLiteral("pt-PT: nada mais"));
        g_engine->slow = false;
        g_engine->go(QTextToSpeech::Ready);
        QTRY_COMPARE(g_engine->said.last(), QStringLiteral("pt-PT: aviso")); // repeated
        QCOMPARE(g_engine->said.size(), 3);
    }

    void hushedItSaysNoMore() {
        m_speaker->say(sentenceIn("um"));
        m_speaker->say(sentenceIn("dois"));
        m_speaker->stop();
        QCOMPARE(g_engine->stops, 1);
        QTest::qWait(50);
        QCOMPARE(g_engine->said.size(), 1);
    }

    // It cannot pause within a word: it repeats the interrupted sentence afterwards, and answers in between.
    void whileTheTableStandsStillAnswersAloneAreHeard() {
        m_speaker->say(sentenceIn("dezassete", Urgency::call));
        m_speaker->setPaused(true);
        QCOMPARE(g_engine->stops, 1);
        m_speaker->say(sentenceIn("aviso"));
        QCOMPARE(g_engine->said.size(), 1);
        m_speaker->say(sentenceIn("tem dez euros"), Occasion::asked);
        QTRY_COMPARE(g_engine->said.last(), QStringLiteral("pt-PT: tem dez euros"));
        g_engine->go(QTextToSpeech::Ready);
        QTest::qWait(50);
        QCOMPARE(g_engine->said.size(), 2);
        m_speaker->setPaused(false);
        QTRY_COMPARE(g_engine->said.last(), QStringLiteral("pt-PT: dezassete"));
    }

    void volumeIsTheEngines() {
        m_speaker->setVolume(0.4);
        m_speaker->say(sentenceIn("um"));
        QCOMPARE(g_engine->volume(), 0.4);
        m_speaker->setVolume(0.7);
        QCOMPARE(g_engine->volume(), 0.7);
    }

    void anotherSpeakerTakesOver() {
        m_speaker->say(sentenceIn("um"));
        m_speaker->setMaker([] { return std::make_unique<HouseVoice>(); });
        m_speaker->say(sentenceIn("dois"));
        QCOMPARE(m_begun.last(), QStringLiteral("dois"));
        QCOMPARE(m_rendered, 1);
    }

private:
    Mixer m_mixer{[](int) {}, [] {}};
    std::unique_ptr<Speaker> m_speaker;
    QStringList m_begun;
    int m_rendered = 0;
};

#include "program/test_list.h"
Q_IMPORT_PLUGIN(FakePlugin)
MESAVIVA_TEST(TestSystemVoice)
#include "tst_system_voice.moc"

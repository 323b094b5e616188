// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/media/voice/clip.h"
#include "app/media/voice/synthesizer.h"
#include "app/media/voice/voice.h"
#include "app/media/voice/voice_pack.h"
#endif

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cmath>
#include <memory>
#include <mutex>
#include <numbers>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace mesaviva::app;

namespace {

constexpr int kRate = 22'050;

Samples tone(double seconds, double amplitude, int rate = kRate) {
    Samples samples(static_cast<std::size_t>(seconds * rate));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double wave = std::sin(2 * std::numbers::pi * 300 * static_cast<double>(i) / rate);
        samples[i] = static_cast<std::int16_t>(std::lround(std::clamp(amplitude * wave, -1.0, 1.0) * 32'767));
    }
    return samples;
}

class Log {
public:
    void add(const QString& text) {
        const std::scoped_lock lock(m_mutex);
        m_texts.append(text);
    }
    QStringList all() {
        const std::scoped_lock lock(m_mutex);
        return m_texts;
    }

private:
    std::mutex m_mutex;
    QStringList m_texts;
};

// The usual voice: renders a moment of silence, or says the text itself, as quickly.
class Other final : public Synthesizer {
public:
    Other(std::shared_ptr<Log> log, bool byItself) : m_log(std::move(log)), m_byItself(byItself) {}

    Clip render(const QString& text, const QString&, Caller) override {
        m_log->add(text);
        return std::make_shared<const Samples>(std::size_t{kSampleRate / 50}, std::int16_t{0});
    }
    bool say(const QString& text, const QString&, std::function<void()> ended) override {
        if (m_byItself) {
            m_log->add(text);
            QTimer::singleShot(0, &m_context, std::move(ended));
        }
        return m_byItself;
    }

private:
    std::shared_ptr<Log> m_log;
    QObject m_context;
    bool m_byItself;
};

Sentence said(const QString& text) {
    Sentence sentence;
    sentence.text = text;
    sentence.language = QStringLiteral("pt");
    return sentence;
}

} // namespace

class TestVoicePack : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    void aWaveFileIsReadAsItWasWritten() {
        const Samples samples = tone(0.1, 0.5);
        const auto read = readWave(waveBytes(samples, kRate));
        QVERIFY(read);
        QCOMPARE(read->rate, kRate);
        QCOMPARE(read->samples, samples);
        for (const QByteArray& damaged :
             {QByteArray(), QByteArray("RIFF"), QByteArray(100, 'x'), waveBytes(samples, kRate).left(40)}) {
            QVERIFY(!readWave(damaged));
        }
    }

    void aSentenceIsMadeOfAsFewPartsAsPossible() {
        write("dezassete", tone(0.2, 0.5));
        write("preto", tone(0.3, 0.5));
        write("dezassete, preto", tone(0.45, 0.5));
        const auto pack = open();
        QVERIFY(pack);
        QCOMPARE(pack->partsOf(QStringLiteral("Dezassete, preto!")), std::vector<std::size_t>{2});
        QCOMPARE(pack->partsOf(QStringLiteral("preto, dezassete")), (std::vector<std::size_t>{1, 0}));
        QVERIFY(pack->partsOf(QStringLiteral("dezassete, encarnado")).empty());
        QVERIFY(pack->partsOf(QString()).empty());
    }

    void partsAreHeardOneAfterTheOtherWithTheirRests() {
        write("trezentos", tone(0.3, 0.5));
        write("euros", tone(0.3, 0.5));
        auto pack = open();
        const Clip joined = pack->say(QStringLiteral("trezentos euros"));
        const Clip apart = pack->say(QStringLiteral("trezentos, euros"));
        QVERIFY(joined && apart);
        QVERIFY(apart->size() > joined->size());
        QVERIFY(std::abs(loudnessOf(*joined, kSampleRate) - kSpeechLoudness) < 2);
    }

    void whatAPackLacksIsLeftToAnother() {
        write("preto", tone(0.3, 0.5));
        auto pack = open();
        QVERIFY(!pack->say(QStringLiteral("verde")));
        const auto speaker = makerOf(QStringLiteral("pack"), m_folder->path())();
        const auto house = makeSynthesizer();
        if (!house) {
            QSKIP("built without libespeak-ng, or its voices are not installed");
        }
        const Clip own = speaker->render(QStringLiteral("preto"), QStringLiteral("pt"), Caller::croupier);
        QCOMPARE(*own, *pack->say(QStringLiteral("preto")));
        const Clip other = speaker->render(QStringLiteral("verde"), QStringLiteral("pt"), Caller::croupier);
        QVERIFY(other && !other->empty());
        // In the other language none of its recordings is used.
        const Clip english = speaker->render(QStringLiteral("preto"), QStringLiteral("en"), Caller::croupier);
        QVERIFY(*english != *own);
    }

    // Long or short, a sentence consists of recordings only or of the usual voice only: no piece is in
    // another voice.
    void aSentenceHasOneSpeaker_data() {
        QTest::addColumn<bool>("byItself");
        QTest::newRow("rendered") << false;
        QTest::newRow("said by itself") << true;
    }

    void aSentenceHasOneSpeaker() {
        QFETCH(bool, byItself);
        const QString first = QStringLiteral("desembaraçadamente, ").repeated(5).trimmed();
        const QString lacks = first + QStringLiteral(" encarnado e verde, ") + first;
        const QString whole = first + u' ' + first;
        QVERIFY(speechPieces(lacks).size() > 1 && speechPieces(whole).size() > 1);
        write("desembaraçadamente", tone(0.01, 0.5));
        QVERIFY(open());
        const auto other = std::make_shared<Log>();
        Voice voice(nullptr, packBefore(m_folder->path(), [other, byItself] {
                        return std::make_unique<Other>(other, byItself);
                    }));
        const auto ended = std::make_shared<Log>();
        connect(
            &voice, &Voice::ended, this, [ended](const QString& text) { ended->add(text); },
            Qt::DirectConnection);
        voice.start();
        voice.say(said(whole));
        voice.say(said(lacks));
        QTRY_COMPARE_WITH_TIMEOUT(ended->all(), QStringList({whole, lacks}), 60'000);
        QCOMPARE(other->all(), byItself ? QStringList{lacks} : speechPieces(lacks));
        voice.say(said(first)); // a former piece is now a sentence
        QTRY_COMPARE_WITH_TIMEOUT(ended->all().size(), 3, 60'000);
        QVERIFY(!other->all().mid(speechPieces(lacks).size()).contains(first));
    }

    // Other recordings or the usual voice say it, and the fault is reported.
    void aRecordingThatCannotBeReadIsReportedAndLosesNothing() {
        write("um", tone(0.2, 0.5));
        write("dois", tone(0.2, 0.5));
        write("um dois", tone(0.4, 0.5));
        write("seis", tone(0.2, 0.5));
        put(QStringLiteral("2.wav"), "nonsense");
        auto pack = open();
        const Clip parts = pack->say(QStringLiteral("um, dois"));
        QVERIFY(parts && millisecondsOf(parts->size()) > 400);
        QCOMPARE(pack->takeUnreadable(), QStringList{pack->path(QStringLiteral("2.wav"))});
        QVERIFY(pack->say(QStringLiteral("um dois")) && pack->takeUnreadable().isEmpty()); // reported once
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("1.wav"))));
        put(QStringLiteral("3.wav"), waveBytes(Samples(std::size_t{kRate}, std::int16_t{0}), kRate));
        for (const bool byItself : {false, true}) {
            const auto other = std::make_shared<Log>();
            QStringList unreadable;
            Voice voice(nullptr, packBefore(m_folder->path(), [other, byItself] {
                            return std::make_unique<Other>(other, byItself);
                        }));
            connect(&voice, &Voice::unreadable, &voice,
                    [&unreadable](const QString& path) { unreadable.append(QFileInfo(path).fileName()); });
            voice.start();
            voice.say(said(QStringLiteral("um dois")));
            voice.say(said(QStringLiteral("seis")));
            voice.say(said(QStringLiteral("um")));
            voice.say(said(QStringLiteral("três")));
            QTRY_COMPARE_WITH_TIMEOUT(
                other->all(),
                QStringList({QStringLiteral("um dois"), QStringLiteral("seis"), QStringLiteral("três")}),
                60'000);
            QTRY_COMPARE_WITH_TIMEOUT(
                unreadable,
                QStringList({QStringLiteral("2.wav"), QStringLiteral("1.wav"), QStringLiteral("3.wav")}),
                60'000);
        }
    }

    // If an ending cannot be read, the form within a sentence is used.
    void anEndingThatCannotBeReadIsNotMissed() {
        put(QStringLiteral("0.wav"), waveBytes(tone(0.2, 0.5), kRate));
        m_recordings = QStringLiteral(R"({"text": "um", "file": "0.wav", "end": "fim.wav"})");
        auto pack = open();
        QVERIFY(pack->say(QStringLiteral("um")));
        QCOMPARE(pack->takeUnreadable(), QStringList{pack->path(QStringLiteral("fim.wav"))});
    }

    void aFolderThatIsNoPackIsRefusedWithAReason_data() {
        QTest::addColumn<QByteArray>("manifest");
        QTest::addColumn<PackRefusal::Kind>("kind");
        QTest::newRow("nothing") << QByteArray() << PackRefusal::Kind::no_manifest;
        QTest::newRow("no JSON") << QByteArray("{") << PackRefusal::Kind::no_json;
        QTest::newRow("another format") << QByteArray(R"({"format": "x"})") << PackRefusal::Kind::format;
        QTest::newRow("another language")
            << QByteArray(R"({"format": "mesaviva.voice/1", "language": "fr", "rate": 44100})")
            << PackRefusal::Kind::language;
        QTest::newRow("no rate") << QByteArray(R"({"format": "mesaviva.voice/1", "language": "pt"})")
                                 << PackRefusal::Kind::rate;
        QTest::newRow("outside") << QByteArray(
                                        R"({"format": "mesaviva.voice/1", "language": "pt", "rate": 44100,
                              "recordings": [{"text": "a", "file": "../a.wav"}]})")
                                 << PackRefusal::Kind::recording;
        const QByteArray manyWords = QByteArray("a ").repeated(61);
        QTest::newRow("61 words") << QByteArray(
                                         R"({"format": "mesaviva.voice/1", "language": "pt", "rate": 44100,
                              "recordings": [{"text": ")" +
                                         manyWords + R"(", "file": "a.wav"}]})")
                                  << PackRefusal::Kind::too_long;
        QTest::newRow("no text") << QByteArray(
                                        R"({"format": "mesaviva.voice/1", "language": "pt", "rate": 44100,
                              "recordings": [{"text": " ", "file": "a.wav"}]})")
                                 << PackRefusal::Kind::recording;
    }

    void aFolderThatIsNoPackIsRefusedWithAReason() {
        QFETCH(QByteArray, manifest);
        if (!manifest.isEmpty()) {
            put(VoicePack::kManifest, manifest);
        }
        QFETCH(PackRefusal::Kind, kind);
        PackRefusal why{PackRefusal::Kind::too_many, {}};
        QVERIFY(!VoicePack::open(m_folder->path(), &why));
        QCOMPARE(why.kind, kind);
        QVERIFY(!VoicePack::words(why).isEmpty());
    }

    // Opening a pipe would wait for somebody who writes into it.
    void aPipeIsNoRecording() {
#ifdef Q_OS_UNIX
        write("um", {});
        const QString path = m_folder->filePath(QStringLiteral("0.wav"));
        QVERIFY(QFile::remove(path));
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        const auto pack = open();
        QVERIFY(pack);
        const std::vector<PackFault> faults = faultsOf(*pack);
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults.front().kind, PackFault::Kind::unreadable);
        QVERIFY(!VoicePack::isReadable(path));
#else
        QSKIP("only where there are named pipes");
#endif
    }

    void longTextsAreMadeOfTheLongestParts() {
        const QByteArray text = QByteArray("a ").repeated(60);
        for (int i = 0; i < 200; ++i) {
            write(text.constData(), {});
        }
        const auto pack = open();
        QVERIFY(pack);
        QCOMPARE(pack->partsOf(QString::fromLatin1(text.repeated(20))).size(), std::size_t{20});
    }

    void aCheckFindsWhatIsWrong() {
        write("good", tone(0.5, 0.5));
        write("missing", {});
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("1.wav"))));
        write("silent", Samples(std::size_t{kRate} / 2, std::int16_t{3}));
        write("clipped", tone(0.5, 1.6));
        write("another rate", tone(0.5, 0.5, 48'000), 48'000);
        write("no sound file", {});
        put(QStringLiteral("5.wav"), "nonsense");
        write("Clipped!", tone(0.5, 0.5));
        const auto pack = open();
        QVERIFY(pack);
        std::vector<std::pair<QString, PackFault::Kind>> found;
        for (const PackFault& fault : faultsOf(*pack)) {
            found.emplace_back(fault.text, fault.kind);
        }
        const std::vector<std::pair<QString, PackFault::Kind>> wanted = {
            {QStringLiteral("missing"), PackFault::Kind::missing},
            {QStringLiteral("silent"), PackFault::Kind::silent},
            {QStringLiteral("clipped"), PackFault::Kind::clipped},
            {QStringLiteral("clipped"), PackFault::Kind::twice},
            {QStringLiteral("another rate"), PackFault::Kind::wrong_rate},
            {QStringLiteral("no sound file"), PackFault::Kind::unreadable},
        };
        QCOMPARE(found, wanted);
    }

private:
    void put(const QString& name, const QByteArray& bytes) {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    void write(const char* text, const Samples& samples, int rate = kRate) {
        const QString name = QStringLiteral("%1.wav").arg(m_count++);
        put(name, waveBytes(samples, rate));
        m_recordings +=
            QStringLiteral(R"(%1{"text": "%2", "file": "%3"})")
                .arg(m_recordings.isEmpty() ? QString() : QStringLiteral(","), QString::fromUtf8(text), name);
    }

    std::optional<VoicePack> open() {
        put(VoicePack::kManifest,
            QStringLiteral(
                R"({"format": "mesaviva.voice/1", "name": "Test", "language": "pt", "rate": %1, "recordings": [%2]})")
                .arg(kRate)
                .arg(m_recordings)
                .toUtf8());
        m_count = 0;
        m_recordings.clear();
        return VoicePack::open(m_folder->path());
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_recordings;
    int m_count = 0;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestVoicePack)
#include "tst_voice_pack.moc"

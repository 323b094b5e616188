// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/voice/level.h"
#include "app/voice/pack_check.h"
#include "app/voice/voice_pack.h"
#include "app/voice/wave_file.h"
#include "app/voice/who_speaks.h"
#endif

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numbers>

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
        // In the other language nothing of it is right.
        const Clip english = speaker->render(QStringLiteral("preto"), QStringLiteral("en"), Caller::croupier);
        QVERIFY(*english != *own);
    }

    void aFolderThatIsNoPackIsRefusedWithAReason_data() {
        QTest::addColumn<QByteArray>("manifest");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("another format") << QByteArray(R"({"format": "x"})");
        QTest::newRow("another language")
            << QByteArray(R"({"format": "mesaviva.voice/1", "language": "fr", "rate": 44100})");
        QTest::newRow("no rate") << QByteArray(R"({"format": "mesaviva.voice/1", "language": "pt"})");
        QTest::newRow("outside") << QByteArray(
            R"({"format": "mesaviva.voice/1", "language": "pt", "rate": 44100,
                              "recordings": [{"text": "a", "file": "../a.wav"}]})");
        QTest::newRow("no text") << QByteArray(
            R"({"format": "mesaviva.voice/1", "language": "pt", "rate": 44100,
                              "recordings": [{"text": " ", "file": "a.wav"}]})");
    }

    void aFolderThatIsNoPackIsRefusedWithAReason() {
        QFETCH(QByteArray, manifest);
        if (!manifest.isEmpty()) {
            put(VoicePack::kManifest, manifest);
        }
        QString why;
        QVERIFY(!VoicePack::open(m_folder->path(), &why));
        QVERIFY(!why.isEmpty());
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

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/media/voice/clip.h"
#include "app/media/voice/synthesizer.h"
#endif

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <thread>
#include <vector>

using namespace mesaviva::app;

Q_DECLARE_METATYPE(mesaviva::app::Caller)

namespace {

// The voice's pitch in Hz in all voiced parts, sorted in ascending order: the first peak of the
// autocorrelation over 40 ms that is nearly as high as the highest.
std::vector<double> pitchesOf(const Samples& speech) {
    constexpr std::size_t kThin = 4;
    constexpr double kRate = double{kSampleRate} / kThin;
    constexpr std::size_t kWindow = 441;
    constexpr std::size_t kShortest = 24; // 460 Hz
    constexpr std::size_t kLongest = 158; // 70 Hz
    constexpr double kVoiced = 0.6;
    constexpr double kNearly = 0.9;
    std::vector<double> thin(speech.size() / kThin);
    for (std::size_t i = 0; i < thin.size(); ++i) {
        for (std::size_t k = 0; k < kThin; ++k) {
            thin[i] += speech[i * kThin + k] / double{kThin};
        }
    }
    const auto alike = [&](std::size_t at, std::size_t lag) {
        double both = 0;
        double one = 1;
        double other = 1;
        for (std::size_t i = at; i < at + kWindow; ++i) {
            both += thin[i] * thin[i + lag];
            one += thin[i] * thin[i];
            other += thin[i + lag] * thin[i + lag];
        }
        return both / std::sqrt(one * other);
    };
    std::vector<double> pitches;
    for (std::size_t at = 0; at + kWindow + kLongest < thin.size(); at += kWindow / 2) {
        const auto begin = thin.begin() + static_cast<std::ptrdiff_t>(at);
        const bool loud = std::any_of(begin, begin + kWindow, [](double s) { return std::abs(s) > 1'000; });
        std::vector<double> likeness;
        for (std::size_t lag = kShortest; loud && lag < kLongest; ++lag) {
            likeness.push_back(alike(at, lag));
        }
        const double best = loud ? *std::max_element(likeness.begin(), likeness.end()) : 0;
        for (std::size_t i = 1; best > kVoiced && i + 1 < likeness.size(); ++i) {
            if (likeness[i] >= kNearly * best && likeness[i] >= likeness[i - 1] &&
                likeness[i] >= likeness[i + 1]) {
                pitches.push_back(kRate / static_cast<double>(kShortest + i));
                break;
            }
        }
    }
    std::sort(pitches.begin(), pitches.end());
    return pitches;
}

} // namespace

class TestEspeak : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_synthesizer = makeSynthesizer();
        if (!m_synthesizer) {
            QSKIP("libespeak-ng or its voices are not here");
        }
    }

    // B22: where balls are drawn faster than they are called the voice speaks faster, but is still speech.
    void aQuickBallIsShorter() {
        for (const auto& [language, text] :
             {std::pair("pt", "sessenta e sete"), std::pair("pt", "ó, sessenta e sete"),
              std::pair("en", "sixty-seven"), std::pair("en", "oh, sixty-seven")}) {
            const auto length = [&, language = language, text = text](SpeechPace pace) {
                m_synthesizer->setPace(pace);
                const Clip clip =
                    m_synthesizer->render(QString::fromUtf8(text), QLatin1String(language), Caller::hall);
                m_synthesizer->setPace(SpeechPace::usual);
                return clip ? static_cast<double>(clip->size()) / kSampleRate : 0;
            };
            const double usual = length(SpeechPace::usual);
            const double quick = length(SpeechPace::quick);
            qInfo("%s: %.2f s, quickly %.2f s", text, usual, quick);
            QVERIFY(quick < 0.92 * usual && quick > 0.6 * usual);
            QVERIFY(std::abs(length(SpeechPace::usual) - usual) < 0.05);
        }
    }

    void everyVoiceIsLevelledAndTrimmed_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<Caller>("caller");
        QTest::addColumn<QString>("text");
        for (const auto& [language, texts] :
             {std::pair(QStringLiteral("pt"),
                        QStringList{QStringLiteral("dezassete, preto, ímpar, menor"),
                                    QStringLiteral("Jogo feito, nada mais"), QStringLiteral("zero"),
                                    QStringLiteral("bê, sete"),
                                    QStringLiteral(
                                        "Para si, Cavalo, dezassete e vinte: trezentos e cinquenta euros")}),
              std::pair(QStringLiteral("en"),
                        QStringList{
                            QStringLiteral("seventeen, black, odd, low"), QStringLiteral("No more bets"),
                            QStringLiteral("zero"), QStringLiteral("bee, seven"),
                            QStringLiteral("For you, Split, seventeen and twenty: three hundred euros")})}) {
            for (const Caller caller : {Caller::croupier, Caller::hall}) {
                for (const QString& text : texts) {
                    QTest::addRow("%s %d %s", qPrintable(language), static_cast<int>(caller),
                                  qPrintable(text))
                        << language << caller << text;
                }
            }
        }
    }

    void everyVoiceIsLevelledAndTrimmed() {
        QFETCH(QString, language);
        QFETCH(Caller, caller);
        QFETCH(QString, text);
        const Clip clip = m_synthesizer->render(text, language, caller);
        QVERIFY(clip);
        const double loudness = loudnessOf(*clip, kSampleRate);
        QVERIFY2(std::abs(loudness - kSpeechLoudness) < 1.5, qPrintable(QString::number(loudness)));
        int peak = 0;
        for (const std::int16_t s : *clip) {
            peak = std::max(peak, std::abs(int{s}));
        }
        QVERIFY2(peak <= std::lround(kLargestSample * 32'768) && peak > 3'000,
                 qPrintable(QString::number(peak)));
        const auto loud = [](std::int16_t s) { return std::abs(s) > 200; };
        const auto trail = std::find_if(clip->rbegin(), clip->rend(), loud) - clip->rbegin();
        QVERIFY2(millisecondsOf(static_cast<std::size_t>(trail)) < 150, qPrintable(QString::number(trail)));
        const int length = millisecondsOf(clip->size());
        QVERIFY2(length > 250 && length < 5'500, qPrintable(QString::number(length)));
        qDebug("%.1f LUFS, peak %.1f dB, %d ms", loudness, 20 * std::log10(peak / 32768.0), length);
    }

    // The pitch detector itself is tested: it finds a known tone.
    void aKnownToneIsMeasured() {
        for (const double hertz : {90.0, 140.0, 220.0, 300.0}) {
            Samples tone(std::size_t{kSampleRate});
            for (std::size_t i = 0; i < tone.size(); ++i) {
                const double at = 2 * std::numbers::pi * hertz * static_cast<double>(i) / kSampleRate;
                tone[i] = static_cast<std::int16_t>(6'000 * (std::sin(at) + 0.6 * std::sin(2 * at)));
            }
            const std::vector<double> pitches = pitchesOf(tone);
            QVERIFY(pitches.size() > 30);
            QVERIFY2(std::abs(pitches[pitches.size() / 2] / hertz - 1) < 0.04,
                     qPrintable(QString::number(pitches[pitches.size() / 2])));
        }
    }

    // Neither a growl nor a squeak, and no sentence on one note.
    void everyVoiceHasAMelody_data() { everyVoiceIsLevelledAndTrimmed_data(); }

    void everyVoiceHasAMelody() {
        QFETCH(QString, language);
        QFETCH(Caller, caller);
        QFETCH(QString, text);
        const std::vector<double> pitches = pitchesOf(*m_synthesizer->render(text, language, caller));
        QVERIFY(!pitches.empty());
        const auto part = [&](double share) {
            return pitches[static_cast<std::size_t>(share * static_cast<double>(pitches.size() - 1))];
        };
        const double semitones = 12 * std::log2(part(0.95) / part(0.05));
        qDebug("%.0f Hz, from %.0f to %.0f, %.1f semitones", part(0.5), part(0.05), part(0.95), semitones);
        QVERIFY2(part(0.05) > 70 && part(0.95) < 350, qPrintable(QString::number(part(0.95))));
        // Only the English croupier has a low voice, because he is a man.
        const bool man = language == QLatin1String("en") && caller == Caller::croupier;
        QVERIFY2(man == (part(0.5) < 130), qPrintable(QString::number(part(0.5))));
        QVERIFY2(!text.contains(u' ') || text.size() < 10 || semitones > 3,
                 qPrintable(QString::number(semitones)));
    }

    void theCallersDiffer() {
        const QString text = QStringLiteral("dezassete");
        QVERIFY(*m_synthesizer->render(text, QStringLiteral("pt"), Caller::croupier) !=
                *m_synthesizer->render(text, QStringLiteral("pt"), Caller::hall));
        QVERIFY(*m_synthesizer->render(text, QStringLiteral("en"), Caller::croupier) !=
                *m_synthesizer->render(text, QStringLiteral("en"), Caller::hall));
    }

    // Each opened program has its own, on its own thread.
    void itCanBeMadeAgainOnAnotherThread() {
        m_synthesizer.reset();
        for (int i = 0; i < 3; ++i) {
            bool spoken = false;
            std::thread([&] {
                const std::unique_ptr<Synthesizer> made = makeSynthesizer();
                spoken = made && made->render(QStringLiteral("zero"), QStringLiteral("pt"), Caller::croupier);
            }).join();
            QVERIFY(spoken);
        }
        m_synthesizer = makeSynthesizer();
    }

    // A package that brings the voices along is never mute.
    void voicesBesideTheProgramAreFound_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("voices");
        QTest::newRow("bin and share") << "bin"
                                       << "share";
        QTest::newRow("a bundle of macOS") << "Contents/MacOS"
                                           << "Contents/Resources";
        QTest::newRow("next to the program") << "bin"
                                             << "bin";
    }
    void voicesBesideTheProgramAreFound() {
        QFETCH(const QString, program);
        QFETCH(const QString, voices);
        const QTemporaryDir folder;
        const QString package = folder.filePath(QStringLiteral("Mesa à mão/"));
        QVERIFY(QDir().mkpath(package + program));
        QCOMPARE(voicesBeside(package + program), QString());
        QVERIFY(QDir().mkpath(package + voices + QLatin1String("/espeak-ng-data")));
        QFile data(package + voices + QLatin1String("/espeak-ng-data/phontab"));
        QVERIFY(data.open(QIODevice::WriteOnly));
        QCOMPARE(voicesBeside(package + program), package + voices);
    }

    void cleanupTestCase() { m_synthesizer.reset(); }

private:
    std::unique_ptr<Synthesizer> m_synthesizer;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestEspeak)
#include "tst_espeak.moc"

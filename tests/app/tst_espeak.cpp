// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/voice/level.h"
#include "app/voice/synthesizer.h"
#endif

#include <QTest>

#include <algorithm>
#include <cmath>
#include <thread>

using namespace mesaviva::app;

Q_DECLARE_METATYPE(mesaviva::app::Caller)

class TestEspeak : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_synthesizer = makeSynthesizer();
        if (!m_synthesizer) {
            QSKIP("libespeak-ng or its voices are not here");
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

    void theCallersDiffer() {
        const QString text = QStringLiteral("dezassete");
        QVERIFY(*m_synthesizer->render(text, QStringLiteral("pt"), Caller::croupier) !=
                *m_synthesizer->render(text, QStringLiteral("pt"), Caller::hall));
        QVERIFY(*m_synthesizer->render(text, QStringLiteral("en"), Caller::croupier) !=
                *m_synthesizer->render(text, QStringLiteral("en"), Caller::hall));
    }

    // Each opened program has one of its own, on a thread of its own.
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

    void cleanupTestCase() { m_synthesizer.reset(); }

private:
    std::unique_ptr<Synthesizer> m_synthesizer;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestEspeak)
#include "tst_espeak.moc"

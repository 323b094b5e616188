// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/media/voice/clip.h"
#endif

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace mesaviva::app;

namespace {

Samples tone(double hertz, double amplitude, double seconds, int rate) {
    Samples samples(static_cast<std::size_t>(seconds * rate));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double angle = 2 * std::numbers::pi * hertz * static_cast<double>(i) / rate;
        samples[i] = static_cast<std::int16_t>(std::lround(32767 * amplitude * std::sin(angle)));
    }
    return samples;
}

int peakOf(const Samples& samples) {
    int peak = 0;
    for (const std::int16_t s : samples) {
        peak = std::max(peak, std::abs(int{s}));
    }
    return peak;
}

} // namespace

class TestLevel : public QObject {
    Q_OBJECT

private slots:
    // ITU-R BS.1770-4, annex 1: a sine of 997 Hz at full scale in one channel is -3.01 LKFS.
    void loudnessIsTheStandards_data() {
        QTest::addColumn<double>("amplitude");
        QTest::addColumn<int>("rate");
        QTest::addColumn<double>("loudness");
        QTest::newRow("full, 48 kHz") << 1.0 << 48'000 << -3.01;
        QTest::newRow("full, 44.1 kHz") << 1.0 << 44'100 << -3.01;
        QTest::newRow("full, 22.05 kHz") << 1.0 << 22'050 << -3.01;
        QTest::newRow("-20 dB") << 0.1 << 48'000 << -23.01;
    }

    void loudnessIsTheStandards() {
        QFETCH(double, amplitude);
        QFETCH(int, rate);
        QFETCH(double, loudness);
        const double measured = loudnessOf(tone(997, amplitude, 2, rate), rate);
        QVERIFY2(std::abs(measured - loudness) < 0.1, qPrintable(QString::number(measured)));
    }

    void speechIsAsLoudWhateverItWas_data() {
        QTest::addColumn<double>("amplitude");
        QTest::newRow("soft") << 0.02;
        QTest::newRow("usual") << 0.2;
        QTest::newRow("loud") << 1.0;
    }

    void speechIsAsLoudWhateverItWas() {
        QFETCH(double, amplitude);
        const double measured = loudnessOf(levelled(tone(300, amplitude, 1.5, 22'050), 22'050), kSampleRate);
        QVERIFY2(std::abs(measured - kSpeechLoudness) < 0.5, qPrintable(QString::number(measured)));
    }

    void silentEndsAreCutOff() {
        Samples raw(22'050, 0);
        const Samples speech = tone(300, 0.3, 1.0, 22'050);
        raw.insert(raw.end(), speech.begin(), speech.end());
        raw.resize(raw.size() + 22'050, 0);
        const int length = millisecondsOf(levelled(raw, 22'050).size());
        QVERIFY2(length > 1'050 && length < 1'090, qPrintable(QString::number(length)));
    }

    // A short loud burst in soft speech would far exceed full scale.
    void noSampleIsTooLarge() {
        Samples raw = tone(300, 0.01, 1.0, 22'050);
        for (std::size_t i = 10'000; i < 10'040; ++i) {
            raw[i] = i % 2 == 0 ? std::int16_t{32'000} : std::int16_t{-32'000};
        }
        const int peak = peakOf(levelled(raw, 22'050));
        QVERIFY2(peak <= std::lround(kLargestSample * 32'768), qPrintable(QString::number(peak)));
    }

    void thePitchIsKept() {
        const Samples speech = levelled(tone(441, 0.3, 1.0, 22'050), 22'050);
        const auto middle = speech.begin() + kSampleRate / 4;
        int crossings = 0;
        for (auto at = middle; at != middle + kSampleRate / 2; ++at) {
            crossings += *at < 0 && *(at + 1) >= 0 ? 1 : 0;
        }
        QVERIFY2(crossings >= 219 && crossings <= 222, qPrintable(QString::number(crossings)));
    }

    void silenceIsNothing() { QVERIFY(levelled(Samples(10'000, 0), 22'050).empty()); }
};

#include "program/test_list.h"
MESAVIVA_TEST(TestLevel)
#include "tst_level.moc"

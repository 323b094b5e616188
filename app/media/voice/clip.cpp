// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/clip.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace mesaviva::app {

namespace {

constexpr qsizetype kRiff = 12; // "RIFF", the length, "WAVE"
constexpr qsizetype kChunk = 8; // a name, a length
constexpr qsizetype kFormat = 16;
constexpr quint16 kPcm = 1;
constexpr quint16 kExtensible = 0xFFFE;

struct Format {
    quint16 kind = 0;
    quint16 channels = 0;
    quint32 rate = 0;
    quint16 bits = 0;
};

template <class Number>
Number numberAt(const QByteArray& bytes, qsizetype at) {
    return qFromLittleEndian<Number>(bytes.constData() + at);
}

Samples mixed(const QByteArray& bytes, qsizetype at, qsizetype size, int channels) {
    const auto frames = size / (channels * qsizetype{sizeof(std::int16_t)});
    Samples samples(static_cast<std::size_t>(frames));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        int sum = 0;
        for (int channel = 0; channel < channels; ++channel) {
            const auto index = static_cast<qsizetype>(i) * channels + channel;
            sum += numberAt<qint16>(bytes, at + index * qsizetype{sizeof(std::int16_t)});
        }
        samples[i] = static_cast<std::int16_t>(sum / channels);
    }
    return samples;
}

template <class Number>
void append(QByteArray& bytes, Number number) {
    const Number little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char*>(&little), sizeof(Number));
}

} // namespace

std::optional<WaveFile> readWave(const QByteArray& bytes) {
    if (bytes.size() < kRiff || !bytes.startsWith("RIFF") || bytes.mid(8, 4) != "WAVE") {
        return std::nullopt;
    }
    Format format;
    for (qsizetype at = kRiff; at + kChunk <= bytes.size();) {
        const QByteArray name = bytes.mid(at, 4);
        const auto size = std::min<qsizetype>(numberAt<quint32>(bytes, at + 4), bytes.size() - at - kChunk);
        at += kChunk;
        if (name == "fmt " && size >= kFormat) {
            format = {numberAt<quint16>(bytes, at), numberAt<quint16>(bytes, at + 2),
                      numberAt<quint32>(bytes, at + 4), numberAt<quint16>(bytes, at + 14)};
        } else if (name == "data") {
            const bool known = (format.kind == kPcm || format.kind == kExtensible) && format.bits == 16;
            if (!known || format.channels == 0 || format.channels > 8 || format.rate == 0 ||
                format.rate > 400'000) {
                return std::nullopt;
            }
            return WaveFile{static_cast<int>(format.rate), mixed(bytes, at, size, format.channels)};
        }
        at += size + size % 2;
    }
    return std::nullopt;
}

QByteArray waveBytes(const Samples& samples, int rate) {
    const auto size = static_cast<quint32>(samples.size() * sizeof(std::int16_t));
    QByteArray bytes("RIFF");
    append(bytes, quint32{36} + size);
    bytes.append("WAVEfmt ");
    append(bytes, quint32{16});
    append(bytes, quint16{kPcm});
    append(bytes, quint16{1});
    append(bytes, static_cast<quint32>(rate));
    append(bytes, static_cast<quint32>(rate) * 2);
    append(bytes, quint16{2});
    append(bytes, quint16{16});
    bytes.append("data");
    append(bytes, size);
    for (const std::int16_t sample : samples) {
        append(bytes, static_cast<quint16>(sample));
    }
    return bytes;
}

namespace {

using Signal = std::vector<double>;

constexpr double kFull = 32768.0;
constexpr double kNoSound = -120.0;
// Quieter samples, relative to the loudest, are not speech.
constexpr double kHeard = 0.006;
constexpr double kRoomBefore = 0.008; // seconds
constexpr double kRoomAfter = 0.060;
// Samples above this level are compressed towards the maximum instead of clipped.
constexpr double kKnee = 0.6;

struct Biquad {
    std::array<double, 3> b;
    std::array<double, 2> a;

    Signal run(const Signal& in) const {
        Signal out(in.size());
        std::array<double, 2> x{};
        std::array<double, 2> y{};
        for (std::size_t i = 0; i < in.size(); ++i) {
            out[i] = b[0] * in[i] + b[1] * x[0] + b[2] * x[1] - a[0] * y[0] - a[1] * y[1];
            x = {in[i], x[0]};
            y = {out[i], y[0]};
        }
        return out;
    }
};

// The two filters of BS.1770, which gives coefficients for 48 kHz only: derived from the analogue prototypes.
Biquad shelf(int rate) {
    constexpr double kFrequency = 1681.974450955533;
    constexpr double kGain = 3.999843853973347;
    constexpr double kQ = 0.7071752369554196;
    const double k = std::tan(std::numbers::pi * kFrequency / rate);
    const double high = std::pow(10.0, kGain / 20.0);
    const double band = std::pow(high, 0.4996667741545416);
    const double a0 = 1.0 + k / kQ + k * k;
    return {
        {(high + band * k / kQ + k * k) / a0, 2.0 * (k * k - high) / a0, (high - band * k / kQ + k * k) / a0},
        {2.0 * (k * k - 1.0) / a0, (1.0 - k / kQ + k * k) / a0}};
}

Biquad highPass(int rate) {
    constexpr double kFrequency = 38.13547087602444;
    constexpr double kQ = 0.5003270373238773;
    const double k = std::tan(std::numbers::pi * kFrequency / rate);
    const double a0 = 1.0 + k / kQ + k * k;
    return {{1.0, -2.0, 1.0}, {2.0 * (k * k - 1.0) / a0, (1.0 - k / kQ + k * k) / a0}};
}

double decibels(double power) { return power > 0 ? -0.691 + 10.0 * std::log10(power) : kNoSound; }

double meanOf(const std::vector<double>& powers, double above) {
    double sum = 0;
    int count = 0;
    for (const double power : powers) {
        if (decibels(power) > above) {
            sum += power;
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

double loudness(const Signal& signal, int rate) {
    const Signal heard = highPass(rate).run(shelf(rate).run(signal));
    // Blocks of 0.4 s, overlapping by three quarters; shorter sound is one block.
    const std::size_t length =
        std::max<std::size_t>(1, std::min(heard.size(), static_cast<std::size_t>(rate * 2 / 5)));
    const std::size_t step = std::max<std::size_t>(1, length / 4);
    std::vector<double> powers;
    for (std::size_t at = 0; at + length <= heard.size(); at += step) {
        double sum = 0;
        for (std::size_t i = at; i < at + length; ++i) {
            sum += heard[i] * heard[i];
        }
        powers.push_back(sum / static_cast<double>(length));
    }
    const double rough = meanOf(powers, -70.0);
    return decibels(meanOf(powers, std::max(-70.0, decibels(rough) - 10.0)));
}

Signal signalOf(const Samples& samples) {
    Signal signal(samples.size());
    std::transform(samples.begin(), samples.end(), signal.begin(), [](std::int16_t s) { return s / kFull; });
    return signal;
}

Signal trimmed(const Signal& signal) {
    double peak = 0;
    for (const double s : signal) {
        peak = std::max(peak, std::abs(s));
    }
    const auto heard = [limit = peak * kHeard](double s) { return std::abs(s) > limit; };
    const auto first = std::find_if(signal.begin(), signal.end(), heard);
    const auto last = std::find_if(signal.rbegin(), signal.rend(), heard).base();
    return first < last ? Signal(first, last) : Signal();
}

// Weights of the samples around a position at this fraction behind a sample: a windowed sinc.
constexpr int kTaps = 12; // on either side
using Weights = std::array<double, std::size_t{2} * kTaps>;

Weights weightsAt(double part, double cut) {
    Weights weights{};
    for (int tap = 0; tap < 2 * kTaps; ++tap) {
        const double x = part - (tap - kTaps + 1);
        const double angle = std::numbers::pi * x * cut;
        const double sinc = std::abs(angle) < 1e-9 ? 1.0 : std::sin(angle) / angle;
        weights[static_cast<std::size_t>(tap)] =
            sinc * cut * (0.5 + 0.5 * std::cos(std::numbers::pi * x / kTaps));
    }
    return weights;
}

// Band-limited interpolation. Between two rates only a few fractions occur: from 22 050 Hz two.
Signal resampled(const Signal& in, int rate) {
    if (rate == kSampleRate || in.empty()) {
        return in;
    }
    const int common = std::gcd(rate, kSampleRate);
    const int places = kSampleRate / common;
    const double cut = std::min(1.0, static_cast<double>(kSampleRate) / rate);
    std::vector<Weights> weights;
    for (int place = 0; place < places; ++place) {
        const std::int64_t at = std::int64_t{place} * rate % kSampleRate;
        weights.push_back(weightsAt(static_cast<double>(at) / kSampleRate, cut));
    }
    const auto last = std::ssize(in) - 1;
    Signal out(in.size() * static_cast<std::size_t>(kSampleRate) / static_cast<std::size_t>(rate));
    for (std::size_t i = 0; i < out.size(); ++i) {
        const auto whole = static_cast<std::ptrdiff_t>(i) * rate / kSampleRate;
        const Weights& around = weights[i % static_cast<std::size_t>(places)];
        const std::ptrdiff_t first = whole - kTaps + 1;
        double sum = 0;
        for (auto at = std::max<std::ptrdiff_t>(0, first); at <= std::min(last, whole + kTaps); ++at) {
            sum += in[static_cast<std::size_t>(at)] * around[static_cast<std::size_t>(at - first)];
        }
        out[i] = sum;
    }
    return out;
}

double bent(double s) {
    const double size = std::abs(s);
    if (size <= kKnee) {
        return s;
    }
    const double room = kLargestSample - kKnee;
    return std::copysign(kKnee + room * std::tanh((size - kKnee) / room), s);
}

} // namespace

Samples resampled(const Samples& samples, int rate) {
    const Signal signal = resampled(signalOf(samples), rate);
    Samples out(signal.size());
    std::transform(signal.begin(), signal.end(), out.begin(), [](double s) {
        return static_cast<std::int16_t>(std::lround(std::clamp(s * kFull, 1 - kFull, kFull - 1)));
    });
    return out;
}

double loudnessOf(const Samples& samples, int rate) {
    return samples.empty() ? kNoSound : loudness(signalOf(samples), rate);
}

Samples levelled(const Samples& raw, int rate) {
    const Signal speech = trimmed(signalOf(raw));
    if (speech.empty()) {
        return {};
    }
    const double gain = std::pow(10.0, (kSpeechLoudness - loudness(speech, rate)) / 20.0);
    const Signal signal = resampled(speech, rate);
    const auto before = static_cast<std::size_t>(kRoomBefore * kSampleRate);
    const auto after = static_cast<std::size_t>(kRoomAfter * kSampleRate);
    Samples out(before + signal.size() + after, 0);
    for (std::size_t i = 0; i < signal.size(); ++i) {
        out[before + i] = static_cast<std::int16_t>(std::lround(bent(signal[i] * gain) * (kFull - 1)));
    }
    return out;
}

namespace {

Clip clipIn(const QString& file) {
    QFile source(file);
    const auto wave =
        source.open(QIODevice::ReadOnly) ? readWave(source.readAll()) : std::optional<WaveFile>();
    return wave ? std::make_shared<const Samples>(app::resampled(wave->samples, wave->rate)) : nullptr;
}

} // namespace

Clip SoundBank::next(const QString& name) {
    Variations& sound = m_sounds[name];
    if (sound.clips.empty()) {
        for (int number = 1;; ++number) {
            const Clip clip = clipIn(QStringLiteral(":/mesaviva/sounds/%1-%2.wav").arg(name).arg(number));
            if (!clip) {
                break;
            }
            sound.clips.push_back(clip);
        }
    }
    return sound.clips.empty() ? nullptr : sound.clips[sound.next++ % sound.clips.size()];
}

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/wave_file.h"

#include <QtEndian>

#include <algorithm>

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

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/sound_bank.h"

#include "app/media/voice/level.h"

#include <QFile>
#include <QtEndian>

namespace mesaviva::app {

namespace {

// The shipped files: a header of 44 bytes with the rate at byte 24, then samples of one channel.
constexpr qsizetype kHeader = 44;
constexpr qsizetype kRateAt = 24;

Clip read(const QString& file) {
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) {
        return nullptr;
    }
    const QByteArray bytes = source.readAll();
    if (bytes.size() <= kHeader || !bytes.startsWith("RIFF")) {
        return nullptr;
    }
    Samples samples(static_cast<std::size_t>(bytes.size() - kHeader) / sizeof(std::int16_t));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i] = qFromLittleEndian<std::int16_t>(bytes.constData() + kHeader +
                                                     static_cast<qsizetype>(i * sizeof(std::int16_t)));
    }
    const auto rate = static_cast<int>(qFromLittleEndian<quint32>(bytes.constData() + kRateAt));
    return std::make_shared<const Samples>(app::resampled(samples, rate));
}

} // namespace

Clip SoundBank::next(const QString& name) {
    Variations& sound = m_sounds[name];
    if (sound.clips.empty()) {
        for (int number = 1;; ++number) {
            const Clip clip = read(QStringLiteral(":/mesaviva/sounds/%1-%2.wav").arg(name).arg(number));
            if (!clip) {
                break;
            }
            sound.clips.push_back(clip);
        }
    }
    return sound.clips.empty() ? nullptr : sound.clips[sound.next++ % sound.clips.size()];
}

} // namespace mesaviva::app

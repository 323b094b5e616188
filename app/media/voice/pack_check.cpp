// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/pack_check.h"

#include "app/media/voice/level.h"
#include "app/media/voice/wave_file.h"

#include <QFile>

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace mesaviva::app {

namespace {

// Quieter recordings, in LUFS, contain no speech.
constexpr double kSilentBelow = -55;
// This many consecutive samples at full scale mean clipping.
constexpr int kClipped = 3;
constexpr int kClippedFrom = 32'700;
constexpr qint64 kLargestRecording = 64 << 20;

bool isClipped(const Samples& samples) {
    int row = 0;
    return std::any_of(samples.begin(), samples.end(), [&row](std::int16_t sample) {
        row = std::abs(int{sample}) >= kClippedFrom ? row + 1 : 0;
        return row >= kClipped;
    });
}

std::optional<PackFault::Kind> faultOf(const VoicePack& pack, const QString& name) {
    QFile file(pack.path(name));
    if (!file.exists()) {
        return PackFault::Kind::missing;
    }
    const auto wave =
        file.open(QIODevice::ReadOnly) ? readWave(file.read(kLargestRecording)) : std::optional<WaveFile>();
    if (!wave) {
        return PackFault::Kind::unreadable;
    }
    if (wave->rate != pack.rate()) {
        return PackFault::Kind::wrong_rate;
    }
    if (loudnessOf(wave->samples, wave->rate) < kSilentBelow) {
        return PackFault::Kind::silent;
    }
    return isClipped(wave->samples) ? std::optional(PackFault::Kind::clipped) : std::nullopt;
}

} // namespace

QString nameOf(PackFault::Kind kind) {
    switch (kind) {
    case PackFault::Kind::missing: return QStringLiteral("missing");
    case PackFault::Kind::unreadable: return QStringLiteral("unreadable");
    case PackFault::Kind::wrong_rate: return QStringLiteral("wrong_rate");
    case PackFault::Kind::silent: return QStringLiteral("silent");
    case PackFault::Kind::clipped: return QStringLiteral("clipped");
    case PackFault::Kind::twice: return QStringLiteral("twice");
    }
    return {};
}

std::vector<PackFault> faultsOf(const VoicePack& pack) {
    std::vector<PackFault> faults;
    for (std::size_t i = 0; i < pack.recordings().size(); ++i) {
        const Recording& recording = pack.recordings()[i];
        for (const QString& file : {recording.file, recording.end}) {
            const auto kind = file.isEmpty() ? std::nullopt : faultOf(pack, file);
            if (kind) {
                faults.push_back({*kind, recording.text, file});
            }
        }
        const std::vector<std::size_t> parts = pack.partsOf(recording.text);
        if (parts.size() == 1 && parts.front() != i) {
            faults.push_back({PackFault::Kind::twice, recording.text, recording.file});
        }
    }
    return faults;
}

QStringList lackingIn(const VoicePack& pack, const QStringList& texts) {
    QStringList lacking;
    std::copy_if(texts.begin(), texts.end(), std::back_inserter(lacking),
                 [&pack](const QString& text) { return pack.partsOf(text).empty(); });
    return lacking;
}

} // namespace mesaviva::app

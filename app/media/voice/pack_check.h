// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/voice_pack.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// A fault in a pack's recording.
struct PackFault {
    enum class Kind : std::uint8_t {
        missing,    ///< the file is not there
        unreadable, ///< not a 16-bit WAV file
        wrong_rate, ///< its sample rate differs from the pack's
        silent,     ///< it contains only silence
        clipped,    ///< it was recorded too loud
        twice,      ///< a later recording has the same text and replaces it
    };

    Kind kind = Kind::missing;
    QString text; ///< the text that it should contain
    QString file;

    friend bool operator==(const PackFault&, const PackFault&) = default;
};

/// A fault in one word, as the command prints it, for example "missing".
QString nameOf(PackFault::Kind kind);

/// Checks all recordings.
std::vector<PackFault> faultsOf(const VoicePack& pack);

/// The texts among these that the pack cannot speak.
QStringList lackingIn(const VoicePack& pack, const QStringList& texts);

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/voice_pack.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// What is wrong with a recording of a pack.
struct PackFault {
    enum class Kind : std::uint8_t {
        missing,    ///< the file is not there
        unreadable, ///< it is no WAV file of 16 bits
        wrong_rate, ///< it has another rate than the pack says
        silent,     ///< nothing is heard in it
        clipped,    ///< it was recorded too loud
        twice,      ///< a later recording has the same text, and is heard in its place
    };

    Kind kind = Kind::missing;
    QString text; ///< what should be spoken in it
    QString file;

    friend bool operator==(const PackFault&, const PackFault&) = default;
};

/// "missing": a fault in a word, as the command prints it.
QString nameOf(PackFault::Kind kind);

/// All recordings are listened to.
std::vector<PackFault> faultsOf(const VoicePack& pack);

/// Of these texts, those that the pack cannot say.
QStringList lackingIn(const VoicePack& pack, const QStringList& texts);

} // namespace mesaviva::app

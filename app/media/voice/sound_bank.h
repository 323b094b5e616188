// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/clip.h"

#include <QHash>
#include <QString>

#include <vector>

namespace mesaviva::app {

/// The table's sounds, loaded on first use. Not thread-safe.
class SoundBank {
public:
    /// The next variation of the sound with that name; null if there is none.
    Clip next(const QString& name);

private:
    struct Variations {
        std::vector<Clip> clips;
        std::size_t next = 0;
    };

    QHash<QString, Variations> m_sounds;
};

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/clip.h"

#include <QHash>
#include <QString>

#include <vector>

namespace mesaviva::app {

/// The table's sounds, read when they are first wanted. One thread.
class SoundBank {
public:
    /// The sound of that name: of its variations the next one. Null for a name that there is not.
    Clip next(const QString& name);

private:
    struct Variations {
        std::vector<Clip> clips;
        std::size_t next = 0;
    };

    QHash<QString, Variations> m_sounds;
};

} // namespace mesaviva::app

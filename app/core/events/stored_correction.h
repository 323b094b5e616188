// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

namespace mesaviva::app {

/// A correction that no event of the record tells: an entry at real equipment that was taken back before it
/// counted. With all that its words are made of, whatever the language.
struct StoredCorrection {
    QString round;   ///< "3-12"; before the first one "3-0"
    quint64 seq = 0; ///< the event after which it was made
    QDateTime at;    ///< when
    QString game;    ///< the key of the table's game; empty where nobody has said
    QString value;   ///< what was entered, as files have it: `17`, `Kd`
    QString signer;  ///< who has signed for the equipment; empty: nobody

    friend bool operator==(const StoredCorrection&, const StoredCorrection&) = default;
};

/// What it corrects, in words of the present language.
Correction toldOf(const StoredCorrection& correction);

/// The same as a file has it, and back. One that a file has in words keeps those for what was entered and for
/// who has signed.
QJsonObject jsonOf(const StoredCorrection& correction);
StoredCorrection storedCorrectionFrom(const QJsonObject& json);

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

namespace mesaviva::app {

/// A correction that is not an event of the record: an entry at real equipment that was taken back before it
/// counted. Stores everything needed to describe it in any language.
struct StoredCorrection {
    QString round;   ///< "3-12"; before the first round "3-0"
    quint64 seq = 0; ///< the event after which it was made
    QDateTime at;    ///< when
    QString game;    ///< the key of the table's game; empty if unknown
    QString value;   ///< the entry in the file format: `17`, `Kd`
    QString signer;  ///< the person responsible for the equipment; empty: nobody

    friend bool operator==(const StoredCorrection&, const StoredCorrection&) = default;
};

/// What it corrects, in the current language.
Correction correctionOf(const StoredCorrection& correction);

/// Converts to and from the file format. A correction stored as text keeps its text for the entry and the
/// signer.
QJsonObject jsonOf(const StoredCorrection& correction);
StoredCorrection storedCorrectionFrom(const QJsonObject& json);

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/stored_correction.h"

#include "app/core/events/piece_text.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

constexpr qsizetype kLongestStored = 200;

} // namespace

Correction correctionOf(const StoredCorrection& correction) {
    return CorrectionText::entryTakenBack(PieceText::named(correction.game, correction.value),
                                          correction.signer);
}

QJsonObject jsonOf(const StoredCorrection& correction) {
    return {{QStringLiteral("round"), correction.round},
            {QStringLiteral("seq"), static_cast<qint64>(correction.seq)},
            {QStringLiteral("at"), correction.at.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("game"), correction.game},
            {QStringLiteral("value"), correction.value},
            {QStringLiteral("signer"), correction.signer}};
}

StoredCorrection storedCorrectionFrom(const QJsonObject& json) {
    const auto text = [&](const char* key) {
        return json[QLatin1String(key)].toString().left(kLongestStored);
    };
    const bool isInWords = !json.contains(QLatin1String("value"));
    return {text("round"),
            static_cast<quint64>(std::max<qint64>(0, json[QLatin1String("seq")].toInteger())),
            QDateTime::fromString(text("at"), Qt::ISODateWithMs),
            text("game"),
            isInWords ? text("before") : text("value"),
            isInWords ? text("who") : text("signer")};
}

} // namespace mesaviva::app

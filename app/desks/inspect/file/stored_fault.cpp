// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/stored_fault.h"

#include "app/core/text/texts.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

constexpr qsizetype kLongestFaultName = 80;

qint64 faultCountIn(const QJsonObject& json, const char* key) {
    return std::clamp<qint64>(json[QLatin1String(key)].toInteger(), 0, 1'000'000'000'000'000);
}

} // namespace

QJsonObject jsonOf(const StoredFault& fault) {
    QJsonObject json{{QStringLiteral("game"), fault.game},
                     {QStringLiteral("fault"), textOf(name(fault.injected.kind))},
                     {QStringLiteral("player"), fault.player},
                     {QStringLiteral("at"), static_cast<qint64>((fault.injected.at - kTableOpened).count())},
                     {QStringLiteral("round"), static_cast<qint64>(fault.injected.round)},
                     {QStringLiteral("over"), fault.injected.over && !fault.cutShort},
                     {QStringLiteral("as_foretold"), fault.injected.asPredicted},
                     {QStringLiteral("otherwise"), fault.injected.otherwise},
                     {QStringLiteral("same"), fault.same},
                     {QStringLiteral("all"), fault.all},
                     {QStringLiteral("late"), fault.late},
                     {QStringLiteral("on_record"), fault.round},
                     {QStringLiteral("wall"), static_cast<qint64>(fault.injected.wall)}};
    if (fault.last) {
        json.insert(QStringLiteral("last"), static_cast<qint64>(fault.last->count()));
    }
    return json;
}

std::optional<StoredFault> storedFaultFrom(const QJsonObject& json) {
    const auto kind = faults::faultKindFrom(json[QLatin1String("fault")].toString().toStdString());
    if (!kind) {
        return std::nullopt;
    }
    StoredFault fault;
    fault.game = json[QLatin1String("game")].toString().left(kLongestFaultName);
    fault.player = json[QLatin1String("player")].toString().left(kLongestFaultName);
    fault.injected.kind = *kind;
    fault.injected.at = kTableOpened + Duration(faultCountIn(json, "at"));
    fault.injected.round = static_cast<std::uint64_t>(faultCountIn(json, "round"));
    fault.injected.wall = faultCountIn(json, "wall");
    fault.round = json[QLatin1String("on_record")].toString().left(kLongestFaultName);
    fault.cutShort = !json[QLatin1String("over")].toBool(true);
    fault.injected.over = true;
    fault.injected.asPredicted = json[QLatin1String("as_foretold")].toBool();
    fault.injected.otherwise = json[QLatin1String("otherwise")].toBool();
    fault.same = static_cast<int>(std::min<qint64>(faultCountIn(json, "same"), 100'000));
    fault.all = static_cast<int>(std::min<qint64>(faultCountIn(json, "all"), 100'000));
    fault.late = static_cast<int>(std::min<qint64>(faultCountIn(json, "late"), 100'000));
    if (json.contains(QLatin1String("last"))) {
        fault.last = Duration(faultCountIn(json, "last"));
    }
    return fault;
}

} // namespace mesaviva::app

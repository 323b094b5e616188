// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Engine values as text, so that failed comparisons print them; and the seed of all tests.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/rule_id.h"
#include "engine/base/seed.h"
#include "engine/table/refusal.h"
#endif

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::kit {

/// The seed of all tests; its digits are arbitrary.
inline Seed testSeed(std::uint8_t number = 1) {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        seed[i] = static_cast<std::uint8_t>(number + 7 * i);
    }
    return seed;
}

/// Converts a key to QString, so that a failed comparison prints it.
inline QString key(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// The rule ids of an event or a refusal.
inline QStringList ids(const Rules& rules) {
    QStringList result;
    for (const RuleId rule : rules) {
        result.push_back(key(rule.text()));
    }
    return result;
}

/// The result of a command that is not refused.
inline const QString kDone = QStringLiteral("done");

/// Returns the key of a command's refusal, or kDone.
template <class Reason, class Cause>
QString outcome(const std::optional<RefusalFor<Reason, Cause>>& refusal) {
    return refusal ? key(name(refusal->reason)) : kDone;
}

} // namespace mesaviva::kit

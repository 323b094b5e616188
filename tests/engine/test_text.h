// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the engine says, in words that a failed comparison prints; and the seed of all tests.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <concepts>
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

/// A seed that every test may use; the digits of a book nobody has to trust.
inline Seed testSeed(std::uint8_t number = 1) {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        seed[i] = static_cast<std::uint8_t>(number + 7 * i);
    }
    return seed;
}

/// A key as a QString, so that a failed comparison prints it.
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

/// What a command comes to that is not refused.
inline const QString kDone = QStringLiteral("done");

/// What came of a command: the key of its refusal, or kDone.
template <class Reason, class Cause>
QString outcome(const std::optional<RefusalFor<Reason, Cause>>& refusal) {
    return refusal ? key(name(refusal->reason)) : kDone;
}

} // namespace mesaviva::kit

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/record/verify/verify.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace mesaviva::app {

/// The result of a record check, with everything needed to describe it in any language
/// (RecordCheck::words()).
struct CheckVerdict {
    std::optional<record::FaultKind> fault; ///< why it could not be read; nullopt: it was read
    QString bad;                            ///< record::textOf() of the defect; empty: none
    QString badRound;                       ///< the round of the defect, "3-12"; empty: none
    bool ofRound = false;                   ///< one round was checked, not the whole record
    bool compared = false;                  ///< compared with its second copy
    bool copyUnread = false;                ///< the second copy could not be read
    std::uint64_t events = 0;               ///< the counts of record::Verification
    std::uint64_t rounds = 0;
    std::uint64_t outcomes = 0;
    std::uint64_t settlements = 0;
    std::uint64_t given = 0;
    std::uint64_t namedLess = 0;
    QStringList namedSince; ///< ids of rules

    bool isWhole() const { return !fault && bad.isEmpty(); }
    friend bool operator==(const CheckVerdict&, const CheckVerdict&) = default;
};

/// The verdict on one round, or on the whole record; without a second copy.
CheckVerdict verdictOf(const Result<record::Verification, record::Fault>& result, bool ofRound);

/// Converts to and from the file format; nullopt if invalid.
QJsonObject jsonOf(const CheckVerdict& verdict);
std::optional<CheckVerdict> checkVerdictFrom(const QJsonObject& json);

} // namespace mesaviva::app

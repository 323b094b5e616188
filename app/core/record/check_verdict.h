// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/record/verify.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace mesaviva::app {

/// What came of the check of a record, with all that its words are made of, whatever the language
/// (RecordCheck::words()).
struct CheckVerdict {
    std::optional<record::FaultKind> fault; ///< why it could not be read; nothing: it could
    QString bad;                            ///< record::textOf() of what is not as it must be; empty: nothing
    QString badRound;                       ///< the round in which that is, "3-12"; empty: in none
    bool ofRound = false;                   ///< one round was checked, not the whole record
    bool compared = false;                  ///< with its second copy
    bool copyUnread = false;                ///< that could not be read
    std::uint64_t events = 0;               ///< these as record::Verification has them
    std::uint64_t rounds = 0;
    std::uint64_t outcomes = 0;
    std::uint64_t settlements = 0;
    std::uint64_t given = 0;
    std::uint64_t namedLess = 0;
    QStringList namedSince; ///< ids of rules

    bool isWhole() const { return !fault && bad.isEmpty(); }
    friend bool operator==(const CheckVerdict&, const CheckVerdict&) = default;
};

/// That of a check of one round, or of all; nothing was compared.
CheckVerdict verdictOf(const Result<record::Verification, record::Fault>& result, bool ofRound);

/// The same as files have it, and back; nothing where it is none.
QJsonObject jsonOf(const CheckVerdict& verdict);
std::optional<CheckVerdict> checkVerdictFrom(const QJsonObject& json);

} // namespace mesaviva::app

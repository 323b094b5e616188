// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>

namespace mesaviva::app {

/// What an event corrects: how it was before, how it is after, who has done it and why, each in a few words.
/// Nothing is ever edited: a correction is an event of its own.
struct Correction {
    QString before;
    QString after;
    QString who;
    QString why;

    friend bool operator==(const Correction&, const Correction&) = default;
};

/// The corrections among all events, in words of the present language.
class CorrectionWords {
    Q_DECLARE_TR_FUNCTIONS(CorrectionWords)

public:
    /// Of the kind of event, by its name in records; `detail` is the key of its reason where it has one.
    /// Nothing where it corrects nothing.
    static std::optional<Correction> of(std::string_view event, const QString& detail = {});
    /// A settlement of a void round: the stake was `before`, and so much comes back.
    static Correction refund(const QString& before, const QString& after);
    /// An entry at real equipment, taken back before it counted; `signer` may be empty.
    static Correction entryTakenBack(const QString& entry, const QString& signer);
    /// "Before: 5.00 · after: 10.00 · by the croupier · because …".
    static QString told(const Correction& correction);
};

} // namespace mesaviva::app

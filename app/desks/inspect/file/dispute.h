// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/record/check_verdict.h"
#endif

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A moment that was picked out of a round for a dispute.
struct DisputeMoment {
    quint64 seq = 0; ///< the event's number in its table's record
    QString time;    ///< since the round's first event, in words
    QString text;
    QString rules;
    QByteArray picture; ///< a PNG of the round right after it; may be empty
    QString drawn;      ///< what the picture shows, in words; it follows from the record and is not kept

    friend bool operator==(const DisputeMoment&, const DisputeMoment&) = default;
};

/// A dispute (P38, O25, B51): what somebody complains about, what was reviewed, and what was found. Facts
/// come from the record, the rest is the inspector's.
struct Dispute {
    /// Whose error it was.
    enum Finding { Open, House, Player, NoError };
    /// Texts are no longer than this.
    static constexpr qsizetype kLongestText = 4'000;
    static constexpr std::size_t kMostMoments = 12;

    QString round; ///< "3-12"
    QString game;
    QString regulation;
    QString rulesVersion;
    QString program;
    QDateTime opened;
    QDateTime closed;
    QString outcome;
    bool injected = false; ///< an inspector has caused a fault in the round
    QString player;        ///< as the record calls them; empty: nobody is named
    qint64 staked = 0;     ///< by that player, in cents
    qint64 returned = 0;
    QStringList actedRules; ///< in the order in which they acted

    std::vector<DisputeMoment> moments;  ///< in the order of the round
    std::optional<CheckVerdict> verdict; ///< what the check of the round has found
    QString verifiedInWords;             ///< the same, as a file has it that has nothing but words
    bool whole = false;                  ///< that everything was as it must be
    QDateTime verifiedAt;

    QString complaint; ///< what is complained about
    Finding finding = Open;
    QString sum; ///< in dispute, as typed
    QString rule;
    QString remarks;
    QString initials;
    QDateTime begun;

    /// What the check of the round has said, in words of the present language, where there is more than
    /// words; empty: it was not checked.
    QString verified() const;

    friend bool operator==(const Dispute&, const Dispute&) = default;
};

/// As a file has it; the format is `mesaviva.dispute/1`.
/// `onRecord`: its round still is.
QJsonObject jsonOf(const Dispute& dispute, bool onRecord = true);
/// The same back; nothing where it is no dispute. Whatever is too long is cut.
std::optional<Dispute> disputeFrom(const QJsonObject& json);

} // namespace mesaviva::app

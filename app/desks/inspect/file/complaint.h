// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/history/record_check.h"
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

/// A moment picked from a round for a complaint.
struct ComplaintMoment {
    quint64 seq = 0; ///< number of the event in its table's record
    QString time;    ///< time since the first event of the round, as text
    QString text;
    QString rules;
    QByteArray picture; ///< PNG of the table right after the event; may be empty
    QString drawn;      ///< description of the picture; derived from the record, not stored

    friend bool operator==(const ComplaintMoment&, const ComplaintMoment&) = default;
};

/// A complaint (P38, O25, B51): complaint, review and finding. Facts come from the record, the rest from the
/// inspector.
struct Complaint {
    /// Whose error it was.
    enum Finding { Open, House, Player, NoError };
    /// Maximum length of a text.
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
    QString commitment;    ///< of the round, hexadecimal
    QString seed;          ///< empty: sealed, the round is not closed
    QString head;          ///< the record's head when the round was read, hexadecimal
    bool injected = false; ///< the round has an injected fault
    QString player;        ///< name in the record; empty: nobody
    qint64 staked = 0;     ///< by that player, in cents
    qint64 returned = 0;
    QStringList actedRules; ///< in the order of action

    std::vector<ComplaintMoment> moments; ///< in the order of the round
    std::optional<CheckVerdict> verdict;  ///< result of the verification of the round
    QString verifiedInWords;              ///< the same as text, from a file that has only the text
    bool whole = false;                   ///< verification found no error
    QDateTime verifiedAt;

    QString subject; ///< what it is about, as text
    Finding finding = Open;
    QString sum; ///< sum in question, as typed
    QString due; ///< sum that the table owes the complainant, as typed
    QString rule;
    QString remarks;
    QString initials;
    QDateTime begun;

    /// Result of the verification as text, in the current language if possible; empty: not verified.
    QString verified() const;

    friend bool operator==(const Complaint&, const Complaint&) = default;
};

/// Converts to the file format `mesaviva.dispute/1`. `onRecord`: the round is still on record.
QJsonObject jsonOf(const Complaint& complaint, bool onRecord = true);
/// Converts from the file format; nothing if it is not a complaint. Cuts texts that are too long.
std::optional<Complaint> complaintFrom(const QJsonObject& json);

} // namespace mesaviva::app

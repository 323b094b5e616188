// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Something that a case holds: a verdict on a rule, a note, a complaint.
struct CaseFact {
    QString kind;     ///< "verdict", "note", "complaint"; CaseChain does not interpret it
    QString key;      ///< identifies it among those of its kind
    QJsonValue value; ///< null: withdrawn

    friend bool operator==(const CaseFact&, const CaseFact&) = default;
};

/// An entry of a case's chain: who noted what, and when.
struct CaseEntry {
    CaseFact fact;
    QDateTime at;
    QString by;             ///< initials; empty: nobody has signed
    QString recordHead;     ///< the record's head at that time, hexadecimal; empty: no record
    qint64 corrects = 0;    ///< number of the entry that it replaces or withdraws; 0: none
    bool takenOver = false; ///< from a file of an older version, which nothing vouches for

    friend bool operator==(const CaseEntry&, const CaseEntry&) = default;
};

/// The append-only chain of a case, whose entries are never changed or removed: an entry's hash is
/// SHA-256("mesaviva.case/1" ‖ hash of the entry before, 32 zero bytes for the first ‖ the entry's bytes as
/// stored). docs/0012-one-case.md has the file format and a check in ten lines of Python.
class CaseChain {
public:
    /// Appends an entry, and returns its number, counted from 1.
    qint64 append(CaseEntry entry);

    const std::vector<CaseEntry>& entries() const { return m_entries; }
    qint64 size() const { return static_cast<qint64>(m_entries.size()); }
    /// Hash of the last entry, hexadecimal.
    QString head() const;
    /// Number of the first entry that was changed, removed, moved or cut off; 0: the chain is whole.
    qint64 broken() const { return m_broken; }

    /// What the case holds now, in the order of first entry, each fact once; without withdrawn ones.
    std::vector<CaseFact> facts() const;
    /// Number of the last entry of a fact; 0: none.
    qint64 numberOf(const QString& kind, const QString& key) const;

    /// The file's text: a line for each entry, and a last line with head, number of entries, and `working`,
    /// which is not part of the chain.
    QByteArray text(const QJsonObject& working) const;

    struct Read;
    /// Parses and checks a file; nothing if it is not the file of a case. Of a broken chain every readable
    /// entry is returned.
    static std::optional<Read> from(const QByteArray& text);

private:
    std::vector<CaseEntry> m_entries;
    std::vector<QByteArray> m_lines;
    QByteArray m_head = QByteArray(32, '\0');
    qint64 m_broken = 0;
};

/// A file as read.
struct CaseChain::Read {
    CaseChain chain;
    QJsonObject working;
};

} // namespace mesaviva::app

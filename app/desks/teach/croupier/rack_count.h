// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/croupier/table_float.h"
#endif

#include "app/desks/teach/croupier/croupier_entries.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// The count of the float at a reversed table, before it opens and after it closes; a custom of the house.
class RackCount : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the reversed table")
    Q_PROPERTY(bool closing READ isClosing NOTIFY changed)
    Q_PROPERTY(QVariantList piles READ piles NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)

public:
    using QObject::QObject;

    /// Begins the count before opening, or at the close. `atOnce`: faults are reported and must be corrected.
    void open(Money least, bool mayDiffer, const Seed& seed, bool atOnce);
    void close(const croupier::ScoreSheet& done, Money taken, Money paid, const croupier::CageFlow& cage);
    /// Ends the count.
    void clear();
    /// State of the float; nothing if none is counted.
    const std::optional<croupier::TableFloat>& rack() const { return m_rack; }

    bool isClosing() const { return m_rack && m_rack->isClosing(); }
    /// Piles in the rack (RackPile).
    QVariantList piles() const;
    /// Lines of the sheet (RackFact).
    QVariantList facts() const;
    /// Result of the last count, if reported at once; empty: none yet.
    QString message() const { return m_message; }

    /// Enters a count as typed. `balance`: 0 the rack agrees with the expected sum, 1 more, 2 less;
    /// `reckoned`: the expected sum, at the close only. Returns false if a sum is invalid; nothing is entered
    /// then.
    Q_INVOKABLE bool enter(const QString& counted, const QString& reckoned, int balance);
    /// Whether a sum is valid.
    Q_INVOKABLE bool reads(const QString& sum) const;

    /// A fault of a count, as a sentence.
    static QString faultText(const croupier::Fault& fault);
    /// Result of the closing count, as a sentence; empty: not counted.
    QString summary() const;

    void retranslate();

signals:
    void changed();
    /// A count was judged; the table continues if it was accepted.
    void judged(bool taken, const std::vector<mesaviva::croupier::Fault>& faults);

private:
    std::optional<croupier::TableFloat> m_rack;
    bool m_atOnce = true;
    bool m_closed = false; ///< counted at the close
    QString m_message;
};

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/croupier/table_float.h"
#endif

#include "app/desks/teach/croupier/croupier_entries.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// The count of the float at a reversed table: before it opens and after it closes. All of it is custom of
/// the house.
class RackCount : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the reversed table")
    Q_PROPERTY(bool closing READ isClosing NOTIFY changed)
    Q_PROPERTY(QVariantList piles READ piles NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY changed)

public:
    using QObject::QObject;

    /// A table is to open, or to close. `atOnce`: what is wrong is told, and has to be said right.
    void open(Money least, bool mayDiffer, const Seed& seed, bool atOnce);
    void close(const croupier::ScoreSheet& done, Money taken, Money paid);
    /// Nothing is counted.
    void clear();
    /// The float's state; nothing where none is counted.
    const std::optional<croupier::TableFloat>& rack() const { return m_rack; }

    bool isClosing() const { return m_rack && m_rack->isClosing(); }
    /// The piles in the rack (RackPile).
    QVariantList piles() const;
    /// What the sheet says (RackFact).
    QVariantList facts() const;
    /// What came of the last count, where that is told at once; empty: nothing yet.
    QString told() const { return m_told; }

    /// Enters a count, as typed; `balance` 0 the rack agrees with what must be there, 1 there is more, 2
    /// less; `reckoned` is asked when the table closes. False: a sum can't be read, and nothing was entered.
    Q_INVOKABLE bool enter(const QString& counted, const QString& reckoned, int balance);
    /// Whether a sum can be read.
    Q_INVOKABLE bool reads(const QString& sum) const;

    /// What was wrong with a count, in a sentence.
    static QString faultText(const croupier::Fault& fault);
    /// What the count of a table that is closed came to, in a sentence; empty: it was not counted.
    QString summary() const;

    void retranslate();

signals:
    void changed();
    /// A count was judged; where it is taken the table goes on.
    void judged(bool taken, const std::vector<mesaviva::croupier::Fault>& faults);

private:
    std::optional<croupier::TableFloat> m_rack;
    bool m_atOnce = true;
    bool m_closed = false; ///< it was counted at the end
    QString m_told;
};

} // namespace mesaviva::app

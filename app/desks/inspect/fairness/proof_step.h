// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// One step of a round's proof: what is done, and what comes of it.
class ProofStep {
    Q_GADGET
    QML_VALUE_TYPE(proofStep)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int verdict MEMBER verdict)
    Q_PROPERTY(QString told MEMBER told)

public:
    /// Whether it is as it must be.
    enum Verdict { Plain, Right, Wrong };
    Q_ENUM(Verdict)

    QString title;       ///< "Before the round: the commitment"
    QString detail;      ///< how it is computed; may be empty
    QString value;       ///< hexadecimal digits, pockets, cards
    int verdict = Plain; ///< of what is compared here
    QString told;        ///< the verdict in words; empty where nothing is compared
};

/// A round in the list of those that can be proved.
class ProvedRound {
    Q_GADGET
    QML_VALUE_TYPE(provedRound)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)

public:
    QString id;     ///< "3-12"
    QString title;  ///< "Round 3-12 · 22/11/26 21:30"
    QString detail; ///< game and result
};

} // namespace mesaviva::app

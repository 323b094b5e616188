// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// One step of a round's proof: a computation and its result.
class ProofStep {
    Q_GADGET
    QML_VALUE_TYPE(proofStep)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int verdict MEMBER verdict)
    Q_PROPERTY(QString verdictText MEMBER verdictText)

public:
    /// Whether the result is as expected.
    enum Verdict { Plain, Right, Wrong };
    Q_ENUM(Verdict)

    QString title;       ///< "Before the round: the commitment"
    QString detail;      ///< how it is computed; may be empty
    QString value;       ///< hexadecimal digits, pockets, cards
    int verdict = Plain; ///< result of the comparison in this step
    QString verdictText; ///< the verdict as text; empty if nothing is compared
};

/// A round in the list of provable rounds.
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

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/voice/sentence.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// Something that has just happened at the table, for what the eye and the ear do with it besides the models.
class TableEvent {
    Q_GADGET
    QML_VALUE_TYPE(tableEvent)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QStringList rules MEMBER rules)
    Q_PROPERTY(QString phrase MEMBER phrase)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString box MEMBER box)
    Q_PROPERTY(int spot MEMBER spot)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int pocket MEMBER pocket)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(qint64 amount MEMBER amount)
    Q_PROPERTY(double seconds MEMBER seconds)

public:
    QString kind;       ///< the event's name in records, for instance `card_dealt`
    QStringList rules;  ///< the rules that it carries out
    QString phrase;     ///< of `announced`
    int seat = 0;       ///< poker: 1 to 7; 0: the dealer, or nobody
    QString box;        ///< poker: `ante`, `bet`, or empty
    int spot = -1;      ///< roulette: where on the layout; -1: nowhere
    int colour = -1;    ///< roulette: of the player's chips, 0 to 9; -1: nobody's
    int pocket = -1;    ///< roulette: the number by index, 37 is 00; -1: none
    bool own = false;   ///< it is about this player
    qint64 amount = 0;  ///< cents
    double seconds = 0; ///< how long its motion may take: until the table's next event, 0 if unknown
    Sentence spoken;    ///< what is said aloud; empty for most
};

} // namespace mesaviva::app

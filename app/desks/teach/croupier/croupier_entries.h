// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QML types of the reversed table, in the current language. Properties spell lists QList<...> because qmllint
// knows only that.
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A possible call of the croupier.
class CroupierCall {
    Q_GADGET
    QML_VALUE_TYPE(croupierCall)
    Q_PROPERTY(QString words MEMBER words)

public:
    int phrase = 0; ///< OwnPhrase of roulette or poker, CallerPhrase of bingo
    QString words;
    double cents = 0; ///< of a payment
};

/// A player who stakes at the table.
class CroupierPlayer {
    Q_GADGET
    QML_VALUE_TYPE(croupierPlayer)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QString chip MEMBER chip)
    Q_PROPERTY(bool present MEMBER present)

public:
    QString name;
    int colour = 0;
    QString chip;        ///< value of one colour chip; empty if chips have a value
    bool present = true; ///< has not left the table
};

/// A seat of the reversed poker table.
class CroupierSeat {
    Q_GADGET
    QML_VALUE_TYPE(croupierSeat)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)

public:
    int seat = 0; ///< 1 to 7
    QString name; ///< of the player
};

/// A pile in the rack, or of the cut chips.
class CroupierChip {
    Q_GADGET
    QML_VALUE_TYPE(croupierChip)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int chips MEMBER chips)
    Q_PROPERTY(double cents MEMBER cents)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(bool spread MEMBER spread)

public:
    QString label;       ///< text on the chip
    QString name;        ///< "5 chips of Ana's colour", "0.50 pts"
    int chips = 0;       ///< number of colour chips; 0: a chip with a value
    double cents = 0;    ///< its value
    int count = 0;       ///< number of cut chips
    bool spread = false; ///< they lie side by side, not in a stack
};

/// A pile of the rack when the float is counted.
class RackPile {
    Q_GADGET
    QML_VALUE_TYPE(rackPile)
    Q_PROPERTY(double cents MEMBER cents)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int stacks MEMBER stacks)
    Q_PROPERTY(int rest MEMBER rest)
    Q_PROPERTY(QString name MEMBER name)

public:
    double cents = 0; ///< of a chip
    QString value;    ///< "2.50 pts"
    int stacks = 0;   ///< full stacks of twenty
    int rest = 0;     ///< chips next to them
    QString name;     ///< "47 chips of 2.50 pts"
};

/// A line of a float's sheet.
class RackFact {
    Q_GADGET
    QML_VALUE_TYPE(rackFact)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString label;
    QString value;
};

/// A claim in a bingo room, and the card that is checked for it.
class CroupierClaim {
    Q_GADGET
    QML_VALUE_TYPE(croupierClaim)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(bool checked MEMBER checked)
    Q_PROPERTY(bool valid MEMBER valid)

public:
    QString text;         ///< "Line · Rosa M."
    int card = 0;         ///< its number
    bool checked = false; ///< the check is done; then:
    bool valid = false;   ///< it has won
};

/// A prize of the round, as the caller sees it.
class CroupierPrize {
    Q_GADGET
    QML_VALUE_TYPE(croupierPrize)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString amount MEMBER amount)
    Q_PROPERTY(QString share MEMBER share)
    Q_PROPERTY(QString condition MEMBER condition)
    Q_PROPERTY(QString winners MEMBER winners)
    Q_PROPERTY(bool jackpot MEMBER jackpot)
    Q_PROPERTY(bool won MEMBER won)
    Q_PROPERTY(bool reachable MEMBER reachable)

public:
    QString name;
    QString amount;    ///< "?" until it is announced
    QString share;     ///< "20 %"
    QString condition; ///< of a jackpot: "up to ball 45"
    QString winners;   ///< "ball 31: Rosa M.", once it is won
    bool jackpot = false;
    bool won = false;
    bool reachable = true;
};

/// A kind of fault and how often it occurred.
class CroupierFault {
    Q_GADGET
    QML_VALUE_TYPE(croupierFault)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QString example MEMBER example)
    Q_PROPERTY(QString source MEMBER source)

public:
    QString kind;
    QString rule; ///< empty: none
    int count = 0;
    QString example; ///< the first occurrence, as a sentence
    QString source;  ///< if no rule requires it: "custom of the house"
};

/// A row of choices.
class CroupierOption {
    Q_GADGET
    QML_VALUE_TYPE(croupierOption)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QList<QString> words MEMBER words)
    Q_PROPERTY(int choice MEMBER choice)
    Q_PROPERTY(int part MEMBER part)

public:
    QString label;
    QList<QString> words; ///< empty: nothing to choose
    int choice = 0;
    int part = 0; ///< for CroupierDesk::chooseOption()
};

/// A tool of the croupier.
struct CroupierToolFile {
    QString name;
    QUrl file; ///< a CroupierTool
};

/// Where and with what the trainee works, in the current language.
class CroupierSetup {
    Q_GADGET
    QML_VALUE_TYPE(croupierSetup)
    Q_PROPERTY(QUrl cloth MEMBER cloth)
    Q_PROPERTY(QList<QString> tools READ toolNames)
    Q_PROPERTY(QString idle MEMBER idle)
    Q_PROPERTY(QString rake MEMBER rake)
    Q_PROPERTY(QString watched MEMBER watched)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(QList<QString> steps MEMBER steps)
    Q_PROPERTY(QString watching MEMBER watching)
    Q_PROPERTY(QString house MEMBER house)

public:
    QUrl cloth; ///< QML file of the table; it takes `desk`, `table` and `settings`
    QList<CroupierToolFile> tools;
    QString idle;         ///< shown if Enter does nothing: "Nothing is chosen: ..."
    QString rake;         ///< how losing chips are taken, where the tool is a rake
    QString watched;      ///< "The croupier is about to"
    QString heading;      ///< "Roulette, reversed"
    QString title;        ///< "You are the croupier"
    QString about;        ///< what the trainee does and what is judged
    QList<QString> steps; ///< of a round, one or two sentences each
    QString watching;     ///< what to do when the program works
    QString house;        ///< "Table"
    QString role;         ///< "are the croupier"
    CroupierOption level; ///< how much is staked, or by how many
    CroupierOption wheel; ///< where numbers come from
    CroupierOption call;  ///< what is called with a number
    QString incidents;    ///< which incidents can happen

    QList<QString> toolNames() const {
        QList<QString> names;
        for (const CroupierToolFile& tool : tools) {
            names.append(tool.name);
        }
        return names;
    }
    /// URL of a QML file of this desk.
    static QUrl shared(const char* file) {
        return QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Teach/") + QLatin1String(file));
    }
};

} // namespace mesaviva::app

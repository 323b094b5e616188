// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/state.h"
#endif

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace mesaviva::app {

/// What can be staked on at one place of the layout or the racetrack, in words and limits: for what is told
/// of the place pointed at, and for accessibility.
class StakeInfo {
    Q_GADGET
    QML_VALUE_TYPE(stakeInfo)
    Q_PROPERTY(int spot MEMBER spot)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString chance MEMBER chance)
    Q_PROPERTY(QString numbers MEMBER numbers)
    Q_PROPERTY(QString pays MEMBER pays)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString limits MEMBER limits)
    Q_PROPERTY(double minimum MEMBER minimum)
    Q_PROPERTY(double maximum MEMBER maximum)
    Q_PROPERTY(double ownStake MEMBER ownStake)
    Q_PROPERTY(double othersStake MEMBER othersStake)
    Q_PROPERTY(QString others MEMBER others)
    Q_PROPERTY(int chips MEMBER chips)
    Q_PROPERTY(bool offered MEMBER offered)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QList<int> spots MEMBER spots)
    Q_PROPERTY(QList<int> pockets MEMBER pockets)
    Q_PROPERTY(QString accessibleText MEMBER accessibleText)

public:
    int spot = -1;       ///< of the layout; -1: several, or none
    QString name;        ///< "Cavalo 17-20", "Série grande", "17 e vizinhos"
    QString chance;      ///< "Cavalo"; empty for series and neighbours
    QString numbers;     ///< "17-20", "encarnado"
    QString pays;        ///< "17 para 1"; empty where the parts pay differently
    QString rule;        ///< the rule that gives the chance, for instance `O7a`
    QString limits;      ///< "0,50 pts – 30,00 pts"
    qint64 minimum = 0;  ///< cents on the spot; of one chip for series and neighbours
    qint64 maximum = 0;  ///< cents on the spot; of the whole for series and neighbours that keep their name
    qint64 ownStake = 0; ///< cents of this player that lie there already
    qint64 othersStake = 0; ///< cents of the others on the spot; at a double table, on its side
    QString others;         ///< who of them has how much there: "Rui 5,00 pts, Ana 2,00 pts"
    int chips = 1;          ///< how many chips go down at once
    bool offered = false;   ///< the table takes such stakes
    QString reason;         ///< why not, when it doesn't
    QList<int> spots;       ///< where its chips lie
    QList<int> pockets;     ///< the numbers covered, by index (37 is 00), to light them up
    QString accessibleText; ///< all of it in one sentence

    friend bool operator==(const StakeInfo&, const StakeInfo&) = default;
};

/// What a player is called.
using NameOfPlayer = std::function<QString(PlayerId)>;

/// What a spot is, and what that player and the others have there.
StakeInfo infoOfSpot(const roulette::State& state, PlayerId player, roulette::SpotId spot,
                     const NameOfPlayer& nameOf);

/// What a place of the racetrack is; its codes are those of track.h. Nothing for a code that no place has.
StakeInfo infoOfTrack(const roulette::State& state, PlayerId player, int code, int chips,
                      const NameOfPlayer& nameOf);

} // namespace mesaviva::app

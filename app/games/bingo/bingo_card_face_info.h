// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A card of the running round for the card checker: whosever it is.
class BingoCardFaceInfo {
    Q_GADGET
    QML_VALUE_TYPE(bingoCardFaceInfo)
    Q_PROPERTY(bool found MEMBER found)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QList<int> cells MEMBER cells)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(bool simulated MEMBER simulated)
    Q_PROPERTY(int marked MEMBER marked)
    Q_PROPERTY(int won MEMBER won)
    Q_PROPERTY(QString text MEMBER text)

public:
    bool found = false; ///< a card of that number has been sold
    int number = 0;
    QList<int> cells; ///< row by row; 0: blank, or the free centre
    int rows = 0;
    int columns = 0;
    QString owner; ///< "Rosa M."
    bool own = false;
    bool simulated = false;
    int marked = 0; ///< mask of the boxes whose number is drawn
    int won = 0;    ///< mask of the boxes of prizes won
    QString text;   ///< "Card 12, Rosa M. (simulated): Line, 3,20 pts"
};

} // namespace mesaviva::app

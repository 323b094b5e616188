// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/language.h"
#include "app/games/bingo/bingo_lobby_model.h"
#include "app/games/bingo/bingo_table_model.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <vector>

namespace mesaviva::app {

class BingoDesk;
class StillBingoSession;

/// A bingo room for QML tests, with the real game and model. It speaks English and stands still except in the
/// functions that run it; they return false if the awaited state never comes.
class BingoTestRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(mesaviva::app::BingoTableModel* table READ table NOTIFY tableChanged)

public:
    explicit BingoTestRoom(QObject* parent = nullptr);
    ~BingoTestRoom() override;

    /// Null before the first open().
    BingoTableModel* table() const;

    /// Opens another room, before its first sale, and sits down there. `variant` is 90, 80, 75 or 30.
    /// Options: `balls` ("1 11 21", the rest from a fixed seed), `cards` (own ones, in the order of buying:
    /// "1 11 21/2 12 22/3 13 23"), `members` (simulated players, 6), `wallet` (cents), `pattern` (mask),
    /// `symbols`, `jackpotBalls` (a bingo jackpot up to that ball).
    Q_INVOKABLE void open(int variant, const QVariantMap& given = {});
    /// The own card for open(), with the numbers 1 11 21, 2 12 22, 3 13 23.
    Q_INVOKABLE static QString smallCard();

    /// Runs to that BingoTableModel::Phase.
    Q_INVOKABLE bool runTo(int phase);
    /// Runs until that count of numbers is drawn.
    Q_INVOKABLE bool drawTo(int count);
    /// Runs until an event of that kind.
    Q_INVOKABLE bool runToEvent(const QString& kind);
    /// Runs to the sale and buys there.
    Q_INVOKABLE bool buy(int count);

    /// A contradiction between model and room; empty if there is none.
    Q_INVOKABLE QString contradiction();

signals:
    void tableChanged();

private:
    /// Lets the room's time pass until `run` returns.
    bool go(const std::function<bool(BingoDesk&)>& run);

    Language m_language;
    QTemporaryDir m_folder;
    BingoPreferences m_preferences;
    StillBingoSession* m_tableSession = nullptr;
    std::vector<std::unique_ptr<BingoDesk>> m_desks; ///< QML may still hold the earlier ones
};

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bingo/bingo_hall.h"
#include "bingo/bingo_hall_model.h"
#include "bingo/bingo_lobby_model.h"
#include "bingo/bingo_table_model.h"
#include "poker/poker_lobby_model.h"
#include "poker/poker_table_model.h"
#include "roulette/roulette_lobby_model.h"
#include "roulette/roulette_table_model.h"
#include "rulebook/rulebook_model.h"
#include "scenario/scenario.h"
#include "settings/app_settings.h"
#include "words/language.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mesaviva::app {

/// Builds everything, owns it and hands it to QML: settings, lobby, rulebook, the open table.
class Application : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(HouseApplication) // QtQuick has an Application of its own
    QML_UNCREATABLE("made by main()")
    Q_PROPERTY(mesaviva::app::TableModel* table READ table NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::PokerTableModel* pokerTable READ pokerTable NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::RouletteTableModel* rouletteTable READ rouletteTable NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::BingoTableModel* bingoTable READ bingoTable NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::BingoTableModel* bingoReplay READ bingoReplay NOTIFY bingoReplayChanged)
    Q_PROPERTY(mesaviva::app::AppSettings* settings READ settings CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerLobbyModel* lobby READ lobby CONSTANT)
    Q_PROPERTY(mesaviva::app::RouletteLobbyModel* rouletteLobby READ rouletteLobby CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoLobbyModel* bingoLobby READ bingoLobby CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoHallModel* bingoHall READ bingoHall CONSTANT)
    Q_PROPERTY(mesaviva::app::RulebookModel* rulebook READ rulebook CONSTANT)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    explicit Application(QObject* parent = nullptr);
    ~Application() override;

    /// The open table, whatever its game; null in the lobby. The typed ones are null for another game's.
    TableModel* table() { return m_table.get(); }
    PokerTableModel* pokerTable() { return qobject_cast<PokerTableModel*>(m_table.get()); }
    RouletteTableModel* rouletteTable() { return qobject_cast<RouletteTableModel*>(m_table.get()); }
    BingoTableModel* bingoTable() { return qobject_cast<BingoTableModel*>(m_table.get()); }
    /// B50: an earlier round of the open room that is played back; null when none is.
    BingoTableModel* bingoReplay() { return m_replay.get(); }
    AppSettings* settings() { return &m_settings; }
    /// The choices for poker, and the points for every game.
    PokerLobbyModel* lobby() { return &m_lobby; }
    RouletteLobbyModel* rouletteLobby() { return &m_rouletteLobby; }
    /// The player's own bingo room.
    BingoLobbyModel* bingoLobby() { return &m_bingoLobby; }
    /// All bingo rooms.
    BingoHallModel* bingoHall() { return &m_bingoHall; }
    RulebookModel* rulebook() { return &m_rulebook; }
    QString language() const { return m_language.code(); }
    void setLanguage(const QString& code);
    static QString version();

    /// Opens a table as the lobby's choices say, and sits down: of poker, of roulette.
    Q_INVOKABLE void openTable();
    Q_INVOKABLE void openRouletteTable();
    /// Sits down in a room of the bingo hall; a room that breaks a rule does not open.
    Q_INVOKABLE void openBingoRoom(int row);
    /// Plays an earlier round of the open room back (B50); nothing when it is not known any more.
    Q_INVOKABLE void openReplay(int historyRow);
    Q_INVOKABLE void closeReplay();
    /// Opens a scenario file at the table; returns why not, in words, or nothing.
    Q_INVOKABLE QString openScenario(const QUrl& file);
    /// Plays a scenario at the table, `speed` times as fast as the table's own time.
    void playScenario(scenario::Scenario scenario, double speed);
    /// Shows a table that somebody else has made.
    void showTable(std::unique_ptr<TableModel> table);
    /// Leaves the table for the lobby; the points go along.
    Q_INVOKABLE void closeTable();
    /// An amount as the language writes it.
    Q_INVOKABLE QString money(qint64 cents) const;

signals:
    void tableChanged();
    void bingoReplayChanged();
    void languageChanged();

private:
    void keepWallet();
    void readAsLobby();
    void showReplay(std::unique_ptr<BingoTableModel> replay);

    Language m_language;
    AppSettings m_settings;
    PokerLobbyModel m_lobby;
    RouletteLobbyModel m_rouletteLobby;
    BingoLobbyModel m_bingoLobby;
    BingoHall m_hall;
    BingoHallModel m_bingoHall;
    RulebookModel m_rulebook;
    std::unique_ptr<TableModel> m_table;
    std::unique_ptr<BingoTableModel> m_replay;
};

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "application.h"

#include "bingo/scenario_bingo_host.h"
#include "poker/live_poker_host.h"
#include "poker/scenario_poker_host.h"
#include "roulette/live_roulette_host.h"
#include "roulette/scenario_roulette_host.h"
#include "scenario/load.h"
#include "words/amounts.h"
#include "words/texts.h"

#include <QCoreApplication>
#include <QFile>

namespace mesaviva::app {

namespace {

// The rulebook opens at the table's regulation, and says of each reading whether the table plays it.
void readAs(RulebookModel& book, const poker::Settings& table) {
    book.setRegulation(QStringLiteral("pt-803-2015"));
    book.setHouseRules(table.ranking.aceHighStraight,
                       table.systemFailure == poker::SystemFailureRule::void_all);
}

void readAs(RulebookModel& book, const roulette::Settings& table) {
    book.setRegulation(textOf(name(table.rules)));
    const auto sector = roulette::ChanceKind::sector9;
    const bool sectorless = table.terms(sector).known.value && !offers(table, sector);
    book.setReadings({{QStringLiteral("I-O7b"), table.seriesShortcut},
                      {QStringLiteral("I-R30"), table.payment == roulette::PaymentOrder::by_chance},
                      {QStringLiteral("I-M6"), sectorless}});
}

void readAs(RulebookModel& book, const bingo::Settings& room) {
    book.setRegulation(QStringLiteral("pt-425a-2015"));
    book.setReadings({{QStringLiteral("I-B71"), !room.freeCentre},
                      {QStringLiteral("I-B30"), room.split == bingo::Split::by_card}});
}

// The room that the player's choices make, in which everybody else is simulated.
BingoRoomPlan customRoom(const BingoLobbyModel& lobby) {
    BingoRoomPlan plan;
    plan.key = QStringLiteral("custom");
    plan.settings = lobby.roomSettings();
    plan.members = static_cast<std::uint32_t>(lobby.crowd());
    return plan;
}

} // namespace

Application::Application(QObject* parent)
    : QObject(parent),
      m_hall(customRoom(m_bingoLobby)),
      m_bingoHall(m_hall) {
    m_language.setCode(m_settings.language());
    m_rulebook.setLanguage(m_language.code());
    connect(&m_settings, &AppSettings::languageChanged, this, [this] { setLanguage(m_settings.language()); });
    readAsLobby();
    connect(&m_settings, &AppSettings::gameChanged, this, &Application::readAsLobby);
    connect(&m_lobby, &PokerLobbyModel::choicesChanged, this, &Application::readAsLobby);
    connect(&m_rouletteLobby, &RouletteLobbyModel::choicesChanged, this, &Application::readAsLobby);
    connect(&m_bingoLobby, &BingoLobbyModel::choicesChanged, this,
            [this] { m_hall.setCustomRoom(customRoom(m_bingoLobby)); });
    connect(&m_bingoLobby, &BingoLobbyModel::choicesChanged, this, &Application::readAsLobby);
}

Application::~Application() { keepWallet(); }

void Application::setLanguage(const QString& code) {
    if (code == m_language.code()) {
        return;
    }
    m_language.setCode(code);
    m_settings.setLanguage(m_language.code());
    m_rulebook.setLanguage(m_language.code());
    emit languageChanged(); // QML's own strings first, then what the models say
    m_lobby.retranslate();
    m_rouletteLobby.retranslate();
    m_bingoLobby.retranslate();
    m_bingoHall.retranslate();
    if (m_table) {
        m_table->retranslate();
    }
    if (m_replay) {
        m_replay->retranslate();
    }
}

QString Application::version() { return QCoreApplication::applicationVersion(); }

void Application::openTable() {
    LivePokerTable table;
    table.settings = m_lobby.tableSettings();
    table.wallet = Money{m_lobby.wallet()};
    table.ownSeat = m_lobby.ownSeat();
    table.simulated = m_lobby.simulatedPlayers();
    readAs(m_rulebook, table.settings);
    showTable(std::make_unique<PokerTableModel>(std::make_unique<LivePokerHost>(table)));
}

void Application::openRouletteTable() {
    LiveRouletteTable table;
    table.settings = m_rouletteLobby.tableSettings();
    table.wallet = Money{m_lobby.wallet()};
    if (m_rouletteLobby.isChipValueOffered()) {
        table.chipValue = Money{m_rouletteLobby.chipValue()};
    }
    table.simulated = m_rouletteLobby.simulatedPlayers();
    readAs(m_rulebook, table.settings);
    showTable(std::make_unique<RouletteTableModel>(std::make_unique<LiveRouletteHost>(table)));
}

void Application::openBingoRoom(int row) {
    // Whoever changes rooms leaves the old one first, with the points.
    if (bingoTable()) {
        showTable(nullptr);
    }
    std::unique_ptr<BingoHost> host = m_hall.enter(row, Money{m_lobby.wallet()});
    if (host) {
        readAs(m_rulebook, host->settings());
        showTable(std::make_unique<BingoTableModel>(std::move(host), 1.0, &m_settings));
    }
}

void Application::openReplay(int historyRow) {
    if (BingoTableModel* room = bingoTable()) {
        showReplay(room->openReplay(historyRow));
    }
}

void Application::closeReplay() { showReplay(nullptr); }

void Application::showReplay(std::unique_ptr<BingoTableModel> replay) {
    if (!replay && !m_replay) {
        return;
    }
    // QML lets go of the old one before it is destroyed.
    const std::unique_ptr<BingoTableModel> old = std::exchange(m_replay, std::move(replay));
    emit bingoReplayChanged();
}

QString Application::openScenario(const QUrl& file) {
    const QString path = file.toLocalFile();
    Result<scenario::Scenario, scenario::FileError> read =
        scenario::load(QFile::encodeName(path).toStdString());
    if (!read) {
        return QString::fromStdString(read.error().text());
    }
    playScenario(std::move(*read), 1.0);
    return {};
}

void Application::playScenario(scenario::Scenario scenario, double speed) {
    if (scenario.game() == scenario::Game::roulette) {
        auto host = std::make_unique<ScenarioRouletteHost>(std::move(scenario));
        readAs(m_rulebook, host->settings());
        showTable(std::make_unique<RouletteTableModel>(std::move(host), speed));
        return;
    }
    if (scenario.game() == scenario::Game::bingo) {
        auto host = std::make_unique<ScenarioBingoHost>(std::move(scenario));
        readAs(m_rulebook, host->settings());
        showTable(std::make_unique<BingoTableModel>(std::move(host), speed, &m_settings));
        return;
    }
    auto host = std::make_unique<ScenarioPokerHost>(std::move(scenario));
    readAs(m_rulebook, host->settings());
    showTable(std::make_unique<PokerTableModel>(std::move(host), speed));
}

void Application::closeTable() {
    showTable(nullptr);
    readAsLobby();
}

void Application::readAsLobby() {
    if (m_settings.game() == QLatin1String("roulette")) {
        readAs(m_rulebook, m_rouletteLobby.tableSettings());
    } else if (m_settings.game() == QLatin1String("bingo")) {
        readAs(m_rulebook, m_bingoLobby.roomSettings());
    } else {
        readAs(m_rulebook, m_lobby.tableSettings());
    }
}

void Application::showTable(std::unique_ptr<TableModel> table) {
    keepWallet();
    closeReplay();
    // QML lets go of the old table before it is destroyed.
    const std::unique_ptr<TableModel> old = std::exchange(m_table, std::move(table));
    if (m_table && !m_table->isScenario()) {
        // After every round, so that the points outlive a program that is killed.
        connect(m_table.get(), &TableModel::sessionChanged, this,
                [this, open = m_table.get()] { m_lobby.setWallet(open->wallet()); });
    }
    emit tableChanged();
}

void Application::keepWallet() {
    if (m_table && !m_table->isScenario()) {
        m_table->settleAndLeave();
        m_lobby.setWallet(m_table->wallet());
    }
}

QString Application::money(qint64 cents) const { return amountText(Money{cents}); }

} // namespace mesaviva::app

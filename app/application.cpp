// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "application.h"

#include "poker/live_poker_host.h"
#include "poker/scenario_poker_host.h"
#include "scenario/load.h"
#include "words/amounts.h"

#include <QCoreApplication>
#include <QFile>

namespace mesaviva::app {

namespace {

/// The rulebook says of each reading whether `table` plays it.
void readAs(RulebookModel& book, const poker::Settings& table) {
    book.setHouseRules(table.ranking.aceHighStraight,
                       table.systemFailure == poker::SystemFailureRule::void_all);
}

} // namespace

Application::Application(QObject* parent) : QObject(parent) {
    m_language.setCode(m_settings.language());
    m_rulebook.setLanguage(m_language.code());
    connect(&m_settings, &AppSettings::languageChanged, this, [this] { setLanguage(m_settings.language()); });
    readAs(m_rulebook, m_lobby.tableSettings());
    connect(&m_lobby, &LobbyModel::choicesChanged, this,
            [this] { readAs(m_rulebook, m_lobby.tableSettings()); });
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
    if (m_table) {
        m_table->retranslate();
    }
}

QString Application::version() { return QCoreApplication::applicationVersion(); }

void Application::openTable() {
    LiveTable table;
    table.settings = m_lobby.tableSettings();
    table.wallet = Money{m_lobby.wallet()};
    table.ownSeat = m_lobby.ownSeat();
    table.simulated = m_lobby.simulatedPlayers();
    showTable(std::make_unique<PokerTableModel>(std::make_unique<LivePokerHost>(table)));
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
    auto host = std::make_unique<ScenarioPokerHost>(std::move(scenario));
    readAs(m_rulebook, host->state().settings);
    showTable(std::make_unique<PokerTableModel>(std::move(host), speed));
}

void Application::closeTable() {
    showTable(nullptr);
    readAs(m_rulebook, m_lobby.tableSettings());
}

void Application::showTable(std::unique_ptr<PokerTableModel> table) {
    keepWallet();
    // QML lets go of the old table before it is destroyed.
    const std::unique_ptr<PokerTableModel> old = std::exchange(m_table, std::move(table));
    if (m_table && !m_table->isScenario()) {
        // After every round, so that the points outlive a program that is killed.
        connect(m_table.get(), &PokerTableModel::sessionChanged, this,
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

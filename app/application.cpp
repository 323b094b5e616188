// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"

#include "engine/scenario/load.h"

#include <QCoreApplication>
#include <QFile>

namespace mesaviva::app {

Application::Application(QObject* parent)
    : QObject(parent),
      m_games(m_settings),
      m_announcer(m_voice, m_settings) {
    m_language.setCode(m_settings.language());
    m_rulebook.setLanguage(m_language.code());
    connect(&m_settings, &AppSettings::languageChanged, this, [this] { setLanguage(m_settings.language()); });
    readAsLobby();
    connect(&m_games, &HouseGames::chosenChanged, this, &Application::readAsLobby);
    for (const HouseGame* game : m_games.list()) {
        connect(game, &HouseGame::choicesChanged, this, &Application::readAsLobby);
    }
}

Application::~Application() { leaveTable(); }

void Application::setLanguage(const QString& code) {
    if (code == m_language.code()) {
        return;
    }
    m_language.setCode(code);
    m_settings.setLanguage(m_language.code());
    m_rulebook.setLanguage(m_language.code());
    emit languageChanged(); // QML's own strings first, then what the models say
    m_points.retranslate();
    for (HouseGame* game : m_games.list()) {
        game->retranslate();
    }
    if (m_table) {
        m_table->retranslate();
    }
}

QString Application::version() { return QCoreApplication::applicationVersion(); }

void Application::openTable() {
    // Whoever goes from one table to another leaves the first one before, with the points.
    if (m_table) {
        showTable(nullptr);
    }
    OpenedTable opened = m_games.chosen()->openTable(Money{m_points.amount()});
    if (opened.table) {
        show(std::move(opened));
    }
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
    HouseGame& game = m_games.of(scenario);
    show(game.openScenario(std::move(scenario), speed));
}

void Application::show(OpenedTable opened) {
    m_rulebook.setPlayed(opened.rules);
    showTable(std::move(opened.table));
}

void Application::closeTable() {
    showTable(nullptr);
    readAsLobby();
}

void Application::readAsLobby() { m_rulebook.setPlayed(m_games.chosen()->chosenRules()); }

void Application::showTable(std::unique_ptr<TableModel> table) {
    leaveTable();
    // QML lets go of the old table before it is destroyed.
    const std::unique_ptr<TableModel> old = std::exchange(m_table, std::move(table));
    if (m_table && !m_table->isScenario()) {
        // After every round, so that the points outlive a program that is killed.
        connect(m_table.get(), &TableModel::sessionChanged, this,
                [this, open = m_table.get()] { m_points.setAmount(open->wallet()); });
    }
    m_announcer.follow(m_table.get());
    emit tableChanged();
}

void Application::leaveTable() {
    if (!m_table) {
        return;
    }
    if (!m_table->isScenario()) {
        m_table->settleAndLeave();
        m_points.setAmount(m_table->wallet());
    }
    m_games.of(*m_table).closeTable();
}

} // namespace mesaviva::app

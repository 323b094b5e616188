// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_game.h"

#include "app/core/game/common_capabilities_impl.h"
#include "app/core/record/record_text.h"
#include "app/core/table/live_session.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_description.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_reader.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#include "app/games/roulette/roulette_text.h"
#include "app/games/roulette/roulette_tutor.h"
#include "app/games/roulette/scene/roulette_cloth.h"
#include "engine/games/roulette/faults/roulette_faults.h"
#include "engine/games/roulette/scenario/roulette_runner.h"

#include <QCoreApplication>

namespace mesaviva::app {

struct RouletteTypes {
    using Owner = RouletteGame;
    using Model = RouletteTableModel;
    using Session = RouletteSession;
    using ScenarioSession = ScenarioRouletteSession;
    using RecordedSession = RecordedRouletteSession;
    using Runner = scenario::RouletteRunner;
    using Reader = RouletteReader;
    using EventText = RouletteEventLog;
    using Faults = faults::RouletteFaults;
    static constexpr auto sheetParts = rouletteSheetParts;
    static constexpr auto picture = roulettePicture;
};
template class CommonCapabilities<RouletteTypes>;

PlayedRules playedRules(const roulette::Settings& table) {
    const auto sector = roulette::ChanceKind::sector9;
    const bool sectorless = table.terms(sector).known.value && !offers(table, sector);
    return {textOf(name(table.rules)),
            {{QStringLiteral("I-O7b"), table.seriesShortcut},
             {QStringLiteral("I-R30"), table.payment == roulette::PaymentOrder::by_chance},
             {QStringLiteral("I-R34c"), table.seriesMultiples == roulette::SeriesMultiples::stakes},
             {QStringLiteral("I-M6"), sectorless}}};
}

RouletteGame::RouletteGame(const QString& file, QObject* parent)
    : TableGame(QStringLiteral("roulette"), QStringLiteral("Roulette"), parent),
      m_lobby(file),
      m_preferences(file) {
    follow(m_lobby);
}

QString RouletteGame::title() const { return RouletteNames::game(); }
QString RouletteGame::detail() const { return tr("One wheel, several rulebooks"); }

QList<TableGame::Regulation> RouletteGame::regulations() const {
    QList<Regulation> list;
    for (const roulette::RuleSet rules : roulette::kAllRuleSets) {
        //: %1 a regulation
        list.append(Regulation{textOf(name(rules)), tr("Roulette, %1").arg(RouletteNames::rules(rules))});
    }
    return list;
}

QString RouletteGame::seedText(unsigned places) const {
    //: %1 how many pockets
    return QCoreApplication::translate("RoundProof", "A pocket is the remainder of the next number modulo "
                                                     "%1; numbers from its largest multiple on are skipped.")
        .arg(places);
}

qint64 RouletteGame::allowance() const { return m_lobby.tableSettings().allowance.cents; }

void RouletteGame::addPictures(QQmlEngine& engine) const { scene::addRouletteClothProvider(engine); }

bool RouletteGame::plays(const TableModel& table) const {
    return qobject_cast<const RouletteTableModel*>(&table);
}

PlayedRules RouletteGame::chosenRules() const { return playedRules(m_lobby.tableSettings()); }

LiveRouletteTable RouletteGame::chosenTable() const {
    LiveRouletteTable table;
    table.settings = m_lobby.tableSettings();
    if (m_lobby.isChipValueOffered()) {
        table.chipValue = Money{m_lobby.chipValue()};
    }
    return table;
}

OpenedTable RouletteGame::tableOf(std::unique_ptr<RouletteSession> session, double speed) const {
    PlayedRules rules = playedRules(session->settings());
    return {std::make_unique<RouletteTableModel>(std::move(session), speed), std::move(rules)};
}

// It is recorded, and its statistics go on from earlier tables.
OpenedTable RouletteGame::liveTable(std::unique_ptr<LiveRouletteSession> session, PlayedRules rules) const {
    if (record()) {
        session->recordTo(*record());
    }
    auto table = std::make_unique<RouletteTableModel>(std::move(session));
    if (record()) {
        table->readPastFrom(*record());
    }
    return {std::move(table), std::move(rules)};
}

OpenedTable RouletteGame::open(const LiveRouletteTable& table, bool observed) const {
    auto session = observed ? std::make_unique<ObservedSession<LiveRouletteSession>>(table)
                            : std::make_unique<LiveRouletteSession>(table);
    return liveTable(std::move(session), playedRules(table.settings));
}

OpenedTable RouletteGame::openTable(Money wallet) {
    LiveRouletteTable table = chosenTable();
    table.wallet = wallet;
    table.simulated = m_lobby.simulatedPlayers();
    return open(table, false);
}

OpenedTable RouletteGame::openObserved() {
    LiveRouletteTable table = chosenTable();
    table.simulated = m_lobby.simulatedPlayers();
    return open(table, true);
}

OpenedTable RouletteGame::openRecovered(const RecoveredSeat& seat) {
    const auto table = seat.table<record::RouletteOnRecord>();
    if (!table || seat.own() != 0) {
        return {};
    }
    PlayedRules rules = playedRules(table->state.settings);
    return liveTable(std::make_unique<LiveRouletteSession>(table), std::move(rules));
}

SeatRecovery::Opener RouletteGame::openerLike(TableModel& table) {
    const auto& model = dynamic_cast<RouletteTableModel&>(table);
    LiveRouletteTable like;
    like.settings = model.delivered().settings;
    like.chipValue = model.tableSession().chipValueRequest();
    like.simulated = simulatedAt(model.tableSession(), model.delivered().players);
    return [this, like, observed = table.isObserved()](Money wallet) mutable {
        like.wallet = wallet;
        return open(like, observed);
    };
}

// By the regulation that is chosen; the player launches the ball where that lets a player do so (O15).
OpenedTable RouletteGame::openLearningTable() {
    LiveRouletteTable table = chosenTable();
    table.settings.individual = table.settings.regulation().wheel.individual.value;
    return tableOf(std::make_unique<LearningRouletteSession>(table));
}

std::unique_ptr<Tutor> RouletteGame::tutorOf(TableModel& table) const {
    return std::make_unique<RouletteTutor>(dynamic_cast<RouletteTableModel&>(table).tableSession());
}

std::vector<StandingOdds> RouletteGame::standingOdds(TableModel& table) const {
    return RouletteOdds::at(dynamic_cast<RouletteTableModel&>(table));
}

QString RouletteGame::pictureText(const QString& player) const {
    return player.isEmpty() ? tr("the number, and its neighbours on the wheel")
                            //: %1 a player
                            : tr("the stakes of %1, and the number").arg(nameOnSheet(player));
}

QString RouletteGame::resultText(const QString& result) const {
    const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(result.toStdString());
    return pocket ? RouletteNames::pocket(*pocket) : QString();
}

} // namespace mesaviva::app

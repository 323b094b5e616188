// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_game.h"

#include "app/core/game/common_capabilities_impl.h"
#include "app/core/record/record_text.h"
#include "app/core/table/live_session.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_reader.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/poker/poker_text.h"
#include "app/games/poker/poker_tutor.h"
#include "app/games/poker/scene/poker_cloth.h"
#include "engine/games/poker/faults/poker_faults.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/scenario/poker_runner.h"

#include <QCoreApplication>

namespace mesaviva::app {

struct PokerTypes {
    using Owner = PokerGame;
    using Model = PokerTableModel;
    using Session = PokerSession;
    using ScenarioSession = ScenarioPokerSession;
    using RecordedSession = RecordedPokerSession;
    using Runner = scenario::PokerRunner;
    using Reader = PokerReader;
    using EventText = PokerEventLog;
    using Faults = faults::PokerFaults;
    static constexpr auto sheetParts = pokerSheetParts;
    static constexpr auto picture = pokerPicture;
};
template class CommonCapabilities<PokerTypes>;

PlayedRules playedRules(const poker::Settings& table) {
    return {QStringLiteral("pt-803-2015"),
            {{QStringLiteral("I-P8"), !table.ranking.aceHighStraight},
             {QStringLiteral("I-P33"), table.systemFailure == poker::SystemFailureRule::void_all},
             {QStringLiteral("I-P19a"), table.burntCard == poker::BurntCard::face_down},
             {QStringLiteral("I-P26"), table.foldedAntes == poker::FoldedAntes::paid},
             {QStringLiteral("I-P16"), table.maximumBounds == poker::MaximumBounds::ante_and_bet}}};
}

PokerGame::PokerGame(const QString& file, QObject* parent)
    : TableGame(QStringLiteral("poker"), QStringLiteral("Poker"), parent),
      m_lobby(file),
      m_preferences(file) {
    follow(m_lobby);
}

QString PokerGame::title() const { return PokerText::game(); }
QString PokerGame::detail() const { return tr("Five cards, one decision"); }

QList<TableGame::Regulation> PokerGame::regulations() const {
    return {{QStringLiteral("pt-803-2015"), title()}};
}

QString PokerGame::seedText(unsigned /*places*/) const {
    return QCoreApplication::translate("RoundProof",
                                       "A card is the remainder modulo the number of cards left, in the "
                                       "order 2c 2d 2h 2s … As; the last one left takes its place.");
}

qint64 PokerGame::allowance() const { return poker::Settings{}.allowance.cents; }

void PokerGame::addPictures(QQmlEngine& engine) const { scene::addPokerClothProvider(engine); }

bool PokerGame::plays(const TableModel& table) const { return qobject_cast<const PokerTableModel*>(&table); }

PlayedRules PokerGame::chosenRules() const { return playedRules(m_lobby.tableSettings()); }

OpenedTable PokerGame::tableOf(std::unique_ptr<PokerSession> session, double speed) const {
    PlayedRules rules = playedRules(session->settings());
    return {std::make_unique<PokerTableModel>(std::move(session), speed), std::move(rules)};
}

// It is recorded.
OpenedTable PokerGame::liveTable(std::unique_ptr<LivePokerSession> session, PlayedRules rules) const {
    if (record()) {
        session->recordTo(*record());
    }
    return {std::make_unique<PokerTableModel>(std::move(session)), std::move(rules)};
}

OpenedTable PokerGame::open(const LivePokerTable& table, bool observed) const {
    auto session = observed ? std::make_unique<ObservedSession<LivePokerSession>>(table)
                            : std::make_unique<LivePokerSession>(table);
    return liveTable(std::move(session), playedRules(table.settings));
}

OpenedTable PokerGame::openTable(Money wallet) {
    LivePokerTable table;
    table.settings = m_lobby.tableSettings();
    table.wallet = wallet;
    table.ownSeat = m_lobby.ownSeat();
    table.simulated = m_lobby.simulatedPlayers();
    return open(table, false);
}

OpenedTable PokerGame::openObserved() {
    LivePokerTable table;
    table.settings = m_lobby.tableSettings();
    table.settings.seats = poker::kMostSeats;
    table.simulated = m_lobby.simulatedPlayers();
    return open(table, true);
}

OpenedTable PokerGame::openRecovered(const RecoveredSeat& seat) {
    const auto table = seat.table<record::PokerOnRecord>();
    if (!table || seat.own() != 0) {
        return {};
    }
    PlayedRules rules = playedRules(table->state.settings);
    OpenedTable opened = liveTable(std::make_unique<LivePokerSession>(table), std::move(rules));
    dynamic_cast<PokerTableModel&>(*opened.table).setCutOff(seat.report().cutOff);
    return opened;
}

SeatRecovery::Opener PokerGame::openerLike(TableModel& table) {
    const auto& model = dynamic_cast<PokerTableModel&>(table);
    const poker::State& state = model.delivered();
    const PlayerId own = model.tableSession().ownPlayer();
    LivePokerTable like;
    like.settings = state.settings;
    like.ownSeat = own != kNobody ? state.players[own].seat : 0;
    like.simulated = simulatedAt(model.tableSession(), state.players);
    return [this, like, observed = table.isObserved()](Money wallet) mutable {
        like.wallet = wallet;
        return open(like, observed);
    };
}

QStringList PokerGame::summaryText(const SessionReport& report) const {
    QStringList hands;
    for (const QString& cards : report.cutOff) {
        hands.append(PokerText::handWithCards(cards));
    }
    const auto count = static_cast<int>(hands.size());
    //: %1 the hands
    return hands.isEmpty() ? QStringList()
                           : QStringList(tr("Cut off %n time(s) before you decided: %1", nullptr, count)
                                             .arg(hands.join(QStringLiteral(", "))));
}

OpenedTable PokerGame::openLearningTable() {
    LivePokerTable table;
    table.settings.individual = true;
    table.settings.seats = 1;
    table.settings.ranking = m_lobby.tableSettings().ranking;
    return tableOf(std::make_unique<LearningPokerSession>(table));
}

std::unique_ptr<Tutor> PokerGame::tutorOf(TableModel& table) const {
    return std::make_unique<PokerTutor>(dynamic_cast<PokerTableModel&>(table).tableSession());
}

QString PokerGame::pictureText(const QString& player) const {
    //: %1 a player
    return player.isEmpty() ? tr("the dealer's cards and this player's")
                            : tr("the dealer's cards and those of %1").arg(nameOnSheet(player));
}

QString PokerGame::resultText(const QString& result) const {
    for (int i = 0; !poker::name(static_cast<poker::Combination>(i)).empty(); ++i) {
        const auto combination = static_cast<poker::Combination>(i);
        if (result == QLatin1String(poker::name(combination).data())) {
            return PokerText::combination(combination);
        }
    }
    return result == QLatin1String("ace_king")        ? tr("ace and king")
           : result == QLatin1String("not_qualified") ? tr("the dealer does not qualify")
                                                      : QString();
}

QString PokerGame::ownText(const QString& own) const {
    const QString folded = QStringLiteral("folded ");
    if (own.startsWith(folded)) {
        //: %1 a player's hand and its cards
        return tr("%1, folded").arg(PokerText::handWithCards(own.mid(folded.size())));
    }
    return PokerText::handWithCards(own);
}

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/bingo_equipment.h"

#include "app/core/record/recorded_session.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/equipment/entered_session.h"
#include "app/desks/teach/equipment/equipment_text.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_table_model.h"
#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/faults/bingo_faults.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/table/live_table.h"
#include "engine/table/replay.h"
#include "engine/training/equipment/bingo_entry.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace mesaviva::app {

using equipment::EntryRefusal;

namespace {

/// A bingo room in which a person enters the balls of a real machine. It belongs to no hall: no other window
/// shows it, and its jackpots start at zero each time.
class EnteredBingoSession final : public BingoSession {
public:
    /// Settings of such a room.
    struct Room {
        bingo::Settings settings;
        std::uint32_t crowd = 12;    ///< simulated players
        std::uint32_t mostCards = 6; ///< maximum cards of one of them
        Money wallet{100'000};       ///< the user's points
        bool sits = true;            ///< the user takes a seat at once
        SeedSource seeds = systemSeeds();
    };

    explicit EnteredBingoSession(const Room& room);

    bingo::BallsByHand& hand() { return m_hand; }
    const bingo::BallsByHand& hand() const { return m_hand; }
    const bingo::State& state() const { return m_table->state(); }
    void lookAgain();

    /// See LiveSession.
    void recordTo(RecordKeeper& keeper);

    TableSource<bingo::Game>& fullSource() const override;
    void setArrived(std::function<void()> arrived) override;
    void settle() override;
    void finishRound() override;
    void stopHoldingBack() override;
    std::optional<RecordedUpTo> recordedUpTo() const override;
    PlayerId ownPlayer() const override { return 0; }
    QString playerName(PlayerId player) const override;
    QString roomName() const override;

private:
    using Table = LiveTable<bingo::Game, players::BingoCrowd>;

    void runOut();

    std::unique_ptr<Table> m_table;
    bingo::BallsByHand& m_hand;                               ///< owned by the table
    std::unique_ptr<RecordedSession<bingo::Game>> m_recorded; ///< null: not recorded
};

constexpr int kMostMomentsOfRound = 10'000;

Opening<bingo::Settings> openingOf(const EnteredBingoSession::Room& room) {
    Opening<bingo::Settings> opening{room.settings, {}, room.crowd};
    opening.guests.push_back({"trainee", false});
    return opening;
}

class BingoEntries final
    : public EntriesAt<BingoTableModel, EnteredBingoSession, int, BingoEventLog, faults::BingoFaults> {
public:
    using EntriesAt::EntriesAt;

    std::optional<equipment::RefusedEntry> refusalNow() const override {
        return equipment::refusalNow(tableSession().state());
    }
    std::optional<equipment::RefusedEntry> refusalOf(const QString& value) const override {
        return equipment::refusalOf(tableSession().state(), thingFrom(value));
    }

    // In bingo 75 the letter is optional, but must be the ball's.
    QString readTyped(const QString& typed) const override {
        QString text = typed.simplified().remove(u' ');
        const QChar first = text.isEmpty() ? QChar() : text.front().toUpper();
        const bool hasLetter = first.isLetter();
        if (hasLetter) {
            text.remove(0, 1);
        }
        bool isNumber = false;
        const int ball = text.toInt(&isNumber);
        if (!isNumber || ball < 1 || ball > balls()) {
            return {};
        }
        const bool hasLetters = tableSession().state().settings.variant == bingo::Variant::bingo75;
        const bool fits =
            !hasLetter ||
            (hasLetters && first == QLatin1Char(bingo::letterOf(static_cast<bingo::Ball>(ball))));
        return fits ? QString::number(ball) : QString();
    }
    // In the order of the panel; in bingo 75 one column a letter.
    QStringList values() const override {
        QStringList list;
        const bool hasLetters = columns() == 5;
        const int rows = balls() / columns();
        for (int i = 0; i < balls(); ++i) {
            list.append(QString::number((hasLetters ? i % columns() * rows + i / columns() : i) + 1));
        }
        return list;
    }
    int columns() const override {
        return tableSession().state().settings.variant == bingo::Variant::bingo75   ? 5
               : tableSession().state().settings.variant == bingo::Variant::bingo30 ? 6
                                                                                    : 10;
    }
    QStringList out() const override {
        QStringList list;
        if (tableSession().state().phase != bingo::Phase::between &&
            tableSession().state().phase != bingo::Phase::sale) {
            for (const bingo::Ball ball : tableSession().state().balls) {
                list.append(QString::number(ball));
            }
        }
        return list;
    }
    QStringList last(std::size_t most) const override {
        QStringList list = out();
        std::reverse(list.begin(), list.end());
        return list.mid(0, static_cast<qsizetype>(most));
    }
    QString asked() const override {
        const int count = static_cast<int>(out().size());
        return QCoreApplication::translate("EquipmentDesk", "a ball (%n out so far)", nullptr, count);
    }

protected:
    int thingFrom(const QString& value) const override { return value.toInt(); }
    QString textOfThing(int ball) const override { return QString::number(ball); }
    void put(int ball) override { tableSession().hand().call(static_cast<bingo::Ball>(ball)); }

private:
    int balls() const { return tableSession().state().settings.shape().balls; }
};

} // namespace

BingoEquipment::BingoEquipment(const QString& file, QObject* parent)
    : EquipmentKind(QStringLiteral("bingo"), QStringLiteral("Bingo"), parent),
      m_lobby(file, nullptr, equipmentGroup()) {
    follow(m_lobby);
}

QString BingoEquipment::name() const { return tr("Balls"); }
QString BingoEquipment::title() const { return tr("Real balls"); }
QString BingoEquipment::entryLabel() const { return tr("Ball"); }
QString BingoEquipment::padLabel() const { return tr("Balls"); }

// B69.
QList<QString> BingoEquipment::letters() const {
    QList<QString> list;
    if (m_lobby.variant() == 75) {
        for (int column = 0; column < 5; ++column) {
            list.append(QString(QLatin1Char(bingo::letterOf(static_cast<bingo::Ball>(column * 15 + 1)))));
        }
    }
    return list;
}

bool BingoEquipment::isStaffed(bool sits) const { return sits || m_lobby.crowd() > 0; }

std::string BingoEquipment::place() const { return "pt-425a-2015/" + std::to_string(m_lobby.variant()); }

EquippedTable BingoEquipment::open(bool sits, RecordKeeper& keeper, Pace pace) {
    EnteredBingoSession::Room room;
    room.settings = m_lobby.roomSettings();
    room.crowd = static_cast<std::uint32_t>(m_lobby.crowd());
    room.sits = sits;
    auto tableSession = std::make_unique<EnteredBingoSession>(room);
    tableSession->recordTo(keeper);
    EnteredBingoSession& machine = *tableSession;
    auto model = std::make_unique<BingoTableModel>(std::move(tableSession), std::move(pace));
    auto entries = std::make_unique<BingoEntries>(*model, machine);
    return {std::move(model), std::move(entries), playedRules(room.settings)};
}

QString BingoEquipment::refusalText(const equipment::RefusedEntry& bar, const QString& named) const {
    switch (bar.reason) {
    case EntryRefusal::bets_open: return tr("Cards are still on sale; the balls come after that.");
    case EntryRefusal::counted: return tr("This draw is over.");
    case EntryRefusal::waiting: return tr("The table is announcing; the next ball comes after that.");
    case EntryRefusal::drawn:
        //: %1 a ball, %2 the how manieth of the draw
        return tr("%1: already out, as number %2 of this draw.").arg(asBeginning(named)).arg(bar.place);
    case EntryRefusal::no_ball: return tr("The machine has no such ball.");
    default: return EquipmentText::noRound();
    }
}

QString BingoEquipment::unread(const QString& typed) const {
    return tr("This machine has no ball %1.").arg(typed);
}

EnteredBingoSession::EnteredBingoSession(const Room& room)
    : m_table(std::make_unique<Table>(openingOf(room),
                                      std::make_unique<bingo::BallsByHand>(room.seeds, room.settings),
                                      players::BingoCrowd(room.crowd, room.mostCards))),
      m_hand(dynamic_cast<bingo::BallsByHand&>(m_table->chance())) {
    m_table->submit(bingo::Admit{room.wallet});
    if (room.sits) {
        m_table->submit(bingo::Join{ownPlayer()});
    }
}

void EnteredBingoSession::lookAgain() {
    m_table->lookAgain();
    source().advanceTo(source().now());
}

void EnteredBingoSession::recordTo(RecordKeeper& keeper) {
    m_recorded = RecordedSession<bingo::Game>::make(
        *m_table, keeper,
        {[](PlayerId) { return std::string("trainee"); },
         [table = m_table.get()] { return table->chance().seed(); }, &RecordKeeper::now});
}

TableSource<bingo::Game>& EnteredBingoSession::fullSource() const {
    if (m_recorded) {
        return m_recorded->table();
    }
    return *m_table;
}

void EnteredBingoSession::setArrived(std::function<void()> arrived) {
    if (m_recorded) {
        m_recorded->setArrived(std::move(arrived));
    }
}

void EnteredBingoSession::settle() {
    if (m_recorded) {
        m_recorded->settle();
    }
}

void EnteredBingoSession::stopHoldingBack() {
    if (m_recorded) {
        m_recorded->table().stopHoldingBack();
    }
}

std::optional<RecordedUpTo> EnteredBingoSession::recordedUpTo() const {
    return m_recorded ? m_recorded->upTo() : std::nullopt;
}

void EnteredBingoSession::runOut() {
    const std::uint64_t round = m_table->round();
    for (int i = 0; i < kMostMomentsOfRound && !canRepeat<bingo::Game>(*m_table, round); ++i) {
        const std::optional<Instant> due = source().nextDue();
        if (!due) {
            return;
        }
        source().advanceTo(*due);
    }
}

// Ends a round whose remaining balls will not be entered (B45).
void EnteredBingoSession::finishRound() {
    if (!m_recorded) {
        return;
    }
    runOut();
    const std::uint64_t round = m_table->round();
    if (round > 0 && !canRepeat<bingo::Game>(*m_table, round)) {
        (void)source().submit(bingo::FailSystem{});
        runOut();
    }
}

QString EnteredBingoSession::playerName(PlayerId player) const {
    return player == ownPlayer() ? TableText::you() : QString();
}

QString EnteredBingoSession::roomName() const {
    return QCoreApplication::translate("EnteredBingoSession", "A room with a real machine");
}

} // namespace mesaviva::app

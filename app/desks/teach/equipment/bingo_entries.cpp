// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/bingo_equipment.h"
#include "app/desks/teach/equipment/entered_bingo_session.h"
#include "app/desks/teach/equipment/entries_at.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_table_model.h"
#include "engine/games/bingo/faults/bingo_faults.h"
#include "engine/training/equipment/bingo_entry.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

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

EquippedTable openRealBalls(const BingoLobbyModel& choices, bool sits, RecordKeeper& keeper, Pace pace) {
    EnteredBingoSession::Room room;
    room.settings = choices.roomSettings();
    room.crowd = static_cast<std::uint32_t>(choices.crowd());
    room.sits = sits;
    auto tableSession = std::make_unique<EnteredBingoSession>(room);
    tableSession->recordTo(keeper);
    EnteredBingoSession& machine = *tableSession;
    auto model = std::make_unique<BingoTableModel>(std::move(tableSession), std::move(pace));
    auto entries = std::make_unique<BingoEntries>(*model, machine);
    return {std::move(model), std::move(entries), playedRules(room.settings)};
}

} // namespace mesaviva::app

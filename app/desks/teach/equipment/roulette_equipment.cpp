// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/roulette_equipment.h"

#include "app/desks/teach/equipment/entered_session.h"
#include "app/desks/teach/equipment/equipment_text.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#include "engine/games/roulette/faults/roulette_faults.h"
#include "engine/games/roulette/spin_source.h"
#include "engine/training/equipment/equipment_session.h"
#include "engine/training/equipment/roulette_entry.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::app {

using equipment::EntryRefusal;

namespace {

using WheelSession = EnteredSession<LiveRouletteSession, roulette::SpinsByHand>;

class RouletteEntries final : public EntriesAt<RouletteTableModel, WheelSession, roulette::Pocket,
                                               RouletteEventLog, faults::RouletteFaults> {
public:
    using EntriesAt::EntriesAt;

    std::optional<equipment::RefusedEntry> refusalNow() const override {
        return equipment::refusalNow(tableSession().state());
    }
    std::optional<equipment::RefusedEntry> refusalOf(const QString& value) const override {
        return equipment::refusalOf(tableSession().state(), thingFrom(value));
    }

    QString readTyped(const QString& typed) const override {
        const auto number = roulette::pocketFrom(typed.toStdString());
        return number && number->index() < pockets() ? typed : QString();
    }
    // 0, 00, then 1 to 36, two of the layout's rows in one of the pad.
    QStringList values() const override {
        QStringList list{QStringLiteral("0")};
        if (pockets() == roulette::kMostPockets) {
            list.append(QStringLiteral("00"));
        }
        for (int number = 1; number <= 36; ++number) {
            list.append(QString::number(number));
        }
        return list;
    }
    int columns() const override { return 6; }
    int lead() const override { return pockets() == roulette::kMostPockets ? 2 : 1; }
    QStringList ring() const override {
        QStringList list;
        const roulette::Wheel wheel(tableSession().state().settings.wheelOrder());
        for (const roulette::Pocket pocket : wheel.order()) {
            list.append(textOf(pocket.text()));
        }
        return list;
    }
    bool isOneARound() const override { return true; }
    std::optional<int> outcomeOf(const TableEvent& event) const override {
        const roulette::NumberHistory& numbers = tableSession().state().numbers;
        return event.is<roulette::NumberDrawn>() && numbers.size() > 0
                   ? std::optional(numbers.newest(0).index())
                   : std::nullopt;
    }
    QStringList out() const override { return {}; }
    QStringList last(std::size_t most) const override {
        const roulette::NumberHistory& numbers = tableSession().state().numbers;
        QStringList list;
        for (std::size_t back = 0; back < numbers.size() && back < most; ++back) {
            list.append(textOf(numbers.newest(back).text()));
        }
        return list;
    }
    QStringList people() const override {
        const std::vector<PlayerId> actors = tableSession().actors();
        QStringList names;
        for (const PlayerId player : actors) {
            names.append(tableSession().playerName(player));
        }
        return actors.size() > 1 ? names : QStringList();
    }
    int acting() const override {
        const std::vector<PlayerId> actors = tableSession().actors();
        const auto at = std::ranges::find(actors, tableSession().ownPlayer());
        return at == actors.end() ? -1 : static_cast<int>(at - actors.begin());
    }
    void actFor(int index) override {
        const std::vector<PlayerId> actors = tableSession().actors();
        if (index >= 0 && index < static_cast<int>(actors.size())) {
            tableSession().actFor(actors[static_cast<std::size_t>(index)]);
            model().retranslate(); // all that is one's own is now another's
        }
    }
    QString asked() const override {
        return QCoreApplication::translate("EquipmentDesk", "the number on which the ball lands");
    }

protected:
    roulette::Pocket thingFrom(const QString& value) const override {
        return roulette::pocketFrom(value.toStdString()).value_or(roulette::Pocket());
    }
    QString textOfThing(roulette::Pocket number) const override { return textOf(number.text()); }
    void put(roulette::Pocket number) override { tableSession().hand().call(number); }

private:
    int pockets() const { return tableSession().state().settings.pockets; }
};

} // namespace

RouletteEquipment::RouletteEquipment(const QString& file, QObject* parent)
    : EquipmentKind(QStringLiteral("roulette"), QStringLiteral("Roulette"), parent),
      m_lobby(file, nullptr, equipmentGroup()) {
    follow(m_lobby);
}

QString RouletteEquipment::name() const { return tr("Wheel"); }
QString RouletteEquipment::title() const { return tr("A real wheel"); }

QList<QString> RouletteEquipment::checks() const {
    QList<QString> list;
    for (std::size_t i = 0; i < equipment::kWheelChecks; ++i) {
        list.append(EquipmentText::check(static_cast<equipment::WheelCheck>(i)));
    }
    return list;
}

QString RouletteEquipment::checkText() const { return tr("Inspect the wheel"); }
QString RouletteEquipment::nameLabel() const { return tr("The house's name for the wheel"); }
QString RouletteEquipment::nameHint() const {
    return tr("such as “Wheel 2”; its numbers are counted together");
}
QString RouletteEquipment::entryLabel() const { return tr("Number"); }
QString RouletteEquipment::entryHint() const {
    return m_lobby.pockets() > 37 ? QStringLiteral("0, 00, 1–36") : QStringLiteral("0–36");
}
QString RouletteEquipment::padLabel() const { return tr("Numbers"); }
QString RouletteEquipment::ringLabel() const { return tr("Wheel"); }
QString RouletteEquipment::lastLabel() const { return tr("Last numbers"); }

bool RouletteEquipment::isStaffed(bool sits) const {
    return sits || m_lobby.simulatedPlayers() > 0 || !people().isEmpty();
}

std::string RouletteEquipment::place() const {
    return std::string(m_lobby.tableSettings().regulation().name) + '/' + std::to_string(m_lobby.pockets());
}

EquippedTable RouletteEquipment::open(bool sits, RecordKeeper& keeper, Pace pace) {
    LiveRouletteTable table;
    table.settings = m_lobby.tableSettings();
    table.simulated = m_lobby.simulatedPlayers();
    table.ownKey = "trainee";
    table.sits = sits;
    // As many as there are colours (R8).
    const qsizetype most = static_cast<qsizetype>(roulette::kColours) - table.simulated - (sits ? 1 : 0);
    table.people = table.settings.individual ? QStringList() : people().mid(0, std::max<qsizetype>(0, most));
    if (m_lobby.isChipValueOffered()) {
        table.chipValue = Money{m_lobby.chipValue()};
    }
    PlayedRules rules = playedRules(table.settings);
    auto tableSession =
        std::make_unique<WheelSession>(table, std::make_unique<roulette::SpinsByHand>(table.seeds));
    tableSession->recordTo(keeper);
    WheelSession& wheel = *tableSession;
    auto model = std::make_unique<RouletteTableModel>(std::move(tableSession), std::move(pace));
    auto entries = std::make_unique<RouletteEntries>(*model, wheel);
    return {std::move(model), std::move(entries), std::move(rules)};
}

QString RouletteEquipment::refusalText(const equipment::RefusedEntry& bar, const QString& named) const {
    switch (bar.reason) {
    case EntryRefusal::bets_open:
        return tr("Stakes are still accepted; the number counts once betting is closed.");
    case EntryRefusal::not_launched: return tr("The ball has not been launched yet.");
    case EntryRefusal::counted: return tr("This round already has its number.");
    case EntryRefusal::not_on_wheel: return tr("This wheel has no %1.").arg(named);
    default: return EquipmentText::noRound();
    }
}

QString RouletteEquipment::unread(const QString& typed) const {
    return tr("This wheel has no number %1.").arg(typed);
}

QString RouletteEquipment::pending(const QString& named) const {
    return tr("Entered: %1. It counts when the ball's time is over; until then it can be taken back.")
        .arg(named);
}

} // namespace mesaviva::app

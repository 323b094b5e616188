// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_reader.h"

#include "app/games/roulette/roulette_requests.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

using LastNumbers = RouletteNumberListModel;
using Players = RoulettePlayerListModel;
using Stakes = RouletteStakeListModel;

constexpr int kMostNumbers = 10; // read at once; the row contains all of them
constexpr int kNeighbours = 5;   // a number with two neighbours on each side, the table's default

QString listed(const QStringList& items) { return items.join(QStringLiteral("; ")); }

} // namespace

std::map<std::pair<PlayerId, int>, qint64> RouletteReader::stakesBySpot() const {
    std::map<std::pair<PlayerId, int>, qint64> stakes;
    for (const Stakes::Row& row : m_table.stakes()->rows()) {
        if (row.place == Stakes::OnSpot && row.status != Stakes::Winnings) {
            stakes[{row.player, static_cast<int>(row.stake.spot)}] += row.stake.amount.cents;
        }
    }
    return stakes;
}

// The changes of the stakes since the last event.
std::vector<SpokenAction> RouletteReader::spokenActions(const TableEvent& event) {
    const auto before = std::exchange(m_known, stakesBySpot());
    std::vector<SpokenAction> spokenActions;
    if (event.is<roulette::BallLaunched>()) {
        spokenActions.push_back({tr("The ball runs"), false});
    } else if (event.is<roulette::ParolOrdered>() && event.own) {
        spokenActions.push_back({tr("You order a parol"), true});
    }
    if (!event.is<roulette::Staked, roulette::StakeTakenBack>()) {
        return spokenActions;
    }
    auto changes = m_known;
    for (const auto& [where, amount] : before) {
        changes[where] -= amount;
    }
    for (const auto& [where, change] : changes) {
        if (change != 0) {
            spokenActions.push_back(actionOf(where.first, where.second, change));
        }
    }
    return spokenActions;
}

SpokenAction RouletteReader::actionOf(PlayerId player, int spot, qint64 change) const {
    const auto& rows = m_table.players()->rows();
    const bool known = player < rows.size();
    const QString name = m_table.spotInfo(spot).name;
    if (known && rows[player].own) {
        //: %1 an amount, %2 a stake
        return {change > 0 ? tr("%1 on %2").arg(money(change), name)
                           : tr("You take back %1 from %2").arg(money(-change), name),
                true};
    }
    const QString who = known ? rows[player].playerName : QString();
    //: %1 a player, %2 an amount, %3 a stake
    return {change > 0 ? tr("%1: %2 on %3").arg(who, money(change), name)
                       : tr("%1 takes back %2 from %3").arg(who, money(-change), name),
            false};
}

QString RouletteReader::house() const {
    if (m_table.drawnPocket() >= 0 && m_table.lastNumbers()->rowCount() > 0) {
        //: %1 a number and its colour
        return tr("The number is %1")
            .arg(m_table.lastNumbers()->index(0).data(LastNumbers::NameRole).toString());
    }
    if (m_table.phase() == RouletteTableModel::Running) {
        return m_table.isStakesOpen() ? tr("The ball is running; stakes are accepted")
                                      : tr("The ball is running; betting is closed");
    }
    return m_table.isStakesOpen() ? tr("There is no number yet; stakes are accepted")
                                  : tr("There is no number yet; betting is closed");
}

std::vector<RouletteReader::Stack> RouletteReader::stacks() const {
    std::vector<Stack> list;
    for (int row = 0; row < m_table.stakes()->rowCount(); ++row) {
        const QModelIndex at = m_table.stakes()->index(row);
        if (!at.data(Stakes::LeavingRole).toBool()) {
            list.push_back({at.data(Stakes::SpotRole).toInt(), at.data(Stakes::NameRole).toString(),
                            at.data(Stakes::OwnRole).toBool()});
        }
    }
    return list;
}

QString RouletteReader::stakes() const {
    QStringList own;
    for (const Stack& stack : stacks()) {
        if (stack.own) {
            own.append(stack.text);
        }
    }
    if (own.isEmpty()) {
        return tr("You have nothing staked");
    }
    //: %1 an amount, %2 stakes
    return tr("%1 in all: %2").arg(money(m_table.ownStaked()), listed(own));
}

QString RouletteReader::others() const {
    QStringList last;
    QStringList earlier;
    for (int row = 0; row < std::min(kMostNumbers, m_table.lastNumbers()->rowCount()); ++row) {
        const QModelIndex at = m_table.lastNumbers()->index(row);
        (at.data(LastNumbers::EarlierRole).toBool() ? earlier : last).append(at.data().toString());
    }
    //: %1 numbers, the newest first
    const QString own =
        last.isEmpty() ? tr("No number has been drawn yet") : tr("Last numbers: %1").arg(listed(last));
    //: %1 what is told of this table, %2 numbers of earlier sessions, the newest first
    return earlier.isEmpty() ? own : tr("%1. In earlier sessions: %2").arg(own, listed(earlier));
}

QStringList RouletteReader::actions() const {
    QStringList list;
    add(list, m_table.stakeAction(), tr("pick a chip"), QStringLiteral("1–5"));
    add(list, m_table.stakeAction(), tr("move over the layout with the arrows and stake"), tr("Enter"));
    add(list, m_table.repeatAction(), tr("repeat the last stakes"), QStringLiteral("R"));
    add(list, m_table.doubleAction(), tr("double everything"), QStringLiteral("D"));
    add(list, m_table.parolAction(), tr("parol"), QStringLiteral("P"));
    add(list, m_table.spinAction(), tr("launch the ball"), QStringLiteral("L"));
    return list;
}

PlaceRow RouletteReader::wheel() const {
    PlaceRow row{tr("Wheel"), {}};
    row.places.push_back({tr("Wheel"), [this] { return house(); }});
    if (m_table.markerPocket() >= 0) {
        //: %1 a number
        row.places.push_back(plain(tr("Dolly on %1").arg(m_table.pocketText(m_table.markerPocket()))));
    }
    return row;
}

PlaceRow RouletteReader::numbers() const {
    PlaceRow row{tr("Last numbers"), {}};
    for (int i = 0; i < m_table.lastNumbers()->rowCount(); ++i) {
        row.places.push_back(plain(m_table.lastNumbers()->index(i).data(LastNumbers::NameRole).toString()));
    }
    return row;
}

// How often each number was drawn.
PlaceRow RouletteReader::statistics() const {
    RouletteStatistics& statistics = *m_table.statistics();
    PlaceRow row{tr("Statistics"), {}};
    row.places.push_back(plain(tr("%n number(s) drawn", nullptr, statistics.drawn())));
    //: %1 numbers, each with how often it came in brackets
    const QString hot = tr("Drawn most often: %1");
    //: %1 numbers, each with how many numbers ago it came in brackets
    const QString cold = tr("Not drawn for longest: %1");
    for (const auto& [text, numbers] :
         {std::pair(hot, statistics.hot()), std::pair(cold, statistics.cold())}) {
        if (!numbers.isEmpty()) {
            row.places.push_back(plain(text.arg(listed(numbers))));
        }
    }
    for (const QString& run : statistics.runs()) {
        //: %1 what the newest numbers have in common: "4 × red"
        row.places.push_back(plain(tr("Running: %1").arg(run)));
    }
    ShareListModel& shares = *statistics.shares();
    for (int i = 0; statistics.drawn() > 0 && i < shares.rowCount(); ++i) {
        const QModelIndex at = shares.index(i);
        //: %1 "Red", and how often it came
        row.places.push_back(plain(tr("%1: %n time(s)", nullptr, at.data(ShareListModel::CountRole).toInt())
                                       .arg(at.data(ShareListModel::NameRole).toString())));
    }
    return row;
}

PlaceRow RouletteReader::players() const {
    PlaceRow row{tr("Players"), {}};
    for (int i = 0; i < m_table.players()->rowCount(); ++i) {
        const QModelIndex at = m_table.players()->index(i);
        if (at.data(Players::StatusRole).toInt() != Players::Gone) {
            const QString all = at.data(Players::AccessibleNameRole).toString();
            row.places.push_back({at.data(Players::PlayerNameRole).toString(), [all] { return all; }});
        }
    }
    return row;
}

PlaceRow RouletteReader::chips() const {
    PlaceRow row{tr("Chips on the layout"), {}};
    for (const Stack& stack : stacks()) {
        row.places.push_back({stack.text,
                              [this, stack] {
                                  return listed({stack.text, m_table.spotInfo(stack.spot).accessibleText});
                              },
                              [this, spot = stack.spot] { emit m_table.sought(spot, -1); }});
    }
    return row;
}

// O24: this player's stakes first, in the report's order.
PlaceRow RouletteReader::lastRound() const {
    using Report = RouletteReportModel;
    PlaceRow row{tr("Last round"), {}};
    Report& report = *m_table.lastRound();
    if (!report.isAvailable()) {
        return row;
    }
    //: %1 a round's number, %2 what came of it
    row.places.push_back(plain(tr("Round %1. %2").arg(report.round()).arg(report.headline())));
    for (int i = 0; i < report.rowCount(); ++i) {
        const QModelIndex at = report.index(i);
        const QString text =
            QStringLiteral("%1, %2: %3")
                .arg(at.data(Report::PlayerNameRole).toString(), at.data(Report::NameRole).toString(),
                     m_table.signedMoney(at.data(Report::NetRole).toLongLong()));
        const QString all = sentences({text, at.data(Report::ReasonRole).toString()});
        row.places.push_back({text, [all] { return all; }});
    }
    return row;
}

// A row for each chance, in the layout's order.
std::vector<PlaceRow> RouletteReader::layout() const {
    std::vector<PlaceRow> rows;
    for (const int spot : m_table.offeredSpots()) {
        const StakeInfo info = m_table.spotInfo(spot);
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [&](const PlaceRow& row) { return row.name == info.chance; });
        PlaceRow& row = found != rows.end() ? *found : rows.emplace_back(PlaceRow{info.chance, {}});
        row.places.push_back({info.name,
                              [this, spot] {
                                  QStringList parts = {m_table.spotInfo(spot).accessibleText};
                                  for (const Stack& stack : stacks()) {
                                      if (stack.spot == spot) {
                                          parts.append(stack.text);
                                      }
                                  }
                                  return listed(parts);
                              },
                              [this, spot] { emit m_table.sought(spot, -1); }});
    }
    return rows;
}

std::vector<PlaceRow> RouletteReader::layoutRows() const {
    std::vector<PlaceRow> rows{wheel(), numbers(), statistics()};
    for (PlaceRow& row : layout()) {
        rows.push_back(std::move(row));
    }
    if (m_table.track() == RouletteTableModel::FrenchTrack ||
        m_table.track() == RouletteTableModel::ShortcutTrack) {
        PlaceRow row{tr("Series and neighbours"), {}};
        for (int code = 0; code < kFirstSectorCode; ++code) {
            const StakeInfo info = m_table.trackInfo(code, kNeighbours);
            if (info.offered) {
                row.places.push_back({info.name,
                                      [info] {
                                          //: %1 a series, %2 its numbers
                                          return tr("%1: %2").arg(info.accessibleText, info.numbers);
                                      },
                                      [this, code] { emit m_table.sought(-1, code); }});
            }
        }
        rows.push_back(std::move(row));
    }
    rows.push_back(chips());
    rows.push_back(players());
    rows.push_back(lastRound());
    return rows;
}

} // namespace mesaviva::app

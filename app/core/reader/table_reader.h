// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_model.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <vector>

namespace mesaviva::app {

/// What can be asked at any moment, at every table.
enum class Question : std::uint8_t {
    turn,    ///< who acts now, and how much time is left
    hand,    ///< what this player holds
    house,   ///< what the house shows: the dealer's cards, the wheel, the last ball
    stakes,  ///< what this player has staked
    points,  ///< this player's points
    actions, ///< what may be done now
    others,  ///< who is one short, the last numbers, the other seats
};

/// A place of the table, for who feels their way over it.
struct Place {
    QString name;                 ///< in a few words, as one comes to it
    std::function<QString()> all; ///< all that is known of it; null: no more than its name
    std::function<void()> act =
        nullptr; ///< leads the keyboard there, or does what a click does; null: nothing
};

/// What somebody has done at the table.
struct SpokenAction {
    QString text;
    bool own = false;  ///< this player
    bool came = false; ///< it has come to the player, who has not done it: cards, for instance
};

/// Places that lie beside each other.
struct PlaceRow {
    QString name;
    std::vector<Place> places; ///< never empty
};

/// Reads a table out: what a game can say of its state and where things lie, in the present language, as it
/// is written. Each game has one; it knows no more than what its model shows.
class TableReader {
    Q_DECLARE_TR_FUNCTIONS(TableReader)

public:
    /// `table` must live longer.
    explicit TableReader(const TableModel& table) : m_table(table) {}
    TableReader(const TableReader&) = delete;
    TableReader& operator=(const TableReader&) = delete;
    virtual ~TableReader() = default;

    /// Never empty.
    QString answer(Question question) const;

    /// What players have done since the last event; to be asked at every event. Nothing of what is announced.
    virtual std::vector<SpokenAction> spokenActions(const TableEvent& event) = 0;
    /// The table has leapt: what lies there now is nobody's deed.
    virtual void catchUp() {}

    /// All places, from top to bottom; the table's own facts come last.
    std::vector<PlaceRow> rows() const;

    /// Parts of what is said, one after the other, each a sentence; empty ones are left out.
    static QString sentences(const QStringList& parts);

protected:
    /// What has to be said; empty: nothing.
    virtual QString turn() const;
    virtual QString hand() const = 0;
    virtual QString house() const = 0;
    virtual QString stakes() const = 0;
    virtual QString others() const = 0;
    /// The names of what may be done, with their keys.
    virtual QStringList actions() const = 0;
    /// The rows of what lies on the table.
    virtual std::vector<PlaceRow> laid() const = 0;

    QString money(qint64 cents) const { return m_table.money(cents); }
    /// "Fold, F": an action with its key, added where it may be done.
    static void add(QStringList& list, const ActionState& action, const QString& name, const QString& key);
    /// A place that has nothing more to tell than this.
    static Place plain(const QString& name) { return {name, nullptr}; }

private:
    QString timeLeft() const;
    PlaceRow facts() const;

    const TableModel& m_table;
};

} // namespace mesaviva::app

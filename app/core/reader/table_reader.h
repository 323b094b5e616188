// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_model.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace mesaviva::app {

/// Questions that can be asked at any time, at every table.
enum class Question : std::uint8_t {
    turn,    ///< who acts now, and how much time is left
    hand,    ///< this player's cards
    house,   ///< the house's cards, the wheel, the last ball
    stakes,  ///< this player's stakes
    points,  ///< this player's points
    actions, ///< the actions allowed now
    others,  ///< players one short of a prize, the last numbers, the other seats
};

/// A place of the table, for users who explore it with the cursor.
struct Place {
    QString name;                        ///< short text, read on arrival
    std::function<QString()> all;        ///< the full description; null: the name is all
    std::function<void()> act = nullptr; ///< moves keyboard focus there, or acts like a click; null: nothing
};

/// A player's action at the table.
struct SpokenAction {
    QString text;
    bool own = false;      ///< by this player
    bool received = false; ///< it happened to the player, for example cards were dealt
};

/// Places next to each other.
struct PlaceRow {
    QString name;
    std::vector<Place> places; ///< never empty
};

/// Describes a table: its state and its layout as written text in the current language. One subclass per
/// game; it uses only what the table's model shows.
class TableReader {
    Q_DECLARE_TR_FUNCTIONS(TableReader)

public:
    /// `table` must outlive it.
    explicit TableReader(const TableModel& table) : m_table(table) {}
    TableReader(const TableReader&) = delete;
    TableReader& operator=(const TableReader&) = delete;
    virtual ~TableReader() = default;

    /// Never empty.
    QString answer(Question question) const;

    /// The players' actions since the last event, without announcements; call it at every event.
    virtual std::vector<SpokenAction> spokenActions(const TableEvent& event) = 0;
    /// The table has jumped: ignore the changes, since no player made them.
    virtual void catchUp() {}

    /// All places, from top to bottom; general facts about the table come last.
    std::vector<PlaceRow> rows() const;

    /// Joins parts as sentences; skips empty ones.
    static QString sentences(const QStringList& parts);

protected:
    /// What must be said now; empty: nothing.
    virtual QString turn() const;
    virtual QString hand() const = 0;
    virtual QString house() const = 0;
    virtual QString stakes() const = 0;
    virtual QString others() const = 0;
    /// The names of the allowed actions, with their keys.
    virtual QStringList actions() const = 0;
    /// The rows of the table's layout.
    virtual std::vector<PlaceRow> layoutRows() const = 0;

    QString money(qint64 cents) const { return m_table.money(cents); }
    /// "Fold, F": adds an action with its key if it is allowed.
    static void add(QStringList& list, const ActionState& action, const QString& name, const QString& key);
    /// A place without a longer description.
    static Place plain(const QString& name) { return {name, nullptr}; }

private:
    QString timeLeft() const;
    PlaceRow facts() const;

    const TableModel& m_table;
};

/// A layout without a table model behind it, read aloud with the same keys.
class ReadableLayout {
public:
    ReadableLayout() = default;
    ReadableLayout(const ReadableLayout&) = delete;
    ReadableLayout& operator=(const ReadableLayout&) = delete;
    virtual ~ReadableLayout() = default;

    /// Never empty.
    virtual QString answer(Question question) const = 0;
    /// All places, from top to bottom; at least one row.
    virtual std::vector<PlaceRow> rows() const = 0;
};

/// Capability of a game whose tables can be followed by ear.
class SpokenTables {
public:
    virtual ~SpokenTables() = default;

    /// Describes an open table for speech; `table` must outlive it.
    virtual std::unique_ptr<TableReader> readerOf(TableModel& table) const = 0;
    /// All sentences that are spoken at this game's tables, one example each, about a player of that name.
    virtual QStringList repertoire(const QString& player) const = 0;
};

} // namespace mesaviva::app

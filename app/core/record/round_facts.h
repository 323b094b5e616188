// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/on_record.h"
#include "engine/record/record_reader.h"
#include "engine/record/table_fold.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// What a game's sheet needs of the table's state besides the events; called for each event right after it
/// was folded.
template <class OnRecord>
struct SheetExtras {
    void see(const typename OnRecord::State&, const typename OnRecord::Event&) {}
};

/// Everything on record about one round, in the game's own types.
template <class OnRecord>
struct RoundFacts {
    /// An event of the round, its calendar time, and its rules.
    struct Step {
        typename OnRecord::Entry entry;
        record::WallTime wall;
        QStringList rules;
    };
    /// A player at the table and their points.
    struct Seated {
        QString name;
        bool simulated = false;
        int seat = 0;                ///< poker: 1 to 7; 0: no seats
        std::optional<Money> before; ///< nullopt for a player who arrived during the round
        Money after;                 ///< at the round's close; while it runs, so far
    };

    record::RoundRow row;
    record::TableRow table;
    typename OnRecord::Settings settings = OnRecord::anySettings();
    std::vector<Step> steps;
    std::vector<Seated> players; ///< by PlayerId
    SheetExtras<OnRecord> extras;
    QString file; ///< the record file

    QString nameOf(PlayerId player) const {
        return player < players.size() ? players[player].name : QString();
    }
};

/// Collects the facts of one round by folding its table's record, up to the table's event `upTo`. nullopt if
/// there is no such round. Throws record::Fault.
template <class OnRecord>
std::optional<RoundFacts<OnRecord>> readRoundFacts(record::RecordReader& reader, const record::RoundId& id,
                                                   std::uint64_t upTo = record::kMostEvents) {
    const auto row = reader.round(id);
    const auto table = reader.table(id.table);
    if (!row || !table) {
        return std::nullopt;
    }
    RoundFacts<OnRecord> facts{*row, *table, OnRecord::anySettings(), {}, {}, {}, {}};
    facts.file = QString::fromStdString(reader.database().file());
    QSet<QString> simulated;
    std::vector<Money> before;
    bool isOpen = false;
    bool isClosed = false;
    record::TableFold<OnRecord> fold(reader, id.table);
    using Opened = TableOpenedWith<typename OnRecord::Settings>;
    const auto lookAtPlayers = [&] {
        const auto& state = fold.table().state;
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            if (facts.players.size() <= i) {
                facts.players.emplace_back();
            }
            auto& seated = facts.players[i];
            seated.name = QString::fromStdString(fold.table().names.nameOf(static_cast<PlayerId>(i)));
            seated.simulated = simulated.contains(seated.name);
            seated.after = state.wallet(static_cast<PlayerId>(i));
            if (i < before.size()) {
                seated.before = before[i];
            }
            if constexpr (requires { state.players[i].seat; }) {
                seated.seat = state.players[i].seat > 0 ? state.players[i].seat : seated.seat;
            }
        }
    };
    while (fold.read()) {
        const auto& entry = fold.entry();
        if (entry.round > id.round || entry.seq > upTo) {
            break;
        }
        if (const auto* const opened = std::get_if<Opened>(&entry.event)) {
            for (const Guest& guest : opened->opening->guests) {
                if (guest.simulated) {
                    simulated.insert(QString::fromStdString(guest.name));
                }
            }
        }
        if (entry.round == id.round && OnRecord::Game::opensRound(entry.event)) {
            isOpen = true;
            const auto& state = fold.table().state;
            for (std::size_t i = 0; i < state.players.size(); ++i) {
                before.push_back(state.wallet(static_cast<PlayerId>(i)));
            }
        }
        fold.take();
        if (!isOpen) {
            continue;
        }
        const QString rules = QString::fromStdString(fold.row().text.rules);
        facts.steps.push_back({entry, fold.row().wall, rules.split(u' ', Qt::SkipEmptyParts)});
        facts.extras.see(fold.table().state, entry.event);
        if (!isClosed) {
            lookAtPlayers();
        }
        isClosed = isClosed || OnRecord::Game::closesRound(entry.event);
    }
    facts.settings = fold.table().settings;
    return isOpen ? std::optional(std::move(facts)) : std::nullopt;
}

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/games/on_record.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"
#include "engine/record/table_fold.h"
#include "engine/table/injected_by.h"
#include "engine/table/view.h"
#endif

#include "app/core/record/record_text.h"
#include "app/core/record/sheet_document.h"
#include "app/core/text/injection_text.h"
#include "app/core/text/texts.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// The common parts of all games' sheets, filled in by a game.
struct RoundSheetParts {
    /// A player at the table.
    struct Player {
        QString recordName; ///< the record's name
        QString name;
        bool simulated = false;
        QString place; ///< the seat; empty if there are none
        std::optional<Money> before;
        Money after;
        std::optional<Money> staked; ///< nullopt for a player who took no part
        Money returned;
    };
    /// A stake and its result.
    struct Stake {
        QString player;
        QString on;
        Money amount;
        Money returned;
        QString reason;
        QString rule;
    };
    /// An event.
    struct Step {
        double seconds = 0; ///< since the round's first event
        QString text;
        QString rules;
        std::uint64_t seq = 0; ///< the event's number in the table's record
        record::WallTime wall;
        std::optional<Money> before; ///< of a stake that is put back: its former amount, if known
        std::optional<Money> after;  ///< of a stake that is put back
    };

    record::RoundRow row;
    QString file; ///< the record file
    record::TableRow table;
    QString game;
    QString regulation;
    QString outcome; ///< in a few words
    QString voidReason;
    bool scripted = false;
    QString commitment;
    QString seed; ///< empty while the round runs
    QString head; ///< the record's head when the round was read, hexadecimal
    SheetFacts settings;
    QStringList houseRules;
    std::vector<Player> players;
    std::vector<SheetBlock> display; ///< the table at the end
    std::vector<Stake> stakes;
    std::vector<Step> steps;
    QStringList rules; ///< the rules applied, in the order of their first use
};

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
    QString file;  ///< the record file
    Digest head{}; ///< the record's head when these facts were read

    QString nameOf(PlayerId player) const {
        return player < players.size() ? players[player].name : QString();
    }
    QString sheetName(PlayerId player) const { return nameOnSheet(nameOf(player)); }
};

/// The event that was last read, with the rules that its record names; of a running round, as everybody may
/// know it, with the rules of that.
template <class OnRecord>
typename RoundFacts<OnRecord>::Step stepOf(const record::TableFold<OnRecord>& fold, bool isClosed) {
    using Game = typename OnRecord::Game;
    typename RoundFacts<OnRecord>::Step step{fold.entry(), fold.row().wall, {}};
    if (!HasSecrets<Game> || isClosed) {
        const QString rules = QString::fromStdString(fold.row().text.rules);
        step.rules = rules.split(u' ', Qt::SkipEmptyParts);
        return step;
    }
    step.entry.event = seenBy<Game>(step.entry.event, Viewer::everybody());
    for (const RuleId rule : Game::rulesOf(step.entry.event, fold.table().settings)) {
        step.rules.append(textOf(rule));
    }
    return step;
}

/// Collects the facts of one round by folding its table's record, up to the table's event `upTo`; of a
/// running round, only what everybody may know. nullopt if there is no such round. Throws record::Fault.
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
    facts.head = reader.head();
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
        facts.steps.push_back(stepOf<OnRecord>(fold, row->closed.has_value()));
        facts.extras.see(fold.table().state, entry.event);
        if (!isClosed) {
            lookAtPlayers();
        }
        isClosed = isClosed || OnRecord::Game::closesRound(entry.event);
    }
    facts.settings = fold.table().settings;
    return isOpen ? std::optional(std::move(facts)) : std::nullopt;
}

/// The sheet of a round, for a complaint (P38) or an inspector's file.
SheetDocument roundSheet(const RoundSheetParts& parts);

/// Fills in what follows from any game's facts. `Words` describes the game's events (see TableEventLog).
template <class Words, class OnRecord>
RoundSheetParts roundSheetParts(const RoundFacts<OnRecord>& facts) {
    RoundSheetParts parts;
    parts.row = facts.row;
    parts.table = facts.table;
    parts.file = facts.file;
    parts.head = QString::fromStdString(toHex(facts.head));
    for (const auto& seated : facts.players) {
        RoundSheetParts::Player player;
        player.recordName = seated.name;
        player.name = nameOnSheet(seated.name);
        player.simulated = seated.simulated;
        player.place = seated.seat > 0 ? QString::number(seated.seat) : QString();
        player.before = seated.before;
        player.after = seated.after;
        parts.players.push_back(player);
    }
    for (const auto& step : facts.steps) {
        const auto& event = step.entry.event;
        if (OnRecord::Game::opensRound(event) || OnRecord::Game::closesRound(event)) {
            std::visit(
                [&](const auto& e) {
                    if constexpr (requires { e.commitment; }) {
                        parts.commitment = QString::fromStdString(toHex(e.commitment));
                    }
                    if constexpr (requires {
                                      e.seed;
                                      e.scripted;
                                  }) {
                        parts.seed = QString::fromStdString(toHex(e.seed));
                        parts.scripted = e.scripted;
                    }
                },
                event);
        }
        std::visit(
            [&](const auto& e) {
                if constexpr (requires {
                                  e.player;
                                  e.net();
                              }) {
                    if (e.player >= parts.players.size()) {
                        return;
                    }
                    RoundSheetParts::Player& player = parts.players[e.player];
                    if constexpr (requires { e.staked(); }) {
                        player.staked = e.staked();
                        player.returned = e.returned();
                    } else {
                        player.staked = e.staked;
                        player.returned = e.returned;
                    }
                }
            },
            event);
        for (const QString& rule : step.rules) {
            if (!parts.rules.contains(rule)) {
                parts.rules.append(rule);
            }
        }
        const QString sentence = Words::sentence(
            event, [&facts](PlayerId player) { return facts.sheetName(player); }, facts.settings);
        const QString injected = InjectionText::sentence(injectedByOf(event));
        const QString text = injected.isEmpty() ? sentence : sentence + u' ' + injected;
        if (!text.isEmpty()) {
            const double seconds =
                std::chrono::duration<double>(step.entry.at - facts.steps.front().entry.at).count();
            parts.steps.push_back({seconds, text, step.rules.join(u", "), step.entry.seq, step.wall, {}, {}});
        }
    }
    return parts;
}

} // namespace mesaviva::app

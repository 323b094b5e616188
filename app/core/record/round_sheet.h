// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/round_facts.h"
#include "app/core/record/round_sheet_parts.h"
#include "app/core/record/sheet_document.h"
#include "app/core/record/stored_name.h"
#include "engine/base/seed.h"
#include "engine/table/common_events.h"
#include "engine/table/session.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// The sheet of a round, for a complaint (P38) or an inspector's file.
SheetDocument roundSheet(const RoundSheetParts& parts);

/// Descriptions of the events that every table has; each game derives its visitor from it.
struct CommonSteps {
    Q_DECLARE_TR_FUNCTIONS(CommonSteps)

public:
    std::function<QString(PlayerId)> name;

    QString operator()(const common::PlayerAdmitted& e) const;
    QString operator()(const common::AllowanceTaken& e) const;
    QString operator()(const common::RoundOpened& e) const;
    QString operator()(const common::SystemFailed& e) const;
    QString operator()(const common::PlayerDisconnected& e) const;
    QString operator()(const common::PlayerReconnected& e) const;
    QString operator()(const common::PlayerLeaving& e) const;
    QString operator()(const common::SessionInvited& e) const;
    QString operator()(const common::SessionWarned& e) const;

    static QString roundOpened();
    static QString roundClosed();
    static QString roundVoid(const QString& reason);
    static QString stakesOpen();
    static QString stakesClosed();
    QString leaving(PlayerId player) const;
    QString invited(PlayerId player) const;
    QString warned(PlayerId player) const;
    QString sessionEnded(PlayerId player, SessionEnd reason) const;
    QString settled(PlayerId player, Money staked, Money returned) const;
    QString refused(PlayerId player, const QString& why) const;
    static QString announced(const QString& words);
};

/// Fills in what follows from any game's facts; `describe` returns a sentence for an event, or nothing.
template <class OnRecord, class Describe>
RoundSheetParts roundSheetParts(const RoundFacts<OnRecord>& facts, const Describe& describe) {
    RoundSheetParts parts;
    parts.row = facts.row;
    parts.table = facts.table;
    parts.file = facts.file;
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
        const QString text = describe(event);
        if (!text.isEmpty()) {
            const double seconds =
                std::chrono::duration<double>(step.entry.at - facts.steps.front().entry.at).count();
            parts.steps.push_back({seconds, text, step.rules.join(u", "), step.entry.seq, step.wall, {}, {}});
        }
    }
    return parts;
}

} // namespace mesaviva::app

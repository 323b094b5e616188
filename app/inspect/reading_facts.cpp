// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/reading_facts.h"

#include "app/inspect/shipped_scenarios.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"
#include "engine/scenario/bingo_runner.h"
#include "engine/scenario/poker_runner.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <string_view>
#include <utility>
#include <variant>

namespace mesaviva::app {

namespace {

// The table of a scenario with a setting as it is by default. What is expected is the other reading's.
QByteArray without(const QString& setting, const QByteArray& text) {
    QJsonObject file = QJsonDocument::fromJson(text).object();
    QJsonObject table = file[QLatin1String("table")].toObject();
    table.remove(setting);
    file[QLatin1String("table")] = table;
    file.remove(QLatin1String("expect"));
    return QJsonDocument(file).toJson();
}

template <class Runner>
std::vector<ReadingFact> factsOf(scenario::Scenario played) {
    using Kind = ReadingFact::Kind;
    std::vector<ReadingFact> facts;
    Runner runner(std::move(played));
    const auto nameOf = [&](PlayerId player) {
        return player == kNobody ? QString() : QString::fromStdString(runner.playerName(player));
    };
    const Subscription heard = runner.listen([&](const typename Runner::Entry& entry) {
        ReadingFact fact;
        const bool isCompared = std::visit(
            Overloaded{
                [&](const poker::Settled& e) {
                    fact.player = nameOf(e.player);
                    fact.staked = e.staked();
                    fact.returned = e.returned();
                    return true;
                },
                [&](const bingo::Settled& e) {
                    fact.player = nameOf(e.player);
                    fact.staked = e.staked;
                    fact.returned = e.returned;
                    return true;
                },
                [&](const bingo::PrizeWon& e) {
                    fact.kind = Kind::prize;
                    fact.prize = e.kind;
                    fact.ball = e.ball;
                    for (const bingo::Winner& winner : e.winners) {
                        fact.winners.push_back({nameOf(winner.owner.player), winner.card, winner.amount});
                    }
                    return true;
                },
                [&](const poker::DealerQualified& e) {
                    fact.kind = Kind::dealer;
                    fact.qualified = e.qualified;
                    return true;
                },
                [&](const poker::RoundVoid&) {
                    fact.kind = Kind::round_void;
                    return true;
                },
                [&](const bingo::RoundVoid&) {
                    fact.kind = Kind::round_void;
                    return true;
                },
                [](const auto&) { return false; },
            },
            entry.event);
        if (isCompared) {
            fact.rule = firstOf(Runner::Game::rulesOf(entry.event, runner.state().settings));
            facts.push_back(std::move(fact));
        }
    });
    runner.run();
    return facts;
}

std::vector<ReadingFact> play(const QByteArray& text) {
    auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!read) {
        return {};
    }
    return read->game() == "poker"   ? factsOf<scenario::PokerRunner>(std::move(*read))
           : read->game() == "bingo" ? factsOf<scenario::BingoRunner>(std::move(*read))
                                     : std::vector<ReadingFact>();
}

} // namespace

PlayedReading playReading(const InspectedRule& reading) {
    const QByteArray other = shippedScenario(reading.played);
    return {play(reading.ours.isEmpty() ? without(reading.setting, other) : shippedScenario(reading.ours)),
            play(other)};
}

} // namespace mesaviva::app

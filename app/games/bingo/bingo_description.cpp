// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_description.h"

#include "app/core/events/told_facts.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/bingo_corrections.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_figures.h"
#include "app/games/bingo/bingo_setting_text.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/base/overloaded.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

#include <utility>

namespace mesaviva::app {

QString BingoDescription::key() const { return textOf(bingo::Game::kKey); }

void BingoDescription::describe(ChanceValue& piece) const { piece.name = tr("ball %1").arg(piece.value); }

QString BingoDescription::told(const LoggedEvent& event) const { return BingoEventLog::told(event); }

std::optional<Correction> BingoDescription::corrected(std::string_view event, std::string_view detail) const {
    return BingoCorrections::ofRecorded(event, detail);
}

const GameSettingText& BingoDescription::settingText() const {
    static const BingoSettingText kWords;
    return kWords;
}

const GameFigures* BingoDescription::figures() const {
    static const BingoFigures kFigures;
    return &kFigures;
}

std::vector<ReadingFact> BingoDescription::readingFacts(scenario::Scenario played) const {
    using Kind = ReadingFact::Kind;
    return toldFacts<scenario::BingoRunner>(
        std::move(played), [](const bingo::Event& event, const NameOfPlayer& nameOf, ReadingFact& fact) {
            return std::visit(
                Overloaded{
                    [&](const bingo::Settled& e) {
                        fact.player = nameOf(e.player);
                        fact.staked = e.staked;
                        fact.returned = e.returned;
                        return true;
                    },
                    [&](const bingo::PrizeWon& e) {
                        fact.kind = Kind::prize;
                        fact.prize = bingo::indexOf(e.kind);
                        fact.ball = e.ball;
                        for (const bingo::Winner& winner : e.winners) {
                            fact.winners.push_back({nameOf(winner.owner.player), winner.card, winner.amount});
                        }
                        return true;
                    },
                    [&](const bingo::RoundVoid&) {
                        fact.kind = Kind::round_void;
                        return true;
                    },
                    [](const auto&) { return false; },
                },
                event);
        });
}

QString BingoDescription::returnedName() const {
    return QCoreApplication::translate("ReturnedText", "Bingo");
}

QString BingoDescription::returnedMethod() const {
    return QCoreApplication::translate(
        "mesaviva::app::ReturnedDesk",
        "Bingo: the prizes are a percentage of the sale, so it is asked who wins: before each ball "
        "it is known which numbers would complete a player's card, and each card is as good as any "
        "other.");
}

QString BingoDescription::returnedBy(record::ReturnedBy by) const {
    return by == record::ReturnedBy::rules ? QCoreApplication::translate("ReturnedText", "by variant")
                                           : QCoreApplication::translate("ReturnedText", "by kind of prize");
}

QString BingoDescription::returnedPart(record::ReturnedBy by, std::int64_t which) const {
    return by == record::ReturnedBy::rules ? BingoText::variant(static_cast<bingo::Variant>(which))
                                           : BingoText::prize(static_cast<bingo::PrizeKind>(which));
}

} // namespace mesaviva::app

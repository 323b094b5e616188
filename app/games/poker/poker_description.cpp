// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_description.h"

#include "app/core/events/piece_text.h"
#include "app/core/events/told_facts.h"
#include "app/core/text/texts.h"
#include "app/games/poker/poker_corrections.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_figures.h"
#include "app/games/poker/poker_setting_text.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/base/overloaded.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/record/poker_returned.h"
#include "engine/games/poker/scenario/poker_runner.h"

#include <QCoreApplication>

#include <utility>

namespace mesaviva::app {

namespace {

QString suitSign(QChar suit) {
    switch (suit.unicode()) {
    case u'c': return QStringLiteral("\u2663");
    case u'd': return QStringLiteral("\u2666");
    case u'h': return QStringLiteral("\u2665");
    default: return QStringLiteral("\u2660");
    }
}

} // namespace

QString PokerDescription::key() const { return textOf(poker::Game::kKey); }

void PokerDescription::describe(ChanceValue& piece) const {
    const auto card = poker::Card::fromText(piece.value.toStdString());
    if (!card) {
        return;
    }
    const QChar suit = piece.value.at(1);
    piece.face = PieceText::rank(piece.value.at(0)) + suitSign(suit);
    piece.name = PokerText::card(*card);
    piece.tone = suit == u'd' || suit == u'h' ? QStringLiteral("red") : QStringLiteral("black");
}

QString PokerDescription::told(const LoggedEvent& event) const { return PokerEventLog::told(event); }

std::optional<Correction> PokerDescription::corrected(std::string_view event, std::string_view detail) const {
    return PokerCorrections::ofRecorded(event, detail);
}

const GameSettingText& PokerDescription::settingText() const {
    static const PokerSettingText kWords;
    return kWords;
}

const GameFigures* PokerDescription::figures() const {
    static const PokerFigures kFigures;
    return &kFigures;
}

std::vector<ReadingFact> PokerDescription::readingFacts(scenario::Scenario played) const {
    using Kind = ReadingFact::Kind;
    return toldFacts<scenario::PokerRunner>(
        std::move(played), [](const poker::Event& event, const NameOfPlayer& nameOf, ReadingFact& fact) {
            return std::visit(Overloaded{
                                  [&](const poker::Settled& e) {
                                      fact.player = nameOf(e.player);
                                      fact.staked = e.staked();
                                      fact.returned = e.returned();
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
                                  [](const auto&) { return false; },
                              },
                              event);
        });
}

QString PokerDescription::returnedName() const {
    return QCoreApplication::translate("ReturnedText", "Poker");
}

QString PokerDescription::returnedMethod() const {
    return QCoreApplication::translate(
        "mesaviva::app::ReturnedDesk",
        "Poker: exact odds once everybody has decided and the dealer's cards still lie face down. "
        "How somebody plays moves what is expected, and never leaves the band.");
}

QString PokerDescription::returnedBy(record::ReturnedBy by) const {
    return by == record::ReturnedBy::rules ? QCoreApplication::translate("ReturnedText", "by kind of table")
           : by == record::PokerReturned::kBox
               ? QCoreApplication::translate("ReturnedText", "ante and bet")
               : QCoreApplication::translate("ReturnedText", "by step of the pay table");
}

QString PokerDescription::returnedPart(record::ReturnedBy by, std::int64_t which) const {
    if (by == record::ReturnedBy::rules) {
        return which == 0 ? QCoreApplication::translate("ReturnedText", "Individual table")
                          : QCoreApplication::translate("ReturnedText", "Table for several players");
    }
    if (by == record::PokerReturned::kBox) {
        return static_cast<poker::Box>(which) == poker::Box::ante
                   ? QCoreApplication::translate("ReturnedText", "Ante")
                   : QCoreApplication::translate("ReturnedText", "Bet");
    }
    return PokerText::combination(static_cast<poker::Combination>(which));
}

} // namespace mesaviva::app

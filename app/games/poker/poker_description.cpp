// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/poker/poker_description.h"

#include "app/core/events/piece_text.h"
#include "app/core/events/scenario_facts.h"
#include "app/core/text/table_speech.h"
#include "app/core/text/texts.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_figures.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/text/poker_speech.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/base/overloaded.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/poker/scenario/poker_runner.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::array<NamedSetting, 6> kPokerSettings{{
    {"seats", QT_TRANSLATE_NOOP("SettingText", "Seats"), SettingKind::Count},
    {"decision_seconds", QT_TRANSLATE_NOOP("SettingText", "Time to decide"), SettingKind::Seconds},
    {"extra_seconds", QT_TRANSLATE_NOOP("SettingText", "Extension of the time to decide"),
     SettingKind::Seconds},
    {"card_seconds", QT_TRANSLATE_NOOP("SettingText", "Time for each card"), SettingKind::Seconds},
    {"ace_high_straight", QT_TRANSLATE_NOOP("SettingText", "A straight may end with the ace (I-P8)"),
     SettingKind::Truth},
    {"system_failure", QT_TRANSLATE_NOOP("SettingText", "After a failure of the system (I-P33)"),
     SettingKind::Word},
}};

constexpr std::array<NamedChoice, 2> kPokerChoices{{
    {"system_failure", "settle_bets", QT_TRANSLATE_NOOP("SettingText", "bets that are down are settled")},
    {"system_failure", "void_all", QT_TRANSLATE_NOOP("SettingText", "the whole round is void")},
}};

} // namespace

std::span<const NamedSetting> PokerSettingText::settings() const { return kPokerSettings; }
std::span<const NamedChoice> PokerSettingText::choices() const { return kPokerChoices; }

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
    return collectFacts<scenario::PokerRunner>(
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

using namespace poker;

namespace {

// One of each kind of hand, and one of each rank for names that contain a rank.
QStringList hands() {
    constexpr std::array<const char*, 13> kRanks = {"2", "3", "4", "5", "6", "7", "8",
                                                    "9", "T", "J", "Q", "K", "A"};
    QStringList hands = {QStringLiteral("As Ks Qs Js Ts"), QStringLiteral("9h 8h 7h 6h 5h"),
                         QStringLiteral("Kc Kd Kh 2s 2c"), QStringLiteral("Ah 9h 7h 3h 2h"),
                         QStringLiteral("5c 4d 3h 2s Ac"), QStringLiteral("Tc Td 4h 4s 2c"),
                         QStringLiteral("Ac Kd 9h 4s 2c"), QStringLiteral("Kc Jd 9h 4s 2c")};
    for (std::size_t i = 0; i < kRanks.size(); ++i) {
        const auto other = [&](std::size_t step) {
            return QString::fromLatin1(kRanks[(i + step) % kRanks.size()]);
        };
        const QString rank = other(0);
        hands << QStringLiteral("%1c %1d %1h %1s %2c").arg(rank, other(1))
              << QStringLiteral("%1c %1d %1h %2s %3c").arg(rank, other(2), other(5))
              << QStringLiteral("%1c %1d %2h %3s %4c").arg(rank, other(2), other(4), other(7));
    }
    return hands;
}

QString nameOf(const QString& cards) {
    HandCards hand{};
    const QStringList spelled = cards.split(u' ');
    for (std::size_t i = 0; i < hand.size(); ++i) {
        hand[i] = Card::fromText(spelled[static_cast<qsizetype>(i)].toStdString()).value();
    }
    return PokerText::hand(hand, RankingRules{});
}

} // namespace

QStringList PokerGame::repertoire(const QString& player) const {
    QStringList sentences;
    for (const Phrase phrase : Phrase::all()) {
        for (const bool own : {false, true}) {
            for (const Box box : {Box::ante, Box::bet}) {
                const Announced announced{phrase, 0, box, Money{100}};
                sentences.append(PokerSpeech::announcement(announced, player, own, {}).text);
            }
        }
    }
    for (const QString& cards : hands()) {
        sentences.append(
            PokerSpeech::announcement({OwnPhrase::dealer_qualifies}, {}, false, nameOf(cards)).text);
    }
    for (const Money net : {Money{0}, Money{100}, Money{-100}}) {
        sentences.append(TableSpeech::result(net));
    }
    for (int hand = 0; hand <= static_cast<int>(Combination::royal_flush); ++hand) {
        Settled settled{};
        settled.verdict = Verdict::tie;
        settled.hand = static_cast<Combination>(hand);
        sentences.append(PokerSpeech::result(settled).text);
    }
    return sentences;
}

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_description.h"

#include "app/core/events/game_description.h"
#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/odds/whole_game.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/poker/scenario/poker_runner.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

constexpr unsigned kMostHeld = 3; // of the up card's rank, which is the fourth

QString rankText(std::size_t rank) { return PieceText::rank(QLatin1Char(poker::odds::letterOf(rank))); }

poker::odds::WholeGameRules rulesOf(const FiguresQuestion& question) {
    poker::odds::WholeGameRules rules;
    switch (question.choice) {
    case 1: rules.burntCardSeen = false; break;
    case 2: rules.odds.tieBreak = poker::odds::TieBreak::none; break;
    case 3: rules.odds.tieBreak = poker::odds::TieBreak::exactly_three_of_a_suit; break;
    case 4: rules.odds.ranking.aceHighStraight = false; break;
    case 5: return poker::odds::WholeGameRules::common();
    default: break;
    }
    return rules;
}

/// The whole game and its optimal strategy.
class FoundPoker : public Figures {
    Q_DECLARE_TR_FUNCTIONS(FiguresText)

public:
    struct Found {
        poker::odds::WholeGame game;
        poker::odds::BestPlay play;
        std::vector<poker::odds::HandOfRanks> hands; // all of them, lowest first
        bool burntSeen = true;
        // The common game with the same payouts, for comparison; empty if it is the one asked for.
        std::optional<poker::odds::WholeGame> common;
    };

    explicit FoundPoker(Found found) : m_found(std::move(found)) {}

    QString verdict() const override;
    QList<FigureRow> rows(int upCard) const override;

private:
    QString plays(std::size_t up, std::size_t burnt, unsigned held) const;

    Found m_found;
};

QString FoundPoker::verdict() const {
    const double raised = static_cast<double>(m_found.game.raised) / static_cast<double>(m_found.game.deals);
    const QString asked = tr("Under best play the house keeps %1 of each ante; %2 of the hands continue. All "
                             "%3 deals are counted.")
                              .arg(percentText(m_found.game.edge().value(), 4), percentText(raised, 2),
                                   QLocale().toString(static_cast<qlonglong>(m_found.game.deals)));
    //: %1 a share in per cent
    return m_found.common ? asked + u' ' +
                                tr("In the common game, with the same pay table, it keeps %1.")
                                    .arg(percentText(m_found.common->edge().value(), 4))
                          : asked;
}

// By increasing strength of hand: the action for the lowest, and the hands from which it changes.
QString FoundPoker::plays(std::size_t up, std::size_t burnt, unsigned held) const {
    using poker::odds::Choice;
    QStringList words;
    Choice first = Choice::impossible;
    Choice last = Choice::impossible;
    for (const poker::odds::HandOfRanks& hand : m_found.hands) {
        const Choice choice = m_found.play.of(hand.rank, up, burnt);
        if (hand.ranks[up] != held || choice == Choice::impossible || choice == last) {
            continue;
        }
        last = choice;
        if (first == Choice::impossible) {
            first = choice;
            words.append(choice == Choice::fold    ? tr("fold")
                         : choice == Choice::go_on ? tr("continue")
                                                   : tr("go by the suits"));
            continue;
        }
        QString text; // ranks in the heading's form, followed by a small s if suited
        for (const char letter : hand.text()) {
            text += letter == 's' ? QStringLiteral("s") : PieceText::rank(QLatin1Char(letter));
        }
        words.append(choice == Choice::fold    ? tr("from %1 on, fold").arg(text)
                     : choice == Choice::go_on ? tr("from %1 on, continue").arg(text)
                                               : tr("from %1 on, go by the suits").arg(text));
    }
    if (words.size() == 1) {
        return first == Choice::fold    ? tr("always fold")
               : first == Choice::go_on ? tr("always continue")
                                        : words.first();
    }
    return words.join(QStringLiteral(" \u00b7 "));
}

QList<FigureRow> FoundPoker::rows(int upCard) const {
    using poker::odds::BestPlay;
    const auto up = static_cast<std::size_t>(upCard);
    const bool burntSeen = m_found.burntSeen;
    QList<FigureRow> rows;
    for (std::size_t burnt = burntSeen ? 0 : BestPlay::kUnseen;
         burnt < (burntSeen ? BestPlay::kUnseen : BestPlay::kUnseen + 1); ++burnt) {
        for (unsigned held = 0; held <= kMostHeld; ++held) {
            FigureRow row;
            row.detail = plays(up, burnt, held);
            if (row.detail.isEmpty()) {
                continue;
            }
            if (held == 0) {
                row.heading = burntSeen
                                  ? tr("The dealer shows %1, %2 is burnt").arg(rankText(up), rankText(burnt))
                                  : tr("The dealer shows %1").arg(rankText(up));
            }
            row.label = held == 0 ? tr("No card of that rank")
                                  : tr("%n card(s) of that rank", nullptr, static_cast<int>(held));
            rows.append(row);
        }
    }
    return rows;
}

} // namespace

QString PokerFigures::title() const { return tr("Poker"); }

QStringList PokerFigures::choices() const {
    return {tr("Our readings"),  tr("Burnt card not seen"),    tr("Suits break no ties"),
            tr("Exactly three"), tr("A-K-Q-J-10 no straight"), tr("The common game")};
}

QStringList PokerFigures::upCards() const {
    QStringList words;
    for (std::size_t rank = 0; rank < poker::odds::kRankCount; ++rank) {
        words.append(rankText(rank));
    }
    return words;
}

QString PokerFigures::about(const FiguresQuestion& question) const {
    const QString whole =
        tr("All deals of the whole game are counted, in a second or more: what the house keeps under best "
           "play, and from which hand on it is best to continue, by the dealer's card.");
    switch (question.choice) {
    case 1: return whole + u'\n' + tr("The player does not see the burnt card: the other reading of I-P19a.");
    case 2:
        return whole + u'\n' +
               tr("Equal high cards are a tie, whatever their suits, as in the common game: without P9's "
                  "second sentence.");
    case 3:
        return whole + u'\n' +
               tr("Of two equal hands of high cards the one with exactly three cards of a suit wins: "
                  "another reading of I-P9. By three of one colour, red or black, it is always a tie: "
                  "any five cards have them.");
    case 4:
        return whole + u'\n' +
               tr("An ace, king, queen, jack and ten of mixed suits count as high cards only (I-P8).");
    case 5:
        return whole + u'\n' +
               tr("The game as published elsewhere: no card is burnt, and suits break no ties.");
    default: return whole + u'\n' + tr("With the readings I-P8, I-P9 and I-P19a.");
    }
}

QString PokerFigures::line(const FiguresQuestion& question) const {
    static constexpr std::array kReadings{
        "",         " --burnt-card-unseen", " --no-suit-ties", " --ties exactly", " --no-ace-high-straight",
        " --common"};
    return QStringLiteral("mesaviva edge poker") +
           QLatin1String(kReadings.at(static_cast<std::size_t>(question.choice)));
}

std::shared_ptr<const Figures> PokerFigures::find(const FiguresQuestion& question,
                                                  const FiguresProgress& progress) const {
    FoundPoker::Found figures;
    constexpr double kOfAsked = 0.9; // share of the work: the common game has no burnt card
    const poker::odds::WholeGameRules rules = rulesOf(question);
    const auto asked = [&](std::size_t done, std::size_t all) {
        return progress(kOfAsked * static_cast<double>(done) / static_cast<double>(all));
    };
    const auto game = poker::odds::wholeGame(rules, 0, asked, &figures.play);
    if (!game) {
        return nullptr;
    }
    figures.game = *game;
    figures.burntSeen = rules.burntCardSeen;
    figures.hands = poker::odds::allHandsOfRanks(rules.odds.ranking);
    auto common = poker::odds::WholeGameRules::common();
    common.pays = rules.pays;
    if (common != rules) {
        const auto beside = [&](std::size_t done, std::size_t all) {
            return progress(kOfAsked + (1 - kOfAsked) * static_cast<double>(done) / static_cast<double>(all));
        };
        figures.common = poker::odds::wholeGame(common, 0, beside);
        if (!figures.common) {
            return nullptr;
        }
    }
    return std::make_shared<const FoundPoker>(std::move(figures));
}

namespace {

constexpr std::array<NamedSetting, 9> kPokerSettings{{
    {"seats", QT_TRANSLATE_NOOP("SettingText", "Seats"), SettingKind::Count},
    {"decision_seconds", QT_TRANSLATE_NOOP("SettingText", "Time to decide"), SettingKind::Seconds},
    {"extra_seconds", QT_TRANSLATE_NOOP("SettingText", "Extension of the time to decide"),
     SettingKind::Seconds},
    {"card_seconds", QT_TRANSLATE_NOOP("SettingText", "Time for each card"), SettingKind::Seconds},
    {"ace_high_straight", QT_TRANSLATE_NOOP("SettingText", "A straight may end with the ace (I-P8)"),
     SettingKind::Truth},
    {"system_failure", QT_TRANSLATE_NOOP("SettingText", "After a failure of the system (I-P33)"),
     SettingKind::Word},
    {"burnt_card", QT_TRANSLATE_NOOP("SettingText", "The burnt card (I-P19a)"), SettingKind::Word},
    {"folded_antes", QT_TRANSLATE_NOOP("SettingText", "Folded antes, the dealer not qualified (I-P26)"),
     SettingKind::Word},
    {"maximum_bounds", QT_TRANSLATE_NOOP("SettingText", "The maximum bounds (I-P16)"), SettingKind::Word},
}};

constexpr std::array<NamedChoice, 8> kPokerChoices{{
    {"system_failure", "settle_bets", QT_TRANSLATE_NOOP("SettingText", "placed bets are settled")},
    {"system_failure", "void_all", QT_TRANSLATE_NOOP("SettingText", "the whole round is void")},
    {"burnt_card", "face_up", QT_TRANSLATE_NOOP("SettingText", "face up")},
    {"burnt_card", "face_down", QT_TRANSLATE_NOOP("SettingText", "face down")},
    {"folded_antes", "lost", QT_TRANSLATE_NOOP("SettingText", "stay lost")},
    {"folded_antes", "paid", QT_TRANSLATE_NOOP("SettingText", "are paid, too")},
    {"maximum_bounds", "ante", QT_TRANSLATE_NOOP("SettingText", "the ante")},
    {"maximum_bounds", "ante_and_bet", QT_TRANSLATE_NOOP("SettingText", "ante and bet together")},
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

std::span<const KindName> PokerDescription::kindNames() const {
    static constexpr KindName kKinds[] = {
        {"player_sat", QT_TRANSLATE_NOOP("EventLogText", "Seat taken")},
        {"card_burnt", QT_TRANSLATE_NOOP("EventLogText", "Card burnt")},
        {"card_dealt", QT_TRANSLATE_NOOP("EventLogText", "Card dealt")},
        {"card_revealed", QT_TRANSLATE_NOOP("EventLogText", "Card turned over")},
        {"decision_opened", QT_TRANSLATE_NOOP("EventLogText", "Decision opens")},
        {"decision_extended", QT_TRANSLATE_NOOP("EventLogText", "Extra time")},
        {"folded", QT_TRANSLATE_NOOP("EventLogText", "Hand folded")},
        {"dealer_qualified", QT_TRANSLATE_NOOP("EventLogText", "Dealer's hand")},
    };
    return kKinds;
}

QString PokerDescription::sentence(const LoggedEvent& event) const { return PokerEventLog::sentence(event); }

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
        "Poker: exact odds once everybody has decided and the dealer's cards are still face down. How "
        "somebody plays changes what is expected, but never leaves the band.");
}

QString PokerDescription::returnedByRules() const {
    const poker::odds::WholeGame& game = poker::odds::kGameOfTheRegulation;
    //: %1 the share of all stakes that comes back, %2 the same of the antes alone
    return QCoreApplication::translate("ReturnedText", "%1 (of the ante %2)")
        .arg(percentText(1 - game.elementOfRisk().value(), 2), percentText(1 - game.edge().value(), 2));
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

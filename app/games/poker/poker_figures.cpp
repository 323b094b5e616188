// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_figures.h"

#include "app/core/events/piece_text.h"
#include "app/core/text/percent.h"
#include "engine/games/poker/odds/whole_game.h"

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
    const QString asked =
        tr("Under best play the house keeps %1 of each ante; %2 of the hands go on. All %3 deals are "
           "counted.")
            .arg(percentText(m_found.game.edge().value(), 4), percentText(raised, 2),
                 QLocale().toString(static_cast<qlonglong>(m_found.game.deals)));
    //: %1 a share in per cent
    return m_found.common ? asked + u' ' +
                                tr("In the common game, with the same pays, it keeps %1.")
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
    return {tr("As regulated"),  tr("Burnt card not seen"),    tr("Suits break no ties"),
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
    case 1: return whole + u'\n' + tr("The player does not look at the burnt card.");
    case 2:
        return whole + u'\n' +
               tr("Equal high cards are a tie, whatever their suits, as in the common game: without P9's "
                  "comparison.");
    case 3:
        return whole + u'\n' +
               tr("Of two equal hands of high cards the one with exactly three cards of a suit wins: "
                  "another reading of I-P9. By three of one colour, red or black, it is always a tie: "
                  "any five cards have them.");
    case 4:
        return whole + u'\n' +
               tr("An ace, king, queen, jack and ten of mixed suits are mere high cards (I-P8).");
    case 5:
        return whole + u'\n' +
               tr("The game as published elsewhere: no card is burnt, and suits break no ties.");
    default: return whole;
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

} // namespace mesaviva::app

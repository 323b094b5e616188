// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/poker_task_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/base/overloaded.h"
#include "engine/games/poker/pay_table.h"

#include <map>

namespace mesaviva::app {

QString PokerTaskText::title(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::hands: return tr("Hand against hand");
    case drills::Drill::qualification: return tr("Does the dealer play?");
    case drills::Drill::bet: return tr("What the bet pays");
    default: return {};
    }
}

QString PokerTaskText::detail(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::hands: return tr("Who wins? The verdict says which comparison decided.");
    case drills::Drill::qualification: return tr("Ace and king or better: does the dealer qualify?");
    case drills::Drill::bet: return tr("Ante and bet against the dealer's open hand.");
    default: return {};
    }
}

QString PokerTaskText::question(const drills::Task& task) const {
    return drills::visitOf<drills::PokerTasks>(
        task,
        Overloaded{
            [](const drills::HandsTask&) { return tr("Which hand is better?"); },
            [](const drills::QualificationTask&) { return tr("Does the dealer play?"); },
            [](const drills::BetTask& t) {
                const QString stakes =
                    tr("Ante %1, bet %2.").arg(amountText(t.ante), amountText(poker::kBetPerAnte * t.ante));
                return t.betAlone ? tr("%1 What is paid for the bet?").arg(stakes)
                                  : tr("%1 What is paid for both, the stakes left out?").arg(stakes);
            },
        });
}

QStringList PokerTaskText::choices(const drills::Task& task) const {
    return drills::visitOf<drills::PokerTasks>(
        task, Overloaded{
                  [](const drills::HandsTask&) {
                      return QStringList{tr("The player's"), tr("The dealer's"), tr("Neither: a tie")};
                  },
                  [](const drills::QualificationTask&) {
                      return QStringList{tr("The dealer plays"), tr("Does not qualify")};
                  },
                  [](const drills::BetTask&) { return QStringList(); },
              });
}

QString PokerTaskText::subject(drills::Drill drill, std::string_view subject) const {
    const QString key = textOf(subject);
    switch (drill) {
    case drills::Drill::hands: {
        const std::map<std::string_view, QString> names = {
            {"different", tr("Different combinations")},
            {"pair_named", tr("Pairs: pair and highest card")},
            {"pair_further", tr("Pairs: further cards")},
            {"pair_tie", tr("Pairs: a tie")},
            {"high_named", tr("High cards")},
            {"high_suits", tr("High cards: three of one suit")},
            {"high_tie", tr("High cards: a tie")},
            {"two_pairs_named", tr("Two pairs")},
            {"straight_named", tr("Straights")},
            {"straight_tie", tr("Straights: a tie")},
            {"flush_named", tr("Flushes: highest card")},
            {"flush_further", tr("Flushes: further cards")},
            {"three_named", tr("Three of a kind")},
            {"full_house_named", tr("Full houses")}};
        const auto found = names.find(subject);
        return found == names.end() ? key : found->second;
    }
    case drills::Drill::qualification:
    case drills::Drill::bet: {
        const std::map<std::string_view, QString> names = {
            {"ace_alone", tr("Ace without a king")},
            {"king_alone", tr("King without an ace")},
            {"not_qualified", tr("The dealer does not qualify")},
            {"lost", tr("Lost to the dealer")},
            {"tie", tr("A tie")}};
        if (const auto found = names.find(subject); found != names.end()) {
            return found->second;
        }
        for (int i = 0; i <= static_cast<int>(poker::Combination::royal_flush); ++i) {
            const auto combination = static_cast<poker::Combination>(i);
            const bool isAceKing = combination == poker::Combination::ace_king;
            if (isAceKing ? subject == "ace_king" : poker::name(combination) == subject) {
                return PokerText::combination(combination);
            }
        }
        return key;
    }
    default: return key;
    }
}

} // namespace mesaviva::app

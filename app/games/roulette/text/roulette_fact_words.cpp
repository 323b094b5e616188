// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/text/roulette_fact_words.h"

#include "app/core/text/texts.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/base/overloaded.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace mesaviva::app {

using namespace roulette;

namespace {

struct KeyWords {
    std::string_view key;
    const char* words;
};

constexpr std::array kFactSubjects = {
    KeyWords{"pockets", QT_TRANSLATE_NOOP("RouletteFactWords", "Numbers of the wheel, at most")},
    KeyWords{"american_order", QT_TRANSLATE_NOOP("RouletteFactWords", "American order of numbers")},
    KeyWords{"french_order", QT_TRANSLATE_NOOP("RouletteFactWords", "French order of numbers")},
    KeyWords{"usual_order", QT_TRANSLATE_NOOP("RouletteFactWords", "Order where the house picks none")},
    KeyWords{"individual", QT_TRANSLATE_NOOP("RouletteFactWords", "A wheel for one player alone")},
    KeyWords{"double_layout", QT_TRANSLATE_NOOP("RouletteFactWords", "A wheel between two layouts")},
    KeyWords{"colour_chips", QT_TRANSLATE_NOOP("RouletteFactWords", "Valueless chips of a colour")},
    KeyWords{"cash_chips", QT_TRANSLATE_NOOP("RouletteFactWords", "Chips with a value beside them")},
    KeyWords{"every_combination",
             QT_TRANSLATE_NOOP("RouletteFactWords", "Every combination that is possible")},
    KeyWords{"zero_combinations", QT_TRANSLATE_NOOP("RouletteFactWords", "Zero together with other numbers")},
    KeyWords{"named_dozens", QT_TRANSLATE_NOOP("RouletteFactWords", "Dozens called small, middle and big")},
    KeyWords{"player_maximum",
             QT_TRANSLATE_NOOP("RouletteFactWords", "Maximum of a player over all chances")},
    KeyWords{"house_maximum", QT_TRANSLATE_NOOP("RouletteFactWords", "One maximum, set by the house")},
    KeyWords{"series", QT_TRANSLATE_NOOP("RouletteFactWords", "Series")},
    KeyWords{"neighbours", QT_TRANSLATE_NOOP("RouletteFactWords", "Numbers with their neighbours")},
    KeyWords{"series_maximum", QT_TRANSLATE_NOOP("RouletteFactWords", "Maximum of a whole series")},
    KeyWords{"parol", QT_TRANSLATE_NOOP("RouletteFactWords", "Parol on a series")},
    KeyWords{"closes_before_launch",
             QT_TRANSLATE_NOOP("RouletteFactWords", "Stakes close before the launch")},
    KeyWords{"closes_on_slowdown",
             QT_TRANSLATE_NOOP("RouletteFactWords", "Stakes close while the ball runs")},
    KeyWords{"usual_closing", QT_TRANSLATE_NOOP("RouletteFactWords", "Close where the house picks none")},
    KeyWords{"opening_said", QT_TRANSLATE_NOOP("RouletteFactWords", "Words open the stakes")},
    KeyWords{"closing_timed",
             QT_TRANSLATE_NOOP("RouletteFactWords", "The words that close them have a set moment")},
    KeyWords{"bell", QT_TRANSLATE_NOOP("RouletteFactWords", "A bell closes the stakes")},
    KeyWords{"launches_alternate",
             QT_TRANSLATE_NOOP("RouletteFactWords", "The ball goes the other way round each time")},
    KeyWords{"number_called", QT_TRANSLATE_NOOP("RouletteFactWords", "The number is called aloud")},
    KeyWords{"ball_changed", QT_TRANSLATE_NOOP("RouletteFactWords", "Two balls, changed every hour")},
    KeyWords{"dealer_changed",
             QT_TRANSLATE_NOOP("RouletteFactWords", "The croupier is relieved every half hour")},
    KeyWords{"payment_order", QT_TRANSLATE_NOOP("RouletteFactWords", "Order of payment")},
    KeyWords{"payment_ordered", QT_TRANSLATE_NOOP("RouletteFactWords", "That order is prescribed")},
    KeyWords{"paid_together",
             QT_TRANSLATE_NOOP("RouletteFactWords", "Several prizes of a player paid together")},
    KeyWords{"together_obliged",
             QT_TRANSLATE_NOOP("RouletteFactWords", "Several prizes of a player must be paid together")},
    KeyWords{"zero_takes", QT_TRANSLATE_NOOP("RouletteFactWords", "Even chances on zero")},
    KeyWords{"void_spin", QT_TRANSLATE_NOOP("RouletteFactWords", "An object in the wheel voids the spin")},
    KeyWords{"stakes_put_back", QT_TRANSLATE_NOOP("RouletteFactWords", "Disturbed stakes are put back")},
    KeyWords{"faulty_ball", QT_TRANSLATE_NOOP("RouletteFactWords", "A faulty ball is replaced")},
    KeyWords{"idle",
             QT_TRANSLATE_NOOP("RouletteFactWords", "Players who stake nothing are invited to leave")},
};

constexpr std::array kFactValues = {
    KeyWords{"american", QT_TRANSLATE_NOOP("RouletteFactWords", "American")},
    KeyWords{"french", QT_TRANSLATE_NOOP("RouletteFactWords", "French")},
    KeyWords{"american_online", QT_TRANSLATE_NOOP("RouletteFactWords", "as 804/2015 prints it")},
    KeyWords{"american_double", QT_TRANSLATE_NOOP("RouletteFactWords", "with 00")},
    KeyWords{"american_casino", QT_TRANSLATE_NOOP("RouletteFactWords", "as 894/2002 prints it, mirrored")},
    KeyWords{"before_launch", QT_TRANSLATE_NOOP("RouletteFactWords", "before the launch")},
    KeyWords{"on_slowdown", QT_TRANSLATE_NOOP("RouletteFactWords", "while the ball runs")},
    KeyWords{"none", QT_TRANSLATE_NOOP("RouletteFactWords", "none")},
    KeyWords{"shortcut", QT_TRANSLATE_NOOP("RouletteFactWords", "only as a shortcut for single stakes")},
    KeyWords{"booked", QT_TRANSLATE_NOOP("RouletteFactWords", "stakes of their own")},
    KeyWords{"all", QT_TRANSLATE_NOOP("RouletteFactWords", "lose in full")},
    KeyWords{"half", QT_TRANSLATE_NOOP("RouletteFactWords", "lose half")},
};

template <std::size_t count>
QString wordsOf(const std::array<KeyWords, count>& all, std::string_view key) {
    const auto found = std::ranges::find(all, key, &KeyWords::key);
    return found == all.end() ? QString() : QCoreApplication::translate("RouletteFactWords", found->words);
}

} // namespace

QString RouletteFactWords::subject(std::string_view key) { return wordsOf(kFactSubjects, key); }

QString RouletteFactWords::value(const Fact& fact) {
    return std::visit(Overloaded{[](bool yes) { return yes ? tr("yes") : tr("no"); },
                                 [&](std::int64_t count) { return counted(fact.subject, count); },
                                 [](Odds odds) { return RouletteNames::pays(odds); },
                                 [](const std::string& key) { return keyed(key); }},
                      fact.value);
}

QString RouletteFactWords::counted(std::string_view subject, std::int64_t count) {
    if (subject == "pockets") {
        return QString::number(count);
    }
    //: %1 a number
    return count == 0 ? tr("no") : tr("%1 times the minimum").arg(count);
}

// The order of payment is chances in their order, with a plus between those that are paid together.
QString RouletteFactWords::keyed(const std::string& key) {
    if (const QString words = wordsOf(kFactValues, key); !words.isEmpty()) {
        return words;
    }
    QStringList groups;
    for (const QString& group : QString::fromStdString(key).split(QStringLiteral(", "))) {
        QStringList kinds;
        bool allEven = true;
        for (const QString& kind : group.split(u'+')) {
            const std::optional<ChanceKind> chance = chanceFrom(kind.toStdString());
            allEven = allEven && chance && isEvenChance(*chance);
            kinds.append(chance ? RouletteNames::chance(*chance) : kind);
        }
        groups.append(allEven && kinds.size() > 1 ? tr("Even chances") : kinds.join(QStringLiteral(" + ")));
    }
    return groups.join(QStringLiteral(", "));
}

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/text/roulette_fact_text.h"

#include "app/core/text/texts.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/base/overloaded.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace mesaviva::app {

using namespace roulette;

namespace {

struct KeyText {
    std::string_view key;
    const char* words;
};

constexpr std::array kFactSubjects = {
    KeyText{"pockets", QT_TRANSLATE_NOOP("RouletteFactText", "Numbers of the wheel, at most")},
    KeyText{"american_order", QT_TRANSLATE_NOOP("RouletteFactText", "American order of numbers")},
    KeyText{"french_order", QT_TRANSLATE_NOOP("RouletteFactText", "French order of numbers")},
    KeyText{"usual_order", QT_TRANSLATE_NOOP("RouletteFactText", "Order where the house picks none")},
    KeyText{"individual", QT_TRANSLATE_NOOP("RouletteFactText", "A wheel for one player alone")},
    KeyText{"double_layout", QT_TRANSLATE_NOOP("RouletteFactText", "A wheel between two layouts")},
    KeyText{"colour_chips", QT_TRANSLATE_NOOP("RouletteFactText", "Valueless chips of a colour")},
    KeyText{"cash_chips", QT_TRANSLATE_NOOP("RouletteFactText", "Chips with a value beside them")},
    KeyText{"every_combination", QT_TRANSLATE_NOOP("RouletteFactText", "Every combination that is possible")},
    KeyText{"zero_combinations", QT_TRANSLATE_NOOP("RouletteFactText", "Zero together with other numbers")},
    KeyText{"named_dozens", QT_TRANSLATE_NOOP("RouletteFactText", "Dozens called small, middle and big")},
    KeyText{"player_maximum", QT_TRANSLATE_NOOP("RouletteFactText", "Maximum of a player over all chances")},
    KeyText{"house_maximum", QT_TRANSLATE_NOOP("RouletteFactText", "One maximum, set by the house")},
    KeyText{"series", QT_TRANSLATE_NOOP("RouletteFactText", "Series")},
    KeyText{"neighbours", QT_TRANSLATE_NOOP("RouletteFactText", "Numbers with their neighbours")},
    KeyText{"series_maximum", QT_TRANSLATE_NOOP("RouletteFactText", "Maximum of a whole series")},
    KeyText{"parol", QT_TRANSLATE_NOOP("RouletteFactText", "Parol on a series")},
    KeyText{"closes_before_launch", QT_TRANSLATE_NOOP("RouletteFactText", "Stakes close before the launch")},
    KeyText{"closes_on_slowdown", QT_TRANSLATE_NOOP("RouletteFactText", "Stakes close while the ball runs")},
    KeyText{"usual_closing", QT_TRANSLATE_NOOP("RouletteFactText", "Close where the house picks none")},
    KeyText{"opening_said", QT_TRANSLATE_NOOP("RouletteFactText", "Words open the stakes")},
    KeyText{"closing_timed",
            QT_TRANSLATE_NOOP("RouletteFactText", "The words that close them have a set moment")},
    KeyText{"bell", QT_TRANSLATE_NOOP("RouletteFactText", "A bell closes the stakes")},
    KeyText{"launches_alternate",
            QT_TRANSLATE_NOOP("RouletteFactText", "The ball goes the other way round each time")},
    KeyText{"number_called", QT_TRANSLATE_NOOP("RouletteFactText", "The number is called aloud")},
    KeyText{"ball_changed", QT_TRANSLATE_NOOP("RouletteFactText", "Two balls, changed every hour")},
    KeyText{"dealer_changed",
            QT_TRANSLATE_NOOP("RouletteFactText", "The croupier is relieved every half hour")},
    KeyText{"payment_order", QT_TRANSLATE_NOOP("RouletteFactText", "Order of payment")},
    KeyText{"payment_ordered", QT_TRANSLATE_NOOP("RouletteFactText", "That order is prescribed")},
    KeyText{"paid_together",
            QT_TRANSLATE_NOOP("RouletteFactText", "Several prizes of a player paid together")},
    KeyText{"together_obliged",
            QT_TRANSLATE_NOOP("RouletteFactText", "Several prizes of a player must be paid together")},
    KeyText{"zero_takes", QT_TRANSLATE_NOOP("RouletteFactText", "Even chances on zero")},
    KeyText{"void_spin", QT_TRANSLATE_NOOP("RouletteFactText", "An object in the wheel voids the spin")},
    KeyText{"stakes_put_back", QT_TRANSLATE_NOOP("RouletteFactText", "Disturbed stakes are put back")},
    KeyText{"faulty_ball", QT_TRANSLATE_NOOP("RouletteFactText", "A faulty ball is replaced")},
    KeyText{"idle", QT_TRANSLATE_NOOP("RouletteFactText", "Players who stake nothing are invited to leave")},
};

constexpr std::array kFactValues = {
    KeyText{"american", QT_TRANSLATE_NOOP("RouletteFactText", "American")},
    KeyText{"french", QT_TRANSLATE_NOOP("RouletteFactText", "French")},
    KeyText{"american_online", QT_TRANSLATE_NOOP("RouletteFactText", "as 804/2015 prints it")},
    KeyText{"american_double", QT_TRANSLATE_NOOP("RouletteFactText", "with 00")},
    KeyText{"american_casino", QT_TRANSLATE_NOOP("RouletteFactText", "as 894/2002 prints it, mirrored")},
    KeyText{"before_launch", QT_TRANSLATE_NOOP("RouletteFactText", "before the launch")},
    KeyText{"on_slowdown", QT_TRANSLATE_NOOP("RouletteFactText", "while the ball runs")},
    KeyText{"none", QT_TRANSLATE_NOOP("RouletteFactText", "none")},
    KeyText{"shortcut", QT_TRANSLATE_NOOP("RouletteFactText", "only as a shortcut for single stakes")},
    KeyText{"booked", QT_TRANSLATE_NOOP("RouletteFactText", "stakes of their own")},
    KeyText{"all", QT_TRANSLATE_NOOP("RouletteFactText", "lose in full")},
    KeyText{"half", QT_TRANSLATE_NOOP("RouletteFactText", "lose half")},
};

template <std::size_t count>
QString wordsOf(const std::array<KeyText, count>& all, std::string_view key) {
    const auto found = std::ranges::find(all, key, &KeyText::key);
    return found == all.end() ? QString() : QCoreApplication::translate("RouletteFactText", found->words);
}

} // namespace

QString RouletteFactText::subject(std::string_view key) { return wordsOf(kFactSubjects, key); }

QString RouletteFactText::value(const Fact& fact) {
    return std::visit(Overloaded{[](bool yes) { return yes ? tr("yes") : tr("no"); },
                                 [&](std::int64_t count) { return counted(fact.subject, count); },
                                 [](Odds odds) { return RouletteNames::pays(odds); },
                                 [](const std::string& key) { return keyed(key); }},
                      fact.value);
}

QString RouletteFactText::counted(std::string_view subject, std::int64_t count) {
    if (subject == "pockets") {
        return QString::number(count);
    }
    //: %1 a number
    return count == 0 ? tr("no") : tr("%1 times the minimum").arg(count);
}

// The order of payment is chances in their order, with a plus between those that are paid together.
QString RouletteFactText::keyed(const std::string& key) {
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

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_rule_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/base/dispatch.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace mesaviva::app {

using namespace roulette;

namespace {

class LimitText {
    Q_DECLARE_TR_FUNCTIONS(RouletteRuleText)

public:
    // Names the zeros, which are staked on like other numbers.
    static QString straightUps(const Settings& settings) {
        return settings.pockets == kMostPockets ? tr("Straight up, also on 0 and 00")
                                                : tr("Straight up, also on 0");
    }
};

} // namespace

QString RouletteRuleText::limits(Money minimum, Money maximum) {
    //: %1 the smallest, %2 the largest stake
    return tr("%1 – %2").arg(amountText(minimum), amountText(maximum));
}

QStringList RouletteRuleText::limitCells(const Settings& settings) {
    constexpr std::array kKinds = {ChanceKind::straight, ChanceKind::split,        ChanceKind::street,
                                   ChanceKind::corner,   ChanceKind::line,         ChanceKind::dozen,
                                   ChanceKind::column,   ChanceKind::double_dozen, ChanceKind::double_column,
                                   ChanceKind::sector9,  ChanceKind::sector12};
    QStringList cells;
    const auto add = [&cells](const QString& name, const QString& odds, const QString& text) {
        cells << name << odds << text;
    };
    for (const ChanceKind kind : kKinds) {
        if (offers(settings, kind)) {
            const bool zeros = kind == ChanceKind::straight;
            add(zeros ? LimitText::straightUps(settings) : RouletteNames::chance(kind),
                RouletteNames::pays(settings.terms(kind).odds.value),
                limits(settings.minimumOf(kind), settings.maximumOf(kind)));
        }
    }
    add(tr("Even chances"), RouletteNames::pays(settings.terms(ChanceKind::red).odds.value),
        limits(settings.minimumOf(ChanceKind::red), settings.maximumOf(ChanceKind::red)));
    if (groupsAreBooked(settings)) {
        add(tr("Series, neighbours"), {}, tr("up to %1 in all").arg(amountText(settings.groupMaximum())));
    }
    if (settings.playerMaximum) {
        add(tr("All stakes of a player"), {}, tr("up to %1 in all").arg(amountText(*settings.playerMaximum)));
    }
    return cells;
}

QStringList RouletteRuleText::limits(const Settings& settings) {
    const QStringList cells = limitCells(settings);
    QStringList list;
    for (qsizetype cell = 0; cell + 2 < cells.size(); cell += 3) {
        //: %1 a chance, %2 its limits
        list.append(tr("%1: %2").arg(cells[cell], cells[cell + 2]));
    }
    return list;
}

QString RouletteRuleText::chipValue(std::optional<Money> value) {
    return value ? tr("1 chip = %1").arg(amountText(*value)) : QString();
}

QString RouletteRuleText::closing(const Settings& settings) {
    if (settings.closing == Closing::on_slowdown) {
        return tr("Stakes are accepted until the running ball slows");
    }
    return settings.individual ? tr("Stakes are accepted until you ask for the ball")
                               : tr("Stakes are accepted until the ball is launched");
}

namespace {

class HouseRuleText {
    Q_DECLARE_TR_FUNCTIONS(RouletteRuleText)

public:
    static QString rule(const QString& text, const Rules& rules) { return TableText::houseRule(text, rules); }

    // Our interpretation among the cited rules; empty if the text is clear.
    static Rules readingIn(const Rules& rules) {
        const auto found =
            std::find_if(rules.begin(), rules.end(), [](RuleId id) { return id.text().starts_with("I-"); });
        return found == rules.end() ? Rules{} : Rules{*found};
    }

    static void wheel(const Settings& s, QStringList& list) {
        const WheelTerms& terms = s.regulation().wheel;
        if (terms.mostPockets.value == kMostPockets) {
            list.append(rule(s.pockets == kMostPockets ? tr("The wheel has 38 numbers, with 0 and 00")
                                                       : tr("The wheel has 37 numbers, with one zero"),
                             terms.mostPockets.rules));
        }
        if (terms.frenchOrder.value && s.regulation().limits.groups.value == Groups::booked) {
            list.append(s.order == NumberOrder::french
                            ? rule(tr("The numbers are in the French order, with series and neighbours"),
                                   terms.frenchOrder.rules)
                            : rule(tr("The numbers are in the American order"), terms.american.rules));
        }
        if (s.doubleLayout) {
            list.append(rule(tr("The wheel stands between two layouts; each player stakes on one of them"),
                             terms.doubleLayout.rules));
        }
    }

    // At an individual wheel the player closes the stakes.
    static void closing(const Settings& s, QStringList& list) {
        list.append(rule(RouletteRuleText::closing(s), rulesOfSetting(s, "closing")));
    }

    static void choices(const Settings& s, QStringList& list) {
        const LimitTerms& limits = s.regulation().limits;
        const ChanceTerms& dozens = s.terms(ChanceKind::double_dozen);
        const ChanceTerms& columns = s.terms(ChanceKind::double_column);
        if (dozens.optional.value && !s.doubleDozen) {
            list.append(rule(tr("Double dozens are not offered"), dozens.optional.rules));
        }
        if (columns.optional.value && !s.doubleColumn) {
            list.append(rule(tr("Double columns are not offered"), columns.optional.rules));
        }
        if (s.playerMaximum) {
            list.append(
                rule(tr("A player may stake at most %1 over all chances").arg(amountText(*s.playerMaximum)),
                     limits.playerMaximum.rules));
        }
        if (s.seriesShortcut) {
            list.append(rule(tr("Series and neighbours are a shortcut for the stakes they consist of"),
                             limits.groups.rules));
        }
    }

    static void chips(const Settings& s, QStringList& list) {
        if (!s.regulation().wheel.colourChips.value) {
            return;
        }
        const Rules rules = rulesOfSetting(s, "chips");
        switch (s.chips) {
        case Chips::colour:
            list.append(rule(tr("Every player has chips of their own colour and value"), rules));
            break;
        case Chips::cash_on_even: list.append(rule(tr("Even chances take cash chips, too"), rules)); break;
        case Chips::cash: list.append(rule(tr("The table plays with cash chips only"), rules)); break;
        }
    }

    static void zero(const Settings& s, QStringList& list) {
        const LimitTerms& limits = s.regulation().limits;
        const Cited<ZeroTakes>& zero = s.regulation().payment.zero;
        if (!limits.zeroCombinations.value) {
            list.append(rule(tr("Stakes that combine zero with other numbers are not offered"),
                             limits.zeroCombinations.rules));
            list.append(rule(tr("On zero all stakes lose except straight ups on zero"), zero.rules));
            return;
        }
        list.append(rule(zero.value == ZeroTakes::half ? tr("On zero even chances lose half")
                                                       : tr("On zero even chances lose the whole stake"),
                         zero.rules));
    }

    static void limits(const Settings& s, QStringList& list) {
        const Cited<std::int64_t>& corner = s.terms(ChanceKind::corner).maximum;
        if (const Rules reading = readingIn(corner.rules); !reading.empty()) {
            list.append(rule(tr("A corner takes up to %1 times its minimum").arg(corner.value), reading));
        }
        if (groupsAreBooked(s)) {
            list.append(rule(
                tr("A series or neighbours stake takes up to %1 in all").arg(amountText(s.groupMaximum())),
                readingIn(s.regulation().limits.groupMaximum.rules)));
        }
        if (groupsAreBooked(s) && s.seriesMultiples == SeriesMultiples::stakes) {
            list.append(rule(
                tr("A series or neighbours stake is a whole multiple of %1").arg(amountText(s.groupStep())),
                readingIn(s.regulation().limits.groupMaximum.rules)));
        }
    }

    static void sectors(const Settings& s, QStringList& list) {
        const ChanceTerms& sector = s.terms(ChanceKind::sector9);
        if (sector.known.value) {
            list.append(rule(s.order == NumberOrder::american
                                 ? tr("Sectors follow the American order of numbers")
                                 : tr("The numbers are in the French order, without sectors"),
                             sector.optional.rules));
        }
    }
};

} // namespace

QStringList RouletteRuleText::houseRules(const Settings& settings) {
    QStringList list;
    HouseRuleText::wheel(settings, list);
    HouseRuleText::closing(settings, list);
    HouseRuleText::sectors(settings, list);
    HouseRuleText::choices(settings, list);
    HouseRuleText::chips(settings, list);
    HouseRuleText::zero(settings, list);
    HouseRuleText::limits(settings, list);
    list.append(TableText::houseRule(settings.payment == PaymentOrder::by_player
                                         ? tr("A player with several prizes is paid all of them at once")
                                         : tr("Prizes are paid strictly chance by chance"),
                                     rulesOfSetting(settings, "payment_order")));
    return list;
}

namespace {

struct KeyText {
    std::string_view key;
    const char* words;
};

constexpr std::array kFactSubjects = {
    KeyText{"pockets", QT_TRANSLATE_NOOP("RouletteFactText", "Numbers of the wheel, at most")},
    KeyText{"american_order", QT_TRANSLATE_NOOP("RouletteFactText", "American order of numbers")},
    KeyText{"french_order", QT_TRANSLATE_NOOP("RouletteFactText", "French order of numbers")},
    KeyText{"usual_order", QT_TRANSLATE_NOOP("RouletteFactText", "Order if the house picks none")},
    KeyText{"individual", QT_TRANSLATE_NOOP("RouletteFactText", "A wheel for one player alone")},
    KeyText{"double_layout", QT_TRANSLATE_NOOP("RouletteFactText", "A wheel between two layouts")},
    KeyText{"colour_chips", QT_TRANSLATE_NOOP("RouletteFactText", "Colour chips without a value")},
    KeyText{"cash_chips", QT_TRANSLATE_NOOP("RouletteFactText", "Cash chips alongside them")},
    KeyText{"every_combination", QT_TRANSLATE_NOOP("RouletteFactText", "Every possible combination")},
    KeyText{"zero_combinations", QT_TRANSLATE_NOOP("RouletteFactText", "Zero together with other numbers")},
    KeyText{"named_dozens", QT_TRANSLATE_NOOP("RouletteFactText", "Dozens called small, middle and big")},
    KeyText{"player_maximum", QT_TRANSLATE_NOOP("RouletteFactText", "Maximum per player over all chances")},
    KeyText{"house_maximum", QT_TRANSLATE_NOOP("RouletteFactText", "One maximum, set by the house")},
    KeyText{"series", QT_TRANSLATE_NOOP("RouletteFactText", "Series")},
    KeyText{"neighbours", QT_TRANSLATE_NOOP("RouletteFactText", "Numbers with their neighbours")},
    KeyText{"series_maximum", QT_TRANSLATE_NOOP("RouletteFactText", "Maximum of a whole series")},
    KeyText{"parol", QT_TRANSLATE_NOOP("RouletteFactText", "Parol on a series")},
    KeyText{"closes_before_launch",
            QT_TRANSLATE_NOOP("RouletteFactText", "Betting closes before the launch")},
    KeyText{"closes_on_slowdown",
            QT_TRANSLATE_NOOP("RouletteFactText", "Betting closes while the ball runs")},
    KeyText{"usual_closing", QT_TRANSLATE_NOOP("RouletteFactText", "Close if the house picks none")},
    KeyText{"opening_said", QT_TRANSLATE_NOOP("RouletteFactText", "Words open betting")},
    KeyText{"closing_timed",
            QT_TRANSLATE_NOOP("RouletteFactText", "The words that close it have a set moment")},
    KeyText{"bell", QT_TRANSLATE_NOOP("RouletteFactText", "A bell closes betting")},
    KeyText{"launches_alternate",
            QT_TRANSLATE_NOOP("RouletteFactText", "The ball changes direction each time")},
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

// The order of payment: chances in order, with a plus between those that are paid together.
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

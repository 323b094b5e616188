// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks about single stakes, pictures and conversions.

#include "engine/training/drills/roulette_make_parts.h"

#include <algorithm>

namespace mesaviva::drills {

namespace {

using roulette::ChanceKind;
using roulette::Pocket;
using roulette::SpotId;

constexpr std::string_view kEven = "even";
constexpr std::string_view kHalf = "half";

bool isChance(std::string_view subject, ChanceKind kind) {
    return (subject == kEven || subject == kHalf) ? roulette::isEvenChance(kind)
                                                  : roulette::chanceFrom(subject) == kind;
}

std::vector<SpotId> spotsFor(std::string_view subject, const roulette::Settings& settings) {
    std::vector<SpotId> spots;
    const auto all = settings.layout().spots();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto spot = static_cast<SpotId>(i);
        if (isChance(subject, all[i].kind) && roulette::offers(settings, spot)) {
            spots.push_back(spot);
        }
    }
    return spots;
}

std::int64_t chipsIn(Money amount, const roulette::Settings& settings) {
    return amount.cents / settings.minimumOf(ChanceKind::straight).cents;
}

// Where half of a stake is paid or returned, only an even number of chips gives whole chips.
bool isHalved(const roulette::Settings& settings, ChanceKind kind, bool kept) {
    return kept || settings.terms(kind).odds.value.denominator == 2;
}

// The number of chips: limited by the terms and the regulation's maximum, with a minimum for the level.
std::int64_t chipsFor(const RouletteTerms& terms, ChanceKind kind, bool kept, RandomStream& chance) {
    const std::int64_t step = isHalved(terms.roulette, kind, kept) ? 2 : 1;
    const std::int64_t limit = chipsIn(terms.roulette.maximumOf(kind), terms.roulette);
    const std::int64_t most = std::min(std::max(step, mostChips(terms.stacks)), limit) / step;
    const std::int64_t least = terms.stacks == Stacks::twelve && most > kStack / step ? kStack / step + 1 : 1;
    return step * between(least, most, chance);
}

std::vector<Pocket> pocketsOf(roulette::Numbers numbers) {
    std::vector<Pocket> list;
    numbers.forEach([&](Pocket pocket) { list.push_back(pocket); });
    return list;
}

// The places around a number: inside chances that win with it.
std::vector<SpotId> insideSpots(const roulette::Settings& settings, Pocket number) {
    std::vector<SpotId> list;
    for (const SpotId spot : settings.layout().winners(number)) {
        if (settings.layout()[spot].kind <= ChanceKind::line && roulette::offers(settings, spot)) {
            list.push_back(spot);
        }
    }
    return list;
}

// The position of a number on the layout, which decides the places around it.
std::string_view placeOf(Pocket number) {
    if (number.isZero()) {
        return "zero";
    }
    if (number.index() <= 3) {
        return "first";
    }
    if (number.index() >= 34) {
        return "last";
    }
    return number.index() % 3 == 2 ? "middle" : "edge";
}

std::vector<Pocket> numbersAt(std::string_view place, int pockets) {
    std::vector<Pocket> list;
    for (int index = 0; index < pockets; ++index) {
        if (placeOf(Pocket(index)) == place) {
            list.push_back(Pocket(index));
        }
    }
    return list;
}

// The places around a number that have chips; the first one is the number itself.
std::vector<SpotId> pictureOf(int level, std::string_view subject, const std::vector<SpotId>& around,
                              const roulette::Settings& settings, RandomStream& chance) {
    std::vector<SpotId> kept = around;
    if (subject.starts_with("full")) {
        return kept;
    }
    if (level <= 2) { // straight ups, splits and, from the next level on, corners
        std::erase_if(kept, [&](SpotId spot) {
            const ChanceKind kind = settings.layout()[spot].kind;
            return kind != ChanceKind::straight && kind != ChanceKind::split &&
                   (level == 1 || kind != ChanceKind::corner);
        });
    }
    const std::size_t most = level == 1 ? 2 : level == 2 ? 4 : 6;
    while (kept.size() > std::max<std::size_t>(2, most)) {
        kept.erase(kept.begin() + 1 +
                   static_cast<std::ptrdiff_t>(chance.below(static_cast<std::uint32_t>(kept.size() - 1))));
    }
    return kept;
}

} // namespace

Subjects paymentSubjects(int level, const RouletteTerms& terms) {
    Subjects all = {"straight", std::string(kEven), "column", "dozen"};
    if (level >= 2) {
        all.insert(all.begin() + 1, {"split", "corner"});
    }
    if (level >= 3) {
        all.insert(all.end(), {"street", "line", "sector9", "sector12"});
    }
    if (level >= 4) {
        all.insert(all.end(), {"double_dozen", "double_column"});
        if (terms.roulette.regulation().payment.zero.value == roulette::ZeroTakes::half) {
            all.emplace_back(kHalf);
        }
    }
    std::erase_if(all, [&](const std::string& subject) { return spotsFor(subject, terms.roulette).empty(); });
    return all;
}

PaymentTask paymentTask(std::string_view subject, const RouletteTerms& terms, RandomStream& chance) {
    const roulette::Settings& settings = terms.roulette;
    const std::vector<SpotId> spots = spotsFor(subject, settings);
    const SpotId spot = oneOf(spots, chance);
    const roulette::Spot& place = settings.layout()[spot];
    PaymentTask task{settings, settings.minimumOf(ChanceKind::straight), {}, {}, subject == kHalf};
    task.drawn = task.kept ? Pocket(0) : oneOf(pocketsOf(place.numbers), chance);
    task.stakes.push_back({spot, {}, task.chip * chipsFor(terms, place.kind, task.kept, chance)});
    return task;
}

Subjects pictureSubjects(int level, const RouletteTerms& terms) {
    Subjects all = {"middle", "edge"};
    if (level >= 2) {
        all.insert(all.end(), {"first", "last"});
    }
    if (level >= 3) {
        all.insert(all.end(), {"full_middle", "full_edge"});
        // M8: in Macau no places cross zero.
        if (insideSpots(terms.roulette, Pocket(0)).size() > 1) {
            all.emplace_back("zero");
        }
    }
    if (level >= 4) {
        all.insert(all.end(), {"full_first", "full_last"});
    }
    return all;
}

PaymentTask pictureTask(int level, std::string_view subject, const RouletteTerms& terms,
                        RandomStream& chance) {
    const roulette::Settings& settings = terms.roulette;
    constexpr std::string_view kFull = "full_";
    const std::string_view place = subject.starts_with(kFull) ? subject.substr(kFull.size()) : subject;
    const Pocket number = oneOf(numbersAt(place, settings.pockets), chance);
    PaymentTask task{settings, settings.minimumOf(ChanceKind::straight), {}, number, false};
    for (const SpotId spot : pictureOf(level, subject, insideSpots(settings, number), settings, chance)) {
        const ChanceKind kind = settings.layout()[spot].kind;
        RouletteTerms lower = terms;
        // Beginners have one chip on each place.
        lower.stacks = level <= 2 ? Stacks::one : terms.stacks;
        task.stakes.push_back({spot, {}, task.chip * chipsFor(lower, kind, false, chance)});
    }
    return task;
}

Subjects conversionSubjects(int level) {
    switch (level) {
    case 1: return {"all_cash"};
    case 2: return {"all_cash", "some_kept"};
    case 3: return {"some_kept", "whole_cash"};
    default: return {"some_kept", "whole_cash", "picture"};
    }
}

ConversionTask conversionTask(std::string_view subject, const RouletteTerms& terms, RandomStream& chance) {
    constexpr std::array<std::int64_t, 7> kValues = {50, 100, 250, 500, 1'000, 2'500, 5'000};
    constexpr std::array<std::int64_t, 4> kPays = {35, 17, 11, 8};
    ConversionTask task;
    task.chip = Money{oneOf(kValues, chance)};
    RouletteTerms valued = terms;
    valued.roulette.setMinimum(task.chip);
    if (valued.roulette.maximum) {
        valued.roulette.maximum = task.chip * terms.roulette.regulation().limits.houseMaximum.value;
    }
    task.stakes.settings = valued.roulette;
    task.stakes.chip = task.chip;
    if (subject == "picture") {
        task.stakes = pictureTask(3, between(0, 1, chance) == 0 ? "middle" : "edge", valued, chance);
        task.paid = paidOn(task.stakes).cents / task.chip.cents;
    } else {
        const std::int64_t most =
            std::max<std::int64_t>(2, std::min<std::int64_t>(mostChips(terms.stacks), 12));
        task.paid = oneOf(kPays, chance) * between(1, most, chance);
    }
    if (subject == "whole_cash") {
        constexpr std::array<std::int64_t, 3> kTimes = {10, 20, 4};
        task.request = ConversionTask::Request::whole_cash;
        task.cash = task.chip * oneOf(kTimes, chance);
    } else if (subject != "all_cash") {
        task.request = ConversionTask::Request::some_kept;
        // Some chips of less than a stack stay in colour; else the odd ones do, or a whole stack.
        const std::int64_t odd = task.paid % kStack;
        task.kept = task.paid <= kStack ? between(1, std::max<std::int64_t>(1, task.paid - 1), chance)
                    : odd > 0 && between(0, 1, chance) == 0 ? odd
                                                            : kStack;
    }
    return task;
}

} // namespace mesaviva::drills

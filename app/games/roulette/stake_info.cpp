// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/stake_info.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/text/roulette_names.h"
#include "app/games/roulette/text/roulette_rule_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace mesaviva::app {

using namespace roulette;

scene::TrackKind trackOf(const Settings& settings) {
    using scene::TrackKind;
    if (groupsAreBooked(settings)) {
        return TrackKind::french;
    }
    if (offers(settings, ChanceKind::sector9)) {
        return TrackKind::macau;
    }
    return offersSeries(settings) ? TrackKind::shortcut : TrackKind::none;
}

std::optional<TrackPlace> trackPlace(int code, const Settings& settings) {
    const Layout& layout = settings.layout();
    if (code >= 0 && code < settings.pockets) {
        return TrackPlace{Pocket(code), std::nullopt, std::nullopt};
    }
    const int series = code - kFirstSeriesCode;
    if (series >= 0 && series < static_cast<int>(kAllSeries.size())) {
        const Series which = kAllSeries[static_cast<std::size_t>(series)];
        return roulette::partsOf(which, layout) ? std::optional(TrackPlace{std::nullopt, which, std::nullopt})
                                                : std::nullopt;
    }
    const auto isSector = [](const Spot& spot) {
        return spot.kind == ChanceKind::sector9 || spot.kind == ChanceKind::sector12;
    };
    const auto spots = layout.spots();
    const auto first = std::find_if(spots.begin(), spots.end(), isSector);
    const auto sector = code - kFirstSectorCode;
    if (sector >= 0 && sector < spots.end() - first) {
        return TrackPlace{std::nullopt, std::nullopt, static_cast<SpotId>(first - spots.begin() + sector)};
    }
    return std::nullopt;
}

std::vector<Part> partsOf(const TrackPlace& place, int chips, const Settings& settings) {
    if (place.number) {
        return roulette::partsOf(*place.number, chips, Wheel(settings.wheelOrder()), settings.layout());
    }
    if (place.series) {
        return roulette::partsOf(*place.series, settings.layout()).value_or(std::vector<Part>{});
    }
    return {{*place.sector, 1}};
}

Group groupOf(const TrackPlace& place, int chips) {
    return place.number ? Group(*place.number, chips) : place.series ? Group(*place.series) : Group{};
}

Command stakeOn(const TrackPlace& place, int chips, Money chip, PlayerId player, const Settings& settings) {
    if (place.number) {
        return PlaceNeighbours{player, *place.number, chips, chip};
    }
    if (place.series) {
        return PlaceSeries{player, *place.series, chip};
    }
    const Spot& spot = settings.layout()[*place.sector];
    return PlaceStake{player, spot.kind, spot.numbers, chip};
}

using namespace roulette;

namespace {

class InfoText {
    Q_DECLARE_TR_FUNCTIONS(StakeInfo)

public:
    static QString whole(const StakeInfo& info) {
        QStringList parts = {info.name};
        if (!info.offered) {
            parts.append(info.reason);
            return parts.join(QStringLiteral(", "));
        }
        if (!info.pays.isEmpty()) {
            parts.append(tr("pays %1").arg(info.pays));
        }
        if (info.chips > 1) {
            parts.append(tr("%n chip(s)", nullptr, info.chips));
        }
        if (!info.limits.isEmpty()) {
            parts.append(info.limits);
        }
        if (info.ownStake > 0) {
            parts.append(tr("your stake %1").arg(amountText(Money{info.ownStake})));
        }
        if (!info.others.isEmpty()) {
            parts.append(info.others);
        }
        return parts.join(QStringLiteral(", "));
    }

    //: %1 a player, %2 the sum of that player's chips
    static QString whose(const QString& name, Money sum) { return tr("%1 %2").arg(name, amountText(sum)); }
    static QString notOffered() { return tr("This table does not take such stakes."); }
    static QString upTo(Money most) { return tr("up to %1 in all").arg(amountText(most)); }
    static QString perChip(Money least) { return tr("chips of %1 or more").arg(amountText(least)); }
};

QList<int> indices(Numbers numbers) {
    QList<int> list;
    numbers.forEach([&](Pocket pocket) { list.append(pocket.index()); });
    return list;
}

// The stakes of the other players; at a double table (R1) of those on the same layout, who have every other
// colour.
void addOthers(StakeInfo& info, const State& state, PlayerId player, SpotId spot,
               const NameOfPlayer& nameOf) {
    const auto side = [&](std::size_t who) {
        return state.settings.doubleLayout ? state.players[who].colour % 2 : 0;
    };
    QStringList names;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (i == player || (player < state.players.size() && side(i) != side(player))) {
            continue;
        }
        Money sum;
        for (const Stake& stake : state.players[i].stakes) {
            sum += stake.spot == spot ? stake.amount : Money{};
        }
        if (sum > Money{}) {
            info.othersStake += sum.cents;
            names.append(InfoText::whose(nameOf(static_cast<PlayerId>(i)), sum));
        }
    }
    info.others = names.join(QStringLiteral(", "));
}

// The smallest chip with which every part reaches the minimum of its chance.
Money leastChip(const std::vector<Part>& parts, const Settings& settings) {
    Money least;
    for (const Part& part : parts) {
        const Money minimum = settings.minimumOf(settings.layout()[part.spot].kind);
        least = std::max(least, Money{(minimum.cents + part.chips - 1) / part.chips});
    }
    return least;
}

} // namespace

StakeInfo infoOfSpot(const State& state, PlayerId player, SpotId spot, const NameOfPlayer& nameOf) {
    const Settings& settings = state.settings;
    const Spot& place = settings.layout()[spot];
    StakeInfo info;
    info.spot = spot;
    info.name = RouletteNames::spot(spot, settings);
    info.chance = RouletteNames::chance(place.kind);
    info.numbers = RouletteNames::numbers(spot, settings);
    const ChanceTerms& terms = settings.terms(place.kind);
    info.pays = terms.known.value ? RouletteNames::pays(terms.odds.value) : QString();
    info.rule = textOf(first(terms.known.rules));
    info.minimum = settings.minimumOf(place.kind).cents;
    info.maximum = settings.maximumOf(place.kind).cents;
    info.limits = RouletteRuleText::limits(settings.minimumOf(place.kind), settings.maximumOf(place.kind));
    info.offered = offers(settings, spot);
    info.reason = info.offered ? QString() : InfoText::notOffered();
    info.spots = {spot};
    info.pockets = indices(place.numbers);
    if (player < state.players.size()) {
        for (const Stake& stake : state.players[player].stakes) {
            info.ownStake += stake.spot == spot ? stake.amount.cents : 0;
        }
    }
    addOthers(info, state, player, spot, nameOf);
    info.accessibleText = InfoText::whole(info);
    return info;
}

StakeInfo infoOfTrack(const State& state, PlayerId player, int code, int chips, const NameOfPlayer& nameOf) {
    const Settings& settings = state.settings;
    const std::optional<TrackPlace> place = trackPlace(code, settings);
    if (!place) {
        return {};
    }
    if (place->sector) {
        return infoOfSpot(state, player, *place->sector, nameOf);
    }
    const bool booked = groupsAreBooked(settings);
    const Group group = groupOf(*place, chips);
    const std::vector<Part> parts = partsOf(*place, chips, settings);
    StakeInfo info;
    info.name = RouletteNames::group(group);
    info.chips = 0;
    Numbers covered;
    QStringList names;
    for (const Part& part : parts) {
        const Spot& spot = settings.layout()[part.spot];
        spot.numbers.forEach([&](Pocket pocket) { covered.add(pocket); });
        names.append(RouletteNames::numbers(part.spot, settings));
        info.chips += part.chips;
        info.spots.append(part.spot);
    }
    info.numbers = names.join(QStringLiteral(", "));
    info.pockets = indices(covered);
    if (place->number) {
        info.pays = RouletteNames::pays(settings.terms(ChanceKind::straight).odds.value);
    }
    const LimitTerms& limits = settings.regulation().limits;
    info.rule = textOf(first(place->series ? limits.groups.rules : limits.neighbours.rules));
    const Money least = leastChip(parts, settings);
    info.minimum = least.cents;
    info.maximum = booked ? settings.groupMaximum().cents : 0;
    info.limits = InfoText::perChip(least);
    if (booked) {
        info.limits += QStringLiteral(", ") + InfoText::upTo(settings.groupMaximum());
    }
    info.offered = place->series ? offersSeries(settings, *place->series) : offersSeries(settings);
    info.reason = info.offered ? QString() : InfoText::notOffered();
    if (booked && player < state.players.size()) {
        for (const Stake& stake : state.players[player].stakes) {
            info.ownStake += stake.group == group ? stake.amount.cents : 0;
        }
    }
    info.accessibleText = InfoText::whole(info);
    return info;
}

} // namespace mesaviva::app

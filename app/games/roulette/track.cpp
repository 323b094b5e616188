// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/track.h"

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

} // namespace mesaviva::app

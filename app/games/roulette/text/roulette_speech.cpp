// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/text/roulette_speech.h"

#include "app/core/text/spoken_numbers.h"
#include "app/core/text/table_speech.h"
#include "app/games/roulette/text/roulette_names.h"
#include "app/games/roulette/text/roulette_text.h"
#include "engine/base/overloaded.h"

#include <vector>

namespace mesaviva::app {

using namespace roulette;

namespace {

// Up to this many numbers are listed; others are named by the first and the last.
constexpr std::size_t kListed = 5;
constexpr int kFirstHigh = 19;

Urgency urgencyOf(Phrase phrase) {
    return phrase.visit(Overloaded{
        [](CommonPhrase common) { return TableSpeech::urgencyOf(common); },
        [](OwnPhrase own) {
            switch (own) {
            case OwnPhrase::no_more_bets:
            case OwnPhrase::bell:
            case OwnPhrase::number:
            case OwnPhrase::void_spin: return Urgency::call;
            case OwnPhrase::place_your_bets: return Urgency::moment;
            case OwnPhrase::stakes_restored:
            case OwnPhrase::ball_change:
            case OwnPhrase::dealer_change:
            case OwnPhrase::payment: return Urgency::notice;
            }
            return Urgency::notice;
        },
    });
}

} // namespace

QString RouletteSpeech::number(Pocket pocket) {
    return pocket == kDoubleZero ? tr("double zero") : numberWords(pocket.index());
}

QString RouletteSpeech::pocket(Pocket pocket) {
    const QString colour = RouletteNames::colour(pocket.colour());
    if (pocket.isZero()) {
        //: spoken; %1 a number, %2 its colour
        return tr("%1, %2").arg(number(pocket), colour);
    }
    const ChanceKind parity = pocket.index() % 2 == 0 ? ChanceKind::even : ChanceKind::odd;
    const ChanceKind half = pocket.index() < kFirstHigh ? ChanceKind::low : ChanceKind::high;
    //: spoken; %1 a number, %2 its colour, %3 "even", %4 "low"
    return tr("%1, %2, %3, %4")
        .arg(number(pocket), colour, RouletteNames::chance(parity).toLower(),
             RouletteNames::chance(half).toLower());
}

QString RouletteSpeech::spot(SpotId spot, const Settings& settings) {
    const Spot& place = settings.layout()[spot];
    std::vector<Pocket> pockets;
    place.numbers.forEach([&](Pocket pocket) { pockets.push_back(pocket); });
    const QString chance = RouletteNames::chance(place.kind);
    const auto range = [&](const QString& from, const QString& to) {
        //: spoken; %1 a chance, %2 its first and %3 its last number
        return tr("%1, %2 to %3").arg(chance, from, to);
    };
    switch (place.kind) {
    case ChanceKind::column:
        return ordinalWords(pockets.front().index(), Gender::feminine) + u' ' + chance.toLower();
    case ChanceKind::double_column:
        //: spoken; %1 "Double column", %2 and %3 which columns these are: "first", "second"
        return tr("%1, %2 and %3")
            .arg(chance, ordinalWords(pockets[0].index(), Gender::feminine),
                 ordinalWords(pockets[1].index(), Gender::feminine));
    case ChanceKind::sector9:
    case ChanceKind::sector12: {
        const auto [first, last] = RouletteNames::endsOfSector(place.numbers);
        return range(number(first), number(last));
    }
    default: break;
    }
    if (isEvenChance(place.kind)) {
        return chance;
    }
    if (pockets.size() > kListed) {
        return range(number(pockets.front()), number(pockets.back()));
    }
    QStringList names;
    for (const Pocket pocket : pockets) {
        names.append(number(pocket));
    }
    //: spoken; %1 a chance, %2 its numbers: "Split, seventeen and twenty"
    return tr("%1, %2", "numbers of a chance").arg(chance, listWords(names));
}

Sentence RouletteSpeech::announcement(const Announced& announced, const Settings& settings,
                                      const QString& playerName, bool own) {
    if (announced.phrase == OwnPhrase::number) {
        return TableSpeech::say(Urgency::call, pocket(announced.pocket), name(announced.phrase));
    }
    if (announced.phrase == OwnPhrase::payment) {
        return TableSpeech::payment(playerName, own, spot(announced.stake.spot, settings), announced.amount,
                                    name(announced.phrase));
    }
    return TableSpeech::say(urgencyOf(announced.phrase),
                            RouletteText::announcement(announced, settings, spokenName(playerName), own),
                            name(announced.phrase));
}

Sentence RouletteSpeech::result(const Settled& settled) {
    return TableSpeech::say(Urgency::notice, TableSpeech::result(settled.net()), "settled");
}

} // namespace mesaviva::app

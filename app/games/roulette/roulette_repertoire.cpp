// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/table_speech.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/text/roulette_speech.h"

namespace mesaviva::app {

using namespace roulette;

QStringList RouletteGame::repertoire(const QString& player) const {
    QStringList sentences;
    for (const RuleSet rules : {RuleSet::online, RuleSet::casino, RuleSet::macau}) {
        const Settings settings(rules);
        for (const Phrase phrase : Phrase::all()) {
            for (const bool own : {false, true}) {
                Announced announced{phrase};
                announced.player = 0;
                announced.amount = Money{100};
                sentences.append(RouletteSpeech::announcement(announced, settings, player, own).text);
            }
        }
        const auto spots = settings.layout().spots();
        for (std::size_t spot = 0; spot < spots.size(); ++spot) {
            sentences.append(RouletteSpeech::spot(static_cast<SpotId>(spot), settings));
        }
    }
    for (int pocket = 0; pocket < kMostPockets; ++pocket) {
        sentences.append(RouletteSpeech::pocket(Pocket(pocket)));
    }
    for (const Money net : {Money{0}, Money{100}, Money{-100}}) {
        sentences.append(TableSpeech::result(net));
    }
    sentences.removeDuplicates();
    return sentences;
}

} // namespace mesaviva::app

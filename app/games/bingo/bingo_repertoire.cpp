// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/table_speech.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/text/bingo_speech.h"

#include <vector>

namespace mesaviva::app {

using namespace bingo;

namespace {

// What may be told beside an announcement: that oneself has won, alone or with others, and why a round is
// void.
std::vector<BingoAside> asides(const QString& player) {
    std::vector<BingoAside> all{{}};
    for (const int winners : {1, 3}) {
        all.push_back({{{player}, winners, true}, {}});
    }
    for (const VoidReason reason : {VoidReason::too_few_players, VoidReason::system_failure}) {
        all.push_back({{}, reason});
    }
    return all;
}

} // namespace

QStringList BingoGame::repertoire(const QString& player) const {
    QStringList sentences;
    for (const Variant variant : {Variant::bingo90, Variant::bingo75, Variant::bingo30}) {
        Settings settings(variant);
        settings.symbols = variant == Variant::bingo30;
        for (int ball = 1; ball <= settings.shape().balls; ++ball) {
            sentences.append(BingoSpeech::ball(static_cast<Ball>(ball), settings));
            sentences.append(BingoSpeech::nicknamedBall(static_cast<Ball>(ball), settings));
        }
        for (const Phrase phrase : Phrase::all()) {
            for (const bool own : {false, true}) {
                for (std::size_t kind = 0; kind < kPrizeKinds; ++kind) {
                    Announced announced{phrase};
                    announced.player = 0;
                    announced.number = 1;
                    announced.kind = static_cast<PrizeKind>(kind);
                    announced.amount = Money{100};
                    announced.cards = kind % 2 == 0 ? 1 : 2;
                    for (const BingoAside& aside : asides(player)) {
                        sentences.append(
                            BingoSpeech::announcement(announced, settings, player, own, aside).text);
                    }
                }
            }
        }
    }
    for (const Money net : {Money{0}, Money{100}, Money{-100}}) {
        sentences.append(TableSpeech::result(net));
    }
    sentences.removeDuplicates();
    return sentences;
}

} // namespace mesaviva::app

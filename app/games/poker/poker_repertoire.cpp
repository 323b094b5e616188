// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/table_speech.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/text/poker_speech.h"
#include "app/games/poker/text/poker_text.h"

#include <array>

namespace mesaviva::app {

using namespace poker;

namespace {

// One of each kind of hand, and for what names a rank, one of each rank.
QStringList hands() {
    constexpr std::array<const char*, 13> kRanks = {"2", "3", "4", "5", "6", "7", "8",
                                                    "9", "T", "J", "Q", "K", "A"};
    QStringList hands = {QStringLiteral("As Ks Qs Js Ts"), QStringLiteral("9h 8h 7h 6h 5h"),
                         QStringLiteral("Kc Kd Kh 2s 2c"), QStringLiteral("Ah 9h 7h 3h 2h"),
                         QStringLiteral("5c 4d 3h 2s Ac"), QStringLiteral("Tc Td 4h 4s 2c"),
                         QStringLiteral("Ac Kd 9h 4s 2c"), QStringLiteral("Kc Jd 9h 4s 2c")};
    for (std::size_t i = 0; i < kRanks.size(); ++i) {
        const auto other = [&](std::size_t step) {
            return QString::fromLatin1(kRanks[(i + step) % kRanks.size()]);
        };
        const QString rank = other(0);
        hands << QStringLiteral("%1c %1d %1h %1s %2c").arg(rank, other(1))
              << QStringLiteral("%1c %1d %1h %2s %3c").arg(rank, other(2), other(5))
              << QStringLiteral("%1c %1d %2h %3s %4c").arg(rank, other(2), other(4), other(7));
    }
    return hands;
}

QString nameOf(const QString& cards) {
    HandCards hand{};
    const QStringList spelled = cards.split(u' ');
    for (std::size_t i = 0; i < hand.size(); ++i) {
        hand[i] = Card::fromText(spelled[static_cast<qsizetype>(i)].toStdString()).value();
    }
    return PokerText::hand(hand, RankingRules{});
}

} // namespace

QStringList PokerGame::repertoire(const QString& player) const {
    QStringList sentences;
    for (const Phrase phrase : Phrase::all()) {
        for (const bool own : {false, true}) {
            for (const Box box : {Box::ante, Box::bet}) {
                const Announced announced{phrase, 0, box, Money{100}};
                sentences.append(PokerSpeech::announcement(announced, player, own, {}).text);
            }
        }
    }
    for (const QString& cards : hands()) {
        sentences.append(
            PokerSpeech::announcement({OwnPhrase::dealer_qualifies}, {}, false, nameOf(cards)).text);
    }
    for (const Money net : {Money{0}, Money{100}, Money{-100}}) {
        sentences.append(TableSpeech::result(net));
    }
    for (int hand = 0; hand <= static_cast<int>(Combination::royal_flush); ++hand) {
        Settled settled{};
        settled.verdict = Verdict::tie;
        settled.hand = static_cast<Combination>(hand);
        sentences.append(PokerSpeech::result(settled).text);
    }
    return sentences;
}

} // namespace mesaviva::app

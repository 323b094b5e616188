// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A poker table for tests: fixed cards, players named by their seats, and functions that run to the next
// event of a type. Amounts are in cents, times in seconds.
#pragma once

#include "driven_game.h"
#include "engine/games/poker/game.h"
#include "engine/games/poker/pay_table.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::kit {

using namespace poker;
using Entry = Recorded<Event>;

/// Parses cards such as `As Kd Qh`.
inline std::vector<Card> cards(const QString& text) {
    std::vector<Card> result;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const std::optional<Card> card = Card::fromText(word.toStdString());
        if (!card) {
            qFatal("no card: %s", qPrintable(word));
        }
        result.push_back(*card);
    }
    return result;
}

/// Parses five cards.
inline HandCards handOf(const QString& text) {
    const std::vector<Card> list = cards(text);
    HandCards hand;
    if (list.size() != hand.size()) {
        qFatal("no hand: %s", qPrintable(text));
    }
    std::ranges::copy(list, hand.begin());
    return hand;
}

/// The deck that deals these hands: a burn card, then five times a card to each seat in turn and one to the
/// dealer (P19). The dealer's last card is the up card.
inline std::vector<Card> deckFor(const QStringList& hands, const QString& dealer, const QString& burnt = {}) {
    std::vector<std::vector<Card>> columns;
    for (const QString& hand : hands) {
        columns.push_back(cards(hand));
    }
    columns.push_back(cards(dealer));
    std::bitset<kDeckSize> used;
    for (const std::vector<Card>& column : columns) {
        if (column.size() != 5) {
            qFatal("a hand has five cards");
        }
        for (Card card : column) {
            if (used.test(card.index())) {
                qFatal("%s is dealt twice", card.text().c_str());
            }
            used.set(card.index());
        }
    }
    std::vector<Card> deck = cards(burnt);
    for (unsigned index = 0; deck.empty(); ++index) {
        if (!used.test(index)) {
            deck.push_back(Card::fromIndex(index));
        }
    }
    for (std::size_t row = 0; row < 5; ++row) {
        for (const std::vector<Card>& column : columns) {
            deck.push_back(column[row]);
        }
    }
    return deck;
}

/// A dealer's hand that does not qualify, one that just qualifies, and one that beats most.
inline const QString kDealerLow = QStringLiteral("Qh Js 9c 7d 3s");
inline const QString kDealerAceKing = QStringLiteral("Ah Ks 9c 7d 3s");
inline const QString kDealerPair = QStringLiteral("9h 9s Jc 7d 3s");
inline const QString kDealerFours = QStringLiteral("8c 8d 8h 8s 3s");

/// The settings of an individual table.
inline Settings individualTable() {
    Settings settings;
    settings.individual = true;
    settings.seats = 1;
    return settings;
}

/// A table with a driver. Seats identify players, even after they have left.
class Table : public DrivenGame<Game, SeededChance> {
public:
    explicit Table(const Settings& settings = {}, std::vector<Card> deck = {}, std::uint8_t seed = 1)
        : DrivenGame(settings, derivedSeeds(testSeed(seed)), std::move(deck)) {}

    // Players.

    /// Admits a player and seats them.
    PlayerId sit(int seat, std::int64_t wallet = 100'000) {
        const auto player = static_cast<PlayerId>(state().players.size());
        m_bySeat[seat] = player;
        if (send(Admit{{wallet}}) || send(Sit{player, seat})) {
            qFatal("seat %d refuses its player", seat);
        }
        return player;
    }
    /// Returns the player who sits, or last sat, at a seat.
    PlayerId at(int seat) const { return m_bySeat.at(seat); }

    std::optional<Refusal> ante(int seat, std::int64_t cents) { return send(PlaceAnte{at(seat), {cents}}); }
    std::optional<Refusal> undo(int seat) { return send(UndoAnte{at(seat)}); }
    std::optional<Refusal> clear(int seat) { return send(ClearAnte{at(seat)}); }
    std::optional<Refusal> repeat(int seat) { return send(RepeatAnte{at(seat)}); }
    std::optional<Refusal> deal(int seat) { return send(Deal{at(seat)}); }
    std::optional<Refusal> fold(int seat) { return send(Fold{at(seat)}); }
    std::optional<Refusal> bet(int seat) { return send(Bet{at(seat)}); }
    std::optional<Refusal> leave(int seat) { return send(Leave{at(seat)}); }
    std::optional<Refusal> takeAllowance(int seat) { return send(TakeAllowance{at(seat)}); }
    std::optional<Refusal> lose(int seat) { return send(LosePlayer{at(seat)}); }
    std::optional<Refusal> restore(int seat) { return send(RestorePlayer{at(seat)}); }
    std::optional<Refusal> failSystem() { return send(FailSystem{}); }

    std::int64_t wallet(int seat) const { return state().wallet(at(seat)).cents; }
    std::int64_t inBox(int seat, Box box) const {
        return state().inBox(static_cast<std::size_t>(seat - 1), box).cents;
    }
    bool isSeated(int seat) const { return state().players[at(seat)].seat == seat; }

    // Time.

    bool runToClose() { return runTo<RoundClosed>(); }

    // Events.

    /// Returns the latest settlement of a seat's player, if any.
    std::optional<Settled> settled(int seat) const {
        return lastWhere<Settled>([&](const Settled& event) { return event.player == at(seat); });
    }
    bool announced(Phrase phrase) const {
        return countWhere<Announced>([&](const Announced& event) { return event.phrase == phrase; }) > 0;
    }

private:
    std::map<int, PlayerId> m_bySeat;
};

/// Seats players at these seats and places an ante of `cents` for each.
inline void stakeAll(Table& table, const QList<int>& seats, std::int64_t cents = 1'000) {
    for (int seat : seats) {
        table.sit(seat);
    }
    table.runTo<BettingOpened>();
    for (int seat : seats) {
        table.ante(seat, cents);
    }
    if (table.state().settings.individual) {
        table.deal(seats.front());
    }
}

} // namespace mesaviva::kit

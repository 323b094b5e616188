// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of bingo: prizes, numbers, captions, reasons. The engine has only keys.
#pragma once

#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>
#include <string_view>

namespace mesaviva::app {

/// Names of bingo's symbols and patterns in the present language.
namespace bingo_names {

/// B79: the symbol of a number of bingo 30, from 1: "Caravel"; empty for other numbers.
QString symbol(int number);

/// B73b: the name of a pattern, by the engine's key: "Frame"; empty for other keys.
QString pattern(std::string_view key);

/// The name of a pattern with these boxes: "Frame", "Own pattern".
QString pattern(bingo::CellMask cells);

} // namespace bingo_names

/// The traditional nickname of a number in the present language: "Two little ducks". Only widely known ones;
/// most numbers have none in Portuguese. Empty if there is none, and in rooms where balls are not called by
/// their number alone (75 has letters, 30 may have symbols).
QString bingoNickname(bingo::Ball ball, const bingo::Settings& settings);

/// The name of a simulated bingo player, from 1: "Rosa M."; always the same for the same number. After some
/// thousands the names repeat with a number: "Rosa M. 2".
QString crowdName(std::uint32_t member);

/// Texts in the installed language.
class BingoText {
    Q_DECLARE_TR_FUNCTIONS(BingoText)

public:
    /// "Bingo 90".
    static QString variant(bingo::Variant variant);

    /// The regulation's name.
    static QString rules();

    /// The prize as the law calls it: "Line", "Four corners", "Bingo jackpot".
    static QString prize(bingo::PrizeKind kind);
    /// The prize within a sentence: "line".
    static QString prizeInside(bingo::PrizeKind kind);

    /// Hundredths of a per cent as text: "20 %".
    static QString share(bingo::BasisPoints share);
    /// "Line 20 %", in the order of the kinds.
    static QStringList shares(const bingo::Settings& settings);

    /// B42: "up to ball 45".
    static QString within(int balls);
    /// "1 234,56 pts up to ball 45".
    static QString jackpot(Money value, int withinBalls);

    /// A number as printed on its ball: "17", in 75 "B 12", a symbol's name.
    static QString ball(bingo::Ball ball, const bingo::Settings& settings);
    /// A number as printed on a card: "17", a symbol's name.
    static QString cell(bingo::Ball ball, const bingo::Settings& settings);
    /// A card's numbers in one line, with its rows separated.
    static QString face(const bingo::Card& card, const bingo::Settings& settings);
    /// The owner of a card: a player by name, or a simulated buyer.
    static QString owner(const bingo::Owner& owner, const QString& playerName);

    /// Numbers that would win a prize: "17 or 23 for the line".
    static QString near(bingo::PrizeKind kind, std::span<const bingo::Ball> numbers,
                        const bingo::Settings& settings);

    /// "up to 24 cards".
    static QString limit(int maxCards);
    /// "continuous", "sessions".
    static QString mode(bingo::Mode mode);
    /// The directions of lines: "rows, columns, diagonals".
    static QString directions(const bingo::Directions& lines);

    /// The interpretations and choices that apply in a room, one sentence each.
    static QStringList houseRules(const bingo::Settings& settings);

    /// The caption of an announcement. `own`: it is addressed to this player.
    static QString announcement(const bingo::Announced& announced, const bingo::Settings& settings,
                                const QString& playerName, bool own);

    /// Why a command is refused, and what would be accepted.
    static QString refusal(bingo::Action action, const bingo::Refusal& refusal,
                           const bingo::Settings& settings);

    /// Why a round is void, in one sentence.
    static QString voidReason(bingo::VoidReason reason);

    /// "2 cards".
    static QString cards(int count);
    /// Two or more names: "Rosa M. and 2 more"; `names` are the first ones, `winners` is their total number.
    static QString winners(const QStringList& names, int winners);
    /// Why the amounts of a round do not add up to the money from the sales, or not to equal parts (I-B30,
    /// I-B40), one sentence each; empty if they do. `plan` is for `sales`; `won` and `carried` are the
    /// round's so far.
    static QStringList reckoning(const bingo::Settings& settings, Money sales, const bingo::PrizePlan& plan,
                                 std::span<const bingo::PrizeWon> won,
                                 std::span<const bingo::MoneyCarried> carried);

    /// The name of the player's own room.
    static QString customRoom();
    /// The name of a scenario's room.
    static QString scenarioRoom();
};

} // namespace mesaviva::app

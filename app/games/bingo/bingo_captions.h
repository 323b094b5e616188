// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/bingo/bingo_counter.h"
#include "app/games/bingo/bingo_room_reader.h"
#include "app/games/bingo/text/bingo_speech.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// What is said of a room as it stands, in sentences for the player whose room it is: captions, calls,
/// results, advice. Reads only; made anew for each look.
class BingoCaptions {
    Q_DECLARE_TR_FUNCTIONS(BingoCaptions)

public:
    /// `table` must live as long.
    explicit BingoCaptions(const BingoCounter::Table& table) : m_table(table), m_reader(table) {}

    /// An announcement, with who has won, or why the round is void.
    QString caption(const bingo::Announced& announced) const;
    /// What caption and voice tell beside it.
    BingoAside aside(const bingo::Announced& announced) const;

    /// The prizes that were won last, at one ball (B24, B29): "Line · Four corners"; empty: none yet.
    QString callTitle() const;
    /// Who has won them and how much: "Rosa M. and 2 more, 12,00 pts", a line for each.
    QString callText() const;
    /// The card that is shown with them: this player's, or the first winner's; 0: none yet.
    int callCard() const;
    /// This player is among them.
    bool isCallOwn() const;
    /// What the round has come to, prize by prize, or why it is void; empty before anything is won.
    QString resultText() const;

    /// What was won in a session, by kind: "Line: 12,00 pts".
    static QStringList prizesOf(const bingo::Summary& summary);

    /// When the next sale opens, between rounds: "The next sale opens at 21:40"; else empty. It is `now` at
    /// the table, which runs `speed` times as fast as the clock.
    QString nextSale(Instant now, double speed) const;
    /// What the player can do now; `automatic`: numbers are marked by themselves. `last` is what the round
    /// before has brought this player, if anything.
    QString advice(const QString& nextSale, int reserved, bool automatic, bool sessionOver,
                   std::optional<Money> last) const;

private:
    std::vector<bingo::WonPrize> called() const;
    QString adviceInRound(bool automatic, std::optional<Money> last) const;
    QString happening() const;
    const bingo::State& state() const { return m_table.state(); }

    const BingoCounter::Table& m_table;
    BingoRoomReader m_reader;
};

/// A shorter wait between two rounds is not worth a timer, nor to be told by the clock.
inline constexpr Duration kLongWait = std::chrono::seconds(10);

} // namespace mesaviva::app

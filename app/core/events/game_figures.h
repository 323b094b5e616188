// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/figure_row.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace mesaviva::app {

/// What exact figures are asked for: a game, one of its choices, and which of its rooms and sizes.
struct FiguresQuestion {
    int game = 0; ///< the place among those that have figures
    int choice = 0;
    int size = 0;
    int room = 0;

    friend bool operator==(const FiguresQuestion&, const FiguresQuestion&) = default;
};

/// Is told how far one has come, from 0 to 1, and stops it with false.
using FiguresProgress = std::function<bool(double)>;

/// What was found, in words of the present language.
class Figures {
public:
    Figures() = default;
    Figures(const Figures&) = delete;
    Figures& operator=(const Figures&) = delete;
    virtual ~Figures() = default;

    /// In a sentence.
    virtual QString verdict() const = 0;
    /// All of it; where the game has up cards, what is found against that one.
    virtual QList<FigureRow> rows(int upCard) const = 0;
    /// What GameFigures::line() needs besides to bring the very same; empty: nothing.
    virtual QString lineEnd() const { return {}; }
};

/// The exact figures of one game: what can be asked, and the answer. Without a state of its own; words are of
/// the present language. A question is one of the game's own.
class GameFigures {
public:
    GameFigures() = default;
    GameFigures(const GameFigures&) = delete;
    GameFigures& operator=(const GameFigures&) = delete;
    virtual ~GameFigures() = default;

    /// What the game is called there.
    virtual QString title() const = 0;
    /// Its readings, wheels or variants.
    virtual QStringList choices() const = 0;
    /// Its rooms with that choice, the usual one first, and how many cards can be in play; empty: there is
    /// nothing to choose.
    virtual QStringList rooms(int /*choice*/) const { return {}; }
    virtual QStringList sizes() const { return {}; }
    /// The cards that the dealer may show, where figures are found against each of them.
    virtual QStringList upCards() const { return {}; }
    /// What there will be to read once it is computed, and what is peculiar to the choice.
    virtual QString about(const FiguresQuestion& question) const = 0;
    /// The same without the window.
    virtual QString line(const FiguresQuestion& question) const = 0;
    /// Answers the question, on any thread; null where it was stopped.
    virtual std::shared_ptr<const Figures> find(const FiguresQuestion& question,
                                                const FiguresProgress& progress) const = 0;
};

} // namespace mesaviva::app

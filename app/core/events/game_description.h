// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/record/history/returned.h"
#include "engine/scenario/scenario.h"
#include "engine/table/listeners.h"
#endif

#include "app/core/events/event_log_text.h"
#include "app/core/events/lesson_entries.h"
#include "app/core/events/logged_event.h"
#include "app/core/text/texts.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::app {

class GameFigures;
class GameSettingText;

/// An event of a poker or bingo round in language-independent form, to compare two readings.
struct ReadingFact {
    enum class Kind { settled, prize, dealer, round_void };
    struct Winner {
        QString player; ///< empty: the simulated players
        std::uint32_t card = 0;
        Money amount;
    };

    Kind kind = Kind::settled;
    QString rule;                     ///< the first one that the event names
    QString player;                   ///< of a settlement
    Money staked;                     ///< of a settlement
    Money returned;                   ///< of a settlement
    bool qualified = false;           ///< of the dealer
    std::optional<std::size_t> prize; ///< of a prize: its kind, as numbered by the game
    std::vector<Winner> winners;      ///< of a prize
    int ball = 0;                     ///< of a prize: the number of balls drawn

    /// Whether both have the same subject, whatever their values.
    bool isAboutTheSame(const ReadingFact& other) const {
        return kind == other.kind && player == other.player && prize == other.prize;
    }
};

/// Returns the name of a player in a scenario; empty for simulated players.
using NameOfPlayer = std::function<QString(PlayerId player)>;

/// Plays a scenario to its end and collects the facts to compare. `fill` returns whether an event is compared
/// and fills in its fact: bool(event, nameOf, fact).
template <class Runner, class Fill>
std::vector<ReadingFact> collectFacts(scenario::Scenario played, const Fill& fill) {
    std::vector<ReadingFact> facts;
    Runner runner(std::move(played));
    const NameOfPlayer nameOf = [&](PlayerId player) {
        return player == kNobody ? QString() : QString::fromStdString(runner.playerName(player));
    };
    const Subscription subscription = runner.listen([&](const typename Runner::Entry& entry) {
        ReadingFact fact;
        if (fill(entry.event, nameOf, fact)) {
            fact.rule = firstOf(Runner::Game::rulesOf(entry.event, runner.state().settings));
            facts.push_back(std::move(fact));
        }
    });
    runner.run();
    return facts;
}

/// Describes a game where there is no table of it: in lists, notes and files. It has no state; texts are in
/// the current language; on any thread.
class GameDescription {
public:
    virtual ~GameDescription() = default;

    /// The game's name in scenario files.
    virtual QString key() const = 0;
    /// The icon that stands for it in lists.
    virtual QString icon() const = 0;
    /// Whether its players decide within a round, so that a decision can be analysed and taken the other way.
    virtual bool hasDecisions() const { return false; }
    /// Fills in face, name and colour of an outcome of chance (`Kd`, `00`, `17`); ignores any other text.
    virtual void describe(ChanceValue& piece) const = 0;
    /// The names of the event kinds that only this game has (EventLogText::kind() finds those of all).
    virtual std::span<const KindName> kindNames() const = 0;
    /// The sentence of a stored event, and what it corrects; empty where it cannot be read.
    virtual QString sentence(const LoggedEvent& event) const = 0;
    /// The correction that a recorded event of this kind makes; `detail` as in record::SignificantEvent.
    /// Nothing where it corrects nothing.
    virtual std::optional<Correction> corrected(std::string_view event, std::string_view detail) const = 0;
    /// The texts of its tables' settings.
    virtual const GameSettingText& settingText() const = 0;
    /// Its exact figures; null where none are computed.
    virtual const GameFigures* figures() const { return nullptr; }
    /// Plays a scenario of this game to its end, and returns the facts by which two readings of a rule are
    /// compared; empty where the game compares no readings in this way.
    virtual std::vector<ReadingFact> readingFacts(scenario::Scenario played) const {
        static_cast<void>(played);
        return {};
    }
    /// The game's name in the tables of paybacks.
    virtual QString returnedName() const = 0;
    /// How paybacks are grouped: "by chance"; of ReturnedBy::rules and the game's own groups.
    virtual QString returnedBy(record::ReturnedBy by) const = 0;
    /// How the expected payback is computed, in a sentence.
    virtual QString returnedMethod() const = 0;
    /// What the rules return of all that is staked, in the long run and under best play, as text; empty where
    /// it depends on the stakes that are placed, and is what is expected of them.
    virtual QString returnedByRules() const { return {}; }
    /// The name of one group: "Red".
    virtual QString returnedPart(record::ReturnedBy by, std::int64_t which) const = 0;
};

/// The descriptions of all games, in the lobby's order. Defined in app/shell/games.cpp.
std::span<const GameDescription* const> descriptions();
/// The description of the game with that key; null where there is none.
const GameDescription* descriptionOf(const QString& game);

/// Names of chance outcomes: a card, a number of the wheel, a ball.
class PieceText {
    Q_DECLARE_TR_FUNCTIONS(PieceText)

public:
    /// A rank as printed on a card, from its letter in files: `T` is 10, and in Portuguese `J` is V.
    static QString rank(QChar letter);
    /// The outcome for a value in the file format (`Kd`, `00`, `17`) of that game; an invalid value is shown
    /// unchanged.
    static ChanceValue of(const QString& game, const QString& value);
    /// "the king of diamonds", "the number 17", "the ball 17".
    static QString named(const QString& game, const QString& value);
};

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dice.h"
#include "long_tests.h"
#include "test_text.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/ledger.h"
#include "engine/table/answers.h"
#include "engine/table/journal.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"
#include "record_kit.h"
#endif

#include <QString>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::kit {

/// A game without a driver, so that each event can be checked separately: random commands, legal and illegal,
/// and the invariants that hold after any command. Each game adds its own commands and checks.
template <class Game, class Chance>
class RandomPlay {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Phase = decltype(State::phase);
    using Settings = decltype(State::settings);

    RandomPlay(const RandomPlay&) = delete;
    RandomPlay& operator=(const RandomPlay&) = delete;
    virtual ~RandomPlay() = default;

    /// Sends `commands` commands, or stops at the first error; then all players stay idle, the round ends,
    /// and all events are folded again.
    void play(int commands) {
        record(
            TableOpenedWith<Settings>{std::make_shared<const Opening<Settings>>(Opening<Settings>{m_start})});
        for (int i = 0; i < commands && m_complaint.isEmpty(); ++i) {
            sendAnything();
        }
        endRound();
        foldAgain();
    }

    /// Returns the first error, if any.
    const QString& complaint() const { return m_complaint; }
    std::uint64_t rounds() const { return Game::roundOf(m_state); }
    int accepted() const { return m_accepted; }
    int refused() const { return m_refused; }
    /// All events, in order.
    const std::vector<Recorded<Event>>& entries() const { return m_entries; }

protected:
    /// `random` must outlive the play; the other arguments construct its chance.
    template <class... ChanceParts>
    RandomPlay(const Settings& settings, Dice& random, ChanceParts&&... chance)
        : m_random(random),
          m_chance(std::forward<ChanceParts>(chance)...),
          m_start(settings),
          m_state(settings) {}

    // Hooks for the games.

    /// Sends one command, sensible or not.
    virtual void sendAnything() = 0;
    /// Sends what an idle player would not, but a round needs to end.
    virtual void letGo() {}
    /// One in this many commands is checked for state changes without an event.
    virtual int comparedEvery() const { return 1; }
    /// Returns whether the game may have no need at all.
    virtual bool mayRest() const { return true; }
    /// Checks an event before it changes the state.
    virtual void foresee(const Event&) {}
    /// Checks an event after it has changed the state.
    virtual void look(const Event&) {}
    virtual void lookAtRefusal(const Command&, const typename Game::Refusal&) {}
    /// Checks all the events of one command.
    virtual void lookAtAll(const typename Game::Events&) {}

    // Helpers for the games.

    std::uint32_t below(std::uint32_t bound) { return m_random.below(bound); }
    bool happens(std::uint32_t percent) { return below(100) < percent; }
    const State& state() const { return m_state; }
    const Settings& settings() const { return m_state.settings; }
    const Chance& chance() const { return m_chance; }
    Instant now() const { return m_now; }

    /// Returns a player, occasionally one who does not exist.
    PlayerId anyPlayer() {
        const auto count = static_cast<std::uint32_t>(m_state.players.size());
        return happens(3) || count == 0 ? static_cast<PlayerId>(below(256))
                                        : static_cast<PlayerId>(below(count));
    }

    /// Performs the game's next need.
    void meetNeed() {
        const std::optional<typename Game::Need> need = Game::nextNeed(m_state);
        if (!need) {
            require(mayRest(), "the game comes to a stop");
            waitAWhile();
            return;
        }
        require(need->at >= m_now, "a need lies in the past");
        m_now = std::max(m_now, need->at);
        const bool done = submit(*mesaviva::answer<Game>(m_state, need->kind, m_chance, m_journal));
        require(done, "the game refuses what it has asked for");
    }

    /// Lets time pass only up to the next need: a driver never misses a deadline.
    void waitAWhile() {
        const std::optional<typename Game::Need> need = Game::nextNeed(m_state);
        const Duration most = need ? need->at - m_now : Duration(100'000);
        if (most > Duration(0)) {
            m_now += Duration(below(static_cast<std::uint32_t>(most.count())));
        }
    }

    /// Executes a command as a driver does; returns whether it was accepted.
    bool submit(const Command& command) {
        m_events.clear();
        std::optional<State> before;
        if ((m_accepted + m_refused) % comparedEvery() == 0) {
            before = m_state;
        }
        const std::optional<typename Game::Refusal> refusal = Game::decide(m_state, command, m_now, m_events);
        require(!before || m_state == *before, "decide has changed the state");
        if (refusal) {
            ++m_refused;
            require(m_events.empty(), "a refusal brings events");
            lookAtRefusal(command, *refusal);
            record(Game::refused(command, *refusal));
            require(!before || m_state == *before, "a refusal changes the state");
            return false;
        }
        ++m_accepted;
        require(!m_events.empty(), "an accepted command brings no events");
        for (const Event& event : m_events) {
            record(event);
        }
        lookAtAll(m_events);
        const std::optional<typename Game::Need> need = Game::nextNeed(m_state);
        require(need || mayRest(), "the game comes to a stop");
        require(!need || need->at >= m_now, "a need lies in the past");
        return true;
    }

    void require(bool holds, const char* what) {
        if (!holds && m_complaint.isEmpty()) {
            m_complaint = QStringLiteral("%1, after %2 events, round %3, phase %4")
                              .arg(QLatin1String(what))
                              .arg(m_entries.size())
                              .arg(rounds())
                              .arg(static_cast<int>(m_state.phase));
        }
    }

    /// Folds the events for which `taken(event)` holds, from the start.
    template <class Test>
    State folded(Test taken) const {
        State state(m_start);
        for (const Recorded<Event>& entry : m_entries) {
            if (taken(entry.event)) {
                Game::evolve(state, entry.event, entry.at);
            }
        }
        return state;
    }

    /// Folds all events from the start and compares the states; also the events read back from text.
    virtual void foldAgain() {
        require(folded([](const Event&) { return true; }) == m_state, "the folded record is another state");
        State state(m_start);
        for (const Recorded<Event>& entry : m_entries) {
            const auto read = readBack(entry, numberedName, numberedPlayer, m_start);
            if (!read || !(read->event == entry.event)) {
                require(false, complaintOfReading(entry, numberedName, numberedPlayer, m_start).c_str());
                return;
            }
            Game::evolve(state, read->event, read->at);
        }
        require(state == m_state, "the record that was read is another state");
    }

private:
    void endRound() {
        letGo();
        const std::uint64_t round = rounds();
        for (int step = 0; m_state.phase != Phase::between && rounds() == round; ++step) {
            if (step > 400 || !Game::nextNeed(m_state)) {
                break;
            }
            meetNeed();
        }
        require(m_state.phase == Phase::between && rounds() == round, "a round does not close");
    }

    void record(const Event& event) {
        foresee(event);
        Game::evolve(m_state, event, m_now);
        m_entries.push_back({m_entries.size() + 1, m_now, rounds(), event});
        m_journal.append(m_entries.back());
        require(m_state.ledger.sum() == Money{}, "money is made or lost");
        for (Ledger::Account account = Ledger::kFirstFree; account < m_state.ledger.size(); ++account) {
            require(m_state.ledger.balance(account) >= Money{}, "an account is overdrawn");
        }
        look(event);
    }

    Dice& m_random;
    Chance m_chance;
    Settings m_start;
    State m_state;
    Instant m_now = kTableOpened;
    MemoryJournal<Event> m_journal;
    typename Game::Events m_events;
    std::vector<Recorded<Event>> m_entries;
    QString m_complaint;
    int m_accepted = 0;
    int m_refused = 0;
};

/// Counts the events of many plays of a game with events of type `Event`.
template <class Event>
class Tally {
public:
    template <class Play>
    void add(const Play& play) {
        m_accepted += play.accepted();
        m_refused += play.refused();
        m_rounds += play.rounds();
        for (const Recorded<Event>& entry : play.entries()) {
            ++m_kinds[entry.event.index()];
        }
    }

    int accepted() const { return m_accepted; }
    int refused() const { return m_refused; }
    std::uint64_t rounds() const { return m_rounds; }
    /// Adds the counts of another tally.
    void add(const Tally& other) {
        m_accepted += other.m_accepted;
        m_refused += other.m_refused;
        m_rounds += other.m_rounds;
        for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
            m_kinds[kind] += other.m_kinds[kind];
        }
    }
    /// Returns the index of an event type that never occurred, if any.
    std::optional<std::size_t> missing() const {
        const auto found = std::find(m_kinds.begin(), m_kinds.end(), 0);
        return found == m_kinds.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(found - m_kinds.begin()));
    }

private:
    int m_accepted = 0;
    int m_refused = 0;
    std::uint64_t m_rounds = 0;
    std::array<int, std::variant_size_v<typename Event::Variant>> m_kinds{};
};

/// Adds a row for each part of a play, so that one part can be run alone.
inline void addParts(int parts) {
    QTest::addColumn<int>("part");
    for (int part = 1; part <= parts; ++part) {
        QTest::addRow("part %d of %d", part, parts) << part;
    }
}

/// A long random play in parts, each a row of addParts().
template <class Event>
class PlayInParts {
public:
    /// How much is played: `commands` in all, fewer under a sanitizer.
    struct Size {
        int parts;
        int commands;
        int commandsATable;
        int leastAccepted; ///< in a part
        int leastRefused;
        int leastRounds;
    };

    explicit PlayInParts(const Size& size) : m_size(size) {}

    /// Plays the row's part at tables whose settings are `settingsOf(table, random)`; calls `look` after
    /// each.
    template <class Play, class SettingsOf, class Look>
    void playPart(const SettingsOf& settingsOf, const Look& look) {
        QFETCH(const int, part);
        StreamDice random(testSeed(static_cast<std::uint8_t>(part)), stream_name::kPlayers);
        Tally<Event> tally;
        for (int table = 0; table < manyCases(m_size.commands) / m_size.parts / m_size.commandsATable;
             ++table) {
            const auto settings = settingsOf(table, random);
            QVERIFY(!firstBadSetting(settings));
            Play play(settings, random, testSeed(static_cast<std::uint8_t>(table)));
            play.play(m_size.commandsATable);
            QVERIFY2(play.complaint().isEmpty(),
                     qPrintable(QStringLiteral("table %1: %2").arg(table).arg(play.complaint())));
            tally.add(play);
            look(play);
        }
        QVERIFY(tally.accepted() > manyCases(m_size.leastAccepted));
        QVERIFY(tally.refused() > manyCases(m_size.leastRefused));
        QVERIFY(tally.rounds() > static_cast<std::uint64_t>(manyCases(m_size.leastRounds)));
        m_tally.add(tally);
        ++m_played;
    }

    /// Checks that each type of event has occurred; skips where only some of it was played.
    void compareWhole() const {
        if (!isWhole()) {
            QSKIP("only some of it was played");
        }
        const std::optional<std::size_t> missing = m_tally.missing();
        QVERIFY2(!missing, qPrintable(QStringLiteral("event %1 never happened").arg(missing.value_or(0))));
    }
    bool isWhole() const { return m_played >= m_size.parts && !kSanitized; }

private:
    Size m_size;
    Tally<Event> m_tally{};
    int m_played = 0;
};

} // namespace mesaviva::kit

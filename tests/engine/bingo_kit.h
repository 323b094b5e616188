// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A bingo room for tests: numbers and cards that are written down, and a way to run on to the next event of a
// kind. Sums are cents, times are seconds; players are numbered as they come.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <concepts>
#include "bingo/card_maker.h"
#include "bingo/game.h"
#endif

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTest>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::kit {

using namespace bingo;
using Entry = Recorded<Event>;

/// A seed that every test may use; the digits of a book nobody has to trust.
inline Seed testSeed(std::uint8_t number = 1) {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        seed[i] = static_cast<std::uint8_t>(number + 7 * i);
    }
    return seed;
}

/// Numbers written `1 20 90`, in that order; `4-6` stands for 4 5 6.
inline std::vector<Ball> balls(const QString& text) {
    std::vector<Ball> result;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList ends = word.split(QLatin1Char('-'));
        for (int ball = ends.first().toInt(); ball <= ends.last().toInt(); ++ball) {
            result.push_back(static_cast<Ball>(ball));
        }
    }
    return result;
}

/// A card written row by row, rows parted by `/`, blank boxes 0.
inline Card card(const QString& rows) {
    Card result;
    std::size_t cell = 0;
    for (const QString& row : rows.split(QLatin1Char('/'))) {
        for (const Ball ball : balls(row)) {
            result.cells.at(cell++) = ball;
        }
    }
    return result;
}

/// Bingo 30 cards that have no number in common: the first to the third. In rows, the first is 1 11 21 /
/// 2 12 22 / 3 13 23; each number of the next one is 3 larger.
inline Card small(int number) {
    Card result;
    for (std::size_t cell = 0; cell < 9; ++cell) {
        const std::size_t value = 10 * (cell % 3) + cell / 3 + 1 + 3 * static_cast<std::size_t>(number - 1);
        result.cells[cell] = static_cast<Ball>(value);
    }
    return result;
}

/// Two bingo 90 cards that have no number in common, the numbers of both spread over all columns.
inline Card ninety(int number) {
    const QString rows = number == 1 ? QStringLiteral("1 10 20 30 40 0 0 0 0/2 0 0 0 0 50 60 70 80/"
                                                      "3 11 21 31 41 0 0 0 0")
                                     : QStringLiteral("4 13 23 33 43 0 0 0 0/5 0 0 0 0 53 63 73 83/"
                                                      "6 14 24 34 44 0 0 0 0");
    return card(rows);
}

/// Rooms that the tests play in. In `quick()` cards have nine numbers, and the sums are small.
inline Settings quick() {
    Settings settings(Variant::bingo30);
    settings.lines = {};
    return settings;
}
inline Settings withJackpot(Settings settings, int withinBalls, std::int64_t base = 5'000,
                            BasisPoints percent = 500) {
    settings.bingoJackpot = Jackpot{percent, Money{base}, withinBalls, {}};
    return settings;
}
inline Settings withLineJackpot(Settings settings, int withinBalls, std::int64_t base = 3'000,
                                BasisPoints percent = 200) {
    settings.lineJackpot = Jackpot{percent, Money{base}, withinBalls, {}};
    return settings;
}
inline Settings inSession(Settings settings, const QList<int>& starts) {
    settings.mode = Mode::session;
    for (const int start : starts) {
        settings.starts.push_back(kTableOpened + std::chrono::seconds(start));
    }
    return settings;
}

/// What is given beforehand: numbers, and one list of cards for each player.
inline GivenOutcome given(const QString& numbers, std::vector<std::vector<Card>> cards = {}) {
    return {balls(numbers), std::move(cards)};
}

/// One room with a driver.
class Room {
public:
    explicit Room(const Settings& settings = Settings(), GivenOutcome outcome = {}, std::uint8_t seed = 1)
        : m_chance(derivedSeeds(testSeed(seed)), settings, std::move(outcome)),
          m_driver(State(settings), m_chance, m_journal) {
        m_driver.setListener([this](const Entry& entry) {
            m_entries.push_back(entry);
            if (m_listener) {
                m_listener(entry);
            }
        });
    }

    Driver& driver() { return m_driver; }
    const State& state() const { return m_driver.state(); }
    const std::vector<Entry>& entries() const { return m_entries; }
    const SeededBalls& chance() const { return m_chance; }
    double now() const { return seconds(m_driver.now()); }

    static double seconds(Instant at) { return static_cast<double>(at.time_since_epoch().count()) / 1000.0; }

    /// Hears every event after the room has it.
    void setListener(Driver::Listener listener) { m_listener = std::move(listener); }

    // Players.

    /// Admits a player who comes into the room.
    PlayerId join(std::int64_t wallet = 1'000'000) {
        const auto player = static_cast<PlayerId>(state().players.size());
        if (m_driver.submit(Admit{{wallet}}) || m_driver.submit(Join{player})) {
            qFatal("the room refuses player %d", player);
        }
        return player;
    }
    /// Admits so many players.
    void joinAll(int count) {
        for (int i = 0; i < count; ++i) {
            join();
        }
    }

    std::optional<Refusal> send(const Command& command) { return m_driver.submit(command); }
    /// Buys, and waits for the cards, which come at once.
    std::optional<Refusal> buy(PlayerId player, std::uint32_t count = 1) {
        const std::optional<Refusal> refusal = send(Buy{player, count});
        settle();
        return refusal;
    }
    /// The crowd's members 1, 2, ... buy so many cards each.
    std::optional<Refusal> crowdBuy(const std::vector<std::uint32_t>& cards) {
        auto buyers = std::make_shared<std::vector<CrowdPurchase>>();
        for (const std::uint32_t count : cards) {
            buyers->push_back({static_cast<std::uint32_t>(buyers->size() + 1), count});
        }
        const std::optional<Refusal> refusal = send(CrowdBuy{std::move(buyers)});
        settle();
        return refusal;
    }
    std::optional<Refusal> mark(PlayerId player, int number) {
        return send(Mark{player, static_cast<Ball>(number)});
    }
    std::optional<Refusal> leave(PlayerId player) { return send(Leave{player}); }
    std::optional<Refusal> fail() { return send(FailSystem{}); }

    std::int64_t wallet(PlayerId player) const { return state().wallet(player).cents; }
    std::int64_t house() const { return state().ledger.balance(Ledger::kHouse).cents; }
    std::int64_t crowd() const { return state().ledger.balance(state().crowd).cents; }
    std::int64_t carried() const { return state().ledger.balance(state().carried).cents; }
    std::int64_t jackpot() const { return state().bingoJackpotValue().value().cents; }
    std::int64_t lineJackpot() const { return state().lineJackpotValue().value().cents; }
    bool isHere(PlayerId player) const { return state().players[player].here; }
    std::size_t cardsOf(PlayerId player) const { return state().players[player].cards.size(); }

    // Time.

    /// Lets so many seconds pass.
    void wait(double length) { m_driver.advanceTo(m_driver.now() + Duration(qRound64(length * 1000.0))); }
    /// Meets what is needed at this instant.
    void settle() { m_driver.advanceTo(m_driver.now()); }
    /// Meets one need, whatever it is, within an hour of the room's time.
    bool step() { return m_driver.step(m_driver.now() + std::chrono::hours(1)); }

    /// Runs on to the next event of this kind; false when none comes within an hour of the room's time.
    template <class Kind>
    bool runTo() {
        return runToWhere<Kind>([](const Kind&) { return true; });
    }
    template <class Kind, class Test>
    bool runToWhere(Test test) {
        const Instant end = m_driver.now() + std::chrono::hours(1);
        while (true) {
            const std::size_t before = m_entries.size();
            if (!m_driver.step(end)) {
                return false;
            }
            for (std::size_t i = before; i < m_entries.size(); ++i) {
                if (const auto* event = std::get_if<Kind>(&m_entries[i].event); event && test(*event)) {
                    return true;
                }
            }
        }
    }
    bool runToSale() { return state().phase == Phase::sale || runTo<SaleOpened>(); }
    bool runToClose() { return runTo<RoundClosed>(); }
    /// Runs on until so many numbers are drawn, and what the last one brought is told.
    bool runToBall(std::size_t count) {
        while (state().balls.size() < count) {
            if (!step()) {
                return false;
            }
        }
        settle();
        return state().balls.size() == count;
    }
    bool runToPrize(PrizeKind kind) {
        return runToWhere<PrizeWon>([&](const PrizeWon& event) { return event.kind == kind; });
    }
    /// Runs on until the room is in this phase.
    bool runToPhase(Phase phase) {
        const Instant end = m_driver.now() + std::chrono::hours(1);
        while (state().phase != phase) {
            if (!m_driver.step(end)) {
                return false;
            }
        }
        return true;
    }

    // What happened.

    template <class Kind>
    std::vector<Kind> all() const {
        std::vector<Kind> found;
        for (const Entry& entry : m_entries) {
            if (const auto* event = std::get_if<Kind>(&entry.event)) {
                found.push_back(*event);
            }
        }
        return found;
    }
    template <class Kind>
    std::size_t count() const {
        return all<Kind>().size();
    }
    /// The newest event of this kind; there must be one.
    template <class Kind>
    const Kind& last() const {
        return std::get<Kind>(lastEntry<Kind>().event);
    }
    template <class Kind>
    const Entry& lastEntry() const {
        for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
            if (std::holds_alternative<Kind>(entry->event)) {
                return *entry;
            }
        }
        qFatal("no such event happened");
    }
    /// When the newest event of this kind happened.
    template <class Kind>
    double timeOf() const {
        return seconds(lastEntry<Kind>().at);
    }
    /// When each event of this kind happened.
    template <class Kind>
    QList<double> timesOf() const {
        QList<double> times;
        for (const Entry& entry : m_entries) {
            if (std::holds_alternative<Kind>(entry.event)) {
                times.push_back(seconds(entry.at));
            }
        }
        return times;
    }
    /// The newest settlement of a player, if any.
    std::optional<Settled> settled(PlayerId player) const {
        for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
            if (const auto* event = std::get_if<Settled>(&entry->event); event && event->player == player) {
                return *event;
            }
        }
        return std::nullopt;
    }
    /// The newest prize of a kind, if any.
    std::optional<PrizeWon> prize(PrizeKind kind) const {
        for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
            if (const auto* event = std::get_if<PrizeWon>(&entry->event); event && event->kind == kind) {
                return *event;
            }
        }
        return std::nullopt;
    }
    std::size_t announcements(Phrase phrase) const {
        std::size_t count = 0;
        for (const Announced& event : all<Announced>()) {
            count += event.phrase == phrase ? 1U : 0U;
        }
        return count;
    }
    bool announced(Phrase phrase) const { return announcements(phrase) > 0; }
    /// The rules that the newest event of this kind carries out.
    template <class Kind>
    QStringList rulesOfLast() const;

private:
    SeededBalls m_chance;
    MemoryJournal<Event> m_journal;
    Driver m_driver;
    std::vector<Entry> m_entries;
    Driver::Listener m_listener;
};

/// The rule ids of an event or a refusal.
inline QStringList ids(const Rules& rules) {
    QStringList result;
    for (RuleId rule : rules) {
        result.push_back(QString::fromLatin1(rule.text().data(), static_cast<qsizetype>(rule.text().size())));
    }
    return result;
}

template <class Kind>
QStringList Room::rulesOfLast() const {
    return ids(rulesOf(lastEntry<Kind>().event, state().settings));
}

/// A key as a QString, so that a failed comparison prints it.
inline QString key(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// What came of a command: the key of its refusal, or `done`.
inline QString outcome(const std::optional<Refusal>& refusal) {
    return refusal ? key(name(refusal->reason)) : QStringLiteral("done");
}

} // namespace mesaviva::kit

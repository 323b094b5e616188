// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A poker table for tests: cards that are written down, players named by their seats, and a way to run on to
// the next event of a kind. Sums are cents, times are seconds.
#pragma once

#include "poker/game.h"
#include "poker/pay_table.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTest>

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::kit {

using namespace poker;
using Entry = Recorded<Event>;

/// A seed that every test may use; the digits of a book nobody has to trust.
inline Seed testSeed(std::uint8_t number = 1) {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        seed[i] = static_cast<std::uint8_t>(number + 7 * i);
    }
    return seed;
}

/// Cards written `As Kd Qh`.
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

/// The deck that deals these hands: a burnt card, then a card to each seat in turn and one to the dealer,
/// five times over (P19). The dealer's last card is the one that lies face up.
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

/// A hand that does not qualify the dealer, one that just does, and one that beats most.
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

/// One table with a driver. Players are named by their seats, also after they have left them.
class Table {
public:
    explicit Table(const Settings& settings = {}, std::vector<Card> deck = {}, std::uint8_t seed = 1)
        : m_chance(derivedSeeds(testSeed(seed)), std::move(deck)),
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
    const MemoryJournal<Event>& journal() const { return m_journal; }
    const SeededChance& chance() const { return m_chance; }
    double now() const { return seconds(m_driver.now()); }

    static double seconds(Instant at) { return static_cast<double>(at.time_since_epoch().count()) / 1000.0; }

    /// Hears every event after the table has it.
    void setListener(Driver::Listener listener) { m_listener = std::move(listener); }

    // Players.

    /// Admits a player and seats them.
    PlayerId sit(int seat, std::int64_t wallet = 100'000) {
        const auto player = static_cast<PlayerId>(state().players.size());
        m_bySeat[seat] = player;
        if (m_driver.submit(Admit{{wallet}}) || m_driver.submit(Sit{player, seat})) {
            qFatal("seat %d refuses its player", seat);
        }
        return player;
    }
    /// The player who sits, or has sat, at a seat.
    PlayerId at(int seat) const { return m_bySeat.at(seat); }

    std::optional<Refusal> ante(int seat, std::int64_t cents) {
        return m_driver.submit(PlaceAnte{at(seat), {cents}});
    }
    std::optional<Refusal> undo(int seat) { return m_driver.submit(UndoAnte{at(seat)}); }
    std::optional<Refusal> clear(int seat) { return m_driver.submit(ClearAnte{at(seat)}); }
    std::optional<Refusal> repeat(int seat) { return m_driver.submit(RepeatAnte{at(seat)}); }
    std::optional<Refusal> deal(int seat) { return m_driver.submit(Deal{at(seat)}); }
    std::optional<Refusal> fold(int seat) { return m_driver.submit(Fold{at(seat)}); }
    std::optional<Refusal> bet(int seat) { return m_driver.submit(Bet{at(seat)}); }
    std::optional<Refusal> leave(int seat) { return m_driver.submit(Leave{at(seat)}); }
    std::optional<Refusal> takeAllowance(int seat) { return m_driver.submit(TakeAllowance{at(seat)}); }
    std::optional<Refusal> lose(int seat) { return m_driver.submit(LosePlayer{at(seat)}); }
    std::optional<Refusal> restore(int seat) { return m_driver.submit(RestorePlayer{at(seat)}); }
    std::optional<Refusal> failSystem() { return m_driver.submit(FailSystem{}); }

    std::int64_t wallet(int seat) const { return state().wallet(at(seat)).cents; }
    std::int64_t inBox(int seat, Box box) const {
        return state().inBox(static_cast<std::size_t>(seat - 1), box).cents;
    }
    std::int64_t house() const { return state().ledger.balance(Ledger::kHouse).cents; }
    bool isSeated(int seat) const { return state().players[at(seat)].seat == seat; }

    // Time.

    /// Lets so many seconds pass.
    void wait(double length) {
        m_driver.advanceTo(m_driver.now() + Duration(static_cast<Duration::rep>(length * 1000.0)));
    }

    /// Runs on to the next event of this kind; false when none comes within an hour of table time.
    template <class Kind>
    bool runTo() {
        const Instant end = m_driver.now() + std::chrono::hours(1);
        while (true) {
            const std::size_t before = m_entries.size();
            if (!m_driver.step(end)) {
                return false;
            }
            for (std::size_t i = before; i < m_entries.size(); ++i) {
                if (std::holds_alternative<Kind>(m_entries[i].event)) {
                    return true;
                }
            }
        }
    }
    bool runToClose() { return runTo<RoundClosed>(); }

    /// Runs on until the table is in this phase.
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
    /// The newest settlement of a seat's player, if any.
    std::optional<Settled> settled(int seat) const {
        for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
            if (const auto* event = std::get_if<Settled>(&entry->event); event && event->player == at(seat)) {
                return *event;
            }
        }
        return std::nullopt;
    }
    /// Where an event of this kind first stands among all, or -1.
    template <class Kind>
    int indexOf() const {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (std::holds_alternative<Kind>(m_entries[i].event)) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }
    bool announced(Phrase phrase) const {
        for (const Announced& event : all<Announced>()) {
            if (event.phrase == phrase) {
                return true;
            }
        }
        return false;
    }

private:
    SeededChance m_chance;
    MemoryJournal<Event> m_journal;
    Driver m_driver;
    std::vector<Entry> m_entries;
    Driver::Listener m_listener;
    std::map<int, PlayerId> m_bySeat;
};

/// The rule ids of an event or a refusal.
inline QStringList ids(const Rules& rules) {
    QStringList result;
    for (RuleId rule : rules) {
        result.push_back(QString::fromLatin1(rule.text().data(), static_cast<qsizetype>(rule.text().size())));
    }
    return result;
}

/// A key as a QString, so that a failed comparison prints it.
inline QString key(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// What came of a command: the key of its refusal, or `done`.
inline QString outcome(const std::optional<Refusal>& refusal) {
    return refusal ? key(name(refusal->reason)) : QStringLiteral("done");
}

/// A table with players at these seats, each of whom has put down an ante of `cents`.
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

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"
#include "app/core/events/event_log.h"
#include "app/core/events/event_log_text.h"
#include "app/core/record/replayed_round.h"
#include "app/core/table/game_session.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// The event log of a table of one game. `Words` is the game's text class: `kinds()`; `rules(event,
/// settings)`; `words(entry, names, settings, hidden)`; `fields(entry, names, settings)`; `isSecret(event,
/// own)`: whether the event contains what this player may not know before the round has closed;
/// `hide(fields)` removes that; `correction(entry, before)`: what it corrects, if anything; `before(entry,
/// tableSession)`: the former amount of a stake that is put back; `placesOf(event, tableSession)`: its places
/// on the cloth; `withoutSecret(entry)`: what may be stored of a secret event; `loggedEvent(entry, names,
/// settings)`: the stored form.
template <class SessionType, class Words>
class TableEventLog final : public EventLog {
public:
    using Game = typename SessionType::Game;
    using Entry = typename TableSource<Game>::Entry;

    /// `tableSession` must outlive it. Includes the earlier rounds that the session still holds.
    explicit TableEventLog(SessionType& tableSession)
        : m_tableSession(tableSession),
          m_open(isOpen(tableSession)) {
        TableSource<Game>& source = tableSession.source();
        if (source.goesBack()) { // a replay shows only its own events
            takeAll(source.history());
        } else {
            for (std::uint64_t round = 0; round <= source.round(); ++round) {
                takeAll(source.entries(round));
            }
        }
        m_subscription = source.listen([this](const Entry& entry) {
            const std::uint64_t closed = m_closed;
            take(entry);
            notify(Change::appended);
            if (m_closed != closed) {
                notify(Change::reset); // nothing in the round is secret any more
            }
        });
        m_jumped = source.listenForJumps([this](bool isReset) { follow(isReset); });
    }

    std::span<const std::string_view> kinds() const override { return Words::kinds(); }
    std::size_t first() const override { return m_first; }
    std::size_t end() const override { return m_first + m_entries.size(); }
    Head head(std::size_t row) const override {
        const Entry& entry = at(row);
        Head head{entry.seq, entry.at, entry.round, entry.event.index(), kNobody, {}};
        std::visit(
            [&head](const auto& event) {
                if constexpr (requires { event.player; }) {
                    head.player = event.player;
                }
            },
            entry.event);
        head.rules = Words::rules(entry.event, m_tableSession.settings());
        return head;
    }
    bool concerns(std::size_t row, PlayerId player) const override {
        return std::visit(
            [player](const auto& event) {
                if constexpr (requires { event.winners; }) {
                    return std::ranges::any_of(
                        event.winners, [player](const auto& won) { return won.owner.player == player; });
                } else {
                    return false;
                }
            },
            at(row).event);
    }
    QString words(std::size_t row) const override {
        const QString words = Words::words(
            at(row), [this](PlayerId player) { return m_tableSession.shownName(player); },
            m_tableSession.settings(), isHidden(at(row)));
        const std::optional<Correction> corrected = correction(row);
        return corrected ? EventLogText::join({words, CorrectionText::sentence(*corrected)}) : words;
    }
    std::vector<record::Field> fields(std::size_t row) const override {
        const Entry& entry = at(row);
        std::vector<record::Field> fields = Words::fields(
            entry, [this](PlayerId player) { return m_tableSession.playerName(player).toStdString(); },
            m_tableSession.settings());
        if (isHidden(entry)) {
            Words::hide(fields);
        }
        return fields;
    }
    std::optional<Correction> correction(std::size_t row) const override {
        return Words::correction(at(row), Words::before(at(row), m_tableSession));
    }
    LoggedEvent loggedEvent(std::size_t row) const override {
        const Entry& entry = at(row);
        const bool hidden = isHidden(entry);
        LoggedEvent event = Words::loggedEvent(
            hidden ? Words::withoutSecret(entry) : entry,
            [this](PlayerId player) { return storedNameOf(m_tableSession.playerName(player)).toStdString(); },
            m_tableSession.settings());
        event.hidden = hidden;
        if (const std::optional<Money> before = Words::before(entry, m_tableSession)) {
            event.before = before->cents;
        }
        return event;
    }
    std::vector<HighlightedPlace> places(std::size_t row) const override {
        return placesOf(at(row).event, m_tableSession);
    }
    QString nameOf(PlayerId player) const override {
        return player == kNobody ? QString() : m_tableSession.shownName(player);
    }
    void hideAsSeen() override { m_asSeen = true; }
    bool isLive() const override { return !m_tableSession.isScenario(); }

private:
    const Entry& at(std::size_t row) const { return m_entries[row - m_first]; }

    void take(const Entry& entry) {
        if (m_entries.size() >= kMost) {
            const std::size_t gone = kMost / 10;
            m_entries.erase(m_entries.begin(), m_entries.begin() + static_cast<std::ptrdiff_t>(gone));
            m_first += gone;
            notify(Change::dropped);
        }
        m_entries.push_back(entry);
        if (Game::closesRound(entry.event)) {
            m_closed = std::max(m_closed, entry.round);
        }
    }

    void takeAll(std::span<const Entry> entries) {
        for (const Entry& entry : entries) {
            take(entry);
        }
    }

    // The replay has moved.
    void follow(bool isReset) {
        const auto entries = m_tableSession.source().history();
        if (entries.size() < end()) {
            // If no stored row remains valid, all rows are read again.
            const std::size_t valid = entries.size() >= m_first ? entries.size() - m_first : 0;
            m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(valid), m_entries.end());
            m_first = m_entries.empty() ? 0 : m_first;
            notify(Change::rewound);
        }
        if (entries.size() > end()) {
            takeAll(entries.subspan(end()));
            notify(Change::advanced);
        }
        if (isReset) {
            notify(Change::reset);
        }
    }

    // The log must not reveal what the table hides from a player.
    bool isHidden(const Entry& entry) const {
        if (m_asSeen) {
            return !m_tableSession.isAllOpen() && Words::isSecret(entry.event, m_tableSession.ownPlayer()) &&
                   std::none_of(m_entries.begin(), m_entries.end(), [&entry](const Entry& other) {
                       return other.round == entry.round && Game::closesRound(other.event);
                   });
        }
        return !m_open && entry.round > m_closed && Words::isSecret(entry.event, m_tableSession.ownPlayer());
    }

    // Nothing in a scenario or replay is secret, except that a round on record may still be running.
    static bool isOpen(SessionType& tableSession) {
        const ReplayedRound* const replay = tableSession.replayedRound();
        return replay ? std::ranges::any_of(
                            replay->marks(),
                            [](const ReplayMark& mark) { return mark.kind == QLatin1String("round_closed"); })
                      : tableSession.isScenario();
    }

    SessionType& m_tableSession;
    bool m_open;           ///< nothing is hidden from anybody
    bool m_asSeen = false; ///< see hideAsSeen()
    std::deque<Entry> m_entries;
    std::size_t m_first = 0;
    std::uint64_t m_closed = 0; ///< the last closed round
    Subscription m_subscription;
    Subscription m_jumped;
};

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_log.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/logged_event.h"
#include "app/core/record/record_text.h"
#include "app/core/record/replayed_round.h"
#include "app/core/table/table_session.h"
#include "app/core/text/amounts.h"
#include "app/core/text/injection_text.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "engine/base/table_clock.h"
#include "engine/games/on_record.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/rows.h"
#include "engine/table/injected_by.h"
#include "engine/table/opening.h"
#include "engine/table/view.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// The name of a player in a sentence, from the stored one.
inline QString nameInSentence(const QString& stored) { return asBeginning(nameOnSheet(stored)); }

/// The stored name of a player at an open table. Another one may have the name that this player has chosen.
template <class SessionType>
QString storedNameAt(const SessionType& tableSession, PlayerId player) {
    const QString shown = tableSession.playerName(player);
    return player == tableSession.ownPlayer() || shown != TableText::you() ? storedNameOf(shown) : shown;
}

/// The names of the players of an open table in sentences.
template <class SessionType>
EventLogNames namesAt(const SessionType& tableSession) {
    return [&tableSession](PlayerId player) { return nameInSentence(storedNameAt(tableSession, player)); };
}

namespace logged {

/// The sentence of an event, who injected it, and what it corrects; `before`: the former amount of a stake
/// that is put back.
template <class Words, class Entry, class Settings>
QString sentence(const Entry& entry, const EventLogNames& names, const Settings& settings,
                 std::optional<Money> before) {
    const std::optional<Correction> corrected = Words::correction(entry, before);
    return EventLogText::paragraph({Words::sentence(entry.event, names, settings),
                                    InjectionText::sentence(injectedByOf(entry.event)),
                                    corrected ? CorrectionText::sentence(*corrected) : QString()});
}

} // namespace logged

/// The event log of a table of one game. `Words` is the game's text class: `kinds()`; `rules(event,
/// settings)`; `sentence(event, names, settings)`; `fields(entry, names, settings)`; `correction(entry,
/// before)`: what it corrects, if anything; `before(entry, tableSession)`: the former amount of a stake that
/// is put back; `placesOf(event, tableSession)`: its places on the cloth; `loggedEvent(entry, names,
/// settings)`: the stored form.
///
/// It contains only what the table shows (GameSession::viewer()); of a scenario, everything. What is hidden
/// while a round runs appears once it has closed.
template <class SessionType, class Words>
class TableEventLog final : public EventLog {
public:
    using Game = typename SessionType::Game;
    using Entry = typename TableSource<Game>::Entry;

    /// `tableSession` must outlive it. Includes the earlier rounds that the session still holds.
    explicit TableEventLog(SessionType& tableSession, std::size_t mostBytes = kMostBytes)
        : m_tableSession(tableSession),
          m_mostBytes(mostBytes) {
        read(isOpen(tableSession) ? tableSession.fullSource() : tableSession.source());
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
        return logged::sentence<Words>(at(row), namesAt(m_tableSession), m_tableSession.settings(),
                                       Words::before(at(row), m_tableSession));
    }
    std::vector<record::Field> fields(std::size_t row) const override {
        return Words::fields(
            at(row), [this](PlayerId player) { return m_tableSession.playerName(player).toStdString(); },
            m_tableSession.settings());
    }
    std::optional<Correction> correction(std::size_t row) const override {
        return Words::correction(at(row), Words::before(at(row), m_tableSession));
    }
    LoggedEvent loggedEvent(std::size_t row) const override {
        const Entry& entry = at(row);
        LoggedEvent event = Words::loggedEvent(
            entry, [this](PlayerId player) { return storedNameAt(m_tableSession, player).toStdString(); },
            m_tableSession.settings());
        event.hidden = isFiltered<Game>(entry.event);
        if (const std::optional<Money> before = Words::before(entry, m_tableSession)) {
            event.before = before->cents;
        }
        return event;
    }
    std::vector<HighlightedPlace> places(std::size_t row) const override {
        return placesOf(at(row).event, m_tableSession);
    }
    QString nameOf(PlayerId player) const override {
        return player == kNobody ? QString() : namesAt(m_tableSession)(player);
    }
    void hideAsSeen() override {
        read(m_tableSession.source());
        notify(Change::reset);
    }
    bool isLive() const override { return !m_tableSession.isScenario(); }

private:
    const Entry& at(std::size_t row) const { return m_entries[row - m_first]; }

    void read(TableSource<Game>& source) {
        m_source = &source;
        m_entries.clear();
        m_bytes = 0;
        m_first = 0;
        if (source.goesBack()) { // a replay shows only its own events
            takeAll(source.history());
        } else {
            for (std::uint64_t round = 0; round <= source.round(); ++round) {
                takeAll(source.entries(round));
            }
        }
        m_subscription = source.listen([this](const Entry& entry) {
            take(entry);
            notify(Change::appended);
            if (HasSecrets<Game> && Game::closesRound(entry.event)) {
                notify(Change::reset); // nothing in the round is secret any more
            }
        });
        m_jumped = source.listenForJumps([this](bool isReset) { follow(isReset); });
    }

    void take(const Entry& entry) {
        m_bytes += bytesOf(entry);
        while (!m_entries.empty() && (m_entries.size() >= kMost || m_bytes > m_mostBytes)) {
            dropOldest((m_entries.size() + 9) / 10);
        }
        m_entries.push_back(entry);
        if (Game::closesRound(entry.event)) {
            complete(entry.round);
        }
    }

    void dropOldest(std::size_t gone) {
        const auto end = m_entries.begin() + static_cast<std::ptrdiff_t>(gone);
        for (auto entry = m_entries.begin(); entry != end; ++entry) {
            m_bytes -= bytesOf(*entry);
        }
        m_entries.erase(m_entries.begin(), end);
        m_first += gone;
        notify(Change::dropped);
    }

    // Replaces the events of a closed round by the whole ones.
    void complete(std::uint64_t round) {
        if constexpr (HasSecrets<Game>) {
            const std::span<const Entry> whole = m_source->entries(round);
            for (Entry& stored : std::ranges::equal_range(m_entries, round, {}, &Entry::round)) {
                const auto found = std::ranges::lower_bound(whole, stored.seq, {}, &Entry::seq);
                if (found != whole.end() && found->seq == stored.seq) {
                    stored = *found;
                }
            }
        }
    }

    // The replay has moved back, or another viewer looks: other events are whole now.
    void readAgain() {
        if constexpr (HasSecrets<Game>) {
            const std::span<const Entry> seen = m_source->history();
            for (std::size_t i = 0; i < m_entries.size() && m_first + i < seen.size(); ++i) {
                m_entries[i] = seen[m_first + i];
            }
            for (std::size_t i = 0; i < m_entries.size(); ++i) {
                if (Game::closesRound(m_entries[i].event)) {
                    complete(m_entries[i].round);
                }
            }
        }
    }

    void takeAll(std::span<const Entry> entries) {
        for (const Entry& entry : entries) {
            take(entry);
        }
    }

    // The replay has moved.
    void follow(bool isReset) {
        const auto entries = m_source->history();
        if (entries.size() < end()) {
            // If no stored row remains valid, all rows are read again.
            const std::size_t valid = entries.size() >= m_first ? entries.size() - m_first : 0;
            const auto from = m_entries.begin() + static_cast<std::ptrdiff_t>(valid);
            for (auto entry = from; entry != m_entries.end(); ++entry) {
                m_bytes -= bytesOf(*entry);
            }
            m_entries.erase(from, m_entries.end());
            m_first = m_entries.empty() ? 0 : m_first;
            readAgain();
            notify(Change::rewound);
        }
        if (entries.size() > end()) {
            takeAll(entries.subspan(end()));
            notify(Change::advanced);
        }
        if (isReset) {
            readAgain();
            notify(Change::reset);
        }
    }

    // Nothing in a scenario or replay is secret, except that a round on record may still be running.
    static bool isOpen(SessionType& tableSession) {
        const ReplayedRound* const replay = tableSession.replayedRound();
        return replay ? replay->hasClosed() : tableSession.isScenario();
    }

    SessionType& m_tableSession;
    TableSource<Game>* m_source = nullptr;
    std::deque<Entry> m_entries;
    std::size_t m_mostBytes;
    std::size_t m_bytes = 0; ///< of m_entries
    std::size_t m_first = 0;
    Subscription m_subscription;
    Subscription m_jumped;
};

/// How a game's events are stored (LoggedEvent) and described later.
namespace logged {

/// An event in the record's format.
template <class OnRecord>
QJsonObject objectOf(const typename OnRecord::Entry& entry, const record::PlayerNames& names,
                     const typename OnRecord::Settings& settings) {
    record::EventTextWriter writer;
    OnRecord::write(writer, entry, names, settings);
    record::EventRow row;
    row.seq = entry.seq;
    row.at = (entry.at - kTableOpened).count();
    row.round = entry.round;
    row.text = writer.result();
    return QJsonDocument::fromJson(QByteArray::fromStdString(lineOf(row))).object();
}

// The engine reads events from its own JSON library.
inline record::JsonLine readObject(const QJsonObject& json) {
    record::JsonLine line;
    line.read(QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString());
    return line;
}

/// The stored form of an event; `entry` contains only what the viewer may know of it.
template <class Game>
LoggedEvent make(const Recorded<typename Game::Event>& entry, const record::PlayerNames& names,
                 const decltype(Game::State::settings)& settings) {
    using Settings = decltype(Game::State::settings);
    Recorded<typename Game::Event> opened{};
    opened.event = TableOpenedWith<Settings>{
        std::make_shared<const Opening<Settings>>(Opening<Settings>{settings, {}, 0})};
    LoggedEvent event;
    event.game = textOf(Game::kKey);
    using OnRecord = typename record::OnRecordOf<Game>::Type;
    event.opened = objectOf<OnRecord>(opened, names, settings);
    event.event = objectOf<OnRecord>(entry, names, settings);
    return event;
}

/// GameDescription::sentence() of a game whose event log is `Words` (see TableEventLog).
template <class Words, class Game>
QString describe(const LoggedEvent& event) {
    using OnRecord = typename record::OnRecordOf<Game>::Type;
    using Settings = typename OnRecord::Settings;
    std::vector<std::string> names;
    const record::PlayerIds ids = [&names](std::string_view name) -> std::optional<PlayerId> {
        const auto known = std::ranges::find(names, name);
        if (known == names.end() && names.size() >= kMostPlayers) {
            return std::nullopt;
        }
        const auto place = known - names.begin();
        if (known == names.end()) {
            names.emplace_back(name);
        }
        return static_cast<PlayerId>(place);
    };
    const auto opening = OnRecord::read(readObject(event.opened).json(), ids, OnRecord::anySettings());
    const auto* const opened = opening ? std::get_if<TableOpenedWith<Settings>>(&(*opening).event) : nullptr;
    if (!opened) {
        return {};
    }
    const Settings& settings = opened->opening->settings;
    auto entry = OnRecord::read(readObject(event.event).json(), ids, settings);
    if (!entry) {
        return {};
    }
    if (event.hidden) { // older files have a card there, which is none of the table
        (*entry).event = seenBy<Game>((*entry).event, Viewer::everybody());
    }
    const AmountsAt there(
        placeOfRules(event.opened[QLatin1String("rules_version")].toString().toStdString()));
    const EventLogNames called = [&names](PlayerId player) {
        return player < names.size() ? nameInSentence(QString::fromStdString(names[player])) : QString();
    };
    const auto before = event.before ? std::optional(Money{*event.before}) : std::nullopt;
    const QString sentence = logged::sentence<Words>(*entry, called, settings, before);
    return sentence.isEmpty() ? EventLogText::kind(Words::kinds()[(*entry).event.index()]) : sentence;
}

} // namespace logged

} // namespace mesaviva::app

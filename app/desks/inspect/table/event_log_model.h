// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/cloth_highlight.h"
#include "app/core/events/event_log.h"
#include "app/core/text/row_list_model.h"
#endif

#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Filter of an event log: words of the description, rule numbers, one kind of event, one player. An event
/// must match all of them.
struct EventLogFilter {
    QStringList words; ///< matched regardless of case and accents
    QStringList rules; ///< as typed; `P13` matches P13a to P13g
    std::optional<std::size_t> kind;
    std::optional<PlayerId> player;

    friend bool operator==(const EventLogFilter&, const EventLogFilter&) = default;

    /// Parses typed text: tokens that look like rule numbers, such as `p26`, become rules, the others words.
    static EventLogFilter typed(const QString& text);
    bool isEmpty() const { return words.isEmpty() && rules.isEmpty() && !kind && !player; }
    /// Whether an event passes. `carriesOut` says whether it carries out a rule typed that way; `text`
    /// returns its description and is called only when needed.
    bool passes(const EventLog::Head& head, const std::function<bool(const QString&)>& carriesOut,
                const std::function<QString()>& text) const;
};

/// Whether `rule` is `written` or a part of it: P13a of P13, M6.1 of M6; not P26 of P2.
bool isRuleOf(std::string_view rule, const QString& written);
/// Whether any of the rules matches isRuleOf().
bool hasRule(const Rules& rules, const QString& written);

/// Events of the open table that pass the filter, newest last. New events are filtered in slices, one per
/// turn of the event loop, so that a long log does not block the window; rows are appended, never reset.
class EventLogModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")
    Q_PROPERTY(mesaviva::app::ClothHighlight* clothHighlight READ clothHighlight CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY texts)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY filterChanged)
    Q_PROPERTY(QStringList players READ players NOTIFY playersChanged)
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY filterChanged)
    Q_PROPERTY(bool filtered READ isFiltered NOTIFY filterChanged)
    Q_PROPERTY(int total READ total NOTIFY totalChanged)
    Q_PROPERTY(bool live READ isLive NOTIFY followed)
    Q_PROPERTY(QStringList stops READ stops NOTIFY texts)
    Q_PROPERTY(int stop READ stop WRITE setStop NOTIFY stopChanged)
    Q_PROPERTY(QString stopRule READ stopRule WRITE setStopRule NOTIFY stopChanged)
    Q_PROPERTY(QString stopRuleError READ stopRuleError NOTIFY stopChanged)
    Q_PROPERTY(int stoppedRow READ stoppedRow NOTIFY stoppedChanged)
    Q_PROPERTY(QString stoppedText READ stoppedText NOTIFY stoppedChanged)

public:
    enum Role {
        SeqRole = Qt::UserRole + 1, ///< double: event number in the table's record
        TimeRole,                   ///< string: "0:35.250"
        RoundRole,                  ///< int
        KindRole,                   ///< string: key of the kind, as in records
        TitleRole,                  ///< string: title of the kind
        WordsRole,                  ///< string: description without the title
        RulesRole,                  ///< list of strings
        ToneRole,                   ///< int: Tone
        StoppedRole,                ///< bool: a stop was requested here
        NoteRole,                   ///< string: notes pinned to the event and corrections; often empty
    };
    /// How a row stands out, besides its text.
    enum Tone {
        Plain,
        Opening, ///< a round opens
        Result,  ///< the result of a round
        Refusal, ///< a request was refused
        Fault,   ///< a fault occurred
    };
    Q_ENUM(Tone)

    explicit EventLogModel(QObject* parent = nullptr);
    ~EventLogModel() override;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Shows the events of another table; null: none. Resets filter and stops, but keeps the stops if
    /// `history` is not empty and the same as before: replaying a scenario stops at the same places.
    void follow(std::unique_ptr<EventLog> eventLog, const QString& history = {});
    bool isFollowing() const { return m_eventLog != nullptr; }
    /// Called for each event as it happens, regardless of the filter, with the rules that it carries out.
    using Listener = std::function<void(const EventLog::Head& head, const QStringList& rules)>;
    void setListener(Listener listener);
    /// Sets the function that returns the notes of an event (empty: none). updateNotes() updates the rows.
    void setNotes(std::function<QString(const EventLog::Head&)> notes) { m_notes = std::move(notes); }
    void updateNotes();
    void retranslate();

    /// Words and rule numbers to search for.
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// Names of the event kinds; the first entry means "all".
    QStringList kinds() const;
    int kind() const { return m_filter.kind ? static_cast<int>(*m_filter.kind) + 1 : 0; }
    void setKind(int kind);
    /// Players seen so far; the first entry means "all".
    QStringList players() const;
    int player() const;
    void setPlayer(int player);
    bool isFiltered() const { return !m_filter.isEmpty(); }
    /// Number of events in the log.
    int total() const;
    /// True at a live table, where time cannot be stopped (P3, O3, B3): a stop only marks the event.
    bool isLive() const { return m_eventLog && m_eventLog->isLive(); }

    /// Possible stops as text: none, a refusal, a kind of event.
    QStringList stops() const;
    int stop() const { return m_stop; }
    void setStop(int stop);
    /// Rule at which the table also stops, as typed; empty: none.
    QString stopRule() const { return m_stopRule; }
    void setStopRule(const QString& rule);
    /// Why that rule is invalid, as text.
    QString stopRuleError() const;
    /// Row of the last stop, or -1 if filtered out or none; and its description.
    int stoppedRow() const;
    QString stoppedText() const;

    /// Fields (EventLogField) of an event, followed by what it corrects, if anything.
    Q_INVOKABLE QVariantList fieldsOf(int row) const;
    /// Number of a row's event; -1: no such row.
    Q_INVOKABLE double seqOf(int row) const;
    Q_INVOKABLE void clearFilter();

    /// An event of the log, whether or not it passes the filter.
    struct DescribedEvent {
        std::uint64_t round = 0; ///< round of the table
        QString words;           ///< its sentence, or the name of its kind
    };
    /// Event of that number; nothing if it is not, or no longer, in the log.
    std::optional<DescribedEvent> describedEvent(std::uint64_t seq) const;
    /// The same event for a file; empty if there is none.
    LoggedEvent loggedEvent(std::uint64_t seq) const;

    /// Highlights on the cloth what a row's event is about, until the next event.
    Q_INVOKABLE void highlight(int row);
    ClothHighlight* clothHighlight() { return &m_highlight; }

    /// Continues after a stop.
    void goOn();
    /// Filters all remaining events at once.
    void finish();

signals:
    void followed();
    void texts();
    void filterChanged();
    void playersChanged();
    void totalChanged();
    void stopChanged();
    void stoppedChanged();
    /// The table must stop at the event of that number; no further event is delivered before goOn().
    void stopWanted(double seq);

private:
    /// Events filtered per turn of the event loop.
    static constexpr std::size_t kSlice = 4'000;

    void change(EventLog::Change change);
    void look();
    void lookThrough(std::size_t until);
    void deliver();
    bool isStop(std::size_t row, const EventLog::Head& head) const;
    void setFilter(EventLogFilter filter);
    std::optional<std::size_t> rowOf(std::uint64_t seq) const;
    QString title(const EventLog::Head& head) const;
    QStringList rulesOf(std::size_t row, const EventLog::Head& head) const;
    bool carriesOut(std::size_t row, const EventLog::Head& head, const QString& rule) const;
    Tone toneOf(std::string_view key) const;

    std::unique_ptr<EventLog> m_eventLog;
    Listener m_listener;
    std::function<QString(const EventLog::Head&)> m_notes;
    std::deque<std::size_t> m_rows;    ///< indices of the visible events in the log
    std::size_t m_looked = 0;          ///< number of events filtered so far
    std::size_t m_delivered = 0;       ///< number of events delivered so far
    std::uint64_t m_lastDelivered = 0; ///< number of the last delivered event; 0: none
    QString m_search;
    EventLogFilter m_filter;
    std::vector<PlayerId> m_players;
    int m_stop = 0;
    QString m_stopRule;  ///< as typed
    QString m_stopId;    ///< id of that rule; empty: none
    QString m_stagedKey; ///< key of the staged table; empty: unknown
    struct Stops {
        QString history;
        int stop = 0;
        QString rule;
    } m_stopsBefore;                        ///< of the last table with a known history
    std::optional<std::uint64_t> m_stopped; ///< number of the event
    bool m_stopping = false;                ///< until goOn()
    ClothHighlight m_highlight;
    QTimer m_looker;
};

} // namespace mesaviva::app

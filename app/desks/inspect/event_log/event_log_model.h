// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/events/event_log.h"
#include "app/desks/inspect/event_log/cloth_highlight.h"
#include "app/desks/inspect/event_log/event_log_filter.h"
#endif

#include "app/core/events/event_log_field.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// The events of the open table as they fall, the newest last: those that the filter lets through. What comes
/// is looked through in slices, a slice a turn of the event loop, so that nobody waits for a long trace; rows
/// are appended and never made anew.
class EventLogModel : public QAbstractListModel {
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
        SeqRole = Qt::UserRole + 1, ///< double: its number in the table's record
        TimeRole,                   ///< string: "0:35.250"
        RoundRole,                  ///< int
        KindRole,                   ///< string: its name in records
        TitleRole,                  ///< string: what the kind is called
        WordsRole,                  ///< string: what has happened besides
        RulesRole,                  ///< list of strings
        ToneRole,                   ///< int: Tone
        StoppedRole,                ///< bool: here a stop was wanted
        NoteRole,                   ///< string: what is noted at it, and corrected; often empty
    };
    /// How a row is set off from the others, besides its words.
    enum Tone {
        Plain,
        Opening, ///< a round opens
        Result,  ///< what has come of the round
        Refusal, ///< somebody wished for what the rules do not allow
        Fault,   ///< something has failed
    };
    Q_ENUM(Tone)

    explicit EventLogModel(QObject* parent = nullptr);
    ~EventLogModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// From now on this table's events are shown; null: none. The filter begins anew, and so do the stops,
    /// unless `stagedTable` is not empty and the same as at the last table: what is played again stops again.
    void follow(std::unique_ptr<EventLog> eventLog, const QString& history = {});
    bool isFollowing() const { return m_eventLog != nullptr; }
    /// Is told of each event as it falls, whatever the filter, and of the rules that it carries out.
    using Witness = std::function<void(const EventLog::Head& head, const QStringList& rules)>;
    void setWitness(Witness witness);
    /// Says of the event of that number whether an inspector has brought it about.
    void setInjected(std::function<bool(std::uint64_t)> injected) { m_injected = std::move(injected); }
    /// Says what is noted at an event; empty: nothing. And notes are others than before.
    void setNotes(std::function<QString(const EventLog::Head&)> notes) { m_notes = std::move(notes); }
    void tellNotes();
    void retranslate();

    /// Words that must occur, and numbers of rules.
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// The kinds of event, in words; the first one says that all are shown.
    QStringList kinds() const;
    int kind() const { return m_filter.kind ? static_cast<int>(*m_filter.kind) + 1 : 0; }
    void setKind(int kind);
    /// Who has come up so far; the first one says that all are shown.
    QStringList players() const;
    int player() const;
    void setPlayer(int player);
    bool isFiltered() const { return !m_filter.isEmpty(); }
    /// How many events are kept.
    int total() const;
    /// Time is nobody's to stop here (P3, O3, B3): a stop marks the event instead.
    bool isLive() const { return m_eventLog && m_eventLog->isLive(); }

    /// At what the table stops, in words: at nothing, at a refusal, at a kind of event.
    QStringList stops() const;
    int stop() const { return m_stop; }
    void setStop(int stop);
    /// At which rule it stops besides, as it is typed; empty: none.
    QString stopRule() const { return m_stopRule; }
    void setStopRule(const QString& rule);
    /// What is wrong with it, in words.
    QString stopRuleError() const;
    /// Where it last stopped: the row, or -1 where that is filtered out or nothing has stopped it; and in
    /// words.
    int stoppedRow() const;
    QString stoppedText() const;

    /// The fields (EventLogField) of an event, and after them what it corrects, if anything.
    Q_INVOKABLE QVariantList fieldsOf(int row) const;
    /// The number of a row's event; -1: there is no such row.
    Q_INVOKABLE double seqOf(int row) const;
    Q_INVOKABLE void clearFilter();

    /// What the trace has of an event, whether the filter lets it through or not.
    struct Told {
        std::uint64_t round = 0; ///< of the table
        QString words;           ///< what has happened: title and all
    };
    /// That of the event of that number; nothing where the trace has none such, or not any more.
    std::optional<Told> told(std::uint64_t seq) const;
    /// The same event for a file; empty where told() says nothing.
    LoggedEvent kept(std::uint64_t seq) const;

    /// Lights on the cloth what a row's event is about, until the next event.
    Q_INVOKABLE void lightUp(int row);
    ClothHighlight* clothHighlight() { return &m_light; }

    /// The table stands where it was to stop: the next stop may come.
    void goOn();
    /// Looks through all that is still to be looked through, at once.
    void finish();

signals:
    void followed();
    void texts();
    void filterChanged();
    void playersChanged();
    void totalChanged();
    void stopChanged();
    void stoppedChanged();
    /// The event of that number has come, at which the table is to stand still; no other is told before
    /// goOn().
    void stopWanted(double seq);

private:
    /// So many events are looked through in one turn.
    static constexpr std::size_t kSlice = 4'000;

    void change(EventLog::Change change);
    void look();
    void lookThrough(std::size_t until);
    void witness();
    bool isStop(std::size_t row, const EventLog::Head& head) const;
    void setFilter(EventLogFilter filter);
    std::optional<std::size_t> rowOf(std::uint64_t seq) const;
    QString title(const EventLog::Head& head) const;
    QStringList rulesOf(std::size_t row, const EventLog::Head& head) const;
    bool carriesOut(std::size_t row, const EventLog::Head& head, const QString& rule) const;
    Tone toneOf(std::string_view key) const;

    std::unique_ptr<EventLog> m_eventLog;
    Witness m_witness;
    std::function<bool(std::uint64_t)> m_injected;
    std::function<QString(const EventLog::Head&)> m_notes;
    std::deque<std::size_t> m_rows;    ///< of the trace, those that are shown
    std::size_t m_looked = 0;          ///< rows before it have been looked through
    std::size_t m_witnessed = 0;       ///< rows before it have been told
    std::uint64_t m_lastWitnessed = 0; ///< the last event that was told; 0: none
    QString m_search;
    EventLogFilter m_filter;
    std::vector<PlayerId> m_players;
    int m_stop = 0;
    QString m_stopRule;  ///< as it was typed
    QString m_stopId;    ///< the rule that is meant; empty: none
    QString m_stagedKey; ///< what is played at the table; empty: nobody knows
    struct Stops {
        QString history;
        int stop = 0;
        QString rule;
    } m_stopsBefore;                        ///< of the last table whose story is known
    std::optional<std::uint64_t> m_stopped; ///< the event's number
    bool m_stopping = false;                ///< until goOn()
    ClothHighlight m_light;
    QTimer m_looker;
};

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN
#include "app/core/record/replayed_round.h"
#endif

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

class TableModel;

/// Controls a replayed round (P37, O24, B50): pause, single steps forwards and backwards, speed, any
/// position; the next and previous mark, stopping at a kind of them; the view of another player; and
/// links to a moment.
class ReplayControl : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of a table that repeats a round")
    Q_PROPERTY(int size READ size CONSTANT)
    Q_PROPERTY(int position READ position NOTIFY moved)
    Q_PROPERTY(QString eventName READ eventName NOTIFY moved)
    Q_PROPERTY(double seconds READ seconds NOTIFY moved)
    Q_PROPERTY(double length READ length CONSTANT)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(bool atEnd READ isAtEnd NOTIFY moved)
    Q_PROPERTY(mesaviva::app::ReplayMarkModel* events READ events CONSTANT)
    Q_PROPERTY(QStringList stops READ stops NOTIFY texts)
    Q_PROPERTY(int stop READ stop WRITE setStop NOTIFY stopChanged)
    Q_PROPERTY(int previous READ previous NOTIFY moved)
    Q_PROPERTY(int next READ next NOTIFY moved)
    Q_PROPERTY(QStringList views READ views NOTIFY texts)
    Q_PROPERTY(int view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(bool covered READ isCovered WRITE setCovered NOTIFY viewChanged)
    Q_PROPERTY(bool resultHidden READ isResultHidden NOTIFY resultHiddenChanged)
    Q_PROPERTY(bool held READ isHeld NOTIFY moved)
    Q_PROPERTY(QString link READ link NOTIFY moved)
    Q_PROPERTY(bool studied READ isStudied CONSTANT)
    Q_PROPERTY(bool lesson READ isLesson CONSTANT)
    Q_PROPERTY(bool presented READ isPresented CONSTANT)

public:
    /// Both must outlive it.
    ReplayControl(TableModel& table, ReplayedRound& round);

    /// The number of events, and the current position.
    int size() const { return static_cast<int>(m_round.size()); }
    int position() const { return static_cast<int>(m_round.position()); }
    /// The name of the last event if it is a mark; otherwise empty.
    QString eventName() const;
    /// The current moment in table seconds since the first event, and that of the last event.
    double seconds() const { return m_round.secondsAt(m_round.position()); }
    double length() const { return m_round.secondsAt(m_round.size()); }
    bool isAtEnd() const { return m_round.position() == m_round.size(); }
    bool isPlaying() const;

    /// The marks on the timeline.
    ReplayMarkModel* events() { return &m_events; }
    /// The kinds of marks at which playback can stop, as text; the first entry means none.
    QStringList stops() const;
    /// The current index in stops().
    int stop() const { return m_stop; }
    void setStop(int stop);
    /// The positions of the previous and next mark, of the chosen kind if there is one, otherwise of those
    /// that matter; 0: none.
    int previous() const;
    int next() const;

    /// The available views, as text: as it was seen, those of other players, all cards open, and all covered.
    /// Empty if all see the same.
    QStringList views() const;
    /// The current index in views().
    int view() const { return m_view; }
    void setView(int view);
    /// Whether no hand is visible before it is shown to all: the last of views().
    bool isCovered() const { return m_round.hides() && m_view == coveredView(); }
    void setCovered(bool covered) { setView(covered ? coveredView() : 0); }

    /// Whether the round has a result that can be hidden.
    bool hasResult() const { return !m_results.empty(); }
    /// Whether results are hidden: any movement stops right before one.
    bool isResultHidden() const { return m_resultHidden; }
    /// Hides results; if one is visible, moves back before it.
    void hideResults();
    /// Moves to the result that it stands before; later ones stay hidden. Elsewhere, turns hiding off.
    void showResult();
    /// Whether it stands right before a hidden result.
    bool isHeld() const;

    /// A link to this moment; empty if it is not on record.
    QString link() const { return m_round.link(); }
    /// Whether it is a round of a study.
    bool isStudied() const { return m_round.isStudied(); }
    bool isLesson() const { return m_round.isLesson(); }
    bool isPresented() const { return m_round.isPresented(); }
    /// Whether running time stops at some events.
    bool isStopping() const { return m_round.isStopping(); }
    /// Copies link() to the clipboard.
    Q_INVOKABLE void copyLink() const;

    /// Starts playback, from the beginning if it is at the end; or pauses it.
    Q_INVOKABLE void setPlaying(bool playing);
    /// Pauses right after this number of events.
    Q_INVOKABLE void moveTo(int position);
    Q_INVOKABLE void stepForward() { moveTo(position() + 1); }
    Q_INVOKABLE void stepBack() { moveTo(position() - 1); }
    /// Pauses right after the event with that number in its table's record; returns false if it is not in
    /// this round.
    bool moveToEvent(std::uint64_t seq);

    /// Runs silently to the end and back: afterwards every position is near a stored one (Moments).
    void readAhead();
    /// Moves silently to where playback starts.
    void begin();

signals:
    void moved();
    void playingChanged();
    void stopChanged();
    void viewChanged();
    void resultHiddenChanged();
    void texts();

private:
    bool isChosen(const ReplayMark& event) const;
    bool isStep(const ReplayMark& event) const;
    int coveredView() const { return static_cast<int>(m_round.others().size()) + 2; }
    void look();
    int shownAt(int position) const;
    void holdBeforeHidden();

    TableModel& m_table;
    ReplayedRound& m_round;
    ReplayMarkModel m_events;
    QStringList m_kinds; ///< of marks, without duplicates
    int m_stop = 0;
    int m_view = 0;
    std::vector<ResultSeen> m_results;
    bool m_resultHidden = false;
    std::size_t m_shown = 0; ///< no result is hidden up to this position
    QStringList m_words;     ///< stops() and views() in the current language
};

} // namespace mesaviva::app

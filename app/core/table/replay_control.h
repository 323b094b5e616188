// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN
#include "app/core/record/repeated.h"
#endif

#include "app/core/record/weighty_event_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

class TableModel;

/// The handle on a round that is played again (P37, O24, B50): pause, single events forwards and backwards,
/// speed, any moment; from one event of weight to the next, a stop at a kind of them; whose eyes it is seen
/// with, and where a moment is found again.
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
    Q_PROPERTY(mesaviva::app::WeightyEventModel* events READ events CONSTANT)
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
    /// Both must live longer.
    ReplayControl(TableModel& table, Repeated& repeated);

    /// How many events there are, and how many of them have happened.
    int size() const { return static_cast<int>(m_repeated.size()); }
    int position() const { return static_cast<int>(m_repeated.position()); }
    /// What has happened last, if it is an event of weight; else empty.
    QString eventName() const;
    /// The moment, in table seconds since the first event, and that of the last one.
    double seconds() const { return m_repeated.secondsAt(m_repeated.position()); }
    double length() const { return m_repeated.secondsAt(m_repeated.size()); }
    bool isAtEnd() const { return m_repeated.position() == m_repeated.size(); }
    bool isPlaying() const;

    /// The events of weight.
    WeightyEventModel* events() { return &m_events; }
    /// The kinds of them at which playing can stop, in words; the first one says that it does not.
    QStringList stops() const;
    /// Which of stops() holds.
    int stop() const { return m_stop; }
    void setStop(int stop);
    /// Where the event of weight before and after this moment is, one of the chosen kind if there is one; 0:
    /// there is none.
    int previous() const;
    int next() const;

    /// Whose eyes the round can be seen with, in words: as it was seen, those of others, all open, and those
    /// of somebody who has no hand. Empty where all see the same.
    QStringList views() const;
    /// Which of views() holds.
    int view() const { return m_view; }
    void setView(int view);
    /// Nobody's hand is seen before it is shown to all: the last of views().
    bool isCovered() const { return m_repeated.hides() && m_view == coveredView(); }
    void setCovered(bool covered) { setView(covered ? coveredView() : 0); }

    /// There is a result to be hidden.
    bool hasResult() const { return !m_results.empty(); }
    /// No result is seen before it is shown: who comes to one, by whatever way, stands right before it.
    bool isResultHidden() const { return m_resultHidden; }
    /// From now on; where one is seen the table goes back to before it.
    void hideResults();
    /// Steps onto the one before which it stands, and those that come later stay hidden; elsewhere, all are
    /// seen again.
    void showResult();
    /// It stands right before a hidden result.
    bool isHeld() const;

    /// Where this moment is found again; empty for what is on no record.
    QString link() const { return m_repeated.link(); }
    /// It is a round of a study.
    bool isStudied() const { return m_repeated.isStudied(); }
    bool isLesson() const { return m_repeated.isLesson(); }
    bool isPresented() const { return m_repeated.isPresented(); }
    /// Time alone goes no further than right after some events.
    bool isStopping() const { return m_repeated.isStopping(); }
    /// Puts link() on the clipboard.
    Q_INVOKABLE void copyLink() const;

    /// Plays on, from the beginning where the end has come; or stops.
    Q_INVOKABLE void setPlaying(bool playing);
    /// Stops right after so many events.
    Q_INVOKABLE void moveTo(int position);
    Q_INVOKABLE void stepForward() { moveTo(position() + 1); }
    Q_INVOKABLE void stepBack() { moveTo(position() - 1); }
    /// Stops right after the event with that number in its table's record; false where it is none of the
    /// round's.
    bool moveToEvent(std::uint64_t seq);

    /// Goes to the end and back, unheard: from now on every moment is near one that is kept (Moments).
    void readAhead();
    /// Goes to where it is worth watching, unheard.
    void begin();

signals:
    void moved();
    void playingChanged();
    void stopChanged();
    void viewChanged();
    void resultHiddenChanged();
    void texts();

private:
    bool isChosen(const WeightyEvent& event) const;
    int coveredView() const { return static_cast<int>(m_repeated.others().size()) + 2; }
    void look();
    int shownAt(int position) const;
    void holdBeforeHidden();

    TableModel& m_table;
    Repeated& m_repeated;
    WeightyEventModel m_events;
    QStringList m_kinds; ///< of events of weight, each once
    int m_stop = 0;
    int m_view = 0;
    std::vector<ResultSeen> m_results;
    bool m_resultHidden = false;
    std::size_t m_shown = 0; ///< up to this position no result is hidden
    QStringList m_words;     ///< stops() and views() in the present language
};

} // namespace mesaviva::app

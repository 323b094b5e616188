// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN
#include "app/record/repeated.h"
#endif

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

class TableModel;

/// The handle on a round that is played again: pause, single events forwards and backwards, speed, any
/// moment.
class RepetitionControl : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of a table that repeats a round")
    Q_PROPERTY(int size READ size CONSTANT)
    Q_PROPERTY(int position READ position NOTIFY moved)
    Q_PROPERTY(double seconds READ seconds NOTIFY moved)
    Q_PROPERTY(double length READ length CONSTANT)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(bool atEnd READ isAtEnd NOTIFY moved)

public:
    /// Both must live longer.
    RepetitionControl(TableModel& table, Repeated& repeated);

    /// How many events there are, and how many of them have happened.
    int size() const { return static_cast<int>(m_repeated.size()); }
    int position() const { return static_cast<int>(m_repeated.position()); }
    /// The moment, in table seconds since the first event, and that of the last one.
    double seconds() const { return m_repeated.secondsAt(m_repeated.position()); }
    double length() const { return m_repeated.secondsAt(m_repeated.size()); }
    bool isAtEnd() const { return m_repeated.position() == m_repeated.size(); }
    bool isPlaying() const;

    /// Plays on, from the beginning where the end has come; or stops.
    Q_INVOKABLE void setPlaying(bool playing);
    /// Stops right after so many events.
    Q_INVOKABLE void moveTo(int position);
    Q_INVOKABLE void stepForward() { moveTo(position() + 1); }
    Q_INVOKABLE void stepBack() { moveTo(position() - 1); }

signals:
    void moved();
    void playingChanged();

private:
    TableModel& m_table;
    Repeated& m_repeated;
};

} // namespace mesaviva::app

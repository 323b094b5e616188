// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_capabilities.h"
#include "engine/base/table_clock.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// Controls a learning table that waits for its player to continue, rather than for a decision that the game
/// requires.
class LearningWait {
public:
    LearningWait() = default;
    LearningWait(const LearningWait&) = delete;
    LearningWait& operator=(const LearningWait&) = delete;
    virtual ~LearningWait() = default;

    /// Whether the table waits for goOn().
    virtual bool canGoOn() const { return false; }
    virtual void goOn() {}
    /// Whether the table runs by itself and hold() makes it wait.
    virtual bool canHold() const { return false; }
    virtual void hold() {}
};

/// A live table, `Live`, that stands still while isWaiting(), whatever the rules' timers say. The rules are
/// not affected, since a table only knows the time that it is given.
template <class Live>
class LearningSession : public Live, public LearningWait {
public:
    using Live::Live;

    std::optional<Instant> nextDue() const override {
        return this->isWaiting() ? std::nullopt : Live::nextDue();
    }
    void advanceTo(Instant until) override {
        while (!this->isWaiting()) {
            const std::optional<Instant> due = Live::nextDue();
            if (!due || *due > until) {
                Live::advanceTo(until);
                return;
            }
            Live::advanceTo(*due);
        }
    }
    void setArrived(std::function<void()> arrived) override { m_arrived = std::move(arrived); }

protected:
    /// Notifies of a change that is not an event.
    void arrive() const {
        if (m_arrived) {
            m_arrived();
        }
    }

private:
    std::function<void()> m_arrived;
};

/// An action, or a stake, of the player at a learning table, and its expected value.
class TutorChoice {
    Q_GADGET
    QML_VALUE_TYPE(tutorChoice)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString worth MEMBER worth)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(double cents MEMBER cents)
    Q_PROPERTY(bool better MEMBER better)

public:
    QString name;        ///< "Fold"
    QString worth;       ///< the average result, with its sign
    QString detail;      ///< how it is composed
    double cents = 0;    ///< the same as a number, for its colour
    bool better = false; ///< better than the alternatives
};

/// Explains a learning table: what to do now, the exact value of each choice, and afterwards the result of
/// the other choice. It listens to the table and changes nothing there.
class Tutor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of a learning table")
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps CONSTANT)
    Q_PROPERTY(QString guide READ guide NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    Q_PROPERTY(QString basis READ basis NOTIFY changed)
    Q_PROPERTY(QString hindsight READ hindsight NOTIFY changed)
    Q_PROPERTY(QString goOnText READ goOnText NOTIFY changed)
    Q_PROPERTY(bool waiting READ canGoOn NOTIFY changed)

public:
    /// `wait` controls the table where it waits for its player; it must live until leaveTable(). Null: the
    /// table never waits.
    explicit Tutor(LearningWait* wait, QObject* parent = nullptr) : QObject(parent), m_wait(wait) {}

    /// The current step of the round, from 1 to steps().
    virtual int step() const = 0;
    virtual int steps() const = 0;
    /// What can be done now, and why, in a sentence or two.
    virtual QString guide() const = 0;
    /// The heading of the choices.
    virtual QString heading() const;
    /// The value of each choice (TutorChoice); empty if there is nothing to choose.
    virtual QVariantList choices() const = 0;
    /// What these values include.
    virtual QString basis() const = 0;
    /// The result of the round, and of the other choice; empty before its end.
    virtual QString hindsight() const = 0;

    /// Whether the table waits for goOn().
    bool canGoOn() const { return m_wait && m_wait->canGoOn(); }
    /// The label for goOn(), in a word or two; empty: nothing to do.
    virtual QString goOnText() const;
    /// Lets a waiting table continue, or makes it wait.
    Q_INVOKABLE void goOn();

    /// Emits the texts again after a change of language.
    void retranslate() { emit changed(); }
    /// Stops listening to the table, before it is deleted.
    void leaveTable();

signals:
    void changed();

protected:
    /// Stops listening to the game's table.
    virtual void closeTable() = 0;

private:
    LearningWait* m_wait;
};

/// Capability of a game that has a table to learn at, with a tutor.
class LearningTables {
public:
    virtual ~LearningTables() = default;

    /// Opens a table for this player alone, without a clock, with points for practice that are on no record.
    virtual OpenedTable openLearningTable() = 0;
    /// The tutor of such a table. Call its leaveTable() before `table` is destroyed.
    virtual std::unique_ptr<Tutor> tutorOf(TableModel& table) const = 0;
};

} // namespace mesaviva::app

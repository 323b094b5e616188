// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/learning_wait.h"
#include "app/core/learn/tutor_choice.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// What is told beside a learning table: what to do now, what each choice is worth, exactly, and afterwards
/// what would have come of the other one. It listens to the table and changes nothing there.
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
    /// `wait` lets the table go on, where it waits for a word; it must live until leaveTable(). Null: it
    /// never does.
    explicit Tutor(LearningWait* wait, QObject* parent = nullptr) : QObject(parent), m_wait(wait) {}

    /// Where the round stands, from 1 to steps().
    virtual int step() const = 0;
    virtual int steps() const = 0;
    /// What can be done now, and why, in a sentence or two.
    virtual QString guide() const = 0;
    /// What stands over the choices.
    virtual QString heading() const;
    /// What each choice is worth (TutorChoice); empty where there is nothing to choose.
    virtual QVariantList choices() const = 0;
    /// What these sums count.
    virtual QString basis() const = 0;
    /// What came of the round, and what the other choice would have brought; empty before its end.
    virtual QString hindsight() const = 0;

    /// The table waits for goOn().
    bool canGoOn() const { return m_wait && m_wait->canGoOn(); }
    /// What goOn() does now, in a word or two; empty: nothing.
    virtual QString goOnText() const;
    /// Lets the table go on that waits for a word, or has it wait.
    Q_INVOKABLE void goOn();

    /// Words and amounts are to be written in another language's way.
    void retranslate() { emit changed(); }
    /// The table goes: nothing of it is heard any more.
    void leaveTable();

signals:
    void changed();

protected:
    /// Nothing of the table is heard any more.
    virtual void closeTable() = 0;

private:
    LearningWait* m_wait;
};

} // namespace mesaviva::app

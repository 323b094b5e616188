// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/tutor_choice.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <chrono>

namespace mesaviva::app {

/// How long a player of a learning table may do nothing before the table asks.
inline constexpr std::chrono::hours kLearningLength{24};

/// What is told beside a learning table: what to do now, what each choice is worth, exactly, and afterwards
/// what would have come of the other one. It listens to the table and changes nothing there.
class Tutor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of a learning table")
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps CONSTANT)
    Q_PROPERTY(QString guide READ guide NOTIFY changed)
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    Q_PROPERTY(QString basis READ basis NOTIFY changed)
    Q_PROPERTY(QString hindsight READ hindsight NOTIFY changed)

public:
    using QObject::QObject;

    /// Where the round stands, from 1 to steps().
    virtual int step() const = 0;
    virtual int steps() const = 0;
    /// What can be done now, and why, in a sentence or two.
    virtual QString guide() const = 0;
    /// What each choice is worth (TutorChoice); empty where there is nothing to choose.
    virtual QVariantList choices() const = 0;
    /// What these sums count.
    virtual QString basis() const = 0;
    /// What came of the round, and what the other choice would have brought; empty before its end.
    virtual QString hindsight() const = 0;

    /// Words and amounts are to be written in another language's way.
    void retranslate() { emit changed(); }
    /// The table goes: nothing of it is heard any more.
    virtual void leaveTable() = 0;

signals:
    void changed();
};

} // namespace mesaviva::app

// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/action_state.h"
#include "table/table_event.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// What every open table shows, whatever the game. QML binds to it and never decides anything.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by the application")
    Q_PROPERTY(QString title READ title NOTIFY texts)
    Q_PROPERTY(QString rulesName READ rulesName NOTIFY texts)
    Q_PROPERTY(int round READ round NOTIFY roundChanged)
    Q_PROPERTY(double minimum READ minimum CONSTANT)
    Q_PROPERTY(double maximum READ maximum CONSTANT)
    Q_PROPERTY(bool individual READ isIndividual CONSTANT)
    Q_PROPERTY(QString caption READ caption NOTIFY captionChanged)
    Q_PROPERTY(QStringList captionRules READ captionRules NOTIFY captionChanged)
    Q_PROPERTY(bool hasPeriod READ hasPeriod NOTIFY periodChanged)
    Q_PROPERTY(QString periodName READ periodName NOTIFY periodChanged)
    Q_PROPERTY(bool periodWarning READ isPeriodWarning NOTIFY periodChanged)
    Q_PROPERTY(double periodSeconds READ periodSeconds NOTIFY periodChanged)
    Q_PROPERTY(double remainingSeconds READ remainingSeconds NOTIFY remainingChanged)
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY pausedChanged)
    Q_PROPERTY(double speed READ speed CONSTANT)
    Q_PROPERTY(bool scenario READ isScenario CONSTANT)
    Q_PROPERTY(bool scenarioOver READ isScenarioOver NOTIFY scenarioOverChanged)
    Q_PROPERTY(QString scenarioTitle READ scenarioTitle NOTIFY texts)

public:
    using QObject::QObject;

    virtual QString title() const = 0;
    virtual QString rulesName() const = 0;
    virtual int round() const = 0;
    virtual qint64 minimum() const = 0;
    virtual qint64 maximum() const = 0;
    virtual bool isIndividual() const = 0;
    virtual QString caption() const = 0;
    virtual QStringList captionRules() const = 0;

    /// Whether a timer runs that everybody sees (P14, P21, P31), what it counts, and its length.
    virtual bool hasPeriod() const = 0;
    virtual QString periodName() const = 0;
    virtual bool isPeriodWarning() const = 0;
    virtual double periodSeconds() const = 0;
    virtual double remainingSeconds() const = 0;

    virtual bool isPaused() const = 0;
    virtual void setPaused(bool paused) = 0;
    /// Table seconds in one real second.
    virtual double speed() const = 0;
    virtual bool isScenario() const = 0;
    virtual bool isScenarioOver() const = 0;
    virtual QString scenarioTitle() const = 0;

    /// An amount as the language writes it: "12,50 €".
    Q_INVOKABLE QString money(qint64 cents) const;
    /// The same with its sign, also when it is won: "+12,50 €".
    Q_INVOKABLE QString signedMoney(qint64 cents) const;

signals:
    void texts();
    void roundChanged();
    void captionChanged();
    void periodChanged();
    void remainingChanged();
    void pausedChanged();
    void scenarioOverChanged();
    /// Something has happened; the models show it already.
    void happened(const mesaviva::app::TableEvent& event);
    /// A command of this player was refused; `action` is its name (`ante`, `bet`, ...).
    void refused(const QString& action, const QString& message, const QString& rule);
};

} // namespace mesaviva::app

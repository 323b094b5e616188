// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/game_drills.h"

#include <QCoreApplication>
#include <QList>
#include <QObject>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// The cloth of a drill on poker.
class PokerDrillCloth {
    Q_GADGET
    QML_VALUE_TYPE(pokerDrillCloth)
    Q_PROPERTY(QList<QString> playerCards MEMBER playerCards)
    Q_PROPERTY(QList<QString> dealerCards MEMBER dealerCards)
    Q_PROPERTY(double ante MEMBER ante)
    Q_PROPERTY(double bet MEMBER bet)

public:
    QList<QString> playerCards;
    QList<QString> dealerCards;
    qint64 ante = 0; ///< cents
    qint64 bet = 0;  ///< cents

    /// The cloth of a task; empty for a task of another game.
    static PokerDrillCloth of(const DrillTask& task) { return task.cloth.value<PokerDrillCloth>(); }
};

/// Names of the hands, once the answer is given.
class PokerDrillHands {
    Q_GADGET
    QML_VALUE_TYPE(pokerDrillHands)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString dealer MEMBER dealer)

public:
    QString player;
    QString dealer;

    /// The hands of a verdict; empty for a verdict of another game.
    static PokerDrillHands of(const DrillVerdict& verdict) { return verdict.cloth.value<PokerDrillHands>(); }
};

/// The same for QML.
class PokerDrillCloths : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    Q_INVOKABLE static mesaviva::app::PokerDrillCloth of(const mesaviva::app::DrillTask& task) {
        return PokerDrillCloth::of(task);
    }
    Q_INVOKABLE static mesaviva::app::PokerDrillHands handsOf(const mesaviva::app::DrillVerdict& verdict) {
        return PokerDrillHands::of(verdict);
    }
};

/// Texts of poker's drills.
class PokerTaskText final : public TaskText {
    Q_DECLARE_TR_FUNCTIONS(DrillText)

public:
    QString title(drills::Drill drill) const override;
    QString detail(drills::Drill drill) const override;
    QString question(const drills::Task& task) const override;
    QStringList choices(const drills::Task& task) const override;
    QStringList way(const drills::Task& task) const override;
    QString subject(drills::Drill drill, std::string_view subject) const override;
};

/// Poker's drills.
class PokerDrills final : public GameDrills {
    Q_DECLARE_TR_FUNCTIONS(DrillReader)

public:
    QString key() const override;
    const TaskText& words() const override { return m_words; }
    void showTask(DrillTask& shown, const drills::Task& task) const override;
    void show(DrillVerdict& shown, const drills::Task& task) const override;
    QString cardName(const QString& card) const override;
    QStringList judged(const DrillVerdict& verdict) const override;
    QStringList spokenCloth(const DrillDesk& desk) const override;
    std::vector<DrillRow> rows(const DrillDesk& desk) const override;
    QStringList hand(const DrillDesk& desk) const override;
    QStringList house(const DrillDesk& desk) const override;

private:
    QStringList names(const QList<QString>& cards) const;

    PokerTaskText m_words;
};

} // namespace mesaviva::app

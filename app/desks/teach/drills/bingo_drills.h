// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/game_drills.h"

#include <QCoreApplication>
#include <QList>
#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// The cloth of a drill on bingo.
class BingoDrillCloth {
    Q_GADGET
    QML_VALUE_TYPE(bingoDrillCloth)
    Q_PROPERTY(int variant MEMBER variant)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(QList<int> cells MEMBER cells)
    Q_PROPERTY(QList<int> balls MEMBER balls)
    Q_PROPERTY(int marked MEMBER marked)

public:
    int variant = 0; ///< balls in the machine: 90, 80, 75 or 30; 0: no card
    int rows = 0;
    int columns = 0;
    QList<int> cells; ///< numbers row by row, 0 is blank
    QList<int> balls; ///< in the order of the draw
    int marked = 0;   ///< marked boxes, box 0 in the lowest bit

    /// The cloth of a task; empty for a task of another game.
    static BingoDrillCloth of(const DrillTask& task) { return task.cloth.value<BingoDrillCloth>(); }
};

/// Boxes of the card, once the answer is given.
class BingoDrillBoxes {
    Q_GADGET
    QML_VALUE_TYPE(bingoDrillBoxes)
    Q_PROPERTY(int marked MEMBER marked)
    Q_PROPERTY(int won MEMBER won)

public:
    int marked = 0; ///< boxes whose numbers are drawn, box 0 in the lowest bit
    int won = 0;    ///< boxes that make the prize

    /// The boxes of a verdict; empty for a verdict of another game.
    static BingoDrillBoxes of(const DrillVerdict& verdict) { return verdict.cloth.value<BingoDrillBoxes>(); }
};

/// The same for QML.
class BingoDrillCloths : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    Q_INVOKABLE static mesaviva::app::BingoDrillCloth of(const mesaviva::app::DrillTask& task) {
        return BingoDrillCloth::of(task);
    }
    Q_INVOKABLE static mesaviva::app::BingoDrillBoxes boxesOf(const mesaviva::app::DrillVerdict& verdict) {
        return BingoDrillBoxes::of(verdict);
    }
};

/// Texts of bingo's drills.
class BingoTaskText final : public TaskText {
    Q_DECLARE_TR_FUNCTIONS(DrillText)

public:
    QString title(drills::Drill drill) const override;
    QString detail(drills::Drill drill) const override;
    QString question(const drills::Task& task) const override;
    QStringList choices(const drills::Task& task) const override;
    QStringList way(const drills::Task& task) const override;
    QString subject(drills::Drill drill, std::string_view subject) const override;
};

class BingoDrillCloth;

/// Bingo's drills.
class BingoDrills final : public GameDrills {
    Q_DECLARE_TR_FUNCTIONS(DrillReader)

public:
    QString key() const override;
    const TaskText& words() const override { return m_words; }
    void showTask(DrillTask& shown, const drills::Task& task) const override;
    void show(DrillVerdict& shown, const drills::Task& task) const override;
    QStringList spokenCloth(const DrillDesk& desk) const override;
    std::vector<DrillRow> rows(const DrillDesk& desk) const override;
    QStringList house(const DrillDesk& desk) const override;

private:
    static QStringList balls(const BingoDrillCloth& cloth);
    static QStringList boxes(const DrillDesk& desk, int row);

    BingoTaskText m_words;
};

} // namespace mesaviva::app
